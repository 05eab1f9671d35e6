import type { Recipe } from '../recipe/schema.ts';
import type { FieldStatistics, HeightField } from './field.ts';
import type { Region } from './region.ts';

/** Columns of a cell, which is one row high. */
const CELL_WIDTH = 64;

/**
 * Lowest, highest and clipped columns of a field, kept in small cells: after an edit only the cells that it touched
 * are looked at again.
 */
export class StatisticsCells {
  private readonly lowest: Int32Array;
  private readonly highest: Int32Array;
  private readonly clipped: Int32Array;
  private readonly cellsInRow: number;
  private readonly minY: number;
  private readonly maxY: number;

  /** @param recipe its envelope tells which columns are clipped */
  constructor(field: HeightField, { min, max }: Recipe) {
    const { width, length } = field.region;
    this.cellsInRow = Math.ceil(width / CELL_WIDTH);
    this.lowest = new Int32Array(this.cellsInRow * length);
    this.highest = new Int32Array(this.cellsInRow * length);
    this.clipped = new Int32Array(this.cellsInRow * length);
    this.minY = min.y;
    this.maxY = max.y;
    this.update(field, field.region);
  }

  /** Looks at the part of the field in which heights have changed. */
  update({ region, heights }: HeightField, part: Region): void {
    const firstCell = Math.floor((part.x - region.x) / CELL_WIDTH);
    const lastCell = Math.floor((part.x + part.width - 1 - region.x) / CELL_WIDTH);
    const firstRow = part.z - region.z;
    for (let row = firstRow; row < firstRow + part.length; row++) {
      for (let cell = firstCell; cell <= lastCell; cell++) {
        const start = row * region.width + cell * CELL_WIDTH;
        const end = Math.min(start + CELL_WIDTH, (row + 1) * region.width);
        this.updateCell(row * this.cellsInRow + cell, heights, start, end);
      }
    }
  }

  private updateCell(cell: number, heights: Int32Array, start: number, end: number): void {
    // Slopes give a new lowest or highest height at every other column, which branches cannot foresee; and two columns
    // at a time need not wait for each other.
    let low = heights[start];
    let high = low;
    let oddLow = low;
    let oddHigh = low;
    for (let i = end - 1; i > start; i -= 2) {
      const below = heights[i] - low;
      const above = heights[i] - high;
      const oddBelow = heights[i - 1] - oddLow;
      const oddAbove = heights[i - 1] - oddHigh;
      low += below & (below >> 31);
      high += above & ~(above >> 31);
      oddLow += oddBelow & (oddBelow >> 31);
      oddHigh += oddAbove & ~(oddAbove >> 31);
    }
    low = Math.min(low, oddLow);
    high = Math.max(high, oddHigh);
    this.lowest[cell] = low;
    this.highest[cell] = high;
    // Few cells have a clipped column at all; only they are counted.
    const { minY, maxY } = this;
    let clipped = 0;
    if (low < minY || high > maxY) {
      for (let i = start; i < end; i++) if (heights[i] < minY || heights[i] > maxY) clipped++;
    }
    this.clipped[cell] = clipped;
  }

  /** Over all columns. */
  total(): FieldStatistics {
    const { lowest, highest, clipped } = this;
    let heightMin = lowest[0];
    let heightMax = highest[0];
    let clippedColumns = 0;
    for (let cell = 0; cell < lowest.length; cell++) {
      if (lowest[cell] < heightMin) heightMin = lowest[cell];
      if (highest[cell] > heightMax) heightMax = highest[cell];
      clippedColumns += clipped[cell];
    }
    return { heightMin, heightMax, clippedColumns };
  }
}

/** Lowest and highest surface and the clipped columns, over every column of the field. */
export function fieldStatistics(recipe: Recipe, field: HeightField): FieldStatistics {
  return new StatisticsCells(field, recipe).total();
}

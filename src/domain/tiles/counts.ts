import type { HeightField } from '../field/field.ts';
import type { Box, Recipe } from '../recipe/schema.ts';
import { AIR } from './cells.ts';
import type { TileGrid } from './grid.ts';

/** Blocks that a part of a recipe writes, by what they are there. */
export interface LayerCounts {
  readonly surface: number;
  readonly soil: number;
  readonly rock: number;
  readonly air: number;
}

/** Heights from `low` to `high`, both included; empty where `low` > `high`. */
interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How many blocks two intervals share. */
function shared(a: Interval, low: number, high: number): number {
  return Math.max(0, Math.min(a.high, high) - Math.max(a.low, low) + 1);
}

/** Adds the blocks that one column writes within heights `part` to `sums`: surface, soil, rock, air. */
function addColumn(sums: Float64Array, recipe: Recipe, height: number, part: Interval, sign: number): void {
  const { mode, palette } = recipe;
  if (mode !== 'cut') {
    const soilFrom = height - palette.soil_depth;
    sums[0] += sign * shared(part, height, height);
    sums[1] += sign * shared(part, soilFrom, height - 1);
    sums[2] += sign * shared(part, -Infinity, soilFrom - 1);
  }
  if (mode !== 'fill') sums[3] += sign * shared(part, height + 1, Infinity);
}

/**
 * The blocks that a recipe writes within bounds, counted from the heights alone: no block is visited.
 * @param field must hold all columns of the bounds
 */
export function countBlocks(recipe: Recipe, field: HeightField, bounds: Box): LayerCounts {
  const { region, heights } = field;
  const { min, max } = bounds;
  const boxes = recipe.preserve.filter((box) => meets(box, bounds));
  const sums = new Float64Array(4);
  const whole = { low: min.y, high: max.y };
  for (let z = min.z; z <= max.z; z++) {
    for (let x = min.x; x <= max.x; x++) {
      const height = heights[(z - region.z) * region.width + (x - region.x)];
      addColumn(sums, recipe, height, whole, 1);
      if (boxes.length === 0) continue;
      for (const kept of preservedIntervals(boxes, x, z, whole)) addColumn(sums, recipe, height, kept, -1);
    }
  }
  const [surface, soil, rock, air] = sums;
  return { surface, soil, rock, air };
}

/** How many blocks a column writes from `low` to `high`, whatever they are made of. */
function writtenBetween(mode: Recipe['mode'], height: number, low: number, high: number): number {
  const from = mode === 'cut' ? Math.max(low, height + 1) : low;
  const to = mode === 'fill' ? Math.min(high, height) : high;
  return Math.max(0, to - from + 1);
}

/** How many blocks each tile of the grid writes, by tile index. */
export function countTiles(recipe: Recipe, field: HeightField, grid: TileGrid): Uint32Array {
  const counts = new Uint32Array(grid.count);
  const { envelope, edge, countX, countY, countZ } = grid;
  const { region, heights } = field;
  const layerSize = countX * countZ;
  for (let z = envelope.min.z; z <= envelope.max.z; z++) {
    const boxes = recipe.preserve.filter((box) => box.min.z <= z && z <= box.max.z);
    const tileRow = Math.floor((z - envelope.min.z) / edge) * countX;
    for (let x = envelope.min.x; x <= envelope.max.x; x++) {
      const height = heights[(z - region.z) * region.width + (x - region.x)];
      let tile = tileRow + Math.floor((x - envelope.min.x) / edge);
      for (let layer = 0; layer < countY; layer++, tile += layerSize) {
        const low = envelope.min.y + layer * edge;
        const high = Math.min(low + edge - 1, envelope.max.y);
        counts[tile] += writtenBetween(recipe.mode, height, low, high);
        if (boxes.length === 0) continue;
        for (const kept of preservedIntervals(boxes, x, z, { low, high })) {
          counts[tile] -= writtenBetween(recipe.mode, height, kept.low, kept.high);
        }
      }
    }
  }
  return counts;
}

/** Counts by block state: layers that are made of one material are added up, and states without blocks left out. */
export function countsByState(recipe: Recipe, counts: LayerCounts): Record<string, number> {
  const { palette } = recipe;
  const byState: Record<string, number> = {};
  const add = (state: string, count: number) => {
    if (count > 0) byState[state] = (byState[state] ?? 0) + count;
  };
  add(palette.surface, counts.surface);
  add(palette.soil, counts.soil);
  add(palette.rock, counts.rock);
  add(AIR, counts.air);
  return byState;
}

/** The heights of a column within `part` that boxes preserve, none twice. */
function preservedIntervals(boxes: readonly Box[], x: number, z: number, part: Interval): Interval[] {
  const kept = boxes
    .filter(({ min, max }) => min.x <= x && x <= max.x && min.z <= z && z <= max.z)
    .map(({ min, max }) => ({ low: Math.max(min.y, part.low), high: Math.min(max.y, part.high) }))
    .filter(({ low, high }) => low <= high)
    .sort((a, b) => a.low - b.low);
  const merged: { low: number; high: number }[] = [];
  for (const interval of kept) {
    const last = merged.at(-1);
    if (last && interval.low <= last.high + 1) last.high = Math.max(last.high, interval.high);
    else merged.push({ ...interval });
  }
  return merged;
}

function meets(a: Box, b: Box): boolean {
  return (['x', 'y', 'z'] as const).every((axis) => a.min[axis] <= b.max[axis] && b.min[axis] <= a.max[axis]);
}

import type { HeightField } from '../field/field.ts';
import { overlap, type Region, regionBetween } from '../field/region.ts';
import type { Box, Recipe } from '../recipe/schema.ts';
import type { TileGrid } from './grid.ts';
import { preservedIntervals } from './preserved.ts';

/** How many blocks each tile of the grid writes, by tile index. */
export function countTiles(recipe: Recipe, field: HeightField, grid: TileGrid): Uint32Array {
  const counts = new Uint32Array(grid.count);
  updateTileCounts(counts, recipe, field, grid, field.region);
  return counts;
}

/**
 * Brings the counts of those tiles up to date that meet a part of the field, after its heights have changed there.
 * @param field must hold all columns of the grid's envelope
 */
export function updateTileCounts(
  counts: Uint32Array,
  recipe: Recipe,
  field: HeightField,
  grid: TileGrid,
  part: Region,
): void {
  const stacks = new StackCounter(recipe, field, grid);
  const { edge, envelope, countX, countZ } = grid;
  const tileOf = (offset: number, count: number) =>
    Math.max(0, Math.min(count - 1, Math.floor(offset / edge)));
  const lastX = tileOf(part.x + part.width - 1 - envelope.min.x, countX);
  const lastZ = tileOf(part.z + part.length - 1 - envelope.min.z, countZ);
  for (let z = tileOf(part.z - envelope.min.z, countZ); z <= lastZ; z++) {
    for (let x = tileOf(part.x - envelope.min.x, countX); x <= lastX; x++) stacks.count(counts, x, z);
  }
}

/**
 * Counts the blocks of a stack: the tiles above each other. A column is solid up to its surface, so it fills some tiles
 * wholly, one in part, and none above. It is enough to know how many columns end in which tile, and how far up there.
 */
class StackCounter {
  private readonly recipe: Recipe;
  private readonly field: HeightField;
  private readonly grid: TileGrid;
  /** The tile in which a column of so many solid blocks ends, counted from the lowest. */
  private readonly tileOfTop: Int32Array;
  /** By tile: columns that end in it, and their blocks there. */
  private readonly ends: Int32Array;
  private readonly rest: Int32Array;

  constructor(recipe: Recipe, field: HeightField, grid: TileGrid) {
    this.recipe = recipe;
    this.field = field;
    this.grid = grid;
    const { min, max } = grid.envelope;
    this.tileOfTop = Int32Array.from({ length: max.y - min.y + 2 }, (_, solid) =>
      Math.floor(solid / grid.edge),
    );
    this.ends = new Int32Array(grid.countY + 1);
    this.rest = new Int32Array(grid.countY + 1);
  }

  count(counts: Uint32Array, tileX: number, tileZ: number): void {
    const { grid, recipe } = this;
    const { edge, countX, countY, countZ, envelope } = grid;
    const area = this.columnsOf(tileX, tileZ);
    const columns = area.width * area.length;
    // A sculpted tile is written whole, whatever its heights are.
    if (recipe.mode !== 'sculpt') this.gatherEnds(area);
    let whole = columns;
    for (let layer = 0; layer < countY; layer++) {
      whole -= this.ends[layer];
      const solid = whole * edge + this.rest[layer];
      const blocks = columns * Math.min(edge, envelope.max.y - envelope.min.y + 1 - layer * edge);
      const index = tileX + countX * (tileZ + countZ * layer);
      counts[index] = recipe.mode === 'sculpt' ? blocks : recipe.mode === 'fill' ? solid : blocks - solid;
    }
    const boxes = recipe.preserve.filter(({ min, max }) => overlap(area, regionBetween(min, max)));
    if (boxes.length > 0) this.leaveOut(counts, boxes, area, tileX + countX * tileZ);
  }

  private columnsOf(tileX: number, tileZ: number): Region {
    const { edge, envelope } = this.grid;
    const x = envelope.min.x + tileX * edge;
    const z = envelope.min.z + tileZ * edge;
    const width = Math.min(edge, envelope.max.x - x + 1);
    return { x, z, width, length: Math.min(edge, envelope.max.z - z + 1) };
  }

  private gatherEnds({ x, z, width, length }: Region): void {
    const { ends, rest, tileOfTop } = this;
    const { edge, envelope } = this.grid;
    const { region, heights } = this.field;
    const below = envelope.min.y - 1;
    const most = envelope.max.y - below;
    ends.fill(0);
    rest.fill(0);
    for (let row = z - region.z; row < z - region.z + length; row++) {
      const start = row * region.width + (x - region.x);
      for (let i = start; i < start + width; i++) {
        const height = heights[i] - below;
        const solid = height < 0 ? 0 : height > most ? most : height;
        const tile = tileOfTop[solid];
        ends[tile]++;
        rest[tile] += solid - tile * edge;
      }
    }
  }

  /** Takes away what preserve boxes keep from being written. @param lowest index of the stack's lowest tile */
  private leaveOut(counts: Uint32Array, boxes: readonly Box[], area: Region, lowest: number): void {
    const { recipe, field } = this;
    const { edge, envelope, countX, countZ } = this.grid;
    for (let z = area.z; z < area.z + area.length; z++) {
      for (let x = area.x; x < area.x + area.width; x++) {
        const { region } = field;
        const height = field.heights[(z - region.z) * region.width + (x - region.x)];
        for (const kept of preservedIntervals(boxes, x, z, { low: envelope.min.y, high: envelope.max.y })) {
          const first = Math.floor((kept.low - envelope.min.y) / edge);
          const last = Math.floor((kept.high - envelope.min.y) / edge);
          for (let layer = first; layer <= last; layer++) {
            const low = Math.max(kept.low, envelope.min.y + layer * edge);
            const high = Math.min(kept.high, envelope.min.y + (layer + 1) * edge - 1);
            counts[lowest + countX * countZ * layer] -= writtenBetween(recipe.mode, height, low, high);
          }
        }
      }
    }
  }
}

/** How many blocks a column writes from `low` to `high`, whatever they are made of. */
function writtenBetween(mode: Recipe['mode'], height: number, low: number, high: number): number {
  const from = mode === 'cut' ? Math.max(low, height + 1) : low;
  const to = mode === 'fill' ? Math.min(high, height) : high;
  return Math.max(0, to - from + 1);
}

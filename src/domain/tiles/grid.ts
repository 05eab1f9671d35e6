import type { Box, Recipe } from '../recipe/schema.ts';

/** The largest number of blocks that a plan may hold; also the default budget. */
export const MAX_TILE_BUDGET = 4096;
const MAX_TILE_EDGE = 16;

/** The tiles of an envelope: counted from its minimum, X fastest, then Z, then Y. */
export interface TileGrid {
  readonly envelope: Box;
  readonly budget: number;
  /** Blocks along each side of a tile; the last tile of an axis is cut off at the envelope. */
  readonly edge: number;
  readonly countX: number;
  readonly countY: number;
  readonly countZ: number;
  readonly count: number;
}

/** The edge of a tile: the largest e from 1 to 16 with e³ within the budget. Null for a budget outside 1..4096. */
export function tileEdge(budget: number): number | null {
  if (!Number.isInteger(budget) || budget < 1 || budget > MAX_TILE_BUDGET) return null;
  let edge = MAX_TILE_EDGE;
  while (edge ** 3 > budget) edge--;
  return edge;
}

/** The grid of a recipe. Null for a budget outside 1..4096: the reference says `TILE_BUDGET_MESSAGE`. */
export function createTileGrid(recipe: Recipe, budget: number = MAX_TILE_BUDGET): TileGrid | null {
  const edge = tileEdge(budget);
  if (edge === null) return null;
  const { min, max } = recipe;
  const countX = Math.ceil((max.x - min.x + 1) / edge);
  const countY = Math.ceil((max.y - min.y + 1) / edge);
  const countZ = Math.ceil((max.z - min.z + 1) / edge);
  return { envelope: { min, max }, budget, edge, countX, countY, countZ, count: countX * countY * countZ };
}

export const TILE_BUDGET_MESSAGE = 'Tile budget must be 1..4096';
export const TILE_INDEX_MESSAGE = 'Tile index outside terrain';

/** The blocks of a tile, both corners included. Null for an index that the grid does not have. */
export function tileBounds(grid: TileGrid, index: number): Box | null {
  if (!Number.isInteger(index) || index < 0 || index >= grid.count) return null;
  const { edge, countX, countZ, envelope } = grid;
  const x = envelope.min.x + (index % countX) * edge;
  const z = envelope.min.z + (Math.floor(index / countX) % countZ) * edge;
  const y = envelope.min.y + Math.floor(index / (countX * countZ)) * edge;
  const last = (start: number, end: number) => Math.min(start + edge - 1, end);
  const { max } = envelope;
  return { min: { x, y, z }, max: { x: last(x, max.x), y: last(y, max.y), z: last(z, max.z) } };
}

/** The index of the tile that holds a block, or null outside of the envelope. */
export function tileIndexAt(grid: TileGrid, x: number, y: number, z: number): number | null {
  const { min, max } = grid.envelope;
  if (x < min.x || x > max.x || y < min.y || y > max.y || z < min.z || z > max.z) return null;
  const along = (value: number, start: number) => Math.floor((value - start) / grid.edge);
  return along(x, min.x) + grid.countX * (along(z, min.z) + grid.countZ * along(y, min.y));
}

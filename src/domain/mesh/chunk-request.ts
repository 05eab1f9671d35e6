import type { HeightField } from '../field/field.ts';
import type { MeshRequest } from '../field/ports.ts';
import type { Region } from '../field/region.ts';
import type { Recipe } from '../recipe/schema.ts';
import { OUTSIDE } from './terrain-mesh.ts';

/** Blocks along each side of a chunk; a multiple of every step. */
export const CHUNK_SIZE = 64;

/** One chunk of an envelope: its place in the grid of chunks, and blocks between two samples. */
export interface ChunkPlace {
  /** Counted from the envelope's north-west corner. */
  readonly column: number;
  readonly row: number;
  readonly step: number;
}

/** Chunks along x and z. */
export function chunkCounts({ region }: HeightField): { columns: number; rows: number } {
  return { columns: Math.ceil(region.width / CHUNK_SIZE), rows: Math.ceil(region.length / CHUNK_SIZE) };
}

/** The columns of a chunk. */
export function chunkArea({ region }: HeightField, { column, row }: ChunkPlace): Region {
  const west = column * CHUNK_SIZE;
  const north = row * CHUNK_SIZE;
  return {
    x: region.x + west,
    z: region.z + north,
    width: Math.min(CHUNK_SIZE, region.width - west),
    length: Math.min(CHUNK_SIZE, region.length - north),
  };
}

/** All that a chunk's mesh depends on but the heights of its columns and of those beside them, as one text. */
export function chunkForm(
  { min, max, palette }: Recipe,
  field: HeightField,
  place: ChunkPlace,
  stepOf: (column: number, row: number) => number | null,
): string {
  const { column, row, step } = place;
  const sides = [-1, 0, 1].flatMap((z) => [-1, 0, 1].map((x) => stepOf(column + x, row + z)));
  const { x, z, width, length } = chunkArea(field, place);
  return [x, z, width, length, step, min.y, max.y, palette.soil_depth, ...sides].join();
}

/**
 * Cuts a chunk out of a field. A coarse sample takes the height of its north-west column: a real height of the
 * terrain, and the same one at every level that has a sample there.
 *
 * Where the neighbour is drawn at another step, the heights across the border would not match and leave holes. There
 * the border is OUTSIDE: the wall goes down to the floor, and what of it is not needed stays hidden in the ground.
 * @param stepOf the step of a neighbour, or null beyond the envelope
 */
export function chunkRequest(
  recipe: Recipe,
  field: HeightField,
  place: ChunkPlace,
  stepOf: (column: number, row: number) => number | null,
): MeshRequest {
  const { region, heights } = field;
  const { column, row, step } = place;
  const area = chunkArea(field, place);
  const west = area.x - region.x;
  const north = area.z - region.z;
  const width = Math.ceil(area.width / step);
  const length = Math.ceil(area.length / step);
  const samples = new Int32Array((width + 2) * (length + 2)).fill(OUTSIDE);
  for (let z = -1; z <= length; z++) {
    for (let x = -1; x <= width; x++) {
      const across = [x < 0 ? -1 : x === width ? 1 : 0, z < 0 ? -1 : z === length ? 1 : 0];
      const beyond = across[0] !== 0 || across[1] !== 0;
      if (beyond && stepOf(column + across[0], row + across[1]) !== step) continue;
      const fieldX = west + x * step;
      const fieldZ = north + z * step;
      samples[(z + 1) * (width + 2) + x + 1] = heights[fieldZ * region.width + fieldX];
    }
  }
  return {
    x: area.x,
    z: area.z,
    width,
    length,
    step,
    heights: samples,
    minY: recipe.min.y,
    maxY: recipe.max.y,
    soilDepth: recipe.palette.soil_depth,
  };
}

import type { HeightField } from '../field/field.ts';
import { CHUNK_SIZE, type ChunkPlace, chunkCounts } from './chunk-request.ts';

/** Distances in blocks up to which a chunk is drawn with this many blocks between its samples. */
const LEVELS: readonly { readonly within: number; readonly step: number }[] = [
  { within: 400, step: 1 },
  { within: 1400, step: 2 },
  { within: 3000, step: 4 },
  { within: Number.POSITIVE_INFINITY, step: 8 },
];

/** World x, y, z. */
export type Eye = readonly [x: number, y: number, z: number];

/**
 * The step of every chunk for an eye at this place: blocks 1 : 1 near, coarser far.
 * @param ease 1, or more for a machine that draws slowly: distances count so many times
 * @param ground world y that distances are measured to
 */
export function chooseLevels(field: HeightField, eye: Eye, ground: number, ease: number): ChunkPlace[] {
  const { columns, rows } = chunkCounts(field);
  const { region } = field;
  const places: ChunkPlace[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = distanceToRange(eye[0], region.x + column * CHUNK_SIZE, CHUNK_SIZE);
      const z = distanceToRange(eye[2], region.z + row * CHUNK_SIZE, CHUNK_SIZE);
      const distance = Math.sqrt(x * x + z * z + (eye[1] - ground) ** 2) * ease;
      const level = LEVELS.find(({ within }) => distance <= within) ?? LEVELS[LEVELS.length - 1];
      places.push({ column, row, step: level.step });
    }
  }
  return places;
}

function distanceToRange(value: number, start: number, length: number): number {
  return Math.max(start - value, 0, value - start - length);
}

import { containsCell } from '../recipe/boxes.ts';
import type { Box, Position } from '../recipe/schema.ts';

/** The blocks of a part of a world at one moment, as a stroke reads them. */
export interface Snapshot {
  /** The corners of the dense part, both included. World coordinates: x east, y up, z south. */
  readonly min: Position;
  readonly max: Position;
  /** A block state for each cell, x fastest, then z, then y; null where the cell is missing. */
  readonly states: readonly (string | null)[];
  /** Cells beyond the dense part, by their `cellKey`. A snapshot that is made for one stroke has none. */
  readonly strays: ReadonlyMap<string, string>;
}

/** The name of a cell in a map. */
export function cellKey(x: number, y: number, z: number): string {
  return `${x},${y},${z}`;
}

/** Where a cell inside `box` stands in an array of all its cells: x fastest, then z, then y. */
export function cellIndex({ min, max }: Box, x: number, y: number, z: number): number {
  const width = max.x - min.x + 1;
  const length = max.z - min.z + 1;
  return ((y - min.y) * length + (z - min.z)) * width + (x - min.x);
}

/**
 * Reads every cell of `box` once. `stateOf` gives a block state such as `minecraft:grass_block[snowy=false]`, or null
 * where it has none. The caller sees to it that the box is small; a brush's window always is.
 */
export function captureSnapshot(
  box: Box,
  stateOf: (x: number, y: number, z: number) => string | null,
): Snapshot {
  const states: (string | null)[] = [];
  for (let y = box.min.y; y <= box.max.y; y++) {
    for (let z = box.min.z; z <= box.max.z; z++) {
      for (let x = box.min.x; x <= box.max.x; x++) states.push(stateOf(x, y, z));
    }
  }
  return { min: box.min, max: box.max, states, strays: new Map() };
}

/** The state of a cell, or null where the snapshot has none. */
export function stateAt(snapshot: Snapshot, x: number, y: number, z: number): string | null {
  if (!containsCell(snapshot, x, y, z)) return snapshot.strays.get(cellKey(x, y, z)) ?? null;
  return snapshot.states[cellIndex(snapshot, x, y, z)] ?? null;
}

/** How many cells have a state. */
export function countCells(snapshot: Snapshot): number {
  const present = snapshot.states.filter((state) => state !== null).length;
  return present + snapshot.strays.size;
}

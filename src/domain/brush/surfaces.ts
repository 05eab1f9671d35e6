import type { Box } from '../recipe/schema.ts';
import { isAir, isReplaceable } from './blocks.ts';
import { type Snapshot, stateAt } from './snapshot.ts';

/** The tops of all columns of a window, or the message about the first column that a stroke can't work on. */
export type SurfacesResult =
  | { readonly ok: true; readonly tops: number[][] }
  | { readonly ok: false; readonly message: string };

/**
 * Looks at every cell of the window, column by column (z, then x) and in a column from the top down. All of them
 * have to be natural ground or air, the columns around the disc and those under a preserve box too: a stroke does
 * not reason about what it does not understand. `tops` has y of the uppermost cell that is not air, one row for each
 * z from min to max, in it a number for each x.
 */
export function findSurfaces(window: Box, snapshot: Snapshot): SurfacesResult {
  const tops: number[][] = [];
  for (let z = window.min.z; z <= window.max.z; z++) {
    const row: number[] = [];
    for (let x = window.min.x; x <= window.max.x; x++) {
      const top = findTop(window, snapshot, x, z);
      if (typeof top === 'string') return { ok: false, message: top };
      row.push(top);
    }
    tops.push(row);
  }
  return { ok: true, tops };
}

/** y of a column's top, or the message that refuses the column. */
function findTop({ min, max }: Box, snapshot: Snapshot, x: number, z: number): number | string {
  let top: number | null = null;
  for (let y = max.y; y >= min.y; y--) {
    const state = stateAt(snapshot, x, y, z);
    if (state === null) return 'Missing snapshot cell';
    if (!isReplaceable(state)) {
      return `Brush scan contains a non-terrain block at BlockPos[x=${x}, y=${y}, z=${z}]`;
    }
    if (top === null && !isAir(state)) top = y;
  }
  if (top === null) return `No terrain surface in column ${x},${z}; extend scan downward`;
  return top === max.y ? `Surface touches scan ceiling at ${x},${z}; include air above terrain` : top;
}

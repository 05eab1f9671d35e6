import type { Box } from './schema.ts';

/** How many cells a box holds; both corners are inside it. */
export function cellsOf({ min, max }: Box): number {
  return (max.x - min.x + 1) * (max.y - min.y + 1) * (max.z - min.z + 1);
}

/** Whether every cell of `inner` is one of `outer`. */
export function boxInside(inner: Box, outer: Box): boolean {
  return (
    containsCell(outer, inner.min.x, inner.min.y, inner.min.z) &&
    containsCell(outer, inner.max.x, inner.max.y, inner.max.z)
  );
}

/** Whether a cell is in a box. */
export function containsCell({ min, max }: Box, x: number, y: number, z: number): boolean {
  return min.x <= x && x <= max.x && min.y <= y && y <= max.y && min.z <= z && z <= max.z;
}

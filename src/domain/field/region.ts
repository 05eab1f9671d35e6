import type { Point } from '../recipe/schema.ts';

/** A rectangle of columns: the north-west one, and how many along x and z. */
export interface Region {
  readonly x: number;
  readonly z: number;
  /** Columns along x (east). */
  readonly width: number;
  /** Columns along z (south). */
  readonly length: number;
}

/** The columns from a corner to another, both included. */
export function regionBetween(min: Point, max: Point): Region {
  return { x: min.x, z: min.z, width: max.x - min.x + 1, length: max.z - min.z + 1 };
}

/** Whether two regions hold the same columns. */
export function isSameRegion(a: Region, b: Region): boolean {
  return a.x === b.x && a.z === b.z && a.width === b.width && a.length === b.length;
}

/** What two regions share; null where that is nothing. */
export function overlap(a: Region, b: Region): Region | null {
  const x = Math.max(a.x, b.x);
  const z = Math.max(a.z, b.z);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const length = Math.min(a.z + a.length, b.z + b.length) - z;
  return width > 0 && length > 0 ? { x, z, width, length } : null;
}

/** The smallest region that holds all; null if there is none to hold. */
export function boundsOf(regions: readonly Region[]): Region | null {
  if (regions.length === 0) return null;
  const x = Math.min(...regions.map((region) => region.x));
  const z = Math.min(...regions.map((region) => region.z));
  const east = Math.max(...regions.map((region) => region.x + region.width));
  const south = Math.max(...regions.map((region) => region.z + region.length));
  return { x, z, width: east - x, length: south - z };
}

/** A region with so many columns more on each side. */
export function widen({ x, z, width, length }: Region, by: number): Region {
  return { x: x - by, z: z - by, width: width + 2 * by, length: length + 2 * by };
}

/** Cuts a region between rows, into pieces of at most so many columns but of one row at least; north first. */
export function cutRows(region: Region, columns: number): Region[] {
  const rows = Math.max(1, Math.floor(columns / region.width));
  const pieces: Region[] = [];
  for (let row = 0; row < region.length; row += rows) {
    pieces.push({ ...region, z: region.z + row, length: Math.min(rows, region.length - row) });
  }
  return pieces;
}

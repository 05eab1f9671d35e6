import type { Recipe } from '../recipe/schema.ts';

import { type Region, regionBetween } from './region.ts';

/**
 * The surface of a region. Row-major, north first: the column x, z stands at (z - region.z) * region.width +
 * (x - region.x). Heights are world y of the uppermost block and are not limited to the envelope.
 */
export interface HeightField {
  readonly region: Region;
  readonly heights: Int32Array<ArrayBuffer>;
}

/** What holds over every column of a region, none left out. */
export interface FieldStatistics {
  readonly heightMin: number;
  readonly heightMax: number;
  /** Columns whose surface lies below min.y or above max.y of the envelope. */
  readonly clippedColumns: number;
}

/** The columns of a recipe's envelope. */
export function envelopeRegion({ min, max }: Recipe): Region {
  return regionBetween(min, max);
}

/** The height of a column, or null outside of the region. */
export function heightAt(field: HeightField, x: number, z: number): number | null {
  const { region, heights } = field;
  const column = x - region.x;
  const row = z - region.z;
  if (column < 0 || row < 0 || column >= region.width || row >= region.length) return null;
  return heights[row * region.width + column];
}

import { envelopeRegion } from '../src/domain/field/field.ts';
import { cutRows, overlap, type Region } from '../src/domain/field/region.ts';
import { supportBounds } from '../src/domain/field/support.ts';
import type { Recipe } from '../src/domain/recipe/schema.ts';

/** What one task computes: one call of a worker. */
export type Band = readonly Region[];

/** The most columns of a band: with more of them, two workers would not share a recipe evenly. */
export const BAND_COLUMNS = 131_072;

/** A newer recipe or a cancel waits for one band. It is to take so long at most, nanoseconds; most take less. */
const BAND_NANOSECONDS = 16e6;

/** Nanoseconds that a column in reach of a feature costs, and one of a path for each segment that may be in reach. */
const FEATURE_NANOSECONDS = 6;
const SEGMENT_NANOSECONDS = 1;
/** The ground, and what is not the field's own. */
const GROUND_NANOSECONDS = 8;
/** How much more than the middle of an envelope its crowded parts cost. */
const CROWDING = 2;

/** Nanoseconds that a column costs, roughly. */
function costOfColumn(recipe: Recipe): number {
  const region = envelopeRegion(recipe);
  const features = recipe.features.reduce((sum, feature) => {
    const part = overlap(region, supportBounds(feature, region));
    if (!part) return sum;
    const share = (part.width * part.length) / (region.width * region.length);
    const segments = 'points' in feature ? feature.points.length - 1 : 0;
    return sum + share * (FEATURE_NANOSECONDS + segments * SEGMENT_NANOSECONDS);
  }, 0);
  return GROUND_NANOSECONDS + CROWDING * features;
}

/** Divides regions into bands that cost about the same: long ones are cut between rows, short ones taken together. */
export function bandsOf(regions: readonly Region[], recipe: Recipe, slowness = 1): Band[] {
  const columns = Math.min(BAND_COLUMNS, BAND_NANOSECONDS / (costOfColumn(recipe) * slowness));
  const bands: Region[][] = [];
  let room = 0;
  for (const part of regions.flatMap((region) => cutRows(region, columns))) {
    const size = part.width * part.length;
    if (size > room) {
      bands.push([]);
      room = Math.max(columns, size);
    }
    bands[bands.length - 1].push(part);
    room -= size;
  }
  return bands;
}

/** How many columns a band has. */
export function columnsOf(band: Band): number {
  return band.reduce((sum, { width, length }) => sum + width * length, 0);
}

import type { Feature, Recipe } from '../recipe/schema.ts';
import { envelopeRegion, type HeightField } from './field.ts';
import { isSameRegion, overlap, type Region } from './region.ts';
import { supportRegions } from './support.ts';

/**
 * The regions of the new envelope whose heights an edit can have changed, or that the old one did not hold. They do
 * not overlap; none means that the old heights are all there is. Everything else may be copied.
 *
 * Outside of the support of the features that were changed, moved, added or removed, every feature finds the height it
 * found before, and leaves the height it left before. A feature that only changed its place in the list changes nothing
 * outside of its own support, where it does nothing at any place.
 */
export function regionsToRecompile(before: Recipe, after: Recipe): Region[] {
  const region = envelopeRegion(after);
  const kept = overlap(envelopeRegion(before), region);
  if (!kept || !sameGround(before, after)) return [region];
  const stale = supportRegions(changedFeatures(before.features, after.features), kept);
  return [...frameAround(region, kept), ...stale];
}

/** How many features from the first on are the same in both, where envelope and ground are, too; else null. */
export function countStableFeatures(before: Recipe, after: Recipe): number | null {
  if (!isSameRegion(envelopeRegion(before), envelopeRegion(after)) || !sameGround(before, after)) return null;
  return countSame(before.features, after.features);
}

/**
 * The new field: the old heights where they hold, and the parts that were computed anew. A field of the same region is
 * brought up to date in place.
 */
export function patchField(
  before: HeightField | null,
  after: Recipe,
  parts: readonly HeightField[],
): HeightField {
  const region = envelopeRegion(after);
  if (before && isSameRegion(before.region, region)) {
    for (const part of parts) copyRows(part, before);
    return { region, heights: before.heights };
  }
  const heights = new Int32Array(region.width * region.length);
  for (const part of before ? [before, ...parts] : parts) copyRows(part, { region, heights });
  return { region, heights };
}

function copyRows(from: HeightField, to: HeightField): void {
  const common = overlap(from.region, to.region);
  if (!common) return;
  for (let z = common.z; z < common.z + common.length; z++) {
    const start = (z - from.region.z) * from.region.width + common.x - from.region.x;
    const row = from.heights.subarray(start, start + common.width);
    to.heights.set(row, (z - to.region.z) * to.region.width + common.x - to.region.x);
  }
}

/** Whether the ground before the first feature is the same. */
function sameGround(a: Recipe, b: Recipe): boolean {
  if (a.base_height !== b.base_height || a.noise.amplitude !== b.noise.amplitude) return false;
  return a.noise.amplitude === 0 || (a.seed === b.seed && a.noise.scale === b.noise.scale);
}

/** The features, old and new, in whose support two lists can give different heights. */
function changedFeatures(before: readonly Feature[], after: readonly Feature[]): Feature[] {
  const first = countSame(before, after);
  let last = 0;
  const left = Math.min(before.length, after.length) - first;
  while (last < left && isSame(before[before.length - 1 - last], after[after.length - 1 - last])) last++;
  const old = before.slice(first, before.length - last);
  const now = after.slice(first, after.length - last);
  const moved = movedFeature(old, now);
  return moved ? [moved] : [...old, ...now];
}

function countSame(before: readonly Feature[], after: readonly Feature[]): number {
  let count = 0;
  while (count < Math.min(before.length, after.length) && isSame(before[count], after[count])) count++;
  return count;
}

/** The feature that went from one end of a stretch to the other, if that is all that happened. */
function movedFeature(old: readonly Feature[], now: readonly Feature[]): Feature | null {
  if (old.length !== now.length || old.length < 2) return null;
  const down = isSameList(old.slice(1), now.slice(0, -1)) && isSame(old[0], now[now.length - 1]);
  if (down) return old[0];
  const up = isSameList(old.slice(0, -1), now.slice(1)) && isSame(old[old.length - 1], now[0]);
  return up ? now[0] : null;
}

function isSameList(a: readonly Feature[], b: readonly Feature[]): boolean {
  return a.every((feature, index) => isSame(feature, b[index]));
}

/** Edits keep what they do not touch, so most are the same object. */
function isSame(a: Feature, b: Feature): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** A region without a part of it: strips in the north and south, and what is left in the west and east. */
function frameAround(region: Region, inner: Region): Region[] {
  const south = inner.z + inner.length;
  const east = inner.x + inner.width;
  const strips: Region[] = [
    { ...region, length: inner.z - region.z },
    { ...region, z: south, length: region.z + region.length - south },
    { x: region.x, z: inner.z, width: inner.x - region.x, length: inner.length },
    { x: east, z: inner.z, width: region.x + region.width - east, length: inner.length },
  ];
  return strips.filter(({ width, length }) => width > 0 && length > 0);
}

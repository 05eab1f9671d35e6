import { columnOf, surfaceRow } from './memory';
import { columnPair, dig, raise, weightAt } from './pairs';
import { BASIN, DiscRecord } from './program';
import { evenEnd, evenStart, firstColumn, lastColumn } from './spans';

/** Applies a hill or a basin to row z. @param x world x of column 0 */
export function applyDisc(disc: DiscRecord, z: f64, x: f64, width: i32): void {
  const fromCenter = z - disc.centerZ;
  const chord = disc.outer * disc.outer - fromCenter * fromCenter;
  if (chord < 0) return;
  const center = disc.centerX - x;
  const half = sqrt(chord);
  const first = firstColumn(center - half, width);
  const last = lastColumn(center + half, width);
  if (first > last) return;
  let middleStart = last + 1;
  let middleEnd = last + 1;
  if (disc.inner > abs(fromCenter)) {
    const innerHalf = sqrt(disc.inner * disc.inner - fromCenter * fromCenter);
    middleStart = evenStart(first, last, firstColumn(center - innerHalf, width));
    middleEnd = evenEnd(last, middleStart, lastColumn(center + innerHalf, width));
  }
  if (disc.kind == <f64>BASIN) {
    slope(disc, true, center, fromCenter, first, middleStart);
    core(disc, true, middleStart, middleEnd);
    slope(disc, true, center, fromCenter, middleEnd, last + 1);
  } else {
    slope(disc, false, center, fromCenter, first, middleStart);
    core(disc, false, middleStart, middleEnd);
    slope(disc, false, center, fromCenter, middleEnd, last + 1);
  }
}

/** The columns from `start` up to `end`, by the exact formula. Distances are of whole numbers, so a root is exact. */
@inline function slope(disc: DiscRecord, digs: bool, center: f64, fromCenter: f64, start: i32, end: i32): void {
  const radius = f64x2.splat(disc.radius);
  const falloff = f64x2.splat(disc.falloff);
  const height = f64x2.splat(disc.height);
  const squaredZ = f64x2.splat(fromCenter * fromCenter);
  const two = f64x2.splat(2);
  let fromCenterX = columnPair(<f64>start - center);
  const stop = columnOf(surfaceRow, end);
  for (let at = columnOf(surfaceRow, start); at < stop; at += 16) {
    const distance = f64x2.sqrt(f64x2.add(f64x2.mul(fromCenterX, fromCenterX), squaredZ));
    const weight = weightAt(f64x2.sub(distance, radius), falloff);
    const before = v128.load(at);
    v128.store(at, digs ? dig(before, height, weight) : raise(before, height, weight));
    fromCenterX = f64x2.add(fromCenterX, two);
  }
}

/** The same where the weight is 1. */
@inline function core(disc: DiscRecord, digs: bool, start: i32, end: i32): void {
  const height = f64x2.splat(disc.height);
  const one = f64x2.splat(1);
  const stop = columnOf(surfaceRow, end);
  for (let at = columnOf(surfaceRow, start); at < stop; at += 16) {
    const before = v128.load(at);
    v128.store(at, digs ? dig(before, height, one) : raise(before, height, one));
  }
}

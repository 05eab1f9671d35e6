import { columnOf, surfaceRow } from './memory';
import { level } from './pairs';
import { TerraceRecord } from './program';

/** Applies a terrace to all columns of a row: each surface is drawn to the step below it. */
export function applyTerrace(terrace: TerraceRecord, width: i32): void {
  const step = f64x2.splat(terrace.step);
  const strength = f64x2.splat(terrace.strength);
  const stop = columnOf(surfaceRow, width);
  for (let at = surfaceRow; at < stop; at += 16) {
    const before = v128.load(at);
    const below = f64x2.mul(f64x2.floor(f64x2.div(before, step)), step);
    v128.store(at, level(before, below, strength));
  }
}

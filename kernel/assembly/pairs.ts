/*
 * Two columns at a time. Everything here does to each of the two what `src/domain/field/plain.ts` does to one, in the
 * same order. `pmin(a, b)` is b < a ? b : a and one instruction; it may be written for the minimum because no operand
 * is NaN or -0.
 */

/** World x, or what it is counted from: the column and the next one. */
@inline export function columnPair(x: f64): v128 {
  return f64x2.add(f64x2.splat(x), f64x2(0, 1));
}

/** t*t*(3 - 2*t) */
@inline export function smooth(t: v128): v128 {
  return f64x2.mul(
    f64x2.mul(t, t),
    f64x2.sub(f64x2.splat(3), f64x2.mul(f64x2.splat(2), t)),
  );
}

/** 1 in the core (distance at most 0), 0 from the falloff on. */
@inline export function weightAt(distance: v128, falloff: v128): v128 {
  const one = f64x2.splat(1);
  const outOfCore = f64x2.pmax(f64x2.splat(0), distance);
  return f64x2.sub(one, smooth(f64x2.pmin(one, f64x2.div(outOfCore, falloff))));
}

/** What a feature of this weight makes of the surface: raises it, */
@inline export function raise(before: v128, height: v128, weight: v128): v128 {
  return f64x2.add(before, f64x2.mul(height, weight));
}

/** levels it, up or down, */
@inline export function level(before: v128, height: v128, weight: v128): v128 {
  return f64x2.add(before, f64x2.mul(f64x2.sub(height, before), weight));
}

/** or digs it, and leaves alone what is lower. */
@inline export function dig(before: v128, height: v128, weight: v128): v128 {
  return level(before, f64x2.pmin(before, height), weight);
}

/**
 * The hypotenuse as fdlibm's `e_hypot`; `src/domain/field/hypot.ts` explains it. Both of its ways are computed and one
 * is chosen. Two of its cases need no code of their own:
 *
 * - Scaling. Offsets from a segment are below 2^27 and, where they are not 0, above 2^-100.
 * - Operands more than 2^60 apart, where it answers a + b = a. The way for a > 2b then takes the root of a sum that
 *   differs from a^2 by its last rounding and 2^-73 of it, and that root, rounded, is a.
 */
@inline export function hypot(x: v128, z: v128): v128 {
  const first = f64x2.abs(x);
  const second = f64x2.abs(z);
  const a = f64x2.pmax(first, second);
  const b = f64x2.pmin(first, second);
  const difference = f64x2.sub(a, b);
  const highWords = i64x2.splat(0xffffffff00000000);
  const aHigh = v128.and(a, highWords);
  const aLow = f64x2.sub(a, aHigh);
  const bHigh = v128.and(b, highWords);
  const bLow = f64x2.sub(b, bHigh);
  const apart = f64x2.add(
    f64x2.mul(aHigh, aHigh),
    f64x2.add(f64x2.mul(b, b), f64x2.mul(aLow, f64x2.add(a, aHigh))),
  );
  const doubled = f64x2.add(aHigh, aHigh);
  const doubledLow = f64x2.add(aLow, aLow);
  const near = f64x2.add(
    f64x2.mul(doubled, bHigh),
    f64x2.add(
      f64x2.mul(difference, difference),
      f64x2.add(f64x2.mul(doubled, bLow), f64x2.mul(doubledLow, b)),
    ),
  );
  return f64x2.sqrt(v128.bitselect(apart, near, f64x2.gt(difference, b)));
}

/*
 * The random value of a lattice point, by 64-bit wrap-around arithmetic. A product with the coordinate may be stepped
 * from point to point by adding the factor, since all is modulo 2^64.
 */

export const X_FACTOR: u64 = 0x9e3779b97f4a7c15;
export const Z_FACTOR: u64 = 0xc2b2ae3d27d4eb4f;

/** From -1 (included) to 1 (excluded). `v` is seed, x and z product joined by exclusive or. */
@inline export function latticeValue(v: u64): f64 {
  v = (v ^ (v >> 30)) * 0xbf58476d1ce4e5b9;
  v = (v ^ (v >> 27)) * 0x94d049bb133111eb;
  v ^= v >> 31;
  // 53 bits: the conversion is exact, and so are the products with powers of two. Signed, as that is one instruction.
  return <f64>(<i64>(v >> 11)) * (1.0 / 9007199254740992.0) * 2.0 - 1.0;
}

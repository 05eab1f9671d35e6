/*
 * The lattice hash of `plain.ts` in 32-bit halves, without BigInt. A 64-bit product modulo 2^64 needs the full product
 * of the low halves, which is put together from 16-bit parts, and only the low 32 bits of the mixed products.
 */
let productHigh = 0;
let productLow = 0;

function multiply(aHigh: number, aLow: number, bHigh: number, bLow: number): void {
  const a0 = aLow & 0xffff;
  const a1 = aLow >>> 16;
  const b0 = bLow & 0xffff;
  const b1 = bLow >>> 16;
  const low = a0 * b0;
  const firstMiddle = a1 * b0 + (low >>> 16);
  const secondMiddle = a0 * b1 + (firstMiddle & 0xffff);
  productLow = (secondMiddle << 16) | (low & 0xffff);
  const carried = a1 * b1 + Math.floor(firstMiddle / 0x10000) + Math.floor(secondMiddle / 0x10000);
  productHigh = (carried + Math.imul(aHigh, bLow) + Math.imul(aLow, bHigh)) | 0;
}

/**
 * Fills `values` with the lattice values of row z from column x on, each times `factor` (a power of two, so that the
 * product is exact). Lattice coordinates are 32-bit: the finest lattice has four points a block.
 */
export function fillLatticeRow(
  values: Float64Array,
  seed: number,
  x: number,
  z: number,
  factor: number,
): void {
  multiply(z >> 31, z, 0xc2b2ae3d, 0x27d4eb4f);
  const rowHigh = (seed >> 31) ^ productHigh;
  const rowLow = seed ^ productLow;
  for (let i = 0; i < values.length; i++) {
    multiply((x + i) >> 31, x + i, 0x9e3779b9, 0x7f4a7c15);
    let high = rowHigh ^ productHigh;
    let low = rowLow ^ productLow;
    multiply(high ^ (high >>> 30), low ^ ((low >>> 30) | (high << 2)), 0xbf58476d, 0x1ce4e5b9);
    high = productHigh;
    low = productLow;
    multiply(high ^ (high >>> 27), low ^ ((low >>> 27) | (high << 5)), 0x94d049bb, 0x133111eb);
    high = productHigh ^ (productHigh >>> 31);
    low = productLow ^ ((productLow >>> 31) | (productHigh << 1));
    const upper53Bits = (high >>> 0) * 0x200000 + (low >>> 11);
    values[i] = (upper53Bits * 2 ** -53 * 2 - 1) * factor;
  }
}

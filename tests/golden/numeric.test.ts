import { expect, test } from 'vitest';
import { hypot } from '../../src/domain/field/hypot.ts';
import { fillLatticeRow } from '../../src/domain/field/lattice.ts';
import { distanceToSegment, latticeValue, valueNoise } from '../../src/domain/field/plain.ts';
import { bitsOf, fromBits } from '../support/bits.ts';
import numeric from './numeric.json' with { type: 'json' };

test(`hypot has the reference's bits in all ${numeric.hypot.length} cases`, () => {
  for (const [x, y, expected] of numeric.hypot as [string, string, string][]) {
    expect(bitsOf(hypot(fromBits(x), fromBits(y))), `hypot ${x} ${y}`).toBe(expected);
    expect(bitsOf(hypot(fromBits(y), fromBits(x))), `hypot ${y} ${x}`).toBe(expected);
  }
});

test(`all ${numeric.lattice.length} lattice values`, () => {
  const row = new Float64Array(1);
  for (const [seed, x, z, expected] of numeric.lattice as [number, number, number, string][]) {
    expect(bitsOf(latticeValue(seed, x, z)), `lattice ${seed} ${x} ${z}`).toBe(expected);
    fillLatticeRow(row, seed, x, z, 1);
    expect(bitsOf(row[0]), `row ${seed} ${x} ${z}`).toBe(expected);
  }
});

test(`all ${numeric.noise.length} noise values`, () => {
  for (const [seed, x, z, expected] of numeric.noise as [number, string, string, string][]) {
    expect(bitsOf(valueNoise(seed, fromBits(x), fromBits(z))), `noise ${seed} ${x} ${z}`).toBe(expected);
  }
});

test(`all ${numeric.segment.length} distances to a segment`, () => {
  type Case = [number, number, number, number, number, number, string];
  for (const [x, z, ax, az, bx, bz, expected] of numeric.segment as Case[]) {
    expect(bitsOf(distanceToSegment(x, z, { x: ax, z: az }, { x: bx, z: bz }))).toBe(expected);
  }
});

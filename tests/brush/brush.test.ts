import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Brush } from '../../src/domain/brush/brush.ts';
import { containsCell } from '../../src/domain/recipe/boxes.ts';
import { covers } from '../support/covers.ts';
import { columnsOf, flatSite, planOf, type Site, site, topAt, worldOf } from './worlds.ts';

/** The same ground seen in a mirror along one axis, or with x and z exchanged. */
function turned({ brush, tops }: Site, way: 'x' | 'z' | 'exchange'): Site {
  if (way === 'x') return { brush: flipped(brush, 'x'), tops: tops.map((row) => row.toReversed()) };
  if (way === 'z') return { brush: flipped(brush, 'z'), tops: tops.toReversed() };
  const swap = <P extends { x: number; z: number }>(at: P) => ({ ...at, x: at.z, z: at.x });
  const exchanged = { ...brush, min: swap(brush.min), max: swap(brush.max), center: swap(brush.center) };
  return { brush: exchanged, tops: tops.map((row, z) => row.map((_, x) => tops[x]?.[z] ?? 0)) };
}

function flipped(brush: Brush, axis: 'x' | 'z'): Brush {
  const { min, max, center } = brush;
  return {
    ...brush,
    min: { ...min, [axis]: -max[axis] },
    max: { ...max, [axis]: -min[axis] },
    center: { ...center, [axis]: -center[axis] },
  };
}

test(`the order of columns means nothing: turned ground gives the turned result ${covers('000-191')}`, () => {
  fc.assert(
    fc.property(site, fc.constantFrom('x', 'z', 'exchange'), (original, way) => {
      const { after, changed_columns } = planOf(original);
      const other = planOf(turned(original, way));
      expect(other.after).toEqual(turned({ ...original, tops: after }, way).tops);
      expect(other.changed_columns).toBe(changed_columns);
    }),
  );
});

test(`smooth aims at the mean of the original tops of the whole square ${covers('000-188', '000-191')}`, () => {
  fc.assert(
    fc.property(site, ({ brush, tops }) => {
      fc.pre(brush.action === 'smooth');
      const full = { ...brush, strength: 1, falloff: 0 };
      const { before, after } = planOf({ brush: full, tops });
      const reach = brush.smooth_radius;
      for (const { x, z, distance } of columnsOf(full)) {
        if (distance > full.radius) continue;
        const square = columnsOf(full).filter(
          (c) => Math.abs(c.x - x) <= reach && Math.abs(c.z - z) <= reach,
        );
        const mean = square.reduce((sum, c) => sum + topAt(full, before, c.x, c.z), 0) / square.length;
        expect(square).toHaveLength((2 * reach + 1) ** 2);
        expect(Math.abs(topAt(full, after, x, z) - mean)).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

test(`flatten brings every column of a hard-edged disc to its height, from both sides ${covers('000-187')}`, () => {
  const { brush } = flatSite({ action: 'flatten', height: 7, falloff: 0 });
  const tops = Array.from({ length: 9 }, (_, z) => Array.from({ length: 9 }, (_, x) => 3 + ((x + z) % 9)));
  const { after, raised_blocks, lowered_blocks } = planOf({ brush, tops });
  for (const { x, z, distance } of columnsOf(brush)) {
    expect(topAt(brush, after, x, z)).toBe(distance <= 3 ? 7 : topAt(brush, tops, x, z));
  }
  expect(Math.min(raised_blocks, lowered_blocks)).toBeGreaterThan(0);
});

test(`raise and lower displace alike, half a block away from zero ${covers('000-194')}`, () => {
  const shares = {
    strength: fc.double({ min: 0, max: 1, noNaN: true }),
    falloff: fc.double({ min: 0, max: 1, noNaN: true }),
  };
  fc.assert(
    fc.property(fc.record({ amount: fc.integer({ min: 1, max: 6 }), ...shares }), (request) => {
      const [up, down] = ['raise', 'lower'].map((action) => planOf(flatSite({ ...request, action })));
      expect(up?.after.flat().map((top) => top - 6)).toEqual(down?.after.flat().map((top) => 6 - top));
    }),
  );
  for (const [action, top] of [
    ['raise', 7],
    ['lower', 5],
  ] as const) {
    const { after } = planOf(flatSite({ action, amount: 1, strength: 0.5, falloff: 0 }));
    expect(after[4]?.[4]).toBe(top);
  }
});

test(`a weak stroke does nothing, and strength 0 never does ${covers('000-193', '000-195')}`, () => {
  expect(planOf(flatSite({ action: 'raise', amount: 1, strength: 0.49 })).desired).toEqual([]);
  fc.assert(
    fc.property(site, ({ brush, tops }) => {
      const plan = planOf({ brush: { ...brush, strength: 0 }, tops });
      expect(plan.desired).toEqual([]);
      expect(plan.changed_columns).toBe(0);
      expect(plan.after).toEqual(plan.before);
    }),
  );
});

test('columns outside of the radius never change, and no cell outside of the window is written', () => {
  fc.assert(
    fc.property(site, ({ brush, tops }) => {
      const { after, desired } = planOf({ brush, tops });
      for (const { x, z, distance } of columnsOf(brush)) {
        if (distance > brush.radius) expect(topAt(brush, after, x, z)).toBe(topAt(brush, tops, x, z));
      }
      for (const { x, y, z } of desired) {
        expect(containsCell(brush, x, y, z)).toBe(true);
        expect((x - brush.center.x) ** 2 + (z - brush.center.z) ** 2).toBeLessThanOrEqual(brush.radius ** 2);
      }
    }),
  );
});

test(`falloff 0 is a hard edge: the whole disc moves by the amount ${covers('000-197')}`, () => {
  const { brush, tops } = flatSite({ action: 'raise', amount: 4, falloff: 0 });
  const { after } = planOf({ brush, tops });
  for (const { x, z, distance } of columnsOf(brush))
    expect(topAt(brush, after, x, z)).toBe(distance <= 3 ? 10 : 6);
});

test(`a falloff fades symmetrically from the whole core to nothing at the radius ${covers('000-196', '000-198', '000-234')}`, () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1, noNaN: true }), (falloff) => {
      const { brush, tops } = flatSite({ action: 'raise', amount: 8, falloff });
      const { after } = planOf({ brush, tops });
      const risen = columnsOf(brush)
        .map((column) => ({ ...column, rise: topAt(brush, after, column.x, column.z) - 6 }))
        .sort((a, b) => a.distance - b.distance);
      risen.forEach(({ distance, rise }, index) => {
        if (distance <= 3 * (1 - falloff)) expect(rise).toBe(8);
        if (distance >= 3) expect(rise).toBe(0);
        const farther = risen[index + 1];
        if (farther?.distance === distance) expect(farther.rise).toBe(rise);
        else if (farther) expect(farther.rise).toBeLessThanOrEqual(rise);
      });
    }),
  );
});

test('a stroke leaves its snapshot as it was', () => {
  fc.assert(
    fc.property(site, (place) => {
      const snapshot = worldOf(place);
      const states = Object.freeze([...snapshot.states]);
      planOf(place, { ...snapshot, states });
      expect(states).toEqual(snapshot.states);
    }),
  );
});

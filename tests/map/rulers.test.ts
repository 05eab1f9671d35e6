import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelStep, rulerTicks } from '../../src/ui/map/geometry/ruler-ticks.ts';
import { scaleBarBlocks } from '../../src/ui/map/geometry/scale-bar.ts';
import { formatWhole } from '../../src/ui/map/numbers.ts';
import { SCALE_MAX, SCALE_MIN } from '../../src/ui/map/view-transform.ts';
import { nextZoomStop } from '../../src/ui/map/zoom-stops.ts';

const scale = fc.double({ min: SCALE_MIN, max: SCALE_MAX, noNaN: true });

describe('rulers', () => {
  test('labels stand at powers of two, as near as there is room for them', () => {
    expect(labelStep(64, 48)).toBe(1);
    expect(labelStep(20, 48)).toBe(4);
    expect(labelStep(1, 48)).toBe(64);
    fc.assert(
      fc.property(scale, fc.integer({ min: 20, max: 120 }), (at, apart) => {
        const step = labelStep(at, apart);
        expect(step * at).toBeGreaterThanOrEqual(apart - 1e-9);
        if (step > 1) expect((step / 2) * at).toBeLessThan(apart);
      }),
    );
  });

  test('ticks are whole, in order, inside of the ruler and not too dense', () => {
    const first = fc.integer({ min: -30_000_000, max: 30_000_000 });
    fc.assert(
      fc.property(scale, first, fc.integer({ min: 1, max: 2000 }), (at, from, pixels) => {
        const to = from + pixels / at;
        const ticks = rulerTicks(from, to, at, 48);
        expect(ticks.length).toBeLessThanOrEqual(pixels / 5 + 2);
        for (const [index, { value, rank }] of ticks.entries()) {
          expect(Number.isInteger(value) && value >= from && value <= to).toBe(true);
          if (index > 0) expect(value).toBeGreaterThan(ticks[index - 1].value);
          if (rank === 'label') expect(value % labelStep(at, 48) === 0).toBe(true);
        }
      }),
    );
  });

  test('the scale bar is a round length that fits', () => {
    expect([0.0625, 0.94, 1, 3, 64].map((at) => scaleBarBlocks(at, 72))).toEqual([1000, 50, 50, 20, 1]);
  });
});

describe('zoom stops', () => {
  test('come by 100 %', () => {
    expect(nextZoomStop(0.94, 1)).toBe(1);
    expect(nextZoomStop(1, 1)).toBe(2);
    expect(nextZoomStop(1, -1)).toBe(0.5);
    expect(nextZoomStop(1.2, -1)).toBe(1);
    expect(nextZoomStop(SCALE_MAX, 1)).toBe(SCALE_MAX);
    expect(nextZoomStop(SCALE_MIN, -1)).toBe(SCALE_MIN);
  });
});

describe('numbers', () => {
  test('have a true minus and thin thousands', () => {
    expect([0, -0, -384, 1234, -30_000_000].map(formatWhole)).toEqual([
      '0',
      '0',
      '\u2212384',
      '1\u202f234',
      '\u221230\u202f000\u202f000',
    ]);
  });
});

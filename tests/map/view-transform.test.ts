import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  betweenViews,
  columnAt,
  fitRegion,
  panBy,
  SCALE_MAX,
  SCALE_MIN,
  toScreen,
  toWorld,
  type ViewTransform,
  visibleColumns,
  zoomAt,
} from '../../src/ui/map/view-transform.ts';

const WORLD = 30_000_000;
/** Pixels that a double can be off at the edge of the world at the greatest scale. */
const CLOSE = 1e-5;

const coordinate = fc.oneof(
  fc.double({ min: -4096, max: 4096, noNaN: true }),
  fc.double({ min: -WORLD, max: WORLD, noNaN: true }),
);
const scale = fc.oneof(
  fc.double({ min: SCALE_MIN, max: SCALE_MAX, noNaN: true }),
  fc.constantFrom(SCALE_MIN, 0.5, 1, 1.5, 16, 20, SCALE_MAX),
);
const view: fc.Arbitrary<ViewTransform> = fc.record({
  x: coordinate,
  z: coordinate,
  scale,
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 3000 }),
});
const pixel = fc.double({ min: -100, max: 4100, noNaN: true });

describe('a view of the world', () => {
  test('screen, world and screen again is the same pixel', () => {
    fc.assert(
      fc.property(view, pixel, pixel, (at, x, y) => {
        const world = toWorld(at, x, y);
        const back = toScreen(at, world.x, world.z);
        expect(Math.abs(back.x - x)).toBeLessThan(CLOSE);
        expect(Math.abs(back.y - y)).toBeLessThan(CLOSE);
      }),
    );
  });

  test('zooming about a pixel leaves the place under it', () => {
    const inside = fc.integer({ min: -WORLD / 2, max: WORLD / 2 });
    fc.assert(
      fc.property(view, inside, inside, pixel, pixel, scale, (at, cx, cz, x, y, next) => {
        const before = { ...at, x: cx, z: cz };
        const fixed = toWorld(before, x, y);
        const after = toScreen(zoomAt(before, x, y, next), fixed.x, fixed.z);
        expect(Math.abs(after.x - x)).toBeLessThan(CLOSE);
        expect(Math.abs(after.y - y)).toBeLessThan(CLOSE);
      }),
    );
  });

  test('the scale stays within its limits', () => {
    const at = { x: 0, z: 0, scale: 1, width: 800, height: 600 };
    expect(zoomAt(at, 0, 0, 1e9).scale).toBe(SCALE_MAX);
    expect(zoomAt(at, 0, 0, 1e-9).scale).toBe(SCALE_MIN);
    expect(SCALE_MIN * 2048).toBeLessThanOrEqual(128);
  });

  test('panning moves every place by the same pixels', () => {
    fc.assert(
      fc.property(
        view,
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: -500, max: 500 }),
        (at, dx, dy) => {
          const before = { ...at, x: at.x / 2, z: at.z / 2 };
          const place = toScreen(panBy(before, dx, dy), before.x, before.z);
          expect(Math.abs(place.x - at.width / 2 - dx)).toBeLessThan(CLOSE);
          expect(Math.abs(place.y - at.height / 2 - dy)).toBeLessThan(CLOSE);
        },
      ),
    );
  });

  test('the centre never leaves the world', () => {
    const at = { x: WORLD, z: -WORLD, scale: SCALE_MIN, width: 800, height: 600 };
    expect(panBy(at, -1e6, 1e6)).toMatchObject({ x: WORLD + 1, z: -WORLD });
  });

  test('the column under a pixel is the one whose drawn square holds it', () => {
    fc.assert(
      fc.property(view, pixel, pixel, (at, x, y) => {
        const column = columnAt(at, x, y);
        const start = toScreen(at, column.x, column.z);
        const end = toScreen(at, column.x + 1, column.z + 1);
        expect(start.x <= x && x < end.x).toBe(true);
        expect(start.y <= y && y < end.y).toBe(true);
      }),
    );
  });

  test('a border belongs to the column east and south of it', () => {
    const column = fc.integer({ min: -WORLD, max: WORLD - 1 });
    fc.assert(
      fc.property(view, column, column, fc.integer({ min: -40, max: 40 }), (at, x, z, away) => {
        const near = { ...at, x: x + away / 7, z: z - away / 3 };
        const border = toScreen(near, x, z);
        expect(columnAt(near, border.x, border.y)).toEqual({ x, z });
      }),
    );
  });

  test('a fitted region lies inside of the padding and touches it on two sides', () => {
    const side = fc.integer({ min: 1, max: 2048 });
    const place = fc.integer({ min: -WORLD, max: WORLD - 2048 });
    const space = fc.integer({ min: 0, max: 60 });
    const padding = fc.record({ top: space, right: space, bottom: space, left: space });
    fc.assert(
      fc.property(view, place, place, side, side, padding, (at, x, z, width, length, pad) => {
        const window = { ...at, width: 400 + at.width, height: 400 + at.height };
        const fitted = fitRegion(window, { x, z, width, length }, pad);
        const start = toScreen(fitted, x, z);
        const end = toScreen(fitted, x + width, z + length);
        const room = [
          start.x - pad.left,
          window.width - pad.right - end.x,
          start.y - pad.top,
          window.height - pad.bottom - end.y,
        ];
        for (const free of room) expect(free).toBeGreaterThan(-0.01);
        expect(room[0]).toBeCloseTo(room[1], 3);
        expect(room[2]).toBeCloseTo(room[3], 3);
        if (fitted.scale < SCALE_MAX) expect(Math.min(...room)).toBeLessThan(0.01);
      }),
    );
  });

  test('the visible columns cover the window', () => {
    fc.assert(
      fc.property(view, (at) => {
        const { x, z, width, length } = visibleColumns(at);
        const start = toScreen(at, x, z);
        const end = toScreen(at, x + width, z + length);
        expect(start.x <= 0 && start.y <= 0 && end.x > at.width && end.y > at.height).toBe(true);
      }),
    );
  });

  test('on the way between two views of a zoom the fixed place stays fixed', () => {
    const inside = fc.integer({ min: -WORLD / 2, max: WORLD / 2 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(view, inside, inside, scale, share, (at, cx, cz, next, t) => {
        const from = { ...at, x: cx, z: cz };
        const fixed = toWorld(from, 10, 20);
        const between = toScreen(betweenViews(from, zoomAt(from, 10, 20, next), t), fixed.x, fixed.z);
        expect(Math.abs(between.x - 10)).toBeLessThan(1e-2);
        expect(Math.abs(between.y - 20)).toBeLessThan(1e-2);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { featureOutline } from '../../src/ui/map/geometry/feature-outline.ts';
import {
  circleOutline,
  type Outline,
  type OutlinePiece,
  onArc,
  pieceEnd,
  pieceStart,
  roundedOutline,
} from '../../src/ui/map/geometry/outline.ts';
import { distanceToPath, distinctSegments, pathOutline } from '../../src/ui/map/geometry/path-outline.ts';
import { screenRuns } from '../../src/ui/map/geometry/screen-runs.ts';
import type { ViewTransform } from '../../src/ui/map/view-transform.ts';

const WORLD = 30_000_000;

function lengthOf(outline: Outline): number {
  return outline.flat().reduce((sum, piece) => {
    if (piece.kind === 'arc') return sum + piece.radius * (piece.to - piece.from);
    return sum + Math.hypot(piece.x1 - piece.x0, piece.z1 - piece.z0);
  }, 0);
}

function samples(piece: OutlinePiece): { x: number; z: number }[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    if (piece.kind === 'arc') return onArc(piece, piece.from + (piece.to - piece.from) * share);
    return { x: piece.x0 + (piece.x1 - piece.x0) * share, z: piece.z0 + (piece.z1 - piece.z0) * share };
  });
}

function expectClosed(outline: Outline) {
  for (const chain of outline) {
    const ends = chain.map(pieceEnd);
    for (const [index, piece] of chain.entries()) {
      const start = pieceStart(piece);
      const end = ends.at(index - 1)!;
      expect(Math.hypot(start.x - end.x, start.z - end.z)).toBeLessThan(5e-2);
    }
  }
}

describe('the outline of a path', () => {
  test('a straight one is a capsule, also at the edge of the world', () => {
    for (const x of [0, -WORLD, WORLD - 100]) {
      const outline = pathOutline(
        [
          { x, z: 5 },
          { x: x + 100, z: 5 },
        ],
        7,
      );
      expect(outline).toHaveLength(1);
      expect(lengthOf(outline)).toBeCloseTo(200 + 14 * Math.PI, 4);
      expectClosed(outline);
    }
  });

  test('repeated points, a way back and a point in line add nothing', () => {
    const straight = [
      { x: 0, z: 0 },
      { x: 50, z: 20 },
    ];
    const walked = [straight[0], straight[0], straight[1], straight[0], { x: 25, z: 10 }, straight[1]];
    const lengths = [straight, walked.slice(0, 4)].map((points) => lengthOf(pathOutline(points, 3)));
    expect(lengths[1]).toBeCloseTo(lengths[0], 6);
    expect(lengthOf(pathOutline([straight[0], straight[0]], 3))).toBeCloseTo(6 * Math.PI, 6);
  });

  test('a ring has an outer and an inner line', () => {
    const square = [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
      [0, 0],
    ].map(([x, z]) => ({ x, z }));
    const outline = pathOutline(square, 10);
    expect(outline).toHaveLength(2);
    expect(lengthOf(outline)).toBeCloseTo(400 + 20 * Math.PI + 4 * 80, 4);
  });

  test('every place of it is a radius away from the path, and its lines close', () => {
    const near = fc.integer({ min: -300, max: 300 });
    const points = fc.array(fc.record({ x: near, z: near }), { minLength: 2, maxLength: 12 });
    const radius = fc.integer({ min: 1, max: 400 });
    const origin = fc.constantFrom(0, WORLD - 300, -WORLD + 300);
    fc.assert(
      fc.property(points, radius, origin, (local, reach, far) => {
        const path = local.map(({ x, z }) => ({ x: x + far, z: z - far }));
        const outline = pathOutline(path, reach);
        const segments = distinctSegments(path);
        expect(outline.length).toBeGreaterThan(0);
        for (const { x, z } of outline.flat().flatMap(samples)) {
          expect(Math.abs(distanceToPath(segments, path[0], x, z) - reach)).toBeLessThan(1e-3);
        }
        expectClosed(outline);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the outline of a feature', () => {
  test('of a plateau encloses its whole columns', () => {
    const min = { x: 2, z: 3 };
    const max = { x: 4, z: 3 };
    const outline = featureOutline({ type: 'plateau', min, max, falloff: 4, height: 1 })!;
    const corners = outline.core[0].map(pieceStart);
    expect(corners).toEqual([
      { x: 2, z: 3 },
      { x: 5, z: 3 },
      { x: 5, z: 4 },
      { x: 2, z: 4 },
    ]);
    expect(lengthOf(outline.falloff)).toBeCloseTo(4 + 8 * Math.PI, 9);
    expectClosed(outline.falloff);
  });

  test('of a terrace is none: it acts everywhere', () => {
    expect(featureOutline({ type: 'terrace', step: 4, strength: 1 })).toBeNull();
  });

  test('is kept as long as the feature', () => {
    const hill = { type: 'hill', center: { x: 0, z: 0 }, radius: 3, falloff: 4, height: 5 } as const;
    expect(featureOutline(hill)).toBe(featureOutline(hill));
  });
});

describe('what shows of an outline', () => {
  const view: ViewTransform = { x: 0, z: 0, scale: 64, width: 400, height: 300 };

  const lengthOnScreen = (points: readonly number[]) => {
    let sum = 0;
    for (let i = 2; i < points.length; i += 2)
      sum += Math.hypot(points[i] - points[i - 2], points[i + 1] - points[i - 1]);
    return sum;
  };

  test('a whole circle in the window is one run', () => {
    const runs = screenRuns(circleOutline(0, 0, 2)[0], view);
    expect(runs).toHaveLength(1);
    expect(runs[0].before).toBe(0);
    expect(lengthOnScreen(runs[0].points)).toBeCloseTo(256 * Math.PI, -1);
  });

  test('a line across the world is cut to the window and knows where it began', () => {
    const line = { kind: 'line', x0: -WORLD, z0: 0, x1: WORLD, z1: 0 } as const;
    const [run, ...others] = screenRuns([line], view);
    expect(others).toEqual([]);
    expect(lengthOnScreen(run.points)).toBeCloseTo(416, 3);
    expect(run.before).toBeCloseTo(WORLD * 64 - 208, 0);
  });

  test('nothing outside of the window is kept', () => {
    expect(screenRuns(circleOutline(0, 0, 3000)[0], view)).toEqual([]);
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: 1, max: 3000 }), (x, radius) => {
        for (const chain of roundedOutline(x, -5, x + 9, 5, radius)) {
          for (const { points } of screenRuns(chain, view)) {
            for (let i = 0; i < points.length; i += 2) {
              expect(points[i] >= -8.01 && points[i] <= 408.01).toBe(true);
              expect(points[i + 1] >= -8.01 && points[i + 1] <= 308.01).toBe(true);
            }
          }
        }
      }),
    );
  });
});

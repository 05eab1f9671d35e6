import fc from 'fast-check';
import { FEATURE_TYPES, MATERIALS, MODES } from '../../src/domain/recipe/limits.ts';
import { checkRecipe } from '../../src/domain/recipe/parse.ts';
import type { Box, Feature, Point, Recipe } from '../../src/domain/recipe/schema.ts';

/** Where a recipe lies, and how large it is: small, so that whole fields can be compared. */
interface Site {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly length: number;
}

const site: fc.Arbitrary<Site> = fc.record({
  x: fc.oneof(fc.integer({ min: -60, max: 20 }), fc.constantFrom(29_999_000, -29_999_900)),
  z: fc.oneof(fc.integer({ min: -60, max: 20 }), fc.constantFrom(29_999_100, -30_000_000)),
  width: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 40 })),
  length: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 40 })),
});

/** Numbers that land on borders as often as beside them. */
function decimal(min: number, max: number): fc.Arbitrary<number> {
  const inside = Math.min(max, min + 40);
  return fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(inside) }),
    fc.double({ min, max: inside, noNaN: true }),
    fc.constantFrom(min, max),
  );
}

function pointNear({ x, z, width, length }: Site): fc.Arbitrary<Point> {
  const border = 30_000_000;
  const near = (start: number, size: number) =>
    fc
      .integer({ min: start - 20, max: start + size + 20 })
      .map((value) => Math.max(-border, Math.min(border, value)));
  const far = fc.constantFrom(-border, border);
  return fc.record({
    x: fc.oneof({ weight: 20, arbitrary: near(x, width) }, { weight: 1, arbitrary: far }),
    z: fc.oneof({ weight: 20, arbitrary: near(z, length) }, { weight: 1, arbitrary: far }),
  });
}

/** Paths with repeated points, straight joints and turns back upon themselves; some as long as a path may be. */
function pathNear(place: Site): fc.Arbitrary<Point[]> {
  const step = fc.tuple(
    pointNear(place),
    fc.constantFrom('free', 'same', 'back', 'straight', 'along x', 'along z'),
  );
  const steps = fc.oneof(
    { weight: 4, arbitrary: fc.array(step, { minLength: 2, maxLength: 8 }) },
    { weight: 1, arbitrary: fc.array(step, { minLength: 32, maxLength: 32 }) },
  );
  return steps.map((chosen) => {
    const points: Point[] = [];
    for (const [point, kind] of chosen) {
      const last = points.at(-1);
      const earlier = points.at(-2);
      if (last && kind === 'same') points.push({ ...last });
      else if (last && kind === 'along x') points.push({ x: point.x, z: last.z });
      else if (last && kind === 'along z') points.push({ x: last.x, z: point.z });
      else if (earlier && kind === 'back') points.push({ ...earlier });
      else if (last && earlier && kind === 'straight')
        points.push(inWorld(2 * last.x - earlier.x, 2 * last.z - earlier.z));
      else points.push(point);
    }
    return points;
  });
}

function inWorld(x: number, z: number): Point {
  const clamp = (value: number) => Math.max(-30_000_000, Math.min(30_000_000, value));
  return { x: clamp(x), z: clamp(z) };
}

function featureNear(place: Site): fc.Arbitrary<Feature> {
  const height = fc.oneof(fc.integer({ min: -40, max: 90 }), fc.double({ min: -40, max: 90, noNaN: true }));
  const falloff = decimal(1, 2048);
  return fc.constantFrom(...FEATURE_TYPES).chain((type): fc.Arbitrary<Feature> => {
    switch (type) {
      case 'hill':
      case 'basin':
        return fc.record({
          type: fc.constant(type),
          center: pointNear(place),
          radius: decimal(1, 2048),
          falloff,
          height,
        });
      case 'plateau':
        return fc.tuple(pointNear(place), pointNear(place), falloff, height).map(([a, b, reach, level]) => ({
          type,
          min: { x: Math.min(a.x, b.x), z: Math.min(a.z, b.z) },
          max: { x: Math.max(a.x, b.x), z: Math.max(a.z, b.z) },
          falloff: reach,
          height: level,
        }));
      case 'ridge':
      case 'channel':
        return fc.record({
          type: fc.constant(type),
          points: pathNear(place),
          width: decimal(1, 1024),
          falloff,
          height,
        });
      case 'terrace':
        return fc.record({
          type: fc.constant(type),
          step: decimal(1, 128),
          strength: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
        });
    }
  });
}

function boxWithin(
  min: { x: number; y: number; z: number },
  max: { x: number; y: number; z: number },
): fc.Arbitrary<Box> {
  const along = (low: number, high: number) =>
    fc
      .tuple(fc.integer({ min: low, max: high }), fc.integer({ min: low, max: high }))
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  return fc.tuple(along(min.x, max.x), along(min.y, max.y), along(min.z, max.z)).map(([x, y, z]) => ({
    min: { x: x[0], y: y[0], z: z[0] },
    max: { x: x[1], y: y[1], z: z[1] },
  }));
}

/** Valid recipes of up to 40 x 40 columns, biased to trouble. */
export const anyRecipe: fc.Arbitrary<Recipe> = site.chain((place) => {
  const min = { x: place.x, y: 20, z: place.z };
  const max = {
    x: place.x + place.width - 1,
    y: 20 + 50,
    z: Math.min(30_000_000, place.z + place.length - 1),
  };
  const material = fc.constantFrom(...MATERIALS);
  return fc
    .record({
      version: fc.constant(1),
      min: fc.constant(min),
      max: fc.constant(max),
      base_height: fc.integer({ min: 0, max: 80 }),
      seed: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
      mode: fc.constantFrom(...MODES),
      noise: fc.record({
        amplitude: fc.oneof(fc.constant(0), decimal(0, 256)),
        scale: fc.oneof(fc.constantFrom(1, 4096), decimal(1, 4096)),
      }),
      palette: fc.record({
        rock: material,
        soil: material,
        surface: material,
        soil_depth: fc.integer({ min: 0, max: 16 }),
      }),
      features: fc.array(featureNear(place), { maxLength: 8 }),
      preserve: fc.array(boxWithin(min, max), { maxLength: 3 }),
    })
    .map((candidate) => {
      const checked = checkRecipe(candidate);
      if (!checked.ok) throw new Error(checked.problems[0].message);
      return checked.recipe;
    });
});

import type { Feature, PathFeature, Point, Recipe } from '../recipe/schema.ts';
import { hypot } from './hypot.ts';
import { lerp, smooth, weightAt } from './interpolation.ts';

/*
 * The height of a column by the plain definition, as the recipe's meaning states it: nothing cached, nothing left out.
 * `compile.ts` and the kernel compute the same quickly; property tests hold them equal, bit for bit.
 */

const WORD = (1n << 64n) - 1n;

/** The random value of a lattice point, -1 (included) to 1 (excluded), by 64-bit wrap-around arithmetic. */
export function latticeValue(seed: number, x: number, z: number): number {
  let v = BigInt.asUintN(64, BigInt(seed));
  v ^= (BigInt(x) * 0x9e3779b97f4a7c15n) & WORD;
  v ^= (BigInt(z) * 0xc2b2ae3d27d4eb4fn) & WORD;
  v = ((v ^ (v >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD;
  v = ((v ^ (v >> 27n)) * 0x94d049bb133111ebn) & WORD;
  v ^= v >> 31n;
  return Number(v >> 11n) * 2 ** -53 * 2 - 1;
}

/** One octave of value noise at a position that has already been divided by the octave's scale. */
export function valueNoise(seed: number, x: number, z: number): number {
  const west = Math.floor(x);
  const north = Math.floor(z);
  const alongX = smooth(x - west);
  const northEdge = lerp(latticeValue(seed, west, north), latticeValue(seed, west + 1, north), alongX);
  const southEdge = lerp(
    latticeValue(seed, west, north + 1),
    latticeValue(seed, west + 1, north + 1),
    alongX,
  );
  return lerp(northEdge, southEdge, smooth(z - north));
}

/** The ground before the first feature: the base height and three octaves of noise. */
export function groundAt(recipe: Recipe, x: number, z: number): number {
  const { amplitude, scale } = recipe.noise;
  const octave = (divisor: number) => valueNoise(recipe.seed, x / (scale / divisor), z / (scale / divisor));
  return recipe.base_height + (amplitude * (octave(1) + 0.5 * octave(2) + 0.25 * octave(4))) / 1.75;
}

/** The distance from a column to the segment a..b, which may be a single point. */
export function distanceToSegment(x: number, z: number, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  const squaredLength = dx * dx + dz * dz;
  const along = squaredLength === 0 ? 0 : ((x - a.x) * dx + (z - a.z) * dz) / squaredLength;
  const t = Math.max(0, Math.min(1, along));
  return hypot(x - a.x - t * dx, z - a.z - t * dz);
}

function distanceToPath(feature: PathFeature, x: number, z: number): number {
  let smallest = Infinity;
  for (let i = 1; i < feature.points.length; i++) {
    smallest = Math.min(smallest, distanceToSegment(x, z, feature.points[i - 1], feature.points[i]));
  }
  return smallest;
}

/** How far a column is from a feature's core, 0 inside of it. A terrace acts everywhere: 0. */
export function distanceToCore(feature: Feature, x: number, z: number): number {
  switch (feature.type) {
    case 'terrace':
      return 0;
    case 'plateau': {
      const { min, max } = feature;
      return hypot(Math.max(Math.max(min.x - x, 0), x - max.x), Math.max(Math.max(min.z - z, 0), z - max.z));
    }
    case 'hill':
    case 'basin':
      return Math.max(0, hypot(x - feature.center.x, z - feature.center.z) - feature.radius);
    case 'ridge':
    case 'channel':
      return Math.max(0, distanceToPath(feature, x, z) - feature.width);
  }
}

/** The height after a feature, from the height before it and the weight that the feature has there. */
export function applyFeature(feature: Feature, before: number, weight: number): number {
  switch (feature.type) {
    case 'terrace':
      return lerp(before, Math.floor(before / feature.step) * feature.step, feature.strength);
    case 'plateau':
      return lerp(before, feature.height, weight);
    case 'hill':
    case 'ridge':
      return before + feature.height * weight;
    case 'basin':
    case 'channel':
      return lerp(before, Math.min(before, feature.height), weight);
  }
}

/** A column's surface before the floor, in blocks. */
export function surfaceAt(recipe: Recipe, x: number, z: number): number {
  let height = groundAt(recipe, x, z);
  for (const feature of recipe.features) height = applyFeature(feature, height, weightOf(feature, x, z));
  return height;
}

/** The weight of a feature in a column; a terrace's is its strength. */
export function weightOf(feature: Feature, x: number, z: number): number {
  if (feature.type === 'terrace') return feature.strength;
  return weightAt(distanceToCore(feature, x, z), feature.falloff);
}

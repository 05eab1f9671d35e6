import { mapPoints, pointsOf } from './feature-points.ts';
import { COUNT_LIMITS, NUMBER_LIMITS } from './limits.ts';
import { fromPointer, type PathSegment } from './problem.ts';
import type { Box, Feature, Point, Recipe } from './schema.ts';

/**
 * Edits are pure: they answer a new recipe and leave the old one alone. Those that set a single value answer a
 * candidate of unknown validity, to be judged by `checkRecipe`; the others keep a valid recipe valid.
 */
export function withValue(recipe: Recipe, pointer: string, value: unknown): unknown {
  return replaceAt(recipe, fromPointer(pointer), value);
}

/** The value that stands at a pointer, or undefined. */
export function valueAt(recipe: Recipe, pointer: string): unknown {
  return fromPointer(pointer).reduce<unknown>(
    (owner, segment) => (owner as Record<PathSegment, unknown> | undefined)?.[segment],
    recipe,
  );
}

function replaceAt(owner: unknown, path: readonly PathSegment[], value: unknown): unknown {
  if (path.length === 0) return value;
  const [segment, ...rest] = path;
  if (Array.isArray(owner)) {
    return owner.map((item, index) => (index === segment ? replaceAt(item, rest, value) : item));
  }
  const record = owner as Record<PathSegment, unknown>;
  return { ...record, [segment]: replaceAt(record[segment], rest, value) };
}

/** The recipe with a feature put before position `index`; unchanged when it already has as many as it may. */
export function insertFeature(recipe: Recipe, index: number, feature: Feature): Recipe {
  if (recipe.features.length >= COUNT_LIMITS.features) return recipe;
  return { ...recipe, features: recipe.features.toSpliced(index, 0, feature) };
}

/** The recipe without a feature. */
export function removeFeature(recipe: Recipe, index: number): Recipe {
  return { ...recipe, features: recipe.features.toSpliced(index, 1) };
}

/** The feature at `from` runs at place `to` afterwards. */
export function moveFeature(recipe: Recipe, from: number, to: number): Recipe {
  const feature = recipe.features[from];
  if (!feature || to < 0 || to >= recipe.features.length) return recipe;
  return { ...recipe, features: recipe.features.toSpliced(from, 1).toSpliced(to, 0, feature) };
}

/**
 * The recipe with a feature so many blocks further east and south, or as far as the world's border lets its outermost
 * point go: its form stays as it is. A terrace is everywhere and stays.
 */
export function shiftFeature(recipe: Recipe, index: number, east: number, south: number): Recipe {
  const feature = recipe.features[index];
  if (!feature || feature.type === 'terrace') return recipe;
  const points = pointsOf(feature);
  const x = clampShift(
    points.map((point) => point.x),
    east,
  );
  const z = clampShift(
    points.map((point) => point.z),
    south,
  );
  if (x === 0 && z === 0) return recipe;
  const shift = (point: Point) => ({ x: point.x + x, z: point.z + z });
  return { ...recipe, features: recipe.features.with(index, mapPoints(feature, shift)) };
}

function clampShift(values: readonly number[], shift: number): number {
  const { min, max } = NUMBER_LIMITS.x;
  return Math.max(min - Math.min(...values), Math.min(max - Math.max(...values), shift));
}

/** The recipe with another preserve box at the end; unchanged when it already has as many as it may. */
export function insertPreserveBox(recipe: Recipe, box: Box): Recipe {
  if (recipe.preserve.length >= COUNT_LIMITS.preserve) return recipe;
  return { ...recipe, preserve: [...recipe.preserve, box] };
}

/** The recipe without a preserve box. */
export function removePreserveBox(recipe: Recipe, index: number): Recipe {
  return { ...recipe, preserve: recipe.preserve.toSpliced(index, 1) };
}

/** The path with a point after `index`, halfway to its neighbour; unchanged when it already has 32. */
export function insertPathPoint(recipe: Recipe, feature: number, index: number): Recipe {
  return mapPath(recipe, feature, (points) => {
    if (points.length >= COUNT_LIMITS.pathPointsMax) return points;
    const from = points[index];
    const to = points[index + 1] ?? { x: from.x + 16, z: from.z };
    const middle = { x: Math.floor((from.x + to.x) / 2), z: Math.floor((from.z + to.z) / 2) };
    return points.toSpliced(index + 1, 0, points[index + 1] ? middle : clampPoint(to));
  });
}

/** The path without a point; unchanged when it has only two. */
export function removePathPoint(recipe: Recipe, feature: number, index: number): Recipe {
  return mapPath(recipe, feature, (points) =>
    points.length <= COUNT_LIMITS.pathPointsMin ? points : points.toSpliced(index, 1),
  );
}

type Points = Extract<Feature, { points: unknown }>['points'];

function mapPath(recipe: Recipe, index: number, change: (points: Points) => Points): Recipe {
  const feature = recipe.features[index];
  if (!feature || !('points' in feature)) return recipe;
  const changed = { ...feature, points: change(feature.points) };
  return { ...recipe, features: recipe.features.with(index, changed) };
}

function clampPoint(point: { x: number; z: number }) {
  return { x: Math.min(30_000_000, point.x), z: point.z };
}

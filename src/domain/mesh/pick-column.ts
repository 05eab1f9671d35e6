import type { HeightField } from '../field/field.ts';
import type { Recipe } from '../recipe/schema.ts';

export interface Ray {
  /** World x, y, z in blocks. */
  readonly origin: readonly [number, number, number];
  /** Of any length. */
  readonly direction: readonly [number, number, number];
}

/**
 * The first column whose blocks a ray meets, by walking from column to column (Amanatides and Woo, A fast voxel
 * traversal algorithm, 1987). Null where the ray passes by.
 */
export function pickColumn(recipe: Recipe, field: HeightField, ray: Ray): { x: number; z: number } | null {
  const { region } = field;
  const { origin, direction } = ray;
  const entry = enterBox(
    ray,
    [region.x, recipe.min.y, region.z],
    [region.x + region.width, recipe.max.y + 1, region.z + region.length],
  );
  if (!entry) return null;
  const at = (t: number, axis: 0 | 2) => origin[axis] + direction[axis] * t;
  const clampTo = (value: number, start: number, count: number) =>
    Math.max(0, Math.min(count - 1, Math.floor(value) - start));
  let column = clampTo(at(entry.from, 0), region.x, region.width);
  let row = clampTo(at(entry.from, 2), region.z, region.length);
  let t = entry.from;
  while (column >= 0 && row >= 0 && column < region.width && row < region.length) {
    const nextX = crossing(origin[0], direction[0], region.x + column);
    const nextZ = crossing(origin[2], direction[2], region.z + row);
    const leave = Math.min(nextX, nextZ, entry.to);
    const top = Math.min(recipe.max.y, field.heights[row * region.width + column]) + 1;
    const lowest = Math.min(origin[1] + direction[1] * t, origin[1] + direction[1] * leave);
    if (top > recipe.min.y && lowest <= top) return { x: region.x + column, z: region.z + row };
    if (leave >= entry.to) return null;
    if (nextX < nextZ) column += Math.sign(direction[0]);
    else row += Math.sign(direction[2]);
    t = leave;
  }
  return null;
}

/** Where along the ray it leaves a column's slab; never for a ray along the slab. */
function crossing(origin: number, direction: number, start: number): number {
  if (direction === 0) return Number.POSITIVE_INFINITY;
  return ((direction > 0 ? start + 1 : start) - origin) / direction;
}

/** The part of a ray within a box, from its origin on. */
function enterBox(
  { origin, direction }: Ray,
  min: readonly number[],
  max: readonly number[],
): { from: number; to: number } | null {
  let from = 0;
  let to = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < 3; axis++) {
    if (direction[axis] === 0) {
      if (origin[axis] < min[axis] || origin[axis] > max[axis]) return null;
      continue;
    }
    const a = (min[axis] - origin[axis]) / direction[axis];
    const b = (max[axis] - origin[axis]) / direction[axis];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from <= to ? { from, to } : null;
}

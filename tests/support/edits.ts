import fc from 'fast-check';
import { moveFeature, shiftFeature } from '../../src/domain/recipe/edits.ts';
import type { Recipe } from '../../src/domain/recipe/schema.ts';

/** An edit by numbers: what, at which place of the list, and by how much. */
export const anyEdit = fc.record({
  kind: fc.constantFrom(
    'move',
    'height',
    'remove',
    'duplicate',
    'reorder',
    'seed',
    'base',
    'envelope',
    'palette',
    'terrace',
  ),
  place: fc.nat({ max: 63 }),
  target: fc.nat({ max: 63 }),
  x: fc.integer({ min: -12, max: 12 }),
  z: fc.integer({ min: -12, max: 12 }),
});
export type Edit = typeof anyEdit extends fc.Arbitrary<infer T> ? T : never;

/** What an edit makes of a recipe: a candidate, which may be out of some range. */
export function edited(recipe: Recipe, { kind, place, target, x, z }: Edit): unknown {
  const { features } = recipe;
  const index = features.length === 0 ? 0 : place % features.length;
  const feature = features[index];
  const { min, max } = recipe;
  switch (kind) {
    case 'seed':
      return { ...recipe, seed: x };
    case 'base':
      return { ...recipe, base_height: 40 + x };
    case 'palette':
      return { ...recipe, palette: { ...recipe.palette, soil_depth: Math.abs(x) } };
    case 'terrace':
      return {
        ...recipe,
        features: features.toSpliced(index, 0, { type: 'terrace', step: 3, strength: 0.5 }),
      };
    case 'envelope':
      return {
        ...recipe,
        preserve: [],
        min: { ...min, x: min.x + x },
        max: { ...max, x: max.x + x, z: Math.max(min.z, max.z + z) },
      };
    default:
  }
  if (!feature) return recipe;
  switch (kind) {
    case 'move':
      return shiftFeature(recipe, index, x, z);
    case 'height':
      return {
        ...recipe,
        features: features.with(
          index,
          'height' in feature ? { ...feature, height: feature.height + x } : feature,
        ),
      };
    case 'remove':
      return { ...recipe, features: features.toSpliced(index, 1) };
    case 'duplicate':
      return shiftFeature({ ...recipe, features: features.toSpliced(index, 0, feature) }, index, x, z);
    default:
      return moveFeature(recipe, index, target % features.length);
  }
}

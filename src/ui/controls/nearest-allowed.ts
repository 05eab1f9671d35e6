import { withValue } from '../../domain/recipe/edits.ts';
import { NUMBER_LIMITS, type NumberField } from '../../domain/recipe/limits.ts';
import { checkRecipe } from '../../domain/recipe/parse.ts';
import type { Recipe } from '../../domain/recipe/schema.ts';

/**
 * The allowed value of a number that comes nearest to what was wanted. The rest of the recipe stays as it is, so the
 * allowed values form one interval around `current`; its end is found by halving.
 */
export function nearestAllowed(
  recipe: Recipe,
  pointer: string,
  field: NumberField,
  current: number,
  wanted: number,
): number {
  const { min, max, integer } = NUMBER_LIMITS[field];
  const allowed = (value: number) => checkRecipe(withValue(recipe, pointer, value)).ok;
  const clamped = Math.min(max, Math.max(min, integer ? Math.round(wanted) : wanted));
  if (allowed(clamped)) return clamped;
  let good = current;
  let bad = clamped;
  while (Math.abs(bad - good) > 1) {
    const middle = Math.trunc((good + bad) / 2);
    if (middle === good || middle === bad) break;
    if (allowed(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

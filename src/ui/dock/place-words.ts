import { describePath, fromPointer } from '../../domain/recipe/problem.ts';
import type { Recipe } from '../../domain/recipe/schema.ts';
import { featureLabel } from '../recipe/feature-words.ts';

/** A place of the recipe as the panels name it: `Ridge 1 falloff`, `Preserve box 2 min x`, `Envelope max y`. */
export function placeWords(recipe: Recipe, pointer: string): string {
  const path = fromPointer(pointer);
  const [owner, item, ...rest] = path;
  if (owner === 'features' && typeof item === 'number' && recipe.features[item]) {
    return [featureLabel(recipe.features, item), describePath(rest)].join(' ').trim();
  }
  if (owner === 'min' || owner === 'max') return `Envelope ${describePath(path)}`;
  const words = describePath(path).replaceAll('_', ' ');
  return words === '' ? 'Recipe' : words.charAt(0).toUpperCase() + words.slice(1);
}

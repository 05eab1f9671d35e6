import { toast } from 'sonner';
import {
  insertFeature,
  insertPreserveBox,
  moveFeature,
  removeFeature,
  removePreserveBox,
} from '../../domain/recipe/edits.ts';
import { COUNT_LIMITS, type FeatureType } from '../../domain/recipe/limits.ts';
import type { Recipe } from '../../domain/recipe/schema.ts';
import { useApp } from '../app-context.tsx';
import { featureLabel } from './feature-words.ts';
import { newFeature, newPreserveBox } from './new-items.ts';

/** Edits of the lists of the recipe, each with the selection that should follow. */
export function useRecipeEdits() {
  const { document, session } = useApp();

  const change = (edit: (recipe: Recipe) => Recipe) => {
    const recipe = document.getState().document?.recipe;
    if (!recipe) return null;
    const next = edit(recipe);
    if (next !== recipe) document.replaceRecipe(next);
    return next;
  };
  const selectFeature = (index: number, count: number) =>
    session.select(
      count === 0 ? { kind: 'none' } : { kind: 'feature', index: Math.min(Math.max(0, index), count - 1) },
    );

  return {
    addFeature(type: FeatureType) {
      const next = change((recipe) =>
        insertFeature(recipe, recipe.features.length, newFeature(type, recipe, session.getState().field)),
      );
      if (next) selectFeature(next.features.length - 1, next.features.length);
    },
    /** Puts a copy right after the feature. */
    duplicateFeature(index: number) {
      const next = change((recipe) =>
        insertFeature(recipe, index + 1, structuredClone(recipe.features[index])),
      );
      if (next) selectFeature(index + 1, next.features.length);
    },
    moveFeature(from: number, to: number) {
      const next = change((recipe) => moveFeature(recipe, from, to));
      if (next) selectFeature(to, next.features.length);
    },
    /** The feature can be put back for a while. */
    deleteFeature(index: number) {
      const features = document.getState().document?.recipe.features;
      const next = change((recipe) => removeFeature(recipe, index));
      if (!next || !features) return;
      selectFeature(index, next.features.length);
      const putBack = () => {
        const restored = change((recipe) =>
          insertFeature(recipe, Math.min(index, recipe.features.length), features[index]),
        );
        if (restored) selectFeature(index, restored.features.length);
      };
      offerUndo(`${featureLabel(features, index)} was deleted.`, putBack);
    },
    addPreserveBox() {
      const next = change((recipe) =>
        insertPreserveBox(recipe, newPreserveBox(recipe, session.getState().field)),
      );
      if (next) session.select({ kind: 'preserve', index: next.preserve.length - 1 });
    },
    /** The box can be put back for a while. */
    deletePreserveBox(index: number) {
      const box = document.getState().document?.recipe.preserve[index];
      const next = change((recipe) => removePreserveBox(recipe, index));
      if (!next || !box) return;
      offerUndo(`Preserve box ${index + 1} was deleted.`, () =>
        change((recipe) => insertPreserveBox(recipe, box)),
      );
      const last = next.preserve.length - 1;
      session.select(last < 0 ? { kind: 'none' } : { kind: 'preserve', index: Math.min(index, last) });
    },
  };
}

/** Says what was done, with a way back that is there for some seconds. */
function offerUndo(message: string, undo: () => void): void {
  toast(message, { duration: 12_000, action: { label: 'Undo', onClick: undo } });
}

/** Why another feature cannot be added, or null. */
export function featuresFull(count: number): string | null {
  return count < COUNT_LIMITS.features
    ? null
    : `A recipe holds at most ${COUNT_LIMITS.features} features. Delete one first.`;
}

/** Why another preserve box cannot be added, or null. */
export function preserveFull(count: number): string | null {
  return count < COUNT_LIMITS.preserve
    ? null
    : `A recipe holds at most ${COUNT_LIMITS.preserve} preserve boxes. Delete one first.`;
}

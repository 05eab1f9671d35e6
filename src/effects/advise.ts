import type { TerrainCompute } from '../domain/field/ports.ts';
import type { RecipeHint } from '../domain/recipe/problem.ts';
import type { Recipe } from '../domain/recipe/schema.ts';
import type { DocumentStore } from '../state/document-store.ts';
import type { SessionStore } from '../state/session-store.ts';
import { createGeneration, isAbort } from './generation.ts';

/** Hints wait until the hand rests. */
const REST = 300;

/** Looks for hints when a recipe has stood unchanged for a moment. */
export function startAdvising(documents: DocumentStore, session: SessionStore, compute: TerrainCompute) {
  const generation = createGeneration();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the text of the open document said in its own way, until the first edit. */
  let textHints: { recipe: Recipe; hints: readonly RecipeHint[] } | null = null;

  const advise = async (recipe: Recipe) => {
    const signal = generation.next();
    try {
      const fieldHints = await compute.advise(recipe, signal);
      const own = textHints?.recipe === recipe ? textHints.hints : [];
      if (!signal.aborted) session.setState({ hints: [...own, ...fieldHints] });
    } catch (error) {
      // A recipe that cannot be computed says so where its field is missing.
      if (!isAbort(error)) session.setState({ hints: [] });
    }
  };

  documents.subscribe(({ document }, before) => {
    if (document?.recipe === before.document?.recipe) return;
    clearTimeout(timer);
    generation.next();
    if (!document || document.id !== before.document?.id) session.setState({ hints: [] });
    if (!document) return;
    const { recipe } = document;
    timer = setTimeout(() => void advise(recipe), REST);
  });

  return {
    /** Hints that came with the text of a recipe that is being opened. */
    noteTextHints(recipe: Recipe, hints: readonly RecipeHint[]): void {
      textHints = { recipe, hints };
    },
  };
}

import type { CompiledField, Progress, TerrainCompute } from '../domain/field/ports.ts';
import { terrainId } from '../domain/recipe/canonical.ts';
import type { Recipe } from '../domain/recipe/schema.ts';
import type { DocumentStore } from '../state/document-store.ts';
import type { SessionStore } from '../state/session-store.ts';
import { createGeneration, isAbort } from './generation.ts';

/** Work shorter than this shows no progress. */
const PATIENCE = 100;

/** Compiles the field whenever the recipe changes; the last field stays until the new one is there. */
export function startCompiling(
  documents: DocumentStore,
  session: SessionStore,
  compute: TerrainCompute,
): void {
  const generation = createGeneration();
  /** The newest field and its recipe: the next edit starts from them. */
  let previous: { recipe: Recipe; field: CompiledField } | null = null;

  const compile = async (recipe: Recipe) => {
    const signal = generation.next();
    const patience = setTimeout(() => {
      if (!signal.aborted)
        session.setState({ progress: { done: 0, total: recipe.max.z - recipe.min.z + 1 } });
    }, PATIENCE);
    session.setState({ terrainId: terrainId(recipe), computeProblem: null, progress: null });
    try {
      const onProgress = (progress: Progress) => {
        if (session.getState().progress) session.setState({ progress });
      };
      const field = await compute.compile(recipe, signal, { onProgress, previous });
      if (signal.aborted) return;
      previous = { recipe, field };
      session.setState({ field, progress: null });
    } catch (error) {
      if (isAbort(error) || signal.aborted) return;
      const computeProblem = error instanceof Error ? error.message : 'The field could not be computed.';
      session.setState({ progress: null, computeProblem });
    } finally {
      clearTimeout(patience);
    }
  };

  documents.subscribe(({ document }, before) => {
    if (document?.recipe === before.document?.recipe) return;
    if (document) void compile(document.recipe);
    else {
      generation.next();
      previous = null;
      session.setState({ field: null, picture: null, terrainId: null, progress: null, computeProblem: null });
    }
  });
}

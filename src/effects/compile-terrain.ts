import type { TerrainCompute } from '../domain/field/ports.ts';
import { terrainId } from '../domain/recipe/canonical.ts';
import type { Recipe } from '../domain/recipe/schema.ts';
import type { DocumentStore } from '../state/document-store.ts';
import type { SessionStore } from '../state/session-store.ts';
import { isAbort } from './generation.ts';

/** Work shorter than this shows no progress, milliseconds. */
const PATIENCE = 100;

/** A field that takes long is shown as far as it has come, so often. Milliseconds. */
const BETWEEN_LOOKS = 200;

/**
 * A compile that has run for less than this is given the time to end when a newer recipe comes: under a hand that
 * moves without a rest, nothing would ever be seen otherwise. Milliseconds.
 */
const GRACE = 60;

interface Running {
  readonly controller: AbortController;
  readonly since: number;
}

/** Compiles the field whenever the recipe changes; the last field stays until the new one is there. */
export function startCompiling(
  documents: DocumentStore,
  session: SessionStore,
  compute: TerrainCompute,
): void {
  let running: Running | null = null;
  let waiting: Recipe | null = null;

  const compile = async (recipe: Recipe, { signal }: AbortController) => {
    const patience = setTimeout(() => {
      if (!signal.aborted)
        session.setState({ progress: { done: 0, total: recipe.max.z - recipe.min.z + 1 } });
    }, PATIENCE);
    try {
      let lookedAt = performance.now();
      const field = await compute.compile(recipe, signal, {
        onProgress(progress) {
          if (session.getState().progress) session.setState({ progress });
        },
        onBand(look) {
          if (performance.now() - lookedAt < BETWEEN_LOOKS) return;
          session.setState({ arriving: look() });
          lookedAt = performance.now();
        },
      });
      if (!signal.aborted) session.setState({ field, arriving: null, progress: null });
    } catch (error) {
      if (isAbort(error) || signal.aborted) return;
      const computeProblem = error instanceof Error ? error.message : 'The field could not be computed.';
      session.setState({ progress: null, computeProblem });
    } finally {
      clearTimeout(patience);
      if (session.getState().arriving) session.setState({ arriving: null });
    }
  };

  const startNext = async () => {
    while (waiting && !running) {
      const recipe: Recipe = waiting;
      waiting = null;
      running = { controller: new AbortController(), since: performance.now() };
      await compile(recipe, running.controller);
      running = null;
    }
  };

  const request = (recipe: Recipe) => {
    waiting = recipe;
    if (!running) void startNext();
    else {
      const { controller, since } = running;
      setTimeout(() => controller.abort(), Math.max(0, GRACE - (performance.now() - since)));
    }
    session.setState({ terrainId: terrainId(recipe), computeProblem: null, progress: null });
  };

  const close = () => {
    waiting = null;
    running?.controller.abort();
    compute.forget();
    session.setState({
      field: null,
      arriving: null,
      picture: null,
      terrainId: null,
      progress: null,
      computeProblem: null,
    });
  };

  // Where no worker can be started, each compile says so.
  void compute.engine().then(
    (engine) => session.setState({ engine }),
    () => {},
  );
  documents.subscribe(({ document }, before) => {
    if (document?.recipe === before.document?.recipe) return;
    if (document) request(document.recipe);
    else close();
  });
}

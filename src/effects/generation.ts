/**
 * Work of which only the newest counts: starting anew cancels what runs, and a late result of the older never shows.
 */
export function createGeneration() {
  let controller = new AbortController();
  return {
    /** A signal for new work; the one before it is aborted. */
    next(): AbortSignal {
      controller.abort();
      controller = new AbortController();
      return controller.signal;
    },
  };
}

/** Whether a rejection only says that the work was cancelled. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

import type { Problem } from '../../domain/recipe/problem.ts';
import { useDocument, useSession } from '../app-context.tsx';
import { reasonText } from '../controls/reason-text.ts';
import { placeWords } from './place-words.ts';

/** A line of the list that belongs to the open document. */
export interface ProblemEntry {
  readonly severity: Problem['severity'];
  /** Where, in the words of the panels. */
  readonly where: string;
  readonly message: string;
  /** The place to jump to; null if there is none. */
  readonly pointer: string | null;
}

/** What is to be said about the open document, errors first. */
export function useProblems(): readonly ProblemEntry[] {
  const recipe = useDocument((state) => state.document?.recipe);
  const pending = useDocument((state) => state.pending);
  const hints = useSession((state) => state.hints);
  const computeProblem = useSession((state) => state.computeProblem);
  if (!recipe) return [];
  const computing: ProblemEntry[] = computeProblem
    ? [{ severity: 'error', where: 'Terrain', message: computeProblem, pointer: null }]
    : [];
  const typed = [...pending].map(
    ([pointer, edit]): ProblemEntry => ({
      severity: 'error',
      where: placeWords(recipe, pointer),
      message: reasonText(edit),
      pointer,
    }),
  );
  const noticed = hints.map(
    ({ severity, path, message }): ProblemEntry => ({
      severity,
      where: placeWords(recipe, path),
      message,
      pointer: path === '' ? null : path,
    }),
  );
  return [...computing, ...typed, ...noticed];
}

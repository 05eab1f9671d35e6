import { Check } from 'lucide-react';
import { useDocument, useSession } from '../app-context.tsx';
import { ProblemRow } from './problem-row.tsx';
import css from './problems.module.css';
import { RefusedFile } from './refused-file.tsx';
import { useProblems } from './use-problems.ts';

/** Everything that is wrong or deserves a look. */
export function ProblemsTab() {
  const entries = useProblems();
  const refused = useSession((state) => state.refused);
  const isOpen = useDocument((state) => state.document !== null);
  return (
    <div className={css.tab}>
      {refused && <RefusedFile refused={refused} />}
      {entries.length > 0 && (
        <ul aria-label="Problems of the recipe">
          {entries.map((entry) => (
            <ProblemRow key={`${entry.pointer} ${entry.message}`} entry={entry} />
          ))}
        </ul>
      )}
      {!refused && entries.length === 0 && (
        <p className={css.empty}>
          <Check size={16} strokeWidth={1.5} aria-hidden="true" />
          {isOpen
            ? 'No problems. Values that a recipe cannot take, and hints about the terrain, are listed here.'
            : 'No problems. A file that cannot be opened tells why here.'}
        </p>
      )}
    </div>
  );
}

import { Info, TriangleAlert } from 'lucide-react';
import { useApp } from '../app-context.tsx';
import css from './problems.module.css';
import type { ProblemEntry } from './use-problems.ts';

/** A problem or a hint of the open document; choosing it jumps to the field. */
export function ProblemRow({ entry }: { entry: ProblemEntry }) {
  const { session } = useApp();
  const { pointer } = entry;
  const content = (
    <>
      <SeverityIcon severity={entry.severity} />
      <span className={css.where}>{entry.where}</span>
      <span className={css.message}>{entry.message}</span>
    </>
  );
  return (
    <li>
      {pointer === null ? (
        <div className={css.row}>{content}</div>
      ) : (
        <button type="button" className={css.row} onClick={() => session.requestFocus(pointer)}>
          {content}
        </button>
      )}
    </li>
  );
}

/** The shape and the word of a severity; the colour only repeats it. */
export function SeverityIcon({ severity }: { severity: ProblemEntry['severity'] }) {
  const Icon = severity === 'error' ? TriangleAlert : Info;
  return (
    <>
      <Icon
        className={severity === 'error' ? css.error : css.hint}
        size={16}
        strokeWidth={1.5}
        aria-hidden="true"
      />
      <span className="visually-hidden">{severity === 'error' ? 'Error: ' : 'Hint: '}</span>
    </>
  );
}

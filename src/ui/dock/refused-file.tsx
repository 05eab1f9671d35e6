import type { RefusedFile as Refused } from '../../state/session-store.ts';
import { useApp, useDocument } from '../app-context.tsx';
import { Button } from '../controls/button.tsx';
import { counted } from '../controls/number-words.ts';
import { SeverityIcon } from './problem-row.tsx';
import css from './problems.module.css';

const MOST_SHOWN = 200;

/** A file that could not be opened, with each reason and where it stands in the text. */
export function RefusedFile({ refused: { name, problems } }: { refused: Refused }) {
  const { session } = useApp();
  const openName = useDocument((state) => state.document?.name);
  const unchanged = openName ? `Nothing was changed: “${openName}” is still open.` : 'Nothing was changed.';
  return (
    <section className={css.refused} aria-label={`Refused: ${name}`}>
      <header className={css.head}>
        <p>
          <b>
            <bdi>{name}</bdi> was not opened.
          </b>{' '}
          {counted(problems.length, 'problem')}. {unchanged}
        </p>
        <Button size="small" onClick={() => session.setState({ refused: null })}>
          Dismiss
        </Button>
      </header>
      <ul>
        {problems.slice(0, MOST_SHOWN).map((problem) => (
          <li key={`${problem.path} ${problem.code} ${problem.line}:${problem.column}`} className={css.row}>
            <SeverityIcon severity={problem.severity} />
            {problem.line !== null && (
              <span className={css.at}>
                <span className="visually-hidden">line and column </span>
                {problem.line}:{problem.column}
              </span>
            )}
            <span className={css.message}>{problem.message}</span>
          </li>
        ))}
      </ul>
      {problems.length > MOST_SHOWN && <p className={css.more}>and {problems.length - MOST_SHOWN} more</p>}
    </section>
  );
}

import { useState } from 'react';
import { useApp } from '../app-context.tsx';
import css from './header.module.css';

/** The document's name, edited where it stands. */
export function DocumentName({ name }: { name: string }) {
  const { document } = useApp();
  const [draft, setDraft] = useState(name);
  const commit = () => {
    const next = draft.trim();
    if (next === '') setDraft(name);
    else document.rename(next);
  };
  return (
    <input
      className={css.name}
      aria-label="Document name"
      title="Rename"
      value={draft}
      maxLength={120}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setDraft(name);
      }}
    />
  );
}

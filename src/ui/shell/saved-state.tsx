import { TriangleAlert } from 'lucide-react';
import { useSession } from '../app-context.tsx';
import { agoText } from '../controls/number-words.ts';
import css from './header.module.css';
import { useNow } from './use-now.ts';

/** Whether the document is kept in this browser. */
export function SavedState() {
  const saving = useSession((state) => state.saving);
  const savedAt = useSession((state) => state.savedAt);
  const now = useNow(5000);
  if (saving === 'failed') {
    return (
      <span className={css.failed} role="alert">
        <TriangleAlert size={14} aria-hidden="true" />
        not saved: export it to keep it
      </span>
    );
  }
  if (saving === 'saving') return <span className={css.saved}>saving…</span>;
  if (saving === 'saved' && savedAt !== null) {
    return <span className={css.saved}>saved {agoText(savedAt, Math.max(now, savedAt))}</span>;
  }
  return <span className={css.saved}>kept in this browser</span>;
}

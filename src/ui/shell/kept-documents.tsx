import { Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { DocumentEntry } from '../../domain/document/document.ts';
import { useApp, useDocument } from '../app-context.tsx';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { agoText } from '../controls/number-words.ts';
import css from './open-dialog.module.css';

/** The documents that this browser keeps, newest first. */
export function KeptDocuments({ onOpen }: { onOpen: (id: string) => void }) {
  const { commands } = useApp();
  const openId = useDocument((state) => state.document?.id);
  const [kept, setKept] = useState<readonly DocumentEntry[] | null>(null);
  const [doomed, setDoomed] = useState<string | null>(null);

  const refresh = useCallback(async () => {
    const documents = await commands.listKept();
    setKept(documents.toSorted((a, b) => b.changedAt - a.changedAt));
  }, [commands]);
  useEffect(() => void refresh(), [refresh]);

  const remove = async (id: string) => {
    setDoomed(null);
    await commands.deleteKept(id);
    await refresh();
  };

  if (kept === null) return <p className={css.none}>Looking…</p>;
  if (kept.length === 0)
    return <p className={css.none}>None yet. What you open or begin is kept here by itself.</p>;
  return (
    <ul className={css.list} aria-label="Kept in this browser">
      {kept.map((document) => (
        <li key={document.id} className={css.row}>
          {doomed === document.id ? (
            <ConfirmDelete
              name={document.name}
              onKeep={() => setDoomed(null)}
              onDelete={() => void remove(document.id)}
            />
          ) : (
            <>
              <button type="button" className={css.main} onClick={() => onOpen(document.id)}>
                <span className={css.name}>{document.name}</span>
                <span className={css.when}>
                  {document.id === openId ? 'open now' : agoText(document.changedAt, Date.now())}
                </span>
              </button>
              <IconButton
                icon={Trash2}
                label={`Delete ${document.name}`}
                size="small"
                onClick={() => setDoomed(document.id)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ConfirmDeleteProps {
  readonly name: string;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

function ConfirmDelete({ name, onKeep, onDelete }: ConfirmDeleteProps) {
  return (
    <div className={css.sure}>
      <span>Delete “{name}” for good?</span>
      <Button size="small" kind="risky" onClick={onDelete}>
        Delete
      </Button>
      {/* The safe answer has the focus. */}
      <Button size="small" ref={(button) => button?.focus()} onClick={onKeep}>
        Keep
      </Button>
    </div>
  );
}

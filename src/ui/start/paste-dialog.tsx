import { type FormEvent, useState } from 'react';
import { useApp } from '../app-context.tsx';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import css from './paste-dialog.module.css';

/** Takes the text of a recipe. */
export function PasteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { commands } = useApp();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    setText('');
    void commands.openText(text, 'Pasted recipe');
  };
  return (
    <Dialog title="Paste JSON" open={open} onClose={onClose}>
      <form onSubmit={submit}>
        <label className={css.label}>
          Text of a recipe
          <textarea
            className={css.text}
            value={text}
            spellCheck={false}
            placeholder="{ &quot;version&quot;: 1, … }"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p className={css.hint}>It becomes a document of its own. Nothing open is overwritten.</p>
        <div className={css.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" disabled={text.trim() === ''}>
            Open recipe
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { ClipboardPaste, FilePlus } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../app-context.tsx';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { ExampleCards } from '../start/example-cards.tsx';
import { OpenFileButton } from '../start/open-file-button.tsx';
import { PasteDialog } from '../start/paste-dialog.tsx';
import { KeptDocuments } from './kept-documents.tsx';
import css from './open-dialog.module.css';

/** All the ways to another document. Each opens beside what is open; nothing is overwritten. */
export function OpenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { commands } = useApp();
  const [pasting, setPasting] = useState(false);
  const choose = (command: () => Promise<void>) => {
    onClose();
    void command();
  };
  return (
    <>
      <Dialog title="Open" open={open} onClose={onClose} wide>
        <div className={css.ways}>
          <OpenFileButton kind="main" onChosen={onClose}>
            Open a file
          </OpenFileButton>
          <Button icon={FilePlus} onClick={() => choose(() => commands.newDocument())}>
            New recipe
          </Button>
          <Button
            icon={ClipboardPaste}
            onClick={() => {
              onClose();
              setPasting(true);
            }}
          >
            Paste JSON
          </Button>
        </div>
        <h3 className={css.title}>Kept in this browser</h3>
        <KeptDocuments onOpen={(id) => choose(() => commands.openKept(id))} />
        <h3 className={css.title}>Examples</h3>
        <ExampleCards onOpen={(id) => choose(() => commands.openExample(id))} />
      </Dialog>
      <PasteDialog open={pasting} onClose={() => setPasting(false)} />
    </>
  );
}

import { ClipboardPaste, FilePlus } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../app-context.tsx';
import { Button } from '../controls/button.tsx';
import { ExampleCards } from './example-cards.tsx';
import { OpenFileButton } from './open-file-button.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import css from './start-screen.module.css';

/** Nothing is open: the ways to begin. */
export function StartScreen() {
  const { commands } = useApp();
  const [pasting, setPasting] = useState(false);
  return (
    <div className={css.start}>
      <div className={css.inner}>
        <div className={css.text}>
          <h2>Start with a piece of land</h2>
          <p>
            A recipe says how the ground is made. Open one, take an example and shape its hills, or paste
            JSON.
          </p>
          <div className={css.buttons}>
            <OpenFileButton kind="main">Open a recipe</OpenFileButton>
            <Button icon={FilePlus} onClick={() => void commands.newDocument()}>
              New recipe
            </Button>
            <Button icon={ClipboardPaste} onClick={() => setPasting(true)}>
              Paste JSON
            </Button>
          </div>
          <p className={css.hint}>Or drop a file anywhere in this window. Nothing leaves your computer.</p>
        </div>
        <div className={css.examples}>
          <h3>Examples</h3>
          <ExampleCards onOpen={(id) => void commands.openExample(id)} />
        </div>
      </div>
      <PasteDialog open={pasting} onClose={() => setPasting(false)} />
    </div>
  );
}

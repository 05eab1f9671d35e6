import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { exportJson } from '../../domain/recipe/canonical.ts';
import { useApp, useDocument, useSession } from '../app-context.tsx';
import { Button } from '../controls/button.tsx';
import { CopyButton } from '../controls/copy-button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { counted, readable, sizeText } from '../controls/number-words.ts';
import css from './export-dialog.module.css';

/** Gives the recipe out, and says what it holds. */
export function ExportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Export" open={open} onClose={onClose}>
      <ExportContent onClose={onClose} />
    </Dialog>
  );
}

function ExportContent({ onClose }: { onClose: () => void }) {
  const { commands } = useApp();
  const recipe = useDocument((state) => state.document?.recipe);
  const pending = useDocument((state) => state.pending.size);
  const terrainId = useSession((state) => state.terrainId);
  const [copied, setCopied] = useState<boolean | null>(null);
  if (!recipe) return null;
  const bytes = exportJson(recipe).length;
  const download = () => {
    commands.downloadRecipe();
    onClose();
  };
  return (
    <>
      <p className={css.about}>
        The recipe as JSON, in its normal form: what the server and the command line read.
      </p>
      {pending > 0 && (
        <p className={css.notice}>
          <TriangleAlert size={16} aria-hidden="true" />
          {counted(pending, 'value')} {pending === 1 ? 'is' : 'are'} not valid and not exported; the last
          valid {pending === 1 ? 'one is' : 'ones are'}.
        </p>
      )}
      <dl className={css.facts}>
        <dt>Features</dt>
        <dd>{recipe.features.length}</dd>
        <dt>Preserve</dt>
        <dd>{counted(recipe.preserve.length, 'box', 'boxes')}</dd>
        <dt>Size</dt>
        <dd>{sizeText(recipe)} blocks</dd>
        <dt>Text</dt>
        <dd>{bytes < 1000 ? `${bytes} bytes` : `${readable(Math.round(bytes / 100) / 10)} kB`}</dd>
        <dt>Terrain id</dt>
        <dd className={css.id}>
          <span>{terrainId ?? '…'}</span>
          {terrainId && <CopyButton label="Copy terrain id" text={terrainId} />}
        </dd>
      </dl>
      <div className={css.buttons}>
        <Button
          kind="ghost"
          icon={copied ? Check : Copy}
          onClick={() => void commands.copyRecipe().then((done) => setCopied(done))}
        >
          Copy JSON
        </Button>
        <output className={css.told}>
          {copied === true && 'Copied'}
          {copied === false && 'The browser refused the clipboard'}
        </output>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="main" onClick={download}>
          Export recipe
        </Button>
      </div>
    </>
  );
}

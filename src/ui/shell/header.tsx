import { FolderOpen, Upload } from 'lucide-react';
import { useState } from 'react';
import { useDocument } from '../app-context.tsx';
import { Button } from '../controls/button.tsx';
import { DocumentName } from './document-name.tsx';
import { ExportDialog } from './export-dialog.tsx';
import css from './header.module.css';
import { OpenDialog } from './open-dialog.tsx';
import { SavedState } from './saved-state.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { useShortcut } from './use-shortcut.ts';

type Opened = 'open' | 'export' | null;

/** The bar at the top: which document, and how it comes in and goes out. */
export function Header() {
  const name = useDocument((state) => state.document?.name);
  const [opened, setOpened] = useState<Opened>(null);
  useShortcut('o', () => setOpened('open'));
  return (
    <header className={css.header}>
      <h1 className={css.brand}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M1.5 13 9.5 3v10z" fill="currentColor" />
          <path d="M12 6.5V13M14.3 10V13" stroke="currentColor" strokeWidth="1.25" strokeLinecap="round" />
        </svg>
        Scarp
      </h1>
      {name !== undefined && (
        <>
          <span className={css.rule} />
          <DocumentName key={name} name={name} />
          <SavedState />
        </>
      )}
      <span className={css.spring} />
      <Button
        kind="ghost"
        icon={FolderOpen}
        title="Open (Ctrl O)"
        aria-haspopup="dialog"
        onClick={() => setOpened('open')}
      >
        Open
      </Button>
      {name !== undefined && (
        <Button kind="ghost" icon={Upload} aria-haspopup="dialog" onClick={() => setOpened('export')}>
          Export
        </Button>
      )}
      <span className={css.rule} />
      <ThemeMenu />
      <OpenDialog open={opened === 'open'} onClose={() => setOpened(null)} />
      <ExportDialog open={opened === 'export'} onClose={() => setOpened(null)} />
    </header>
  );
}

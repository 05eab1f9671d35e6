import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A window above the window; Escape, the cross and a click beside it close it. */
export function Dialog({ title, open, onClose, wide, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={css.backdrop} />
        <Base.Popup className={classes(css.dialog, wide && css.wide)}>
          <header className={css.head}>
            <Base.Title className={css.title}>{title}</Base.Title>
            <Base.Close render={<IconButton icon={X} label="Close" shortcut="Esc" size="small" />} />
          </header>
          <div className={css.content}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

import { Tooltip } from '@base-ui/react/tooltip';
import { type ReactElement, useRef } from 'react';
import { PopupHost } from './popup-host.tsx';
import css from './tip.module.css';

interface TipProps {
  readonly text: string;
  readonly shortcut?: string | undefined;
  readonly children: ReactElement;
}

/** A tooltip for a control that has its own accessible name. */
export function Tip({ text, shortcut, children }: TipProps) {
  const host = useRef<HTMLSpanElement>(null);
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} />
      <PopupHost ref={host} />
      <Tooltip.Portal container={host}>
        <Tooltip.Positioner positionMethod="fixed" sideOffset={6} className={css.positioner}>
          <Tooltip.Popup className={css.popup}>
            {text}
            {shortcut && <kbd className={css.shortcut}>{shortcut}</kbd>}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import css from './dock.module.css';

interface ResizeLineProps {
  readonly height: number;
  readonly least: number;
  readonly most: number;
  readonly onResize: (height: number) => void;
}

const STEP = 16;

/** The upper edge of the dock: dragged, or moved with the arrow keys. */
export function ResizeLine({ height, least, most, onResize }: ResizeLineProps) {
  const drag = useRef<{ y: number; height: number } | null>(null);
  const onPointerMove = (event: PointerEvent) => {
    if (drag.current) onResize(drag.current.height + drag.current.y - event.clientY);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowUp: height + STEP,
      ArrowDown: height - STEP,
      Home: least,
      End: most,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onResize(target);
  };
  const end = () => {
    drag.current = null;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; this can.
    <div
      className={css.line}
      role="separator"
      aria-label="Height of the dock"
      aria-orientation="horizontal"
      aria-valuenow={height}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { y: event.clientY, height };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

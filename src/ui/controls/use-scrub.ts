import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const PIXELS_A_STEP = 2;
const SLOP = 3;

interface Scrub {
  /** The value when the drag begins. */
  start(): number;
  move(from: number, steps: number, event: PointerEvent): void;
  cancel(from: number): void;
}

interface Drag {
  readonly x: number;
  readonly from: number;
  moved: boolean;
}

/** Dragging a field's name sideways changes its value; Escape puts the old one back. */
export function useScrub(scrub: Scrub) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  const [scrubbing, setScrubbing] = useState(false);
  const latest = useRef(scrub);
  latest.current = scrub;

  useEffect(() => {
    if (!scrubbing) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.current) return;
      event.stopPropagation();
      latest.current.cancel(drag.current.from);
      drag.current = null;
      setScrubbing(false);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [scrubbing]);

  const end = () => {
    drag.current = null;
    setScrubbing(false);
  };

  return {
    scrubbing,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = false;
        drag.current = { x: event.clientX, from: latest.current.start(), moved: false };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!drag.current) return;
        const distance = event.clientX - drag.current.x;
        if (!drag.current.moved && Math.abs(distance) < SLOP) return;
        drag.current.moved = true;
        dragged.current = true;
        setScrubbing(true);
        latest.current.move(drag.current.from, Math.trunc(distance / PIXELS_A_STEP), event);
      },
      onPointerUp: end,
      onPointerCancel: end,
      // A name is a label: without a drag its click goes on to focus the field.
      onClick(event: MouseEvent) {
        if (dragged.current) event.preventDefault();
      },
    },
  };
}

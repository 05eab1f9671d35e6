import { useEffect, useRef } from 'react';
import { fromPointer, toPointer } from '../../domain/recipe/problem.ts';
import type { Selection } from '../../state/session-store.ts';
import { useApp, useSession } from '../app-context.tsx';

/** Frames that a place is waited for. */
const PATIENCE = 8;

/**
 * Answers requests to focus a place of the recipe: makes the selection, lets the panels unfold, then scrolls the
 * place into view. Fields and rows carry their pointer in `data-place`; a place without a field of its own goes to
 * the nearest one that holds it, or to the first inside it.
 */
export function useFocusRequests(): void {
  const { session } = useApp();
  const request = useSession((state) => state.focusRequest);
  const answered = useRef(request?.serial ?? 0);
  useEffect(() => {
    if (!request || request.serial === answered.current) return;
    answered.current = request.serial;
    const selection = selectionFor(request.pointer);
    if (selection) session.select(selection);
    requestAnimationFrame(() => focusPlace(request.pointer, PATIENCE));
  }, [request, session]);
}

function selectionFor(pointer: string): Selection | null {
  const [owner, index] = fromPointer(pointer);
  if (typeof index !== 'number') return null;
  if (owner === 'features') return { kind: 'feature', index };
  return owner === 'preserve' ? { kind: 'preserve', index } : null;
}

/** Panels and sections take a few frames to unfold: the place itself is waited for before another one is taken. */
function focusPlace(pointer: string, frames: number): void {
  if (!exactPlace(pointer) && frames > 0) {
    requestAnimationFrame(() => focusPlace(pointer, frames - 1));
    return;
  }
  const element = findPlace(pointer);
  if (!element) return;
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement) element.select();
}

function findPlace(pointer: string): HTMLElement | null {
  for (let path = fromPointer(pointer); path.length > 0; path = path.slice(0, -1)) {
    const place = toPointer(path);
    const element =
      exactPlace(place) ?? document.querySelector<HTMLElement>(`[data-place^="${CSS.escape(place)}\\/"]`);
    if (element) return element;
  }
  return null;
}

function exactPlace(pointer: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-place="${CSS.escape(pointer)}"]`);
}

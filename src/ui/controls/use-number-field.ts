import { useState } from 'react';
import { valueAt } from '../../domain/recipe/edits.ts';
import { NUMBER_LIMITS, type NumberField } from '../../domain/recipe/limits.ts';
import { fromPointer } from '../../domain/recipe/problem.ts';
import { useApp, useDocument } from '../app-context.tsx';
import { type NumberReading, readNumber } from './number-text.ts';
import { fieldText } from './number-words.ts';

/** What a text was understood as, kept beside the field until it is edited again. */
export interface Understood extends NumberReading {
  readonly text: string;
}

/** The state of one number of the recipe on the screen: the recipe's value, a pending text, or a draft being typed. */
export function useNumberField(pointer: string) {
  const { document } = useApp();
  const value = useDocument((state) => state.document && valueAt(state.document.recipe, pointer));
  const pending = useDocument((state) => state.pending.get(pointer));
  const [draft, setDraft] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const [committed, setCommitted] = useState<Understood | null>(null);

  const field = fromPointer(pointer).at(-1) as NumberField;
  const limits = NUMBER_LIMITS[field];
  const current = typeof value === 'number' ? value : limits.min;
  const shown =
    typeof pending?.value === 'number' && Number.isFinite(pending.value) ? pending.value : current;
  const settled = pending?.text ?? (focused ? String(current) : fieldText(current));

  const set = (next: number) => {
    setDraft(null);
    setCommitted(null);
    if (next !== current || pending) document.setValue(pointer, next, String(next));
  };

  const commit = () => {
    if (draft === null) return;
    if (draft === settled) {
      setDraft(null);
      setCommitted(null);
      return;
    }
    const reading = readNumber(draft);
    setDraft(null);
    setCommitted(reading?.rule ? { ...reading, text: draft } : null);
    const next = reading ? reading.value : draft;
    if (next !== current || pending) document.setValue(pointer, next, draft);
  };

  const restore = () => {
    setDraft(null);
    setCommitted(null);
    document.dropPending(pointer);
  };

  return {
    field,
    limits,
    /** The recipe's value: the last valid one. */
    current,
    /** The number that steps and drags start from. */
    shown,
    /** What stands in the field while it is being edited, if it is a number. */
    typedNumber: draft === null ? null : (readNumber(draft)?.value ?? null),
    text: draft ?? settled,
    focused,
    pending,
    understood: draft === null ? committed : understand(draft),
    edited: draft !== null && draft !== settled,
    type(text: string) {
      setDraft(text);
      setCommitted(null);
    },
    set,
    /** Moves by a number of steps, kept inside the range. */
    step(from: number, distance: number) {
      const next = Number((from + distance).toFixed(6));
      set(Math.min(limits.max, Math.max(limits.min, next)));
    },
    commit,
    restore,
    focus: () => setFocused(true),
    blur() {
      setFocused(false);
      commit();
    },
  };
}

function understand(text: string): Understood | null {
  const reading = readNumber(text);
  return reading?.rule ? { ...reading, text } : null;
}

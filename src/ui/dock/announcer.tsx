import { useEffect, useRef, useState } from 'react';
import type { CompiledField } from '../../domain/field/ports.ts';
import { useDocument, useSession } from '../app-context.tsx';
import { counted, readable } from '../controls/number-words.ts';
import { useProblems } from './use-problems.ts';

const QUIET = 600;

/** Tells screen readers of new problems and of a new field, once a moment has passed without another change. */
export function Announcer() {
  const refused = useSession((state) => state.refused);
  const field = useSession((state) => state.field);
  const isOpen = useDocument((state) => state.document !== null);
  const problem = useProblems().find(({ severity }) => severity === 'error');
  const text = refused
    ? `${refused.name} was not opened: ${counted(refused.problems.length, 'problem')}. Nothing was changed.`
    : problem
      ? `${problem.where}: ${problem.message}`
      : isOpen && field
        ? fieldText(field)
        : '';
  return (
    <output className="visually-hidden" aria-live="polite">
      {useQuiet(text)}
    </output>
  );
}

function fieldText({ statistics: { heightMin, heightMax, clippedColumns } }: CompiledField): string {
  const clipped = clippedColumns > 0 ? `, ${counted(clippedColumns, 'column')} outside the envelope` : '';
  return `Terrain computed: heights from ${readable(heightMin)} to ${readable(heightMax)}${clipped}.`;
}

/** The text as it is once it has stayed the same for a moment. */
function useQuiet(text: string): string {
  const [settled, setSettled] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    timer.current = setTimeout(() => setSettled(text), QUIET);
    return () => clearTimeout(timer.current);
  }, [text]);
  return settled;
}

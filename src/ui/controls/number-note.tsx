import { Info, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { NumberField } from '../../domain/recipe/limits.ts';
import type { PendingEdit } from '../../state/document-store.ts';
import { useDocument } from '../app-context.tsx';
import { classes } from './classes.ts';
import { LinkButton } from './link-button.tsx';
import { nearestAllowed } from './nearest-allowed.ts';
import css from './number-field.module.css';
import { fieldText, readable } from './number-words.ts';
import { reasonText } from './reason-text.ts';
import type { Understood } from './use-number-field.ts';

interface NumberNoteProps {
  readonly id: string;
  readonly pointer: string;
  readonly field: NumberField;
  readonly current: number;
  readonly pending: PendingEdit | undefined;
  readonly understood: Understood | null;
  readonly onUse: (value: number) => void;
  readonly onRestore: () => void;
}

/** Under a number field: why it is not taken and the two ways out, or what a doubtful text was understood as. */
export function NumberNote({
  id,
  pending,
  understood,
  current,
  onUse,
  onRestore,
  ...place
}: NumberNoteProps) {
  const nearest = useNearest(place.pointer, place.field, current, pending);
  return (
    <div id={id} className={classes(css.note, pending ? css.problem : css.hint)}>
      {pending ? <TriangleAlert size={16} aria-hidden="true" /> : <Info size={16} aria-hidden="true" />}
      <div>
        {understood && <UnderstoodText understood={understood} onUse={pending ? undefined : onUse} />}
        {pending && (
          <p>
            {reasonText(pending)} The map keeps the last valid value, {fieldText(current)}.
          </p>
        )}
        {pending && (
          <p className={css.actions}>
            {nearest !== null && (
              <>
                <LinkButton onClick={() => onUse(nearest)}>Use {fieldText(nearest)}</LinkButton> or{' '}
              </>
            )}
            <LinkButton onClick={onRestore}>
              {nearest !== null ? 'go' : 'Go'} back to {fieldText(current)}
            </LinkButton>
          </p>
        )}
      </div>
    </div>
  );
}

interface UnderstoodTextProps {
  readonly understood: Understood;
  readonly onUse: ((value: number) => void) | undefined;
}

function UnderstoodText({ understood: { text, value, rule, other }, onUse }: UnderstoodTextProps) {
  return (
    <p>
      “{text}” is read as {readable(value)}: {rule}.
      {other !== null && onUse && (
        <>
          {' '}
          <LinkButton onClick={() => onUse(other)}>Use {fieldText(other)}</LinkButton>
        </>
      )}
    </p>
  );
}

/** The nearest allowed value, if it is another one than the recipe has. */
function useNearest(pointer: string, field: NumberField, current: number, pending: PendingEdit | undefined) {
  const recipe = useDocument((state) => state.document?.recipe ?? null);
  const wanted = pending?.value;
  return useMemo(() => {
    if (!recipe || typeof wanted !== 'number' || Number.isNaN(wanted)) return null;
    const nearest = nearestAllowed(recipe, pointer, field, current, wanted);
    return nearest === current ? null : nearest;
  }, [recipe, pointer, field, current, wanted]);
}

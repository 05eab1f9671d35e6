import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';
import css from './number-field.module.css';
import { NumberNote } from './number-note.tsx';
import { rangeText } from './number-words.ts';
import { STEP_RULE, stepSize } from './step-size.ts';
import { useNumberField } from './use-number-field.ts';
import { useScrub } from './use-scrub.ts';

interface NumberFieldProps {
  /** Where the number stands in the recipe. */
  readonly pointer: string;
  /** The accessible name. */
  readonly label: string;
  /** What is written beside it, if shorter. */
  readonly name?: string;
  readonly unit?: string;
  /** Replaces the range of the limits, where the recipe narrows it. */
  readonly range?: string;
  /** `inline`: the name inside the field. `row`: name, field and range as three cells of a grid. */
  readonly layout?: 'inline' | 'row';
  readonly axis?: 'x' | 'y' | 'z';
}

/** Coordinates at the end of the world have more digits than the fields of a row have room for. */
const LONG = 8;

const STEP_KEYS: Record<string, { direction: 1 | -1; far: boolean }> = {
  ArrowUp: { direction: 1, far: false },
  ArrowDown: { direction: -1, far: false },
  PageUp: { direction: 1, far: true },
  PageDown: { direction: -1, far: true },
};

/**
 * A number of the recipe. It can be typed, stepped with the arrow keys, and scrubbed by its name. What the recipe
 * cannot take stays in the field with the reason below it. Stands in a grid: its note spans all columns.
 */
export function NumberField({
  pointer,
  label,
  name = label,
  unit,
  range,
  layout = 'inline',
  axis,
}: NumberFieldProps) {
  const id = useId();
  const field = useNumberField(pointer);
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef(false);
  // A field is selected when it is entered; after the render, since another text in it loses the selection.
  useLayoutEffect(() => {
    if (field.focused) input.current?.select();
  }, [field.focused]);
  const scrub = useScrub({
    start: () => field.shown,
    move: (from, steps, event) => field.step(from, steps * stepSize(field.field, event)),
    cancel: field.set,
  });
  const rangeWords = range ?? rangeText(field.limits);
  const invalid = field.pending !== undefined && !field.edited;
  const hasNote = invalid || field.understood !== null;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const stepKey = STEP_KEYS[event.key];
    if (stepKey) {
      event.preventDefault();
      const far = event.shiftKey || stepKey.far;
      const from = field.typedNumber ?? field.shown;
      field.step(from, stepKey.direction * stepSize(field.field, { shiftKey: far, altKey: event.altKey }));
    } else if (event.key === 'Enter') {
      field.commit();
      event.currentTarget.select();
    } else if (event.key === 'Escape' && (field.edited || field.pending)) {
      event.stopPropagation();
      field.restore();
    }
  };

  /** The click that enters a field puts a caret there; a later one, in a field that is being edited, may. */
  const selectUntouched = () => {
    const element = input.current;
    if (element && !typed.current && element.selectionStart === element.selectionEnd) element.select();
    typed.current = true;
  };

  const nameLabel = (
    <label
      htmlFor={id}
      className={classes(css.name, axis && css[axis])}
      title={`Drag to change. ${STEP_RULE}.`}
      {...scrub.handlers}
    >
      {name}
    </label>
  );

  return (
    <>
      {layout === 'row' && nameLabel}
      <div
        className={classes(css.field, invalid && css.invalid, scrub.scrubbing && css.scrubbing)}
        title={layout === 'inline' ? `${label}: ${rangeWords}${unit ? ` ${unit}` : ''}` : undefined}
      >
        {layout === 'inline' && nameLabel}
        <input
          ref={input}
          id={id}
          className={classes(css.input, field.text.length > LONG && css.long)}
          value={field.text}
          aria-label={label}
          aria-roledescription="number field"
          aria-invalid={invalid || undefined}
          aria-describedby={hasNote ? `${id}-note ${id}-range` : `${id}-range`}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          data-place={pointer}
          onChange={(event) => {
            typed.current = true;
            field.type(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onFocus={() => {
            typed.current = false;
            field.focus();
          }}
          onClick={selectUntouched}
          onBlur={field.blur}
        />
        {unit && <span className={css.unit}>{unit}</span>}
        {layout === 'row' && (
          <Stepper onStep={(steps) => field.step(field.shown, steps * stepSize(field.field, PLAIN))} />
        )}
        {layout === 'inline' && (
          <span id={`${id}-range`} className="visually-hidden">
            {rangeWords} {unit}
          </span>
        )}
      </div>
      {layout === 'row' && (
        <span id={`${id}-range`} className={css.range}>
          {rangeWords}
        </span>
      )}
      {hasNote && (
        <NumberNote
          id={`${id}-note`}
          pointer={pointer}
          field={field.field}
          current={field.current}
          pending={invalid ? field.pending : undefined}
          understood={field.understood}
          onUse={field.set}
          onRestore={field.restore}
        />
      )}
    </>
  );
}

const PLAIN = { shiftKey: false, altKey: false };

/** Steps for the mouse; the keyboard has the arrow keys. */
function Stepper({ onStep }: { onStep: (steps: number) => void }) {
  return (
    <span className={css.stepper} aria-hidden="true">
      <button
        type="button"
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onStep(1)}
      >
        <ChevronUp size={10} />
      </button>
      <button
        type="button"
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onStep(-1)}
      >
        <ChevronDown size={10} />
      </button>
    </span>
  );
}

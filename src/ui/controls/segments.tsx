import { classes } from './classes.ts';
import css from './segments.module.css';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly title?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tall?: boolean;
}

/** A choice of a few, all in sight. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
  tall,
}: SegmentsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that this has no room for.
    <div role="group" aria-label={label} className={classes(css.segments, tall && css.tall)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          title={option.title}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </button>
      ))}
    </div>
  );
}

import { NumberField } from '../controls/number-field.tsx';
import css from './inspector-panel.module.css';

export type RowField = 'height' | 'radius' | 'width' | 'falloff' | 'step' | 'strength';

const UNITS: Record<RowField, string> = {
  height: 'blocks',
  radius: 'blocks',
  width: 'blocks',
  falloff: 'blocks',
  step: 'blocks',
  strength: '',
};

interface FieldRowsProps {
  /** Where the feature stands in the recipe. */
  readonly pointer: string;
  readonly fields: readonly RowField[];
}

/** The single numbers of a feature, each with its unit and its range. */
export function FieldRows({ pointer, fields }: FieldRowsProps) {
  return (
    <div className={css.rows}>
      {fields.map((field) => (
        <NumberField
          key={field}
          pointer={`${pointer}/${field}`}
          label={field.charAt(0).toUpperCase() + field.slice(1)}
          unit={UNITS[field]}
          layout="row"
        />
      ))}
    </div>
  );
}

import type { PlateauFeature } from '../../domain/recipe/schema.ts';
import { NumberField } from '../controls/number-field.tsx';
import { readable } from '../controls/number-words.ts';
import { Section } from '../controls/section.tsx';
import { COLUMN_RANGE } from './centre-fields.tsx';
import css from './inspector-panel.module.css';

/** The level rectangle of a plateau, both corners included. */
export function PlateauFields({
  pointer,
  plateau: { min, max },
}: {
  pointer: string;
  plateau: PlateauFeature;
}) {
  const size = `${readable(max.x - min.x + 1)} × ${readable(max.z - min.z + 1)}`;
  return (
    <Section title="Rectangle" note={`${size} blocks`}>
      <div className={css.columns}>
        {(['min', 'max'] as const).map((end) => [
          <span key={end} className={css.soft}>
            {end === 'min' ? 'Min' : 'Max'}
          </span>,
          <NumberField
            key={`${end}x`}
            pointer={`${pointer}/${end}/x`}
            label={`Plateau ${end} x`}
            name="x"
            axis="x"
          />,
          <NumberField
            key={`${end}z`}
            pointer={`${pointer}/${end}/z`}
            label={`Plateau ${end} z`}
            name="z"
            axis="z"
          />,
        ])}
        <span className={`${css.quiet} ${css.wide}`}>{COLUMN_RANGE}</span>
      </div>
    </Section>
  );
}

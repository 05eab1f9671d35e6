import { NUMBER_LIMITS } from '../../domain/recipe/limits.ts';
import { NumberField } from '../controls/number-field.tsx';
import { readable } from '../controls/number-words.ts';
import { Section } from '../controls/section.tsx';
import css from './inspector-panel.module.css';

/** What whole-block coordinates may be, said once beside the fields they belong to. */
export const COLUMN_RANGE = `whole blocks, ±${readable(NUMBER_LIMITS.x.max)}`;

/** The middle column of a hill or a basin. */
export function CentreFields({ pointer }: { pointer: string }) {
  return (
    <Section title="Center" note={COLUMN_RANGE}>
      <div className={css.pairs}>
        <NumberField pointer={`${pointer}/center/x`} label="Center x" name="x" axis="x" />
        <NumberField pointer={`${pointer}/center/z`} label="Center z" name="z" axis="z" />
      </div>
    </Section>
  );
}

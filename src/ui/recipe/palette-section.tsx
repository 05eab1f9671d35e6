import { useDocument } from '../app-context.tsx';
import { NumberField } from '../controls/number-field.tsx';
import { Section } from '../controls/section.tsx';
import { Swatch } from '../controls/swatch.tsx';
import { openInTallWindow } from './fold-when-short.ts';
import { MaterialSelect } from './material-select.tsx';
import css from './recipe-panel.module.css';

/** The blocks of the ground from the top down. */
export function PaletteSection() {
  const palette = useDocument((state) => state.document?.recipe.palette);
  if (!palette) return null;
  const swatches = [palette.surface, palette.soil, palette.rock];
  return (
    <Section
      title="Palette"
      // biome-ignore lint/suspicious/noArrayIndexKey: three fixed places, whose materials may repeat.
      folded={swatches.map((material, place) => <Swatch key={place} material={material} />)}
      foldable
      openAtFirst={openInTallWindow()}
      places={['/palette']}
    >
      <div className={css.pairs}>
        <div className={css.whole}>
          <MaterialSelect layer="surface" label="Surface" />
        </div>
        <MaterialSelect layer="soil" label="Soil" />
        <NumberField pointer="/palette/soil_depth" label="Soil depth" name="Depth" unit="blk" />
        <div className={css.whole}>
          <MaterialSelect layer="rock" label="Rock" />
        </div>
      </div>
    </Section>
  );
}

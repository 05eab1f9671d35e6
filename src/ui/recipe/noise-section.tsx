import { Dices } from 'lucide-react';
import { useApp, useDocument } from '../app-context.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { NumberField } from '../controls/number-field.tsx';
import { fieldText } from '../controls/number-words.ts';
import { Section } from '../controls/section.tsx';
import { openInTallWindow } from './fold-when-short.ts';
import css from './recipe-panel.module.css';

/** The ground before any feature: its level, and how far and how wide it rolls. */
export function NoiseSection() {
  const { document } = useApp();
  const seed = useDocument((state) => state.document?.recipe.seed);
  if (seed === undefined) return null;
  const rollSeed = () => {
    const [next] = crypto.getRandomValues(new Int32Array(1));
    document.setValue('/seed', next, String(next));
  };
  return (
    <Section
      title="Noise"
      folded={`seed ${fieldText(seed)}`}
      actions={<IconButton icon={Dices} label="Random seed" size="small" onClick={rollSeed} />}
      foldable
      openAtFirst={openInTallWindow()}
      places={['/noise', '/seed', '/base_height']}
    >
      <div className={css.pairs}>
        <NumberField pointer="/noise/amplitude" label="Noise amplitude" name="Amplitude" unit="blk" />
        <NumberField pointer="/noise/scale" label="Noise scale" name="Scale" unit="blk" />
        <NumberField pointer="/seed" label="Seed" />
        <NumberField pointer="/base_height" label="Base height" name="Base y" />
      </div>
    </Section>
  );
}

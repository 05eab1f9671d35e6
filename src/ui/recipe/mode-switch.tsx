import { MODES, type Mode } from '../../domain/recipe/limits.ts';
import { useApp, useDocument } from '../app-context.tsx';
import { Segments } from '../controls/segments.tsx';

const MEANINGS: Record<Mode, string> = {
  sculpt: 'Writes ground and clears the air above it',
  fill: 'Writes ground only; what stands above it is left alone',
  cut: 'Clears above the ground only; the ground is left alone',
};

/** What of the ground is written. */
export function ModeSwitch() {
  const { document } = useApp();
  const mode = useDocument((state) => state.document?.recipe.mode);
  if (!mode) return null;
  const options = MODES.map((value) => ({
    value,
    text: value.charAt(0).toUpperCase() + value.slice(1),
    title: MEANINGS[value],
  }));
  return (
    <Segments
      label="Mode"
      options={options}
      value={mode}
      onChange={(next) => document.setValue('/mode', next, next)}
    />
  );
}

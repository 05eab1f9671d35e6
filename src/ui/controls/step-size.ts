import { NUMBER_LIMITS, type NumberField } from '../../domain/recipe/limits.ts';

interface Modifiers {
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Said in tooltips: how arrow keys and dragging step. */
export const STEP_RULE = 'Shift steps 16 times as far, Alt a tenth where fractions are allowed';

/** One step of a field: a block, or a hundredth of a strength; with Shift 16 of them, with Alt a tenth of one. */
export function stepSize(field: NumberField, { shiftKey, altKey }: Modifiers): number {
  const { min, max, integer } = NUMBER_LIMITS[field];
  const step = max - min <= 1 ? 0.01 : 1;
  if (shiftKey) return step * 16;
  return altKey && !integer ? step / 10 : step;
}

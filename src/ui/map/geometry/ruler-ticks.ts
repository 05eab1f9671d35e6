/** A mark on a ruler. */
export interface RulerTick {
  /** World x or z. */
  readonly value: number;
  readonly rank: 'label' | 'middle' | 'small';
}

const SMALL_APART = 5;

/**
 * Blocks between two labels: 1, 2, 4 … 16 … 128, so that from 16 on they fall on borders of chunks and tiles of a
 * world, and never nearer to each other than `apart` pixels.
 */
export function labelStep(scale: number, apart: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(apart / scale)));
}

/** The marks from `first` to `last` (world coordinates), each at a multiple of its step. */
export function rulerTicks(first: number, last: number, scale: number, apart: number): RulerTick[] {
  const label = labelStep(scale, apart);
  const middle = label / 2;
  const small = smallStep(label, scale);
  const ticks: RulerTick[] = [];
  for (let value = Math.ceil(first / small) * small; value <= last; value += small) {
    const rank = value % label === 0 ? 'label' : value % middle === 0 ? 'middle' : 'small';
    ticks.push({ value: value + 0, rank });
  }
  return ticks;
}

function smallStep(label: number, scale: number): number {
  let step = label;
  while (step > 1 && step > label / 8 && (step / 2) * scale >= SMALL_APART) step /= 2;
  return step;
}

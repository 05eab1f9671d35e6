import { clampScale } from './view-transform.ts';

/** The next scale of 1, 2, 4 … or 1/2, 1/4 … pixels a block, so that buttons and keys always come by 100 %. */
export function nextZoomStop(scale: number, direction: 1 | -1): number {
  const power = Math.log2(scale) * direction;
  // A scale that is a hair off its stop counts as being on it.
  return clampScale(2 ** (direction * (Math.floor(power + 1e-6) + 1)));
}

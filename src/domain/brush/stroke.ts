import { hypot } from '../field/hypot.ts';
import { smooth } from '../field/interpolation.ts';
import type { Brush } from './brush.ts';

/** y of the original top of a column of the window. */
export type TopOf = (x: number, z: number) => number;

/**
 * The top of a column of the disc after the stroke. Every column is judged by the tops before the stroke, so the
 * order of columns means nothing. Displacements round half a block away from zero, up and down alike.
 */
export function newTop(brush: Brush, topOf: TopOf, x: number, z: number): number {
  const top = topOf(x, z);
  const target = targetOf(brush, topOf, x, z);
  const displacement = Math.floor(Math.abs(target - top) * weightAt(brush, x, z) + 0.5);
  return target < top ? top - displacement : top + displacement;
}

/** The share of a column's displacement that is made, 0..1: all in the core, fading to none at the radius. */
export function weightAt(brush: Brush, x: number, z: number): number {
  const { radius, falloff, strength } = brush;
  const distance = hypot(x - brush.center.x, z - brush.center.z);
  if (distance > radius) return 0;
  const core = radius * (1 - falloff);
  if (falloff === 0 || distance <= core) return strength;
  return (1 - smooth((distance - core) / (radius - core))) * strength;
}

/** y that the stroke aims at in a column; a fraction only where heights are averaged. */
function targetOf(brush: Brush, topOf: TopOf, x: number, z: number): number {
  switch (brush.action) {
    case 'raise':
      return topOf(x, z) + brush.amount;
    case 'lower':
      return topOf(x, z) - brush.amount;
    case 'flatten':
      return brush.height;
    case 'smooth':
      return meanTop(topOf, x, z, brush.smooth_radius);
  }
}

/** The mean of the original tops in the square that reaches `reach` columns to every side. */
function meanTop(topOf: TopOf, x: number, z: number, reach: number): number {
  let sum = 0;
  for (let dz = -reach; dz <= reach; dz++) {
    for (let dx = -reach; dx <= reach; dx++) sum += topOf(x + dx, z + dz);
  }
  return sum / (2 * reach + 1) ** 2;
}

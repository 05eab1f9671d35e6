import type { HeightField } from '../field/field.ts';
import { AIR } from '../recipe/limits.ts';
import type { Box, Recipe } from '../recipe/schema.ts';
import { type Interval, preservedIntervals } from './preserved.ts';

/** Blocks that a part of a recipe writes, by what they are there. */
export interface LayerCounts {
  readonly surface: number;
  readonly soil: number;
  readonly rock: number;
  readonly air: number;
}

/** How many blocks two intervals share. */
function shared(a: Interval, low: number, high: number): number {
  return Math.max(0, Math.min(a.high, high) - Math.max(a.low, low) + 1);
}

/** Adds the blocks that one column writes within heights `part` to `sums`: surface, soil, rock, air. */
function addColumn(sums: Float64Array, recipe: Recipe, height: number, part: Interval, sign: number): void {
  const { mode, palette } = recipe;
  if (mode !== 'cut') {
    const soilFrom = height - palette.soil_depth;
    sums[0] += sign * shared(part, height, height);
    sums[1] += sign * shared(part, soilFrom, height - 1);
    sums[2] += sign * shared(part, -Infinity, soilFrom - 1);
  }
  if (mode !== 'fill') sums[3] += sign * shared(part, height + 1, Infinity);
}

/**
 * The blocks that a recipe writes within bounds, counted from the heights alone: no block is visited.
 * @param field must hold all columns of the bounds
 */
export function countBlocks(recipe: Recipe, field: HeightField, bounds: Box): LayerCounts {
  const { region, heights } = field;
  const { min, max } = bounds;
  const boxes = recipe.preserve.filter((box) => meets(box, bounds));
  const sums = new Float64Array(4);
  const whole = { low: min.y, high: max.y };
  for (let z = min.z; z <= max.z; z++) {
    for (let x = min.x; x <= max.x; x++) {
      const height = heights[(z - region.z) * region.width + (x - region.x)];
      addColumn(sums, recipe, height, whole, 1);
      if (boxes.length === 0) continue;
      for (const kept of preservedIntervals(boxes, x, z, whole)) addColumn(sums, recipe, height, kept, -1);
    }
  }
  const [surface, soil, rock, air] = sums;
  return { surface, soil, rock, air };
}

/** Counts by block state: layers that are made of one material are added up, and states without blocks left out. */
export function countsByState(recipe: Recipe, counts: LayerCounts): Record<string, number> {
  const { palette } = recipe;
  const byState: Record<string, number> = {};
  const add = (state: string, count: number) => {
    if (count > 0) byState[state] = (byState[state] ?? 0) + count;
  };
  add(palette.surface, counts.surface);
  add(palette.soil, counts.soil);
  add(palette.rock, counts.rock);
  add(AIR, counts.air);
  return byState;
}

function meets(a: Box, b: Box): boolean {
  return (['x', 'y', 'z'] as const).every((axis) => a.min[axis] <= b.max[axis] && b.min[axis] <= a.max[axis]);
}

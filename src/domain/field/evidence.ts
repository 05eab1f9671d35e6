import type { Recipe } from '../recipe/schema.ts';
import { FeatureWatch } from './feature-watch.ts';
import { mergePads, type PadEvidence } from './pad-evidence.ts';
import { reaches } from './reach.ts';
import type { Region } from './region.ts';

/** What the field shows of a recipe's parts. Evidence of disjoint regions adds up to that of their union. */
export interface FieldEvidence {
  /** Columns whose surface is below the envelope. */
  readonly clippedBelow: number;
  /** Columns whose surface is above the envelope. */
  readonly clippedAbove: number;
  /** For each feature, at its place in the list: whether it has any weight in the region. */
  readonly reached: readonly boolean[];
  /** For each feature: whether it changes a block, alone or together with a later feature. */
  readonly effects: readonly boolean[];
  /** For each feature; null where it is not a plateau. */
  readonly pads: readonly (PadEvidence | null)[];
  /** For each preserve box: whether it keeps a block from being written. */
  readonly preserves: readonly boolean[];
}

/** Looks at every column of a region. */
export function collectEvidence(recipe: Recipe, region: Region): FieldEvidence {
  const watch = new FeatureWatch(recipe, region);
  const preserves = recipe.preserve.map(() => false);
  let clippedBelow = 0;
  let clippedAbove = 0;
  for (let z = region.z; z < region.z + region.length; z++) {
    const row = watch.compileRow(z);
    for (let i = 0; i < row.length; i++) {
      const height = Math.floor(row[i]);
      if (height < recipe.min.y) clippedBelow++;
      else if (height > recipe.max.y) clippedAbove++;
    }
    for (let index = 0; index < preserves.length; index++) {
      preserves[index] ||= keepsBlocks(recipe, index, row, region.x, z);
    }
  }
  const { effects } = watch;
  const reached = recipe.features.map((feature, index) => effects[index] || reaches(feature, region));
  return { clippedBelow, clippedAbove, reached, effects, pads: watch.pads(), preserves };
}

/** Whether the recipe would write a block of row z inside the box if the box were not there. */
function keepsBlocks(
  { mode, preserve }: Recipe,
  index: number,
  row: Float64Array,
  x: number,
  z: number,
): boolean {
  const { min, max } = preserve[index];
  if (z < min.z || z > max.z) return false;
  const from = Math.max(0, min.x - x);
  const to = Math.min(row.length - 1, max.x - x);
  for (let i = from; i <= to; i++) {
    const height = Math.floor(row[i]);
    if (mode === 'sculpt' || (mode === 'fill' ? min.y <= height : max.y > height)) return true;
  }
  return false;
}

/** The evidence of two disjoint regions together. */
export function mergeEvidence(a: FieldEvidence, b: FieldEvidence): FieldEvidence {
  return {
    clippedBelow: a.clippedBelow + b.clippedBelow,
    clippedAbove: a.clippedAbove + b.clippedAbove,
    reached: a.reached.map((reached, index) => reached || b.reached[index]),
    effects: a.effects.map((effect, index) => effect || b.effects[index]),
    pads: a.pads.map((pad, index) => {
      const other = b.pads[index];
      return pad && other && mergePads(pad, other);
    }),
    preserves: a.preserves.map((kept, index) => kept || b.preserves[index]),
  };
}

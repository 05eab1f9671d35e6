import type { PlateauFeature, Recipe } from '../recipe/schema.ts';
import { RowCompiler } from './compile.ts';
import type { Region } from './field.ts';

/** How the columns of a plateau's core came out. */
export interface PadEvidence {
  /** Columns of the core within the region. */
  readonly columns: number;
  /** Columns that rounding left one block below the pad's height. */
  readonly lowered: number;
}

/** What the field shows of a recipe's parts. Evidence of disjoint regions adds up to that of their union. */
export interface FieldEvidence {
  /** Columns whose surface is below the envelope. */
  readonly clippedBelow: number;
  /** Columns whose surface is above the envelope. */
  readonly clippedAbove: number;
  /** For each feature: whether it changes a column, at its place in the list. */
  readonly effects: readonly boolean[];
  /** For each feature; null where it is not a plateau. */
  readonly pads: readonly (PadEvidence | null)[];
  /** For each preserve box: whether it keeps a block from being written. */
  readonly preserves: readonly boolean[];
}

/**
 * How far below a whole number rounding can leave a flat core. The error is a few units in the last place of heights
 * up to 4096, far below this; real slopes reach it only by a chance that costs no more than a hint.
 */
const ROUNDING = 1e-9;

/** Looks at every column of a region. */
export function collectEvidence(recipe: Recipe, region: Region): FieldEvidence {
  const compiler = new RowCompiler(recipe, region.x, region.width);
  const effects = new Uint8Array(recipe.features.length);
  const pads = recipe.features.map((feature) =>
    feature.type === 'plateau' ? { columns: 0, lowered: 0 } : null,
  );
  const preserves = recipe.preserve.map(() => false);
  let clippedBelow = 0;
  let clippedAbove = 0;
  for (let z = region.z; z < region.z + region.length; z++) {
    const row = compiler.compileRowNoting(z, effects);
    for (const surface of row) {
      const height = Math.floor(surface);
      if (height < recipe.min.y) clippedBelow++;
      if (height > recipe.max.y) clippedAbove++;
    }
    recipe.features.forEach((feature, index) => {
      const pad = pads[index];
      if (pad && feature.type === 'plateau') lookAtPad(pad, feature, row, region.x, z);
    });
    recipe.preserve.forEach((_, index) => {
      preserves[index] ||= keepsBlocks(recipe, index, row, region.x, z);
    });
  }
  return {
    clippedBelow,
    clippedAbove,
    effects: [...effects].map((effect) => effect === 1),
    pads,
    preserves,
  };
}

function lookAtPad(
  pad: { columns: number; lowered: number },
  plateau: PlateauFeature,
  row: Float64Array,
  x: number,
  z: number,
) {
  const { min, max, height } = plateau;
  if (z < min.z || z > max.z) return;
  const from = Math.max(0, min.x - x);
  const to = Math.min(row.length - 1, max.x - x);
  for (let i = from; i <= to; i++) {
    pad.columns++;
    if (Number.isInteger(height) && row[i] < height && height - row[i] < ROUNDING) pad.lowered++;
  }
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
    effects: a.effects.map((effect, index) => effect || b.effects[index]),
    pads: a.pads.map((pad, index) => {
      const other = b.pads[index];
      return pad && other && { columns: pad.columns + other.columns, lowered: pad.lowered + other.lowered };
    }),
    preserves: a.preserves.map((kept, index) => kept || b.preserves[index]),
  };
}

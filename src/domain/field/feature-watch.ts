import type { Recipe } from '../recipe/schema.ts';
import { type FeatureRows, prepareFeature } from './feature-rows.ts';
import { NoiseRows } from './noise-rows.ts';
import { type PadEvidence, PadWatch } from './pad-evidence.ts';
import { overlap, type Region } from './region.ts';
import { supportBounds } from './support.ts';

/** A feature at its place in the list. */
interface Stage {
  readonly rows: FeatureRows;
  /** The part of the region that it can change. */
  readonly support: Region | null;
  readonly pad: PadWatch | null;
}

const NOBODY = -1;

/** Computes the rows of a recipe over a region as `RowCompiler` does, and looks at them after each feature. */
export class FeatureWatch {
  /**
   * For each feature: whether it moved a block of the region. A change of less than a block counts, too, if a later
   * feature goes on from it: together they may come to a block.
   */
  readonly effects: boolean[];
  private readonly x: number;
  private readonly stages: readonly Stage[];
  private readonly noise: NoiseRows;
  private readonly row: Float64Array;
  private readonly before: Float64Array;
  /** For each column of the row the last feature that changed its surface, by however little. */
  private readonly lastChanger: Int8Array;
  /** For each column of the row the last feature that changed its height in blocks. */
  private readonly lastMover: Int8Array;

  constructor(recipe: Recipe, region: Region) {
    const { x, width } = region;
    this.x = x;
    this.effects = recipe.features.map(() => false);
    this.stages = recipe.features.map((feature) => ({
      rows: prepareFeature(feature, x, width),
      support: overlap(region, supportBounds(feature, region)),
      pad: feature.type === 'plateau' ? new PadWatch(feature, region) : null,
    }));
    this.noise = new NoiseRows(recipe, x, width);
    this.row = new Float64Array(width);
    this.before = new Float64Array(width);
    this.lastChanger = new Int8Array(width);
    this.lastMover = new Int8Array(width);
  }

  /** The surfaces of row z before the floor; reused for the next row. */
  compileRow(z: number): Float64Array {
    const { stages, noise, row, lastChanger, lastMover } = this;
    noise.fill(row, z);
    lastChanger.fill(NOBODY);
    lastMover.fill(NOBODY);
    for (let index = 0; index < stages.length; index++) this.runStage(index, z);
    for (const { pad } of stages) pad?.noteFinal(row, z, lastMover);
    return row;
  }

  /** For each feature what became of its pad; null where it is not a plateau. */
  pads(): (PadEvidence | null)[] {
    return this.stages.map(({ pad }) => pad?.evidence() ?? null);
  }

  private runStage(index: number, z: number): void {
    const { rows, support, pad } = this.stages[index];
    if (!support || z < support.z || z >= support.z + support.length) return;
    this.before.set(this.row);
    rows.apply(this.row, z);
    this.noteChanges(index, support);
    pad?.noteOwn(this.row, z);
  }

  private noteChanges(index: number, support: Region): void {
    const { row, before, effects, lastChanger, lastMover } = this;
    const first = support.x - this.x;
    const end = first + support.width;
    for (let i = first; i < end; i++) {
      if (row[i] === before[i]) continue;
      if (lastChanger[i] !== NOBODY) effects[lastChanger[i]] = true;
      lastChanger[i] = index;
      if (Math.floor(row[i]) === Math.floor(before[i])) continue;
      lastMover[i] = index;
      effects[index] = true;
    }
  }
}

import { envelopeRegion, type HeightField } from '../src/domain/field/field.ts';
import type { FieldCompiler } from '../src/domain/field/ports.ts';
import { writeProgram } from '../src/domain/field/program.ts';
import type { Region } from '../src/domain/field/region.ts';
import type { Feature, Recipe } from '../src/domain/recipe/schema.ts';
import { CheckpointCells } from './checkpoint-cells.ts';
import { PathWeights } from './path-weights.ts';

/** What the module exports (`assembly/main.ts`). */
interface KernelExports {
  readonly memory: WebAssembly.Memory;
  readonly program: WebAssembly.Global;
  readonly heights: WebAssembly.Global;
  readonly surfaces: WebAssembly.Global;
  layOut(programDoubles: number, width: number, columns: number, withSurfaces: boolean): void;
  placeCheckpoint(x: number, z: number, width: number, length: number): void;
  placeWeights(width: number, length: number): void;
  setWeights(index: number, x: number, z: number, columns: number, rows: number): void;
  fillWeights(index: number, row: number, rows: number): void;
  fillCheckpoint(x: number, z: number, width: number, length: number, count: number): void;
  compile(x: number, z: number, width: number, length: number, done: number, withSurfaces: boolean): void;
}

/**
 * The beginning of a program that stays as it is from edit to edit: the ground and the first features. All programs
 * that come with one key begin alike; one key is in use at a time.
 */
export interface StableStart {
  readonly key: number;
  readonly features: number;
  /** The feature after them, which edits may move: what of it a move leaves as it is, is kept. */
  readonly next: Feature | null;
  /** The columns that edits may ask for. */
  readonly envelope: Region;
}

/** Instead of a number of features that are done already: from the ground on. */
const START = -1;
/** Instead of the place of a path. */
const NONE = -1;

/**
 * Computes heights with the WebAssembly kernel: bit for bit those of the domain's `compile.ts`. One kernel holds the
 * memory of the largest region asked for so far, and does one thing at a time.
 */
export class FieldKernel implements FieldCompiler {
  readonly engine = 'webassembly';
  private readonly exports: KernelExports;
  /** The surfaces after a stable start, as far as they were needed. */
  private checkpoint: { readonly key: number; readonly cells: CheckpointCells } | null = null;
  /** The weights of the feature after the stable start, if it is a path. */
  private weights: PathWeights | null = null;

  /** @param bytes the module */
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes));
    this.exports = instance.exports as unknown as KernelExports;
  }

  /** Whether this machine runs the module: it needs vectors of 128 bits. */
  static isSupported(bytes: Uint8Array<ArrayBuffer>): boolean {
    return typeof WebAssembly === 'object' && WebAssembly.validate(bytes);
  }

  compileField(
    recipe: Recipe,
    region: Region = envelopeRegion(recipe),
    heights = new Int32Array(region.width * region.length),
  ): HeightField {
    return this.compileProgram(writeProgram(recipe), region, heights);
  }

  /**
   * As `compileField`, of a program of `writeProgram`.
   * @param stable makes edits of later features cheaper; the region must then lie in its envelope
   */
  compileProgram(
    program: Float64Array,
    region: Region,
    heights: Int32Array<ArrayBuffer>,
    stable: StableStart | null = null,
  ): HeightField {
    const { exports } = this;
    const { x, z, width, length } = region;
    if (stable) this.reachCheckpoint(program, region, stable);
    const applyWeights = stable && this.reachWeights(program, region, stable);
    this.load(program, region, false);
    applyWeights?.();
    exports.compile(x, z, width, length, stable?.features ?? START, false);
    heights.set(new Int32Array(exports.memory.buffer, exports.heights.value, heights.length));
    return { region, heights };
  }

  compileSurface(recipe: Recipe, region: Region = envelopeRegion(recipe)): Float64Array<ArrayBuffer> {
    const { exports } = this;
    const { x, z, width, length } = region;
    this.load(writeProgram(recipe), region, true);
    exports.compile(x, z, width, length, START, true);
    const { buffer } = exports.memory;
    return new Float64Array(buffer as ArrayBuffer, exports.surfaces.value, width * length).slice();
  }

  /** Sees to it that the checkpoint holds a region. */
  private reachCheckpoint(program: Float64Array, region: Region, stable: StableStart): void {
    const { key, features, envelope } = stable;
    if (this.checkpoint?.key !== key) {
      this.exports.placeCheckpoint(envelope.x, envelope.z, envelope.width, envelope.length);
      this.checkpoint = { key, cells: new CheckpointCells(envelope) };
      this.weights = null;
    }
    for (const missing of this.checkpoint.cells.claim(region)) {
      this.load(program, missing, false);
      this.exports.fillCheckpoint(missing.x, missing.z, missing.width, missing.length, features);
    }
  }

  /**
   * Sees to it that the weights of the next feature are held as far as a region needs them. Answers how to use them,
   * or null where none are kept.
   */
  private reachWeights(
    program: Float64Array,
    region: Region,
    { next, features }: StableStart,
  ): (() => void) | null {
    const { exports } = this;
    const path = next && 'points' in next ? next : null;
    if (!path || !this.weights?.isOf(path)) {
      this.weights = path && PathWeights.of(path);
      exports.placeWeights(this.weights?.stride ?? 0, this.weights?.length ?? 0);
    }
    if (!path || !this.weights) return null;
    const { x, z, width, length } = this.weights.regionOf(path);
    const use = () => exports.setWeights(features, x, z, width, length);
    for (const { row, rows } of this.weights.claim(path, region)) {
      this.load(program, { ...region, width: this.weights.stride, length: 1 }, false);
      use();
      exports.fillWeights(features, row, rows);
    }
    return use;
  }

  private load(program: Float64Array, { width, length }: Region, withSurfaces: boolean): void {
    const { exports } = this;
    exports.layOut(program.length, width, width * length, withSurfaces);
    exports.setWeights(NONE, 0, 0, 0, 0);
    new Float64Array(exports.memory.buffer, exports.program.value, program.length).set(program);
  }
}

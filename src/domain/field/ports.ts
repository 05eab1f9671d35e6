import type { TerrainMesh } from '../mesh/terrain-mesh.ts';
import type { ShadingOptions } from '../raster/shading.ts';
import type { Problem } from '../recipe/problem.ts';
import type { Recipe } from '../recipe/schema.ts';
import type { FieldStatistics, HeightField } from './field.ts';
import type { Region } from './region.ts';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** The part of an `AbortSignal` that work needs. */
export interface Cancellation {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/**
 * A field of the page. Its heights are brought up to date in place: they are those of the newest field, whichever of
 * two with the same region one looks at. What needs them for longer takes a copy.
 */
export interface CompiledField extends HeightField {
  readonly statistics: FieldStatistics;
  /** Where its heights may differ from the field before; all of it where that was of another region. */
  readonly changed: readonly Region[];
  /** Wall-clock time from the request to the last row. */
  readonly milliseconds: number;
}

/** Who computes heights: the kernel, or the same in TypeScript where the machine has no vectors for it. */
export type FieldEngine = 'webassembly' | 'typescript';

/** Computes heights at once. All engines answer the same bits. */
export interface FieldCompiler {
  readonly engine: FieldEngine;
  /**
   * The heights of a region, by default of the whole envelope. Row-major, north first.
   * @param heights is filled and answered; it must have the region's length
   */
  compileField(recipe: Recipe, region?: Region, heights?: Int32Array<ArrayBuffer>): HeightField;
  /** The surfaces of a region before the floor, in the order of `compileField`. */
  compileSurface(recipe: Recipe, region?: Region): Float64Array<ArrayBuffer>;
}

/** Who looks on while a field is computed. */
export interface CompileWatch {
  onProgress?(progress: Progress): void;
  /**
   * Another band of a field that is computed whole is there. `look` answers the field as far as it has come; where it
   * has not, it holds what was there before.
   */
  onBand?(look: () => CompiledField): void;
}

/** Work that takes longer than a frame, done elsewhere. Every call rejects with an AbortError when cancelled. */
export interface TerrainCompute {
  engine(): Promise<FieldEngine>;
  /** Makes the first compile as quick as the next. For when nothing else is to be done. */
  warmUp(): Promise<void>;
  /** The whole envelope. Only what can differ from the field before is computed. */
  compile(recipe: Recipe, signal: Cancellation, watch?: CompileWatch): Promise<CompiledField>;
  /** Gives the memory of the field before back: the next one has nothing to do with it. */
  forget(): void;
  /** RGBA of a part of the field, one pixel a column, north first. */
  shade(
    field: HeightField,
    part: Region,
    options: ShadingOptions,
    signal: Cancellation,
    /** Goes before what is left of a compile. */
    first?: boolean,
  ): Promise<Uint8ClampedArray<ArrayBuffer>>;
  /** Hints that need the field. */
  advise(recipe: Recipe, signal: Cancellation): Promise<Problem[]>;
  /** The mesh of one chunk (see `domain/mesh`). */
  mesh(request: MeshRequest, signal: Cancellation): Promise<TerrainMesh>;
}

/** A square of columns with a border of one sample on each side, so that the sides facing its neighbours are known. */
export interface MeshRequest {
  /** World x and z of the first column inside the border. */
  readonly x: number;
  readonly z: number;
  /** Samples along x and z, border left out. */
  readonly width: number;
  readonly length: number;
  /** Blocks between two samples: 1, 2, 4, … */
  readonly step: number;
  /** (width + 2) * (length + 2) heights, row-major, north first. Columns outside of the envelope hold `OUTSIDE`. */
  readonly heights: Int32Array<ArrayBuffer>;
  readonly minY: number;
  readonly maxY: number;
  readonly soilDepth: number;
}

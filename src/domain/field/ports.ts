import type { TerrainMesh } from '../mesh/terrain-mesh.ts';
import type { ShadingOptions } from '../raster/shading.ts';
import type { Problem } from '../recipe/problem.ts';
import type { Recipe } from '../recipe/schema.ts';
import type { FieldStatistics, HeightField } from './field.ts';

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

export interface CompiledField extends HeightField {
  readonly statistics: FieldStatistics;
  /** Wall-clock time from the request to the last row. */
  readonly milliseconds: number;
}

export interface CompileOptions {
  readonly onProgress?: (progress: Progress) => void;
  /** A field that is there already, and the recipe it is of. */
  readonly previous?: { readonly recipe: Recipe; readonly field: HeightField } | null;
}

/** Work that takes longer than a frame, done elsewhere. Every call rejects with an AbortError when cancelled. */
export interface TerrainCompute {
  /** The whole envelope; with a previous field, only what the edit can have changed is computed. */
  compile(recipe: Recipe, signal: Cancellation, options?: CompileOptions): Promise<CompiledField>;
  /** RGBA of the field, one pixel a column, north first. */
  shade(
    field: HeightField,
    options: ShadingOptions,
    signal: Cancellation,
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

import type { StableStart } from '../kernel/field-kernel.ts';
import type { FieldEvidence } from '../src/domain/field/evidence.ts';
import type { HeightField } from '../src/domain/field/field.ts';
import type { FieldEngine, MeshRequest } from '../src/domain/field/ports.ts';
import type { Region } from '../src/domain/field/region.ts';
import type { TerrainMesh } from '../src/domain/mesh/terrain-mesh.ts';
import type { ShadingOptions } from '../src/domain/raster/shading.ts';
import type { Recipe } from '../src/domain/recipe/schema.ts';

/** What heights are computed of: each engine gets what it runs, and no more is sent than that. */
export type FieldWork =
  | { readonly engine: 'webassembly'; readonly program: Float64Array; readonly stable: StableStart | null }
  | { readonly engine: 'typescript'; readonly recipe: Recipe };

/** What a terrain worker can do: the one protocol between the page and its workers. Results are transferred. */
export interface TerrainWorkerApi {
  /** Answers once the worker holds the lock that tells of its life. */
  ready(): Promise<void>;
  /** Who computes here; the same in all workers of a machine. */
  engine(): FieldEngine;
  /** Computes something small of every kind until it is compiled for good, and touches the memory of a band. */
  warmUp(columns: number): void;
  /**
   * The heights of regions, one after the other.
   * @param spare is filled and sent back; it holds at least as many heights
   */
  compile(work: FieldWork, regions: readonly Region[], spare: ArrayBuffer): ArrayBuffer;
  shade(field: HeightField, part: Region, options: ShadingOptions): Uint8ClampedArray<ArrayBuffer>;
  collectEvidence(recipe: Recipe, region: Region): FieldEvidence;
  mesh(request: MeshRequest): TerrainMesh;
}

import type { FieldEvidence } from '../src/domain/field/evidence.ts';
import type { HeightField, Region } from '../src/domain/field/field.ts';
import type { MeshRequest } from '../src/domain/field/ports.ts';
import type { TerrainMesh } from '../src/domain/mesh/terrain-mesh.ts';
import type { ShadingOptions } from '../src/domain/raster/shading.ts';
import type { Recipe } from '../src/domain/recipe/schema.ts';

/** What a terrain worker can do: the one protocol between the page and its workers. Results are transferred. */
export interface TerrainWorkerApi {
  /** Answers once the worker holds the lock that tells of its life. */
  ready(): Promise<void>;
  compile(recipe: Recipe, region: Region): Int32Array<ArrayBuffer>;
  shade(field: HeightField, options: ShadingOptions): Uint8ClampedArray<ArrayBuffer>;
  collectEvidence(recipe: Recipe, region: Region): FieldEvidence;
  mesh(request: MeshRequest): TerrainMesh;
}

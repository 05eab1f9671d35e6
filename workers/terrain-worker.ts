import { expose, transfer } from 'comlink';
import { compileField } from '../src/domain/field/compile.ts';
import { collectEvidence } from '../src/domain/field/evidence.ts';
import { buildTerrainMesh } from '../src/domain/mesh/build-mesh.ts';
import { shadeField } from '../src/domain/raster/shading.ts';
import type { TerrainWorkerApi } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Held as long as this worker lives; the pool notices when it is free again. */
const lifeLock = new Promise<void>((held) => {
  if (!navigator.locks) held();
  else void navigator.locks.request(self.name, () => new Promise<never>(() => held()));
});

const api: TerrainWorkerApi = {
  ready: () => lifeLock,
  compile(recipe, region) {
    const heights = compileField(recipe, region).heights as Int32Array<ArrayBuffer>;
    return transfer(heights, [heights.buffer]);
  },
  shade(field, options) {
    const pixels = shadeField(field, options);
    return transfer(pixels, [pixels.buffer]);
  },
  collectEvidence,
  mesh(request) {
    const mesh = buildTerrainMesh(request);
    return transfer(mesh, [
      mesh.positions.buffer,
      mesh.normals.buffer,
      mesh.materials.buffer,
      mesh.indices.buffer,
    ]);
  },
};

expose(api);

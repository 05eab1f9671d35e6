import { expose, transfer } from 'comlink';
import { createKernel } from '../kernel/module.ts';
import { compileField } from '../src/domain/field/compile.ts';
import { collectEvidence } from '../src/domain/field/evidence.ts';
import type { Region } from '../src/domain/field/region.ts';
import { buildTerrainMesh } from '../src/domain/mesh/build-mesh.ts';
import { shadeField } from '../src/domain/raster/shading.ts';
import type { FieldWork, TerrainWorkerApi } from './protocol.ts';
import { warmUp } from './warm-up.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Held as long as this worker lives; the pool notices when it is free again. */
const lifeLock = new Promise<void>((held) => {
  if (!navigator.locks) held();
  else void navigator.locks.request(self.name, () => new Promise<never>(() => held()));
});

const kernel = createKernel();

function compileInto(work: FieldWork, region: Region, heights: Int32Array<ArrayBuffer>): void {
  if (work.engine === 'typescript') compileField(work.recipe, region, heights);
  else if (kernel) kernel.compileProgram(work.program, region, heights, work.stable);
  else throw new Error('this worker has no kernel');
}

const api: TerrainWorkerApi = {
  ready: () => lifeLock,
  engine: () => kernel?.engine ?? 'typescript',
  warmUp: (columns) => warmUp(kernel, columns),
  compile(work, regions, spare) {
    let used = 0;
    for (const region of regions) {
      const columns = region.width * region.length;
      compileInto(work, region, new Int32Array(spare, used * Int32Array.BYTES_PER_ELEMENT, columns));
      used += columns;
    }
    return transfer(spare, [spare]);
  },
  shade(field, part, options) {
    const pixels = shadeField(field, options, part);
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

import { createTerrainCompute } from '../../workers/terrain-compute.ts';
import TerrainWorker from '../../workers/terrain-worker.ts?worker';
import type { TerrainCompute } from '../domain/field/ports.ts';

/** The page's workers: two where the machine has the cores, and the page keeps one for itself. */
export function createBrowserCompute(): TerrainCompute {
  const workers = (navigator.hardwareConcurrency || 2) > 2 ? 2 : 1;
  return createTerrainCompute((name) => new TerrainWorker({ name }), workers);
}

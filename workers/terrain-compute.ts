import { transfer } from 'comlink';
import { fieldStatistics } from '../src/domain/field/compile.ts';
import { mergeEvidence } from '../src/domain/field/evidence.ts';
import { envelopeRegion, type Region } from '../src/domain/field/field.ts';
import { findFieldHints } from '../src/domain/field/hints.ts';
import type { TerrainCompute } from '../src/domain/field/ports.ts';
import { patchField, regionsToRecompile } from '../src/domain/field/recompile.ts';
import type { Recipe } from '../src/domain/recipe/schema.ts';
import type { TerrainWorkerApi } from './protocol.ts';
import { WorkerPool } from './worker-pool.ts';

/** Lower runs first: the map follows the hand before anything else is looked at. */
const PRIORITY = { compile: 0, shade: 1, mesh: 2, evidence: 3 } as const;

/** Columns of a band: some milliseconds of work, so that a newer recipe or a cancel never waits for long. */
const BAND_COLUMNS = 32_768;
/** Path segments in a recipe from which on a column costs so much more that bands are made smaller. */
const MANY_SEGMENTS = 200;

/** The terrain work of the page, done by a pool of workers in bands of rows. */
export function createTerrainCompute(
  createWorker: (name: string) => Worker,
  workers: number,
): TerrainCompute {
  const pool = new WorkerPool<TerrainWorkerApi>(createWorker, workers);

  return {
    async compile(recipe, signal, { onProgress, previous } = {}) {
      const started = performance.now();
      const region = envelopeRegion(recipe);
      const regions = previous ? regionsToRecompile(previous.recipe, recipe) : [region];
      const bands = regions.flatMap((part) => bandsOf(part, recipe));
      const total = bands.reduce((rows, band) => rows + band.length, 0);
      let done = 0;
      const parts = await Promise.all(
        bands.map(async (band) => {
          const heights = await pool.run(PRIORITY.compile, signal, (worker) => worker.compile(recipe, band));
          done += band.length;
          if (!signal.aborted) onProgress?.({ done, total });
          return { region: band, heights };
        }),
      );
      const { heights } = patchField(previous?.field ?? null, recipe, parts);
      const statistics = fieldStatistics(recipe, heights);
      return { region, heights, statistics, milliseconds: performance.now() - started };
    },

    shade({ region, heights }, options, signal) {
      return pool.run(PRIORITY.shade, signal, (worker) => {
        // The page goes on using its heights, so the worker gets a copy of its own, moved and not cloned.
        const copy = heights.slice();
        return worker.shade(transfer({ region, heights: copy }, [copy.buffer]), options);
      });
    },

    async advise(recipe, signal) {
      const bands = bandsOf(envelopeRegion(recipe), recipe);
      const parts = await Promise.all(
        bands.map((band) =>
          pool.run(PRIORITY.evidence, signal, (worker) => worker.collectEvidence(recipe, band)),
        ),
      );
      return findFieldHints(recipe, parts.reduce(mergeEvidence));
    },

    mesh(request, signal) {
      return pool.run(PRIORITY.mesh, signal, (worker) => {
        const heights = request.heights.slice();
        return worker.mesh(transfer({ ...request, heights }, [heights.buffer]));
      });
    },
  };
}

function bandsOf(region: Region, recipe: Recipe): Region[] {
  const segments = recipe.features.reduce(
    (sum, feature) => sum + ('points' in feature ? feature.points.length - 1 : 0),
    0,
  );
  const columns = BAND_COLUMNS / Math.max(1, segments / MANY_SEGMENTS);
  const rows = Math.max(1, Math.floor(columns / region.width));
  const bands: Region[] = [];
  for (let row = 0; row < region.length; row += rows) {
    bands.push({ ...region, z: region.z + row, length: Math.min(rows, region.length - row) });
  }
  return bands;
}

import { transfer } from 'comlink';
import { mergeEvidence } from '../src/domain/field/evidence.ts';
import { envelopeRegion, type HeightField } from '../src/domain/field/field.ts';
import { findFieldHints } from '../src/domain/field/hints.ts';
import type { Cancellation, FieldEngine, Progress, TerrainCompute } from '../src/domain/field/ports.ts';
import { writeProgram } from '../src/domain/field/program.ts';
import { cropForShading } from '../src/domain/raster/shading.ts';
import { BAND_COLUMNS, type Band, bandsOf, columnsOf } from './bands.ts';
import { FieldKeeper, type FieldPlan } from './field-keeper.ts';
import type { FieldWork, TerrainWorkerApi } from './protocol.ts';
import { Spares } from './spares.ts';
import { AbortError, WorkerPool } from './worker-pool.ts';

/** Lower runs first: the map follows the hand before anything else is looked at. */
const PRIORITY = { first: -1, compile: 0, shade: 1, mesh: 2, evidence: 3 } as const;

/** How much slower a column is than with the kernel. */
const SLOWNESS: Record<FieldEngine, number> = { webassembly: 1, typescript: 12 };
/** Evidence is gathered in TypeScript, and looks at every column after every feature. */
const EVIDENCE_SLOWNESS = 4;

const NEVER: Cancellation = { aborted: false, addEventListener() {}, removeEventListener() {} };

/** The terrain work of the page, done by a pool of workers in bands of rows. */
export function createTerrainCompute(
  createWorker: (name: string) => Worker,
  workers: number,
): TerrainCompute {
  const pool = new WorkerPool<TerrainWorkerApi>(createWorker, workers);
  const keeper = new FieldKeeper();
  const spares = new Spares();
  let engine: FieldEngine | null = null;
  const engineKnown = pool
    .run(PRIORITY.compile, NEVER, (worker) => worker.engine())
    .then((known) => {
      engine = known;
      return known;
    });
  let newest = 0;

  const workOf = ({ recipe, stable }: FieldPlan): FieldWork =>
    engine === 'webassembly'
      ? { engine, program: writeProgram(recipe), stable }
      : { engine: 'typescript', recipe };

  /** The band's regions with their heights, which are views of one buffer. */
  const computeBand = async (work: FieldWork, band: Band, signal: Cancellation): Promise<ComputedBand> => {
    const bytes = columnsOf(band) * Int32Array.BYTES_PER_ELEMENT;
    const buffer = await pool.run(PRIORITY.compile, signal, (worker) => {
      const spare = spares.take(bytes);
      return worker.compile(work, band, transfer(spare, [spare]));
    });
    let used = 0;
    const parts = band.map((region) => {
      const columns = region.width * region.length;
      const heights = new Int32Array(buffer, used * Int32Array.BYTES_PER_ELEMENT, columns);
      used += columns;
      return { region, heights };
    });
    return { buffer, parts };
  };

  return {
    engine: () => engineKnown,

    async warmUp() {
      const all = Array.from({ length: workers }, () =>
        pool.run(PRIORITY.evidence, NEVER, (worker) => worker.warmUp(BAND_COLUMNS)),
      );
      await Promise.all(all);
    },

    async compile(recipe, signal, { onProgress, onBand } = {}) {
      const started = performance.now();
      const serial = ++newest;
      // Once it is known nothing is waited for: the workers begin before the screen takes the edit in.
      if (!engine) await engineKnown;
      const plan = keeper.plan(recipe);
      const work = workOf(plan);
      const bands = bandsOf(plan.regions, recipe, SLOWNESS[work.engine]);
      const isCurrent = () => !signal.aborted && serial === newest;
      const progress = new Counter(bands, (done) => isCurrent() && onProgress?.(done));
      let unseen: HeightField[] = [];
      const look = () => {
        const field = keeper.look(plan, unseen);
        unseen = [];
        return field;
      };
      const computed = await Promise.all(
        bands.map(async (band) => {
          const result = await computeBand(work, band, signal);
          progress.count(band);
          unseen.push(...result.parts);
          if (plan.isWhole && isCurrent()) onBand?.(look);
          return result;
        }),
      );
      // What a newer request has planned already was planned on the field before.
      if (!isCurrent()) throw new AbortError('cancelled');
      const parts = computed.flatMap((band) => band.parts);
      const field = keeper.take(plan, parts, performance.now() - started);
      for (const { buffer } of computed) spares.give(buffer);
      return field;
    },

    forget() {
      newest++;
      keeper.forget();
      spares.clear();
    },

    shade(field, part, options, signal, first = false) {
      return pool.run(first ? PRIORITY.first : PRIORITY.shade, signal, (worker) => {
        // The page goes on using its heights, so the worker gets a copy of what it needs, moved and not cloned.
        const crop = cropForShading(field, part);
        return worker.shade(transfer(crop, [crop.heights.buffer]), part, options);
      });
    },

    async advise(recipe, signal) {
      const bands = bandsOf([envelopeRegion(recipe)], recipe, EVIDENCE_SLOWNESS);
      const parts = await Promise.all(
        bands
          .flat()
          .map((region) =>
            pool.run(PRIORITY.evidence, signal, (worker) => worker.collectEvidence(recipe, region)),
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

interface ComputedBand {
  readonly buffer: ArrayBuffer;
  readonly parts: readonly HeightField[];
}

/** Counts the rows of bands. */
class Counter {
  private readonly total: number;
  private readonly tell: (progress: Progress) => void;
  private done = 0;

  constructor(bands: readonly Band[], tell: (progress: Progress) => void) {
    this.total = bands.reduce((sum, band) => sum + rowsOf(band), 0);
    this.tell = tell;
  }

  count(band: Band): void {
    this.done += rowsOf(band);
    this.tell({ done: this.done, total: this.total });
  }
}

function rowsOf(band: Band): number {
  return band.reduce((rows, { length }) => rows + length, 0);
}

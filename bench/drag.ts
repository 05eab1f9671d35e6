import type { FieldKernel } from '../kernel/field-kernel.ts';
import { createKernel } from '../kernel/module.ts';
import { envelopeRegion, type HeightField } from '../src/domain/field/field.ts';
import { writeProgram } from '../src/domain/field/program.ts';
import { countStableFeatures, patchField, regionsToRecompile } from '../src/domain/field/recompile.ts';
import { StatisticsCells } from '../src/domain/field/statistics.ts';
import { supportRegions } from '../src/domain/field/support.ts';
import { moveFeature, shiftFeature } from '../src/domain/recipe/edits.ts';
import type { Feature, Recipe } from '../src/domain/recipe/schema.ts';
import { summarize } from './measure.ts';
import { loadRecipe } from './recipes.ts';
import type { Report } from './report.ts';

/** Steps of the drag of one feature. */
const STEPS = 25;
const WHOLES = 80;

/** What an edit of one feature makes of a recipe; `step` numbers the steps of a drag. */
type Edit = (recipe: Recipe, index: number, step: number) => Recipe;

const EDITS: Record<string, Edit> = {
  move: (recipe, index, step) => shiftFeature(recipe, index, (step % 7) - 3, (step % 5) - 2),
  add: (recipe, index) => ({
    ...recipe,
    features: recipe.features.toSpliced(index, 0, recipe.features[index]),
  }),
  remove: (recipe, index) => ({ ...recipe, features: recipe.features.toSpliced(index, 1) }),
  reorder: (recipe, index) => ({
    ...recipe,
    features: moveFeature(recipe, index, (index + 5) % recipe.features.length).features,
  }),
};

/** Whether a feature can change less than a quarter of the envelope. */
function isNarrow(recipe: Recipe, feature: Feature): boolean {
  const region = envelopeRegion(recipe);
  const columns = supportRegions([feature], region).reduce((sum, part) => sum + part.width * part.length, 0);
  return columns * 4 < region.width * region.length;
}

/** Milliseconds from an edit to the new field, in one thread. Wide features and terraces are told apart. */
export function benchDrags(report: Report): void {
  const kernel = createKernel();
  if (!kernel) return;
  for (const name of ['massif', 'features64'] as const) {
    if (report.wants(`drag/${name}/`)) benchWhole(report, name, new DragWorker(kernel, loadRecipe(name)));
    for (const [kind, edit] of Object.entries(EDITS)) {
      const id = `drag/${name}/${kind}`;
      if (report.wants(id)) benchDrag(report, id, new DragWorker(kernel, loadRecipe(name)), edit);
    }
  }
}

/** What the others are measured by: an edit after which all is computed again. */
function benchWhole(report: Report, name: string, worker: DragWorker): void {
  const { recipe } = worker;
  const times = Array.from({ length: WHOLES }, (_, step) => worker.change({ ...recipe, seed: step }));
  report.add({ id: `drag/${name}/whole`, unit: 'ms', ...summarize(times.slice(WHOLES / 4)) });
}

function benchDrag(report: Report, id: string, worker: DragWorker, edit: Edit): void {
  const { recipe } = worker;
  const narrow: number[] = [];
  const wide: number[] = [];
  recipe.features.forEach((feature, index) => {
    const times = isNarrow(recipe, feature) ? narrow : wide;
    for (let step = 0; step < STEPS; step++) {
      times.push(worker.change(edit(recipe, index, step)));
      worker.change(recipe);
    }
  });
  addTimes(report, id, narrow);
  addTimes(report, `${id}/wide`, wide);
}

/** Keeps a field up to date as the page and one worker do. */
class DragWorker {
  recipe: Recipe;
  private readonly kernel: FieldKernel;
  private field: HeightField;
  private readonly statistics: StatisticsCells;
  private readonly spare: Int32Array<ArrayBuffer>;

  constructor(kernel: FieldKernel, recipe: Recipe) {
    this.kernel = kernel;
    this.recipe = recipe;
    this.field = kernel.compileField(recipe);
    this.statistics = new StatisticsCells(this.field, recipe);
    this.spare = new Int32Array(this.field.heights.length);
  }

  /** Milliseconds until the field and its statistics are those of the recipe. */
  change(after: Recipe): number {
    const started = performance.now();
    const features = countStableFeatures(this.recipe, after);
    const envelope = this.field.region;
    const stable =
      features === null
        ? null
        : { key: features, features, next: after.features[features] ?? null, envelope };
    const program = writeProgram(after);
    let used = 0;
    const parts = regionsToRecompile(this.recipe, after).map((region) => {
      const start = used;
      used += region.width * region.length;
      return this.kernel.compileProgram(program, region, this.spare.subarray(start, used), stable);
    });
    this.field = patchField(this.field, after, parts);
    for (const { region } of parts) this.statistics.update(this.field, region);
    this.statistics.total();
    this.recipe = after;
    return performance.now() - started;
  }
}

function addTimes(report: Report, id: string, times: number[]): void {
  if (times.length === 0) return;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  report.add({ id, unit: 'ms', p50: at(0.5), p95: at(0.95) });
}

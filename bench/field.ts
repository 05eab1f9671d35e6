import { createFieldCompiler } from '../kernel/module.ts';
import { compileField } from '../src/domain/field/compile.ts';
import { envelopeRegion } from '../src/domain/field/field.ts';
import { surfaceAt } from '../src/domain/field/plain.ts';
import type { Region } from '../src/domain/field/region.ts';
import type { Recipe } from '../src/domain/recipe/schema.ts';
import { type BuiltC, runC } from './c-kernel.ts';
import { measure } from './measure.ts';
import { BENCH_RECIPES, type BenchRecipe, loadRecipe, middleRows } from './recipes.ts';
import type { Report } from './report.ts';

const kernel = createFieldCompiler();

/** Nanoseconds a column, one thread, warm: the four ways to the same bits. */
export function benchFields(report: Report, c: BuiltC | null): void {
  for (const name of BENCH_RECIPES) if (report.wants(`field/${name}/`)) benchField(report, name, c);
}

function benchField(report: Report, name: BenchRecipe, c: BuiltC | null): void {
  const recipe = loadRecipe(name);
  const whole = envelopeRegion(recipe);
  const slow = middleRows(whole, name === 'worst' ? 1 : 4);
  const quick = name === 'worst' ? middleRows(whole, 16) : whole;
  const add = (way: string, region: Region, work: () => void) => {
    const id = `field/${name}/${way}`;
    if (!report.wants(id)) return;
    const perColumn = 1e6 / (region.width * region.length);
    const { median, min } = measure(work);
    report.add({ id, unit: 'ns/column', median: median * perColumn, min: min * perColumn });
  };
  add('plain', slow, () => computePlainly(recipe, slow));
  const heights = new Int32Array(quick.width * quick.length);
  add('fast', quick, () => compileField(recipe, quick, heights));
  add('wasm', quick, () => kernel.compileField(recipe, quick, heights));
  const id = `field/${name}/c`;
  if (c && report.wants(id)) {
    const perColumn = 1 / (quick.width * quick.length);
    const { median, min } = runC(c, recipe, quick, kernel.compileField(recipe, quick).heights);
    report.add({ id, unit: 'ns/column', median: median * perColumn, min: min * perColumn });
  }
}

function computePlainly(recipe: Recipe, { x, z, width, length }: Region): void {
  for (let row = z; row < z + length; row++)
    for (let column = x; column < x + width; column++) surfaceAt(recipe, column, row);
}

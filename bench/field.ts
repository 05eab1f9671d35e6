import { createFieldCompiler } from '../kernel/module.ts';
import { compileField } from '../src/domain/field/compile.ts';
import { envelopeRegion } from '../src/domain/field/field.ts';
import { surfaceAt } from '../src/domain/field/plain.ts';
import type { Region } from '../src/domain/field/region.ts';
import type { Recipe } from '../src/domain/recipe/schema.ts';
import { type BuiltC, runC } from './c-kernel.ts';
import { summarize, timesOf } from './measure.ts';
import { BENCH_RECIPES, type BenchRecipe, loadRecipe, middleRows } from './recipes.ts';
import type { Report } from './report.ts';

const kernel = createFieldCompiler();

const ROUNDS = 6;

/** Nanoseconds a column, one thread, warm: the four ways to the same bits. */
export function benchFields(report: Report, c: BuiltC | null): void {
  for (const name of BENCH_RECIPES) if (report.wants(`field/${name}/`)) benchField(report, name, c);
}

function benchField(report: Report, name: BenchRecipe, c: BuiltC | null): void {
  const recipe = loadRecipe(name);
  const whole = envelopeRegion(recipe);
  const slow = middleRows(whole, name === 'worst' ? 1 : 4);
  const quick = name === 'worst' ? middleRows(whole, 16) : whole;
  const heights = new Int32Array(quick.width * quick.length);
  const add = (way: string, region: Region, milliseconds: readonly number[]) => {
    const perColumn = 1e6 / (region.width * region.length);
    report.add({ id: `field/${name}/${way}`, unit: 'ns/column', ...summarize(milliseconds, perColumn) });
  };
  const wants = (way: string) => report.wants(`field/${name}/${way}`);
  if (wants('plain'))
    add(
      'plain',
      slow,
      timesOf(() => computePlainly(recipe, slow)),
    );
  if (wants('fast'))
    add(
      'fast',
      quick,
      timesOf(() => compileField(recipe, quick, heights)),
    );
  const wasm: number[] = [];
  const inC: number[] = [];
  // In turns, so that a machine that is busy for a while is so for both.
  for (let round = 0; round < ROUNDS; round++) {
    if (wants('wasm') || wants('c'))
      wasm.push(...timesOf(() => kernel.compileField(recipe, quick, heights), 0.5));
    if (c && wants('c')) inC.push(...runC(c, recipe, quick, heights));
  }
  if (wants('wasm')) add('wasm', quick, wasm);
  if (inC.length > 0) add('c', quick, inC);
}

function computePlainly(recipe: Recipe, { x, z, width, length }: Region): void {
  for (let row = z; row < z + length; row++)
    for (let column = x; column < x + width; column++) surfaceAt(recipe, column, row);
}

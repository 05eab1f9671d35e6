import { cpus } from 'node:os';
import { createFieldCompiler } from '../kernel/module.ts';
import type { Recipe } from '../src/domain/recipe/schema.ts';
import { createTileGrid } from '../src/domain/tiles/grid.ts';
import { countTiles } from '../src/domain/tiles/tile-counts.ts';
import { buildC, removeC } from './c-kernel.ts';
import { benchDrags } from './drag.ts';
import { benchFields } from './field.ts';
import { measure } from './measure.ts';
import { benchPage } from './page.ts';
import { sayRatios } from './ratios.ts';
import { loadRecipe } from './recipes.ts';
import { Report } from './report.ts';
import { updateDocs } from './table.ts';

function benchTiles(report: Report): void {
  const massif = loadRecipe('massif');
  const grid = createTileGrid(massif);
  if (!grid || !report.wants(`tiles/${grid.count}`)) return;
  const field = createFieldCompiler().compileField(massif);
  const add = (id: string, recipe: Recipe) => {
    const { median, min } = measure(() => countTiles(recipe, field, grid));
    report.add({ id, unit: 'ms', median, min });
  };
  // A sculpted tile is written whole; filling depends on every height.
  add(`tiles/${grid.count}`, massif);
  add(`tiles/${grid.count}/fill`, { ...massif, mode: 'fill' });
}

const json = process.argv.includes('--json');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : '';
const report = new Report(only, json);
const c = report.wants('field/') ? buildC() : null;
if (!c && report.wants('field/'))
  report.say('No C compiler for 128-bit vectors here: field/*/c is left out.');
benchFields(report, c);
if (c) removeC(c);
benchDrags(report);
benchTiles(report);
await benchPage(report);

const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`;
if (process.argv.includes('--update-docs')) updateDocs(machine, report.results);
if (json) console.log(JSON.stringify({ machine, results: report.results }, null, 2));
else {
  report.say(`\n${machine}`);
  sayRatios(report);
}

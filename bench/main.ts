import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { compileField } from '../src/domain/field/compile.ts';
import { envelopeRegion, type Region } from '../src/domain/field/field.ts';
import { surfaceAt } from '../src/domain/field/plain.ts';
import { parseRecipe } from '../src/domain/recipe/parse.ts';
import type { Recipe } from '../src/domain/recipe/schema.ts';
import { countTiles } from '../src/domain/tiles/counts.ts';
import { createTileGrid } from '../src/domain/tiles/grid.ts';
import { type Measurement, measure } from './measure.ts';

interface Result extends Measurement {
  readonly id: string;
  readonly unit: string;
}

const RECIPES = ['noise', 'massif', 'features64', 'worst'] as const;
const json = process.argv.includes('--json');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : '';
const results: Result[] = [];

function record(id: string, unit: string, per: number, work: () => void): void {
  if (!id.startsWith(only)) return;
  const { median, min } = measure(work);
  const scaled = { id, unit, median: median / per, min: min / per };
  results.push(scaled);
  if (!json)
    console.log(
      `${id.padEnd(26)} ${scaled.median.toFixed(1).padStart(10)} ${unit}   (best ${scaled.min.toFixed(1)})`,
    );
}

function load(name: string): Recipe {
  const result = parseRecipe(readFileSync(`bench/recipes/${name}.json`, 'utf8'));
  if (!result.ok) throw new Error(`${name}: ${result.problems[0].message}`);
  return result.recipe;
}

/** A few rows from the middle: the slow ways need not do a million columns to be known. */
function middleRows(region: Region, rows: number): Region {
  return { ...region, z: region.z + Math.floor((region.length - rows) / 2), length: rows };
}

function benchField(name: (typeof RECIPES)[number]): void {
  const recipe = load(name);
  const whole = envelopeRegion(recipe);
  const slow = middleRows(whole, name === 'worst' ? 1 : 4);
  const nanoseconds = (region: Region) => (region.width * region.length) / 1e6;
  record(`field/${name}/plain`, 'ns/column', nanoseconds(slow), () => {
    for (let z = slow.z; z < slow.z + slow.length; z++)
      for (let x = slow.x; x < slow.x + slow.width; x++) surfaceAt(recipe, x, z);
  });
  const quick = name === 'worst' ? middleRows(whole, 16) : whole;
  record(`field/${name}/fast`, 'ns/column', nanoseconds(quick), () => compileField(recipe, quick));
}

for (const name of RECIPES) benchField(name);

const massif = load('massif');
const grid = createTileGrid(massif);
if (grid) {
  const field = compileField(massif);
  record(`tiles/${grid.count}`, 'ms', 1, () => countTiles(massif, field, grid));
}

const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`;
if (json) console.log(JSON.stringify({ machine, results }, null, 2));
else {
  console.log(`\n${machine}`);
  for (const name of RECIPES) {
    const plain = results.find(({ id }) => id === `field/${name}/plain`);
    const fast = results.find(({ id }) => id === `field/${name}/fast`);
    if (plain && fast)
      console.log(`${name}: fast is ${(plain.median / fast.median).toFixed(0)} times as quick as plain`);
  }
}

import { readFileSync } from 'node:fs';
import type { Region } from '../src/domain/field/region.ts';
import { parseRecipe } from '../src/domain/recipe/parse.ts';
import type { Recipe } from '../src/domain/recipe/schema.ts';

export const BENCH_RECIPES = ['noise', 'massif', 'features64', 'worst'] as const;
export type BenchRecipe = (typeof BENCH_RECIPES)[number];

/** Benchmarks run in the project's folder. */
export function loadRecipe(name: BenchRecipe): Recipe {
  const result = parseRecipe(readFileSync(`bench/recipes/${name}.json`, 'utf8'));
  if (!result.ok) throw new Error(`${name}: ${result.problems[0].message}`);
  return result.recipe;
}

/** A few rows from the middle: the slow ways need not do a million columns to be known. */
export function middleRows(region: Region, rows: number): Region {
  return { ...region, z: region.z + Math.floor((region.length - rows) / 2), length: rows };
}

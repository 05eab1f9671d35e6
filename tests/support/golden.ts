import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRecipe } from '../../src/domain/recipe/parse.ts';
import type { Recipe } from '../../src/domain/recipe/schema.ts';
import terrain from '../golden/terrain.json' with { type: 'json' };

const goldenFolder = fileURLToPath(new URL('../golden/', import.meta.url));
const referenceFolder = process.env.SCARP_REFERENCE_DIR;

export type GoldenTerrain = (typeof terrain)[number];

/** The file of a golden case: from the project, or, for the reference's own examples, from the folder named. */
export function goldenPath(file: string): string | null {
  const here = join(goldenFolder, file);
  if (existsSync(here)) return here;
  const there = referenceFolder && join(referenceFolder, file);
  return there && existsSync(there) ? there : null;
}

/** The cases of terrain.json; those whose recipe is not on this machine are left out. */
export const goldenTerrains: readonly GoldenTerrain[] = terrain.filter((item) => goldenPath(item.recipe));

/** The cases that need SCARP_REFERENCE_DIR. */
export const absentTerrains: readonly GoldenTerrain[] = terrain.filter((item) => !goldenPath(item.recipe));

export function goldenText(file: string): string {
  const path = goldenPath(file);
  if (!path)
    throw new Error(`${file} is not there; set SCARP_REFERENCE_DIR to the reference's golden folder`);
  return readFileSync(path, 'utf8');
}

export function goldenRecipe(file: string): Recipe {
  const result = parseRecipe(goldenText(file));
  if (!result.ok) throw new Error(`${file}: ${result.problems[0].message}`);
  return result.recipe;
}

export function sha256(data: string | NodeJS.ArrayBufferView): string {
  return createHash('sha256').update(data).digest('hex');
}

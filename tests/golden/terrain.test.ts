import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { typeScriptField } from '../../src/domain/field/compile.ts';
import { fieldStatistics } from '../../src/domain/field/statistics.ts';
import { surfaceAt } from '../../src/domain/field/plain.ts';
import { terrainId, terrainIdAsWritten } from '../../src/domain/recipe/canonical.ts';
import { readJsonText } from '../../src/domain/recipe/json-text.ts';
import { findTextHints } from '../../src/domain/recipe/text-hints.ts';
import { covers } from '../support/covers.ts';
import { builtKernel } from '../support/kernel.ts';
import { absentTerrains, goldenPath, goldenRecipe, goldenTerrains, goldenText, sha256 } from '../support/golden.ts';

const kernel = builtKernel();

describe(`${goldenTerrains.length} recipes of the reference`, () => {
  test('nearly all of them are here', () => expect(goldenTerrains.length).toBeGreaterThanOrEqual(44));

  for (const golden of goldenTerrains) {
    test(`${golden.name}: id, heights, extremes ${covers('000-001', '000-008', '000-145')}`, () => {
      const recipe = goldenRecipe(golden.recipe);
      const read = readJsonText(goldenText(golden.recipe));
      expect(read.ok && terrainIdAsWritten(read.source)).toBe(golden.terrain_id);
      // The normal form has the same id exactly where all numbers are written as it writes them.
      const unusual = read.ok && findTextHints(read.source).some((hint) => hint.code === 'number_text');
      expect(terrainId(recipe) === golden.terrain_id).toBe(!unusual);
      const field = kernel.compileField(recipe);
      for (const { heights } of [field, typeScriptField.compileField(recipe)]) {
        if (golden.heights_file) expect(firstDifference(heights, golden.heights_file)).toBeNull();
        expect(sha256(heights)).toBe(golden.heights_sha256);
      }
      const { heightMin, heightMax } = fieldStatistics(recipe, field);
      expect([heightMin, heightMax]).toEqual([golden.height_min, golden.height_max]);
      for (const [x, z, height] of golden.samples) expect(Math.floor(surfaceAt(recipe, x, z))).toBe(height);
    });
  }

  for (const golden of absentTerrains) test.skip(`${golden.name}: needs SCARP_REFERENCE_DIR`, () => {});
});

/** The first column whose height differs from the file's, or null. */
function firstDifference(heights: Int32Array, file: string): string | null {
  const path = goldenPath(file);
  if (!path) return `${file} is missing`;
  const bytes = readFileSync(path);
  const wide = file.endsWith('.i32');
  for (let i = 0; i < heights.length; i++) {
    const expected = wide ? bytes.readInt32LE(i * 4) : bytes.readInt16LE(i * 2);
    if (heights[i] !== expected) return `column ${i}: ${heights[i]} instead of ${expected}`;
  }
  return null;
}

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeScriptField } from '../../src/domain/field/compile.ts';
import { envelopeRegion } from '../../src/domain/field/field.ts';
import { surfaceAt } from '../../src/domain/field/plain.ts';
import { parseRecipe } from '../../src/domain/recipe/parse.ts';
import { bitsOf } from '../support/bits.ts';
import { sha256 } from '../support/golden.ts';
import { builtKernel, firstWrongColumn } from '../support/kernel.ts';
import { anyRecipe } from '../support/recipes.ts';
import { runs } from '../support/runs.ts';

const kernel = builtKernel();

for (const compiler of [kernel, typeScriptField]) {
  test(`the field in ${compiler.engine} has the bits of the plain definition on random recipes`, () => {
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        expect(firstWrongColumn(compiler, recipe)).toBeNull();
      }),
      { numRuns: runs(300, 5000), seed: 2026 },
    );
  });
}

test('a crop computed by the kernel is the field, whatever it computed before', () => {
  const shift = fc.integer({ min: -30, max: 30 });
  const size = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(fc.tuple(anyRecipe, shift, shift, size, size), ([recipe, east, south, width, length]) => {
      const region = { x: recipe.min.x + east, z: recipe.min.z + south, width, length };
      kernel.compileSurface(recipe, region).forEach((surface, index) => {
        const x = region.x + (index % width);
        const z = region.z + Math.floor(index / width);
        expect(bitsOf(surface)).toBe(bitsOf(surfaceAt(recipe, x, z)));
      });
    }),
    { numRuns: runs(100, 2000), seed: 14 },
  );
});

test.each(['noise', 'massif', 'features64', 'worst'])(
  'the kernel has the bits of the TypeScript field on %s',
  (name) => {
    const result = parseRecipe(
      readFileSync(new URL(`../../bench/recipes/${name}.json`, import.meta.url), 'utf8'),
    );
    if (!result.ok) throw new Error(result.problems[0].message);
    const { min } = result.recipe;
    const crop = { x: min.x + 200, z: min.z + 150, width: 101, length: 30 };
    const region = name === 'worst' ? crop : envelopeRegion(result.recipe);
    expect(sha256(kernel.compileSurface(result.recipe, region))).toBe(
      sha256(typeScriptField.compileSurface(result.recipe, region)),
    );
  },
);

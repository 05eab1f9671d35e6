import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileField } from '../../src/domain/field/compile.ts';
import { patchField, regionsToRecompile } from '../../src/domain/field/recompile.ts';
import { moveFeature } from '../../src/domain/recipe/edits.ts';
import { checkRecipe } from '../../src/domain/recipe/parse.ts';
import type { Feature, Recipe } from '../../src/domain/recipe/schema.ts';
import { anyEdit, edited } from '../support/edits.ts';
import { anyRecipe } from '../support/recipes.ts';

test('a field patched edit by edit is the field compiled whole', () => {
  fc.assert(
    fc.property(anyRecipe, fc.array(anyEdit, { minLength: 1, maxLength: 6 }), (start, edits) => {
      let recipe = start;
      let field = compileField(recipe);
      for (const step of edits) {
        const checked = checkRecipe(edited(recipe, step));
        if (!checked.ok) continue;
        const parts = regionsToRecompile(recipe, checked.recipe).map((region) =>
          compileField(checked.recipe, region),
        );
        field = patchField(field, checked.recipe, parts);
        recipe = checked.recipe;
        expect(field.heights).toEqual(compileField(recipe).heights);
      }
    }),
    { numRuns: 200, seed: 71 },
  );
});

describe('only what can differ is computed again', () => {
  const base = checkRecipe({
    version: 1,
    min: { x: 0, y: 0, z: 0 },
    max: { x: 199, y: 99, z: 199 },
    base_height: 40,
    seed: 1,
    mode: 'sculpt',
    noise: { amplitude: 5, scale: 30 },
    palette: { rock: 'minecraft:stone', soil: 'minecraft:dirt', surface: 'minecraft:dirt', soil_depth: 1 },
    features: [
      { type: 'hill', center: { x: 50, z: 50 }, radius: 5, falloff: 10, height: 9 },
      { type: 'hill', center: { x: 150, z: 150 }, radius: 5, falloff: 10, height: 9 },
      { type: 'plateau', min: { x: 40, z: 150 }, max: { x: 60, z: 170 }, falloff: 4, height: 44 },
    ],
    preserve: [],
  });
  if (!base.ok) throw new Error(base.problems[0].message);
  const { recipe } = base;
  const columns = (after: Recipe) =>
    regionsToRecompile(recipe, after).reduce((sum, { width, length }) => sum + width * length, 0);

  test('palette, mode and preserve boxes: nothing', () => {
    expect(columns({ ...recipe, mode: 'cut', palette: { ...recipe.palette, soil_depth: 9 } })).toBe(0);
  });

  test('a hill moved: its old and its new reach, both', () => {
    const moved = { ...recipe.features[0], center: { x: 54, z: 50 } } as Feature;
    expect(regionsToRecompile(recipe, { ...recipe, features: recipe.features.with(0, moved) })).toEqual([
      { x: 34, z: 34, width: 37, length: 33 },
    ]);
  });

  test('a hill run last instead of first: its reach alone', () => {
    expect(regionsToRecompile(recipe, moveFeature(recipe, 0, 2))).toEqual([
      { x: 34, z: 34, width: 33, length: 33 },
    ]);
    expect(regionsToRecompile(recipe, moveFeature(recipe, 2, 0))).toEqual([
      { x: 35, z: 145, width: 31, length: 31 },
    ]);
  });

  test('an envelope one column further east: one column', () => {
    const after = { ...recipe, min: { ...recipe.min, x: 1 }, max: { ...recipe.max, x: 200 } };
    expect(regionsToRecompile(recipe, after)).toEqual([{ x: 200, z: 0, width: 1, length: 200 }]);
  });

  test('seed, noise, a terrace: everything', () => {
    expect(columns({ ...recipe, seed: 2 })).toBe(40_000);
    expect(
      columns({ ...recipe, features: [...recipe.features, { type: 'terrace', step: 2, strength: 1 }] }),
    ).toBe(40_000);
  });

  test('a seed without noise: nothing', () => {
    const still = { ...recipe, noise: { amplitude: 0, scale: 9 } };
    expect(regionsToRecompile(still, { ...still, seed: 77 })).toEqual([]);
  });
});

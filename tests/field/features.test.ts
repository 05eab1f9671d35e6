import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileField } from '../../src/domain/field/compile.ts';
import { surfaceAt } from '../../src/domain/field/plain.ts';
import { NEW_RECIPE } from '../../src/domain/recipe/new-recipe.ts';
import { checkRecipe } from '../../src/domain/recipe/parse.ts';
import type { Feature, Recipe } from '../../src/domain/recipe/schema.ts';
import { covers } from '../support/covers.ts';
import { anyRecipe } from '../support/recipes.ts';

/** Level ground at 40 with the given features, without noise. */
function ground(...features: Feature[]): Recipe {
  const checked = checkRecipe({
    ...NEW_RECIPE,
    base_height: 40,
    noise: { amplitude: 0, scale: 16 },
    features,
  });
  if (!checked.ok) throw new Error(checked.problems[0].message);
  return checked.recipe;
}

const at = (recipe: Recipe, x: number, z = 0) => surfaceAt(recipe, x, z);

describe('what each feature does on level ground', () => {
  const disc = { center: { x: 0, z: 0 }, radius: 10, falloff: 20 };
  const points = [
    { x: -50, z: 0 },
    { x: 50, z: 0 },
  ];

  test(`a hill adds in its core and fades over its falloff ${covers('000-013', '000-026', '000-031')}`, () => {
    const recipe = ground({ type: 'hill', ...disc, height: 16 });
    expect([at(recipe, 0), at(recipe, 10), at(recipe, 20), at(recipe, 30)]).toEqual([56, 56, 48, 40]);
  });

  test(`a hill of negative height is a depression ${covers('000-014', '000-030')}`, () => {
    expect(at(ground({ type: 'hill', ...disc, height: -16 }), 0)).toBe(24);
  });

  test(`a ridge adds along its path; width is half of its core ${covers('000-015', '000-016')}`, () => {
    const recipe = ground({ type: 'ridge', points, width: 6, falloff: 8, height: 10 });
    expect([at(recipe, 0, 0), at(recipe, 0, 6), at(recipe, 0, 10), at(recipe, 0, 14)]).toEqual([
      50, 50, 45, 40,
    ]);
    expect([at(recipe, 56, 0), at(recipe, 64, 0)]).toEqual([50, 40]);
  });

  test(`repeated points of a path change nothing ${covers('000-017')}`, () => {
    const once = ground({ type: 'ridge', points, width: 6, falloff: 8, height: 10 });
    const twice = ground({
      type: 'ridge',
      points: [points[0], points[0], points[1], points[1]],
      width: 6,
      falloff: 8,
      height: 10,
    });
    expect(compileField(twice).heights).toEqual(compileField(once).heights);
  });

  test(`a plateau sets its rectangle and blends around it ${covers('000-018')}`, () => {
    const recipe = ground({
      type: 'plateau',
      min: { x: -9, z: -9 },
      max: { x: 9, z: 9 },
      falloff: 10,
      height: 60,
    });
    expect([at(recipe, 0), at(recipe, 9), at(recipe, 14), at(recipe, 19)]).toEqual([60, 60, 50, 40]);
  });

  test(`a basin lowers and never raises ${covers('000-020', '000-021')}`, () => {
    expect(at(ground({ type: 'basin', ...disc, height: 30 }), 0)).toBe(30);
    expect(at(ground({ type: 'basin', ...disc, height: 50 }), 0)).toBe(40);
  });

  test(`a channel lowers along its path to a flat bed ${covers('000-022')}`, () => {
    const recipe = ground({ type: 'channel', points, width: 4, falloff: 8, height: 32 });
    expect([at(recipe, -20, 0), at(recipe, 20, 4), at(recipe, 0, 8), at(recipe, 0, 12)]).toEqual([
      32, 32, 36, 40,
    ]);
    expect(at(ground({ type: 'channel', points, width: 4, falloff: 8, height: 45 }), 0)).toBe(40);
  });

  test(`a terrace blends toward steps, everywhere; a later plateau restores its height ${covers('000-023', '000-024', '000-025')}`, () => {
    const hill: Feature = { type: 'hill', ...disc, height: 15 };
    const step = (strength: number): Feature => ({ type: 'terrace', step: 10, strength });
    expect(at(ground(hill, step(1)), 0)).toBe(50);
    expect(at(ground(hill, step(0.5)), 0)).toBe(52.5);
    expect(at(ground(hill, step(0)), 0)).toBe(55);
    const plateau: Feature = {
      type: 'plateau',
      min: { x: 0, z: 0 },
      max: { x: 4, z: 4 },
      falloff: 1,
      height: 47,
    };
    expect(at(ground(hill, step(1), plateau), 2, 2)).toBe(47);
  });

  test(`a small core with a wide falloff is a rounded hill ${covers('000-028')}`, () => {
    const recipe = ground({ type: 'hill', center: { x: 0, z: 0 }, radius: 1, falloff: 40, height: 20 });
    const slope = Array.from({ length: 41 }, (_, x) => at(recipe, x));
    for (let x = 1; x < slope.length; x++) expect(slope[x]).toBeLessThanOrEqual(slope[x - 1]);
    expect(new Set(slope).size).toBeGreaterThan(35);
  });
});

test(`features run in their order ${covers('000-007', '000-143')}`, () => {
  const hill: Feature = { type: 'hill', center: { x: 0, z: 0 }, radius: 8, falloff: 8, height: 10 };
  const plateau: Feature = {
    type: 'plateau',
    min: { x: -4, z: -4 },
    max: { x: 4, z: 4 },
    falloff: 2,
    height: 44,
  };
  expect(at(ground(hill, plateau), 0)).toBe(44);
  expect(at(ground(plateau, hill), 0)).toBe(54);
});

test('a basin or channel never raises a column of any recipe', () => {
  fc.assert(
    fc.property(anyRecipe, fc.integer({ min: -100, max: 100 }), (recipe, height) => {
      const { x, z } = recipe.min;
      const basin: Feature = { type: 'basin', center: { x, z }, radius: 20, falloff: 20, height };
      const lowered = { ...recipe, features: [...recipe.features, basin] };
      const before = compileField(recipe).heights;
      compileField(lowered).heights.forEach((after, index) => {
        expect(after).toBeLessThanOrEqual(before[index]);
      });
    }),
    { numRuns: 60, seed: 21 },
  );
});

test(`the surface is the floor of the height, below zero as well ${covers('000-144')}`, () => {
  const recipe = {
    ...ground({ type: 'hill', center: { x: 0, z: 0 }, radius: 5, falloff: 5, height: -40.25 }),
  };
  expect(compileField(recipe, { x: 0, z: 0, width: 1, length: 1 }).heights[0]).toBe(-1);
});

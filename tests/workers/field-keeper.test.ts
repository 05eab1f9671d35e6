import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKernel } from '../../kernel/module.ts';
import { compileField } from '../../src/domain/field/compile.ts';
import { writeProgram } from '../../src/domain/field/program.ts';
import { fieldStatistics } from '../../src/domain/field/statistics.ts';
import { checkRecipe } from '../../src/domain/recipe/parse.ts';
import type { Recipe } from '../../src/domain/recipe/schema.ts';
import { bandsOf } from '../../workers/bands.ts';
import { FieldKeeper } from '../../workers/field-keeper.ts';
import { anyEdit, type Edit, edited } from '../support/edits.ts';
import { anyRecipe } from '../support/recipes.ts';
import { runs } from '../support/runs.ts';

/** Computes recipes as the page and one worker do it together. */
function createPage() {
  const keeper = new FieldKeeper();
  const kernel = createKernel();
  if (!kernel) throw new Error('the kernel is not supported here');
  return (recipe: Recipe) => {
    const plan = keeper.plan(recipe);
    const program = writeProgram(recipe);
    const parts = bandsOf(plan.regions, recipe)
      .flat()
      .map((region) => {
        const heights = new Int32Array(region.width * region.length);
        return kernel.compileProgram(program, region, heights, plan.stable);
      });
    return { plan, field: keeper.take(plan, parts, 1) };
  };
}

/** Edits as a hand makes them: most gestures are many small steps of one feature. */
const gestures = fc
  .array(fc.tuple(anyEdit, fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 5 })
  .map((all) => all.flatMap(([edit, steps]) => Array<Edit>(steps).fill(edit)));

test('over any gestures the field and its statistics are those of a whole compile', () => {
  fc.assert(
    fc.property(anyRecipe, gestures, (start, edits) => {
      const compute = createPage();
      let recipe = start;
      compute(recipe);
      for (const edit of edits) {
        const checked = checkRecipe(edited(recipe, edit));
        if (!checked.ok) continue;
        recipe = checked.recipe;
        const { field } = compute(recipe);
        const whole = compileField(recipe);
        expect(field.heights).toEqual(whole.heights);
        expect(field.statistics).toEqual(fieldStatistics(recipe, whole));
      }
    }),
    { numRuns: runs(200, 5000), seed: 72 },
  );
});

test('a field says where it has changed', () => {
  fc.assert(
    fc.property(anyRecipe, gestures, (start, edits) => {
      const compute = createPage();
      let recipe = start;
      let before = compute(recipe).field;
      for (const edit of edits) {
        const checked = checkRecipe(edited(recipe, edit));
        if (!checked.ok) continue;
        recipe = checked.recipe;
        const old = before.heights.slice();
        const { field } = compute(recipe);
        const { region, heights, changed } = field;
        const isIn = (x: number, z: number) =>
          changed.some(
            (part) => x >= part.x && x < part.x + part.width && z >= part.z && z < part.z + part.length,
          );
        if (heights === before.heights) {
          heights.forEach((height, index) => {
            const x = region.x + (index % region.width);
            const z = region.z + Math.floor(index / region.width);
            if (height !== old[index]) expect(isIn(x, z)).toBe(true);
          });
        } else expect(changed).toEqual([region]);
        before = field;
      }
    }),
    { numRuns: 60, seed: 73 },
  );
});

test('from the third step on a drag goes on from the features below it', () => {
  const hill = { type: 'hill', center: { x: 8, z: 8 }, radius: 3, falloff: 4, height: 9 } as const;
  const base = checkRecipe({
    version: 1,
    min: { x: 0, y: 0, z: 0 },
    max: { x: 31, y: 31, z: 31 },
    base_height: 9,
    seed: 1,
    mode: 'fill',
    noise: { amplitude: 5, scale: 9 },
    palette: { rock: 'minecraft:stone', soil: 'minecraft:dirt', surface: 'minecraft:dirt', soil_depth: 1 },
    features: [hill, hill, hill],
    preserve: [],
  });
  if (!base.ok) throw new Error(base.problems[0].message);
  const compute = createPage();
  const drag = (index: number, x: number) =>
    ({
      ...base.recipe,
      features: base.recipe.features.with(index, { ...hill, center: { x, z: 8 } }),
    }) as Recipe;
  const stableOf = (recipe: Recipe) => compute(recipe).plan.stable;
  expect(stableOf(base.recipe)).toBeNull();
  expect(stableOf(drag(1, 9))).toBeNull();
  const first = stableOf(drag(1, 10));
  expect(first).toMatchObject({ features: 1, next: drag(1, 10).features[1] });
  expect(stableOf(drag(1, 11))).toEqual({ ...first, next: drag(1, 11).features[1] });
  // Another feature that runs later leaves it in use; an earlier one does not.
  expect(
    stableOf({ ...drag(1, 11), features: [...drag(1, 11).features.slice(0, 2), drag(2, 5).features[2]] }),
  ).toEqual({ ...first, next: drag(1, 11).features[1] });
  expect(stableOf(drag(0, 12))).toBeNull();
});

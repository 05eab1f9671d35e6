import { expect, test } from 'vitest';
import { collectEvidence, mergeEvidence } from '../../src/domain/field/evidence.ts';
import { envelopeRegion } from '../../src/domain/field/field.ts';
import { findFieldHints } from '../../src/domain/field/hints.ts';
import { NEW_RECIPE } from '../../src/domain/recipe/new-recipe.ts';
import { checkRecipe } from '../../src/domain/recipe/parse.ts';
import type { Feature, Recipe } from '../../src/domain/recipe/schema.ts';
import { covers } from '../support/covers.ts';
import { goldenPath, goldenRecipe } from '../support/golden.ts';

function recipeWith(change: Partial<Recipe>): Recipe {
  const checked = checkRecipe({ ...NEW_RECIPE, noise: { amplitude: 0, scale: 16 }, ...change });
  if (!checked.ok) throw new Error(checked.problems[0].message);
  return checked.recipe;
}

function hintsOf(recipe: Recipe) {
  return findFieldHints(recipe, collectEvidence(recipe, envelopeRegion(recipe)));
}

const hill = { type: 'hill', center: { x: 0, z: 0 }, radius: 10, falloff: 10, height: 8 } as const;
const plateau = {
  type: 'plateau',
  min: { x: 12, z: 0 },
  max: { x: 40, z: 30 },
  falloff: 8,
  height: 50,
} as const;

function ridgeAt(z: number): Feature {
  const points = [
    { x: 0, z },
    { x: 60, z },
  ];
  return { type: 'ridge', points, width: 3, falloff: 4, height: 6 };
}

function messagesOf(recipe: Recipe, code: string): string[] {
  return hintsOf(recipe)
    .filter((hint) => hint.code === code)
    .map(({ message }) => message);
}

/** Sixteen columns of ground at y 48 and the features given. */
function smallRecipe(features: Feature[], change: Partial<Recipe> = {}): Recipe {
  return recipeWith({ min: { x: 0, y: 0, z: 0 }, max: { x: 3, y: 127, z: 3 }, features, ...change });
}

const everywhere = { ...plateau, min: { x: 0, z: 0 }, max: { x: 3, z: 3 } };

test(`a plateau under a later hill is told, one after it is not ${covers('000-019')}`, () => {
  expect(hintsOf(recipeWith({ features: [plateau, hill] }))).toMatchObject([
    { code: 'plateau_covered', path: '/features/0' },
  ]);
  expect(hintsOf(recipeWith({ features: [hill, plateau] }))).toEqual([]);
});

test('a ridge that passes beside a pad is no reason for a hint, one across it is', () => {
  const covered = (z: number) =>
    messagesOf(recipeWith({ features: [plateau, ridgeAt(z)] }), 'plateau_covered');
  expect(covered(38)).toEqual([]);
  expect(covered(34)).toEqual([
    expect.stringContaining('58 of its 899 columns, because of Ridge (feature 2)'),
  ]);
});

test('a later feature that reaches a pad and moves no block of it is no reason for a hint', () => {
  expect(messagesOf(recipeWith({ features: [plateau, ridgeAt(36)] }), 'plateau_covered')).toEqual([]);
  const pad = { ...plateau, height: 28.5 };
  const low = { ...hill, center: { x: 20, z: 10 }, height: 0.0001 };
  expect(messagesOf(recipeWith({ features: [pad, low] }), 'plateau_covered')).toEqual([]);
});

test('a feature that meets a pad outside of the envelope only is no reason for a hint', () => {
  const wide = { ...plateau, max: { x: 400, z: 30 } };
  const features = [wide, { ...hill, center: { x: 300, z: 10 } }];
  expect(messagesOf(recipeWith({ features }), 'plateau_covered')).toEqual([]);
});

test('a pad that a later plateau levels again is no reason for a hint', () => {
  const again = { ...plateau, min: { x: 0, z: -20 }, max: { x: 60, z: 60 } };
  expect(messagesOf(recipeWith({ features: [plateau, hill, again] }), 'plateau_covered')).toEqual([]);
});

test('the features that a pad has to come after are named, with the columns they move', () => {
  const half = { ...everywhere, max: { x: 1, z: 3 }, falloff: 1 };
  const dug = { ...half, height: 30 };
  const raised = { ...half, min: { x: 3, z: 0 }, max: { x: 3, z: 3 }, height: 60 };
  const [message] = messagesOf(
    smallRecipe([everywhere, { ...dug, height: 20 }, dug, raised]),
    'plateau_covered',
  );
  expect(message).toContain(
    'in 12 of its 16 columns, because of Plateau (feature 3) and Plateau (feature 4)',
  );
});

test('any kind of feature can move a pad', () => {
  const terrace: Feature = { type: 'terrace', step: 20, strength: 1 };
  const basin: Feature = { ...hill, type: 'basin', height: 20 };
  for (const later of [terrace, basin, hill]) {
    expect(messagesOf(smallRecipe([everywhere, later]), 'plateau_covered')).toHaveLength(1);
  }
});

test('huge pads and paths cost no more than the envelope', () => {
  const far = 30_000_000;
  const points = Array.from({ length: 32 }, (_, i) => ({ x: i % 2 ? far : -far, z: i < 16 ? -far : far }));
  const huge = { ...plateau, min: { x: -far, z: -far }, max: { x: far, z: far } };
  const ridge: Feature = { type: 'ridge', points, width: 1, falloff: 1, height: 4 };
  const started = performance.now();
  hintsOf(recipeWith({ max: { x: -65, y: 127, z: -65 }, features: [huge, ridge] }));
  expect(performance.now() - started).toBeLessThan(1000);
});

test(`clipped columns are counted over all columns, above and below ${covers('000-094')}`, () => {
  const flat = recipeWith({
    min: { x: 0, y: 40, z: 0 },
    max: { x: 9, y: 60, z: 9 },
    base_height: 30,
    features: [{ ...plateau, min: { x: 3, z: 0 }, max: { x: 3, z: 6 }, falloff: 1, height: 61 }],
  });
  const [below, above] = hintsOf(flat);
  expect(below).toMatchObject({ code: 'clipped_columns', path: '/min/y' });
  expect(below.message).toMatch(/^93 columns .* below y 40.*Lower the bottom, or raise the ground/);
  expect(above).toMatchObject({ code: 'clipped_columns', path: '/max/y' });
  expect(above.message).toMatch(/^7 columns .* above y 60.*Raise the top, or lower the ground/);
});

test('a surface in the first or last layer of the envelope is not clipped', () => {
  for (const base_height of [40, 60]) {
    const level = { min: { x: 0, y: 40, z: 0 }, max: { x: 9, y: 60, z: 9 }, base_height, features: [] };
    expect(hintsOf(recipeWith(level))).toEqual([]);
  }
});

test('a feature out of reach, of height 0, or with nothing to lower has no effect', () => {
  const features = [
    { ...hill, center: { x: 900, z: 0 } },
    { ...hill, height: 0 },
    { ...hill, type: 'basin', height: 60 },
    { type: 'terrace', step: 3, strength: 0 },
    hill,
  ] as Recipe['features'];
  const codes = hintsOf(recipeWith({ features })).map(({ code, path }) => `${code} ${path}`);
  expect(codes).toEqual([0, 1, 2, 3].map((index) => `feature_without_effect /features/${index}`));
});

test('a preserve box that keeps nothing is told, by mode', () => {
  const box = (low: number, high: number) => ({ min: { x: 0, y: low, z: 0 }, max: { x: 4, y: high, z: 4 } });
  const preserve = [box(60, 70), box(40, 60), box(10, 20)];
  const paths = (mode: Recipe['mode']) => hintsOf(recipeWith({ mode, preserve })).map(({ path }) => path);
  expect(paths('sculpt')).toEqual([]);
  expect(paths('fill')).toEqual(['/preserve/0']);
  expect(paths('cut')).toEqual(['/preserve/2']);
});

test('evidence of bands adds up to that of the whole', () => {
  const recipe = goldenRecipe('recipes/plateau-rounding.json');
  const region = envelopeRegion(recipe);
  const north = collectEvidence(recipe, { ...region, length: 70 });
  const south = collectEvidence(recipe, { ...region, z: region.z + 70, length: region.length - 70 });
  expect(mergeEvidence(north, south)).toEqual(collectEvidence(recipe, region));
});

test('columns that rounding leaves below a pad are found, and half a block mends them', () => {
  const recipe = goldenRecipe('recipes/plateau-rounding.json');
  const pads = hintsOf(recipe).filter(({ code }) => code === 'pad_not_level');
  expect(pads.length).toBeGreaterThan(0);
  const raised = recipe.features.map((feature) =>
    feature.type === 'plateau' && Number.isInteger(feature.height)
      ? { ...feature, height: feature.height + 0.5 }
      : feature,
  );
  expect(hintsOf({ ...recipe, features: raised }).filter(({ code }) => code === 'pad_not_level')).toEqual([]);
});

const massif = 'recipes/ex-shacraft-massif.json';
test.skipIf(!goldenPath(massif))('the massif’s pad with 2128 of 15876 columns too low is found', () => {
  const hints = hintsOf(goldenRecipe(massif)).filter(({ code }) => code === 'pad_not_level');
  expect(hints.some(({ message }) => message.includes('2128 of its 15876 columns'))).toBe(true);
});

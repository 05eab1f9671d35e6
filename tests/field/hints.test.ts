import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileField } from '../../src/domain/field/compile.ts';
import { collectEvidence, mergeEvidence } from '../../src/domain/field/evidence.ts';
import { envelopeRegion } from '../../src/domain/field/field.ts';
import { findFieldHints } from '../../src/domain/field/hints.ts';
import { weightAt } from '../../src/domain/field/interpolation.ts';
import type { PadEvidence } from '../../src/domain/field/pad-evidence.ts';
import { distanceToCore } from '../../src/domain/field/plain.ts';
import { overlap, regionBetween } from '../../src/domain/field/region.ts';
import { NEW_RECIPE } from '../../src/domain/recipe/new-recipe.ts';
import { checkRecipe } from '../../src/domain/recipe/parse.ts';
import type { Feature, PlateauFeature, Recipe } from '../../src/domain/recipe/schema.ts';
import { covers } from '../support/covers.ts';
import { goldenPath, goldenRecipe } from '../support/golden.ts';
import { anyRecipe } from '../support/recipes.ts';

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

test('why a feature has no effect is told as it is, and which number to change', () => {
  const reasonOf = (feature: object) =>
    messagesOf(smallRecipe([feature as Feature]), 'feature_without_effect')[0];
  const away = { x: 12, z: 0 };
  const path = { points: [away, away], width: 2, falloff: 8 };
  const corner = { ...plateau, min: { x: 11, z: 0 }, max: { x: 20, z: 3 }, height: 49 };
  const cases: [object, RegExp][] = [
    [{ ...plateau, min: { x: 11, z: 0 }, max: { x: 20, z: 3 } }, /out of its reach/],
    [{ ...hill, center: { x: 24, z: 0 } }, /out of its reach.*move it nearer, or give it a larger falloff/],
    [{ ...everywhere, height: 48 }, /the ground lies at its height of 48 already: choose another height/],
    [{ ...corner, falloff: 9 }, /Only its falloff reaches .* its height of 49: choose a height farther/],
    [{ ...hill, height: 0 }, /Its height is 0: choose another/],
    [{ ...hill, height: 1e-20 }, /Its height of 1e-20 moves no ground .* choose one farther from 0/],
    [{ ...hill, height: 0.25 }, /Its height of 0.25 moves no ground/],
    [{ ...path, type: 'ridge', points: [{ x: 0, z: 0 }, away], height: 0 }, /Its height is 0/],
    [{ ...hill, type: 'basin', height: 60 }, /Its height of 60 makes no ground .* choose a lower height/],
    [{ ...path, type: 'channel', height: 60, width: 9 }, /Its height of 60 makes no ground/],
    [{ ...path, type: 'channel', height: 10, width: 1 }, /out of its reach/],
    [{ type: 'terrace', step: 5, strength: 0 }, /Its strength is 0: choose a larger one/],
    [
      { type: 'terrace', step: 5, strength: 1e-20 },
      /Its strength of 1e-20 brings .* choose a larger strength/,
    ],
    [
      { type: 'terrace', step: 8, strength: 1 },
      /all heights lie on its steps already: .* another step than 8/,
    ],
  ];
  for (const [feature, reason] of cases) expect(reasonOf(feature), JSON.stringify(feature)).toMatch(reason);
});

test('a feature that reaches only beside the envelope’s corner is out of reach', () => {
  // Its square of columns meets the envelope, its disc does not.
  const round = { ...hill, center: { x: -11, z: -11 }, radius: 5, falloff: 9 };
  expect(messagesOf(smallRecipe([round]), 'feature_without_effect')).toEqual([
    expect.stringContaining('out of its reach'),
  ]);
});

test('two features that make a block only together are both of effect', () => {
  const half = { ...hill, height: 0.5 };
  expect(hintsOf(smallRecipe([half, half]))).toEqual([]);
  expect(hintsOf(smallRecipe([half]))).toHaveLength(1);
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
  fc.assert(
    fc.property(anyRecipe, fc.nat({ max: 40 }), (recipe, cut) => {
      const region = envelopeRegion(recipe);
      const rows = Math.min(cut, region.length);
      const north = collectEvidence(recipe, { ...region, length: rows });
      const south = collectEvidence(recipe, { ...region, z: region.z + rows, length: region.length - rows });
      expect(mergeEvidence(north, south)).toEqual(collectEvidence(recipe, region));
    }),
    { numRuns: 100, seed: 29 },
  );
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

test('a pad is judged as it is when it has run, whatever a later terrace makes of it', () => {
  const golden = goldenRecipe('recipes/plateau-rounding.json');
  const pad = golden.features[1] as PlateauFeature;
  const terrace: Feature = { type: 'terrace', step: pad.height, strength: 1 };
  const recipe = { ...golden, features: [pad, terrace] };
  const { heights } = compileField(recipe, { x: -100, z: -100, width: 121, length: 121 });
  expect(heights.filter((height) => height === 0)).toHaveLength(2371);
  expect(messagesOf(recipe, 'pad_not_level')).toEqual([
    expect.stringContaining('2371 of its 14641 columns one block lower. Height 64.5 makes it level at 64'),
  ]);
  const mended = hintsOf({ ...recipe, features: [{ ...pad, height: 64.5 }, terrace] });
  expect(mended.filter(({ path }) => path.startsWith('/features'))).toEqual([]);
});

test('a pad that rounding left lower and a later plateau mends is no reason for a hint', () => {
  const golden = goldenRecipe('recipes/plateau-rounding.json');
  const pad = golden.features[1] as PlateauFeature;
  const larger = { ...pad, max: { x: 40, z: 40 } };
  const hintsAtFirst = (features: Feature[]) =>
    hintsOf({ ...golden, features }).filter(({ path }) => path.startsWith('/features/0'));
  expect(hintsAtFirst([pad])).toMatchObject([{ code: 'pad_not_level', path: '/features/0/height' }]);
  expect(hintsAtFirst([pad, larger])).toEqual([]);
});

const massif = 'recipes/ex-shacraft-massif.json';
test.skipIf(!goldenPath(massif))('the massif’s pad with 2128 of 15876 columns too low is found', () => {
  const hints = hintsOf(goldenRecipe(massif)).filter(({ code }) => code === 'pad_not_level');
  expect(hints.some(({ message }) => message.includes('2128 of its 15876 columns'))).toBe(true);
});

/** The evidence of a pad by looking again and again at whole fields. */
function plainPad(recipe: Recipe, index: number): Pick<PadEvidence, 'columns' | 'lowered' | 'moved'> | null {
  const pad = recipe.features[index];
  if (pad.type !== 'plateau') return null;
  const region = overlap(envelopeRegion(recipe), regionBetween(pad.min, pad.max));
  if (!region) return { columns: 0, lowered: 0, moved: 0 };
  const own = compileField({ ...recipe, features: recipe.features.slice(0, index + 1) }, region).heights;
  const final = compileField(recipe, region).heights;
  const level = Math.floor(pad.height);
  const count = (test: (height: number, i: number) => boolean) => own.filter(test).length;
  return {
    columns: own.length,
    lowered: count((height, i) => height < level && final[i] !== level),
    moved: count((height, i) => height !== final[i] && final[i] !== level),
  };
}

/** Whether a feature has a weight in any column of the envelope. */
function plainReach(recipe: Recipe, feature: Feature): boolean {
  const { x, z, width, length } = envelopeRegion(recipe);
  return Array.from({ length: width * length }).some((_, i) => {
    const distance = distanceToCore(feature, x + (i % width), z + Math.floor(i / width));
    return feature.type === 'terrace' || weightAt(distance, feature.falloff) > 0;
  });
}

test('evidence holds on random recipes', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const { effects, reached, pads } = collectEvidence(recipe, envelopeRegion(recipe));
      const { heights } = compileField(recipe);
      recipe.features.forEach((feature, index) => {
        expect(reached[index]).toBe(plainReach(recipe, feature));
        const pad = plainPad(recipe, index);
        if (pad) expect(pads[index]).toMatchObject(pad);
        for (const mover of pads[index]?.movers ?? []) expect(mover).toBeGreaterThan(index);
        expect(pads[index]?.movers.length ?? 0).toBeLessThanOrEqual(pad?.moved ?? 0);
        const rest = recipe.features.toSpliced(index, 1);
        if (!effects[index]) expect(compileField({ ...recipe, features: rest }).heights).toEqual(heights);
      });
    }),
    { numRuns: 100, seed: 19 },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportJson } from '../../src/domain/recipe/canonical.ts';
import { readJsonText } from '../../src/domain/recipe/json-text.ts';
import { NEW_RECIPE } from '../../src/domain/recipe/new-recipe.ts';
import { parseRecipe, parseRecipeBytes } from '../../src/domain/recipe/parse.ts';
import type { Problem } from '../../src/domain/recipe/problem.ts';
import { covers } from '../support/covers.ts';
import { anyRecipe } from '../support/recipes.ts';

const text = exportJson(NEW_RECIPE);

function problemsOf(input: string | Uint8Array): readonly Problem[] {
  const result = typeof input === 'string' ? parseRecipe(input) : parseRecipeBytes(input);
  return result.ok ? [] : result.problems;
}

const encode = (value: string) => new TextEncoder().encode(value);

test('what is exported is read again as the same recipe, and exported as the same text', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const result = parseRecipe(exportJson(recipe));
      if (!result.ok) throw new Error(result.problems[0].message);
      expect(result.recipe).toEqual(recipe);
      expect(exportJson(result.recipe)).toBe(exportJson(recipe));
      expect(result.hints).toEqual([]);
    }),
    { numRuns: 200, seed: 31 },
  );
});

test(`all faults are told at once, each with its line, range and what was found ${covers('000-027', '000-029')}`, () => {
  const broken = `{
  "version": 1, "min": {"x": 0, "y": 0, "z": 0}, "max": {"x": 4000, "y": 9, "z": 9},
  "base_height": 5.5, "seed": 1, "mode": "dig",
  "noise": {"amplitude": 300, "scale": 1},
  "palette": {"rock": "stone", "soil": "minecraft:dirt", "surface": "minecraft:dirt", "soil_depth": 3},
  "features": [
    {"type": "hill", "center": {"x": 0, "z": 0}, "radius": 0.5, "falloff": 5000, "height": 3},
    {"type": "ridge", "points": [{"x": 0, "z": 0}], "width": 4, "falloff": 4, "height": 4, "colour": "red"}
  ],
  "preserve": [{"min": {"x": 0, "y": 0, "z": 0}, "max": {"x": 3, "y": 12, "z": 3}}]
}`;
  const told = problemsOf(broken).map(({ line, column, code, path }) => `${line}:${column} ${code} ${path}`);
  expect(told).toEqual([
    '2:63 envelope_too_large /max/x',
    '3:18 not_an_integer /base_height',
    '3:42 unknown_mode /mode',
    '4:26 out_of_range /noise/amplitude',
    '5:23 unknown_material /palette/rock',
    '7:60 out_of_range /features/0/radius',
    '7:76 out_of_range /features/0/falloff',
    '8:92 unknown_field /features/1/colour',
    '8:33 too_few_points /features/1/points',
    '10:71 box_outside_envelope /preserve/0/max/y',
  ]);
  const falloff = problemsOf(broken).find(({ path }) => path === '/features/0/falloff');
  expect(falloff?.message).toBe('Feature 1 falloff: 5000 is out of range. It must be from 1 to 2048.');
  expect(falloff?.found).toBe('5000');
});

describe('hostile texts are refused or read rightly, at once', () => {
  test('a huge text, a deep one, one with too many values', () => {
    expect(problemsOf('['.repeat(200_000))).toMatchObject([{ code: 'too_deep' }]);
    expect(problemsOf(' '.repeat(1_048_577))).toMatchObject([{ code: 'too_large' }]);
    expect(problemsOf('é'.repeat(600_000))).toMatchObject([{ code: 'too_large' }]);
    expect(problemsOf(new Uint8Array(47_000_000))).toMatchObject([{ code: 'too_large' }]);
    expect(problemsOf(`[${'0,'.repeat(520_000)}0]`)).toMatchObject([{ code: 'too_large' }]);
    expect(problemsOf(`{${'"a":{'.repeat(70)}`)).toMatchObject([{ code: 'too_deep' }]);
  });

  test('__proto__ and names of built-ins are fields like any other: unknown', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const withField = text.replace('{', `{"${name}": {"seed": 3},`);
      expect(problemsOf(withField)).toMatchObject([{ code: 'unknown_field', path: `/${name}` }]);
    }
    expect(({} as { seed?: unknown }).seed).toBeUndefined();
  });

  test('a number beyond a double is out of range, not infinite', () => {
    const huge = text.replace('"amplitude": 8', '"amplitude": 1e400');
    expect(problemsOf(huge)).toMatchObject([{ code: 'out_of_range', found: '1e400' }]);
    const integer = text.replace('"seed": 1', `"seed": 1${'0'.repeat(400)}`);
    expect(problemsOf(integer)).toMatchObject([{ code: 'out_of_range', path: '/seed' }]);
  });

  test('a repeated key counts once, the last one, with a hint', () => {
    const result = parseRecipe(text.replace('"seed": 1', '"seed": 4, "seed": 9'));
    expect(result).toMatchObject({
      ok: true,
      recipe: { seed: 9 },
      hints: [{ code: 'repeated_key', path: '/seed' }],
    });
  });

  test('a byte order mark is left out, with a hint; UTF-16 with its mark is read', () => {
    expect(parseRecipe(`\uFEFF${text}`)).toMatchObject({ ok: true, hints: [{ code: 'byte_order_mark' }] });
    expect(parseRecipeBytes(encode(`\uFEFF${text}`))).toMatchObject({ ok: true });
    const utf16 = new Uint8Array(2 * text.length + 2);
    const view = new DataView(utf16.buffer);
    for (const little of [true, false]) {
      [...`\uFEFF${text}`].forEach((char, index) => {
        view.setUint16(index * 2, char.charCodeAt(0), little);
      });
      expect(parseRecipeBytes(utf16)).toMatchObject({ ok: true, recipe: NEW_RECIPE });
    }
  });

  test('bytes that are no text, comments, trailing commas, control characters, an early end', () => {
    expect(problemsOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0xfd]))).toMatchObject([
      { code: 'not_text' },
    ]);
    const told = (input: string) =>
      problemsOf(input).map(({ code, line, column, message }) => [code, line, column, message]);
    expect(told('{"a": 1, // no\n}')).toEqual([['not_json', 1, 10, 'Comments are not allowed in JSON.']]);
    expect(told('{"a": 1,}')).toEqual([
      ['not_json', 1, 9, 'A comma before a closing bracket is not allowed in JSON.'],
    ]);
    expect(told('{"a":\n {"b": [1, 2')).toEqual([
      ['not_json', 2, 13, 'The text ends too early: a closing } or ] is missing.'],
    ]);
    expect(told('{"a": "b')).toEqual([
      ['not_json', 1, 9, 'The text ends within a string: a closing " is missing.'],
    ]);
    expect(told('')).toEqual([['not_json', 1, 1, 'The text is empty. A recipe is one JSON object.']]);
    expect(told('{"a": "b\u0001c"}')[0].slice(0, 3)).toEqual(['not_json', 1, 9]);
    expect(told("{'a': 1}")).toEqual([['not_json', 1, 2, '"\'" is not expected here. This is not JSON.']]);
  });

  test('what is JSON is judged as the platform judges it, whatever the text', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '\\',
      '0',
      '01',
      '-',
      '1e5',
      '1.',
      'null',
      'true',
      ' ',
      '\n',
      '\u0001',
    );
    const noise = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(noise, (input) => {
        let fine = true;
        try {
          JSON.parse(input);
        } catch {
          fine = false;
        }
        const read = readJsonText(input);
        expect(read.ok).toBe(fine);
        if (!read.ok) expect(read.problems[0].line).toBeGreaterThan(0);
      }),
      { numRuns: 3000, seed: 32 },
    );
  });

  test('any JSON value is refused or read, and never throws', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (input) => {
        expect(problemsOf(input).length).toBeGreaterThan(0);
      }),
      { numRuns: 500, seed: 33 },
    );
  });
});

describe('integers written otherwise', () => {
  const dotted = text.replace('"base_height": 48', '"base_height": 48.0').replace('"seed": 1', '"seed": 1e3');

  test('the wire refuses them', () => {
    expect(problemsOf(dotted).map(({ code, path }) => `${code} ${path}`)).toEqual([
      'not_an_integer /base_height',
      'not_an_integer /seed',
    ]);
  });

  test('opening a file takes them, with a hint each', () => {
    const result = parseRecipe(dotted, { integers: 'lenient' });
    expect(result).toMatchObject({ ok: true, recipe: { base_height: 48, seed: 1000 } });
    expect(result.ok && result.hints.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'number_text /base_height',
      'number_text /seed',
    ]);
  });

  test('a fraction is refused either way', () => {
    const fraction = text.replace('"seed": 1', '"seed": 1.5');
    expect(parseRecipe(fraction, { integers: 'lenient' })).toMatchObject({
      ok: false,
      problems: [{ code: 'not_an_integer' }],
    });
  });

  test('-0 is taken as 0', () => {
    const result = parseRecipe(text.replace('"base_height": 48', '"base_height": -0'));
    expect(result.ok && Object.is(result.recipe.base_height, 0)).toBe(true);
  });
});

test(`counts and sizes at their limits ${covers('000-086', '000-087', '000-088', '000-089', '000-090', '000-091')}`, () => {
  const feature = { type: 'terrace', step: 2, strength: 0 };
  const box = { min: NEW_RECIPE.min, max: NEW_RECIPE.min };
  const codes = (change: object) =>
    problemsOf(JSON.stringify({ ...NEW_RECIPE, ...change })).map(({ code }) => code);
  const size = (x: number, y: number, z: number) => ({
    min: { x: 0, y: 0, z: 0 },
    max: { x: x - 1, y: y - 1, z: z - 1 },
  });
  expect(codes({ features: Array(64).fill(feature) })).toEqual([]);
  expect(codes({ features: Array(65).fill(feature) })).toEqual(['too_many_items']);
  expect(codes({ preserve: Array(64).fill(box) })).toEqual([]);
  expect(codes({ preserve: Array(65).fill(box) })).toEqual(['too_many_items']);
  expect(codes(size(2048, 128, 512))).toEqual([]);
  expect(codes(size(2049, 1, 1))).toEqual(['envelope_too_large']);
  expect(codes(size(1, 384, 2048))).toEqual([]);
  expect(codes(size(1, 385, 1))).toEqual(['envelope_too_large']);
  expect(codes(size(1024, 128, 1024))).toEqual([]);
  expect(codes(size(1025, 1, 1024))).toEqual(['envelope_too_large']);
  expect(codes(size(1024, 129, 1024))).toEqual(['envelope_too_large']);
});

test(`the eleven materials and no others, always with their namespace ${covers('000-037', '000-041')}`, () => {
  const names = [
    'stone',
    'andesite',
    'granite',
    'diorite',
    'deepslate',
    'cobbled_deepslate',
    'dirt',
    'grass_block',
    'moss_block',
    'sandstone',
    'terracotta',
  ];
  const withRock = (rock: string) => problemsOf(text.replace('"minecraft:stone"', JSON.stringify(rock)));
  for (const name of names) {
    expect(withRock(`minecraft:${name}`)).toEqual([]);
    expect(withRock(name)[0].message).toContain(`"minecraft:${name}"`);
  }
  for (const name of ['water', 'bedrock', 'oak_log', 'gravel'])
    expect(withRock(`minecraft:${name}`)).toHaveLength(1);
});

test('an unknown field hides no fault of another, whatever its name begins with', () => {
  const text = JSON.stringify({ ...NEW_RECIPE, '': 1, s: 2, m: 3, se: 4 }).replace('"seed":1', '"seed":1.0');
  const result = parseRecipe(text);
  const paths = result.ok ? [] : result.problems.map(({ path }) => path);
  expect(paths.sort()).toEqual(['/', '/m', '/s', '/se', '/seed']);
});

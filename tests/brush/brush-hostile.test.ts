import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileBrush } from '../../src/domain/brush/compile-brush.ts';
import { parseBrush } from '../../src/domain/brush/parse-brush.ts';
import { expandSnapshot, parseSnapshot } from '../../src/domain/brush/parse-snapshot.ts';
import { BUDGET, request, site, worldOf } from './worlds.ts';

const snapshot = {
  min: [0, 0, 0],
  max: [1, 2, 1],
  tops: [
    [0, 1],
    [1, 0],
  ],
  rock: 'minecraft:stone',
  soil: 'minecraft:dirt',
  surface: 'minecraft:moss_block',
  soil_depth: 1,
  overrides: [],
  omit: [],
};

test('a request of any kind is a brush or has a message, and a brush on any snapshot has an answer', () => {
  const field = fc.constantFrom(...Object.keys(request), 'height', 'smooth_radius', '__proto__');
  const broken = fc
    .tuple(field, fc.jsonValue())
    .map(([name, value]) => JSON.stringify({ ...request, [name]: value }));
  const cut = fc.nat(200).map((length) => JSON.stringify(request).slice(0, length));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), broken, cut), site, (text, place) => {
      const result = parseBrush(text);
      if (result.ok) expect(compileBrush(result.brush, worldOf(place), BUDGET).ok).toBe(false);
      else expect(result.message).toMatch(/./);
    }),
    { numRuns: 500 },
  );
});

test('a snapshot of any kind is one or has a message', () => {
  const field = fc.constantFrom(...Object.keys(snapshot));
  const broken = fc.tuple(field, fc.jsonValue()).map(([name, value]) => ({ ...snapshot, [name]: value }));
  expect(expandSnapshot(snapshot).ok).toBe(true);
  fc.assert(
    fc.property(fc.oneof(fc.anything(), broken), (value) => {
      const result = expandSnapshot(value);
      if (!result.ok) expect(result.message).toMatch(/./);
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseSnapshot(text).ok).toBe(false);
    }),
  );
});

test('a snapshot of hostile size or text is refused before anything is made of it', () => {
  const refusals: [object, RegExp][] = [
    [
      { min: [-30_000_000, -4096, -30_000_000], max: [30_000_000, 4096, 30_000_000], tops: [] },
      /at most 4096 cells/,
    ],
    [{ max: [1, 1024, 1] }, /at most 4096 cells/],
    [{ max: [0, 5000, 0] }, /max\/1/],
    [{ max: [1e300, 2, 1] }, /max\/0/],
    [{ min: [2, 0, 0] }, /not be above max/],
    [{ tops: [[0, 1]] }, /2 rows \(z\) of 2 numbers \(x\)/],
    [
      {
        tops: [
          [0, 1],
          [1, 0.5],
        ],
      },
      /tops\/1\/1/,
    ],
    [{ soil_depth: 1e9 }, /soil_depth/],
    [{ rock: 'minecraft:stone\n9,9,9,minecraft:tnt' }, /block state/],
    [{ rock: `minecraft:${'a'.repeat(1000)}` }, /rock/],
    [{ omit: Array(4097).fill([0, 0, 0]) }, /omit/],
    [{ script: 'x' }, /script/],
  ];
  for (const [change, message] of refusals) {
    const text = JSON.stringify({ ...snapshot, ...change });
    expect(parseSnapshot(text)).toEqual({ ok: false, message: expect.stringMatching(message) });
  }
  expect(expandSnapshot({ ...snapshot, max: [1, 1023, 1] }).ok).toBe(true);
  for (const text of ['', '['.repeat(100_000), `"${'a'.repeat(2_000_000)}"`, '[1', '{"min":[0,0,0],}']) {
    expect(parseSnapshot(text).ok).toBe(false);
    expect(parseBrush(text).ok).toBe(false);
  }
});

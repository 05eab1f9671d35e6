import { expect, test } from 'vitest';
import { compileBrush } from '../../src/domain/brush/compile-brush.ts';
import { parseBrush } from '../../src/domain/brush/parse-brush.ts';
import { covers } from '../support/covers.ts';
import { BUDGET, flatSite, messageOf, request, worldOf } from './worlds.ts';

const smooth = { ...request, action: 'smooth', amount: undefined, radius: 2 };

function parsed(changes: object): string {
  const result = parseBrush(JSON.stringify(changes));
  return result.ok ? 'ok' : result.message;
}

const RADII = 'Radius must be 1..16; smoothing radius 1..3';
const SHARES = 'Invalid brush strength, falloff or amount';
const box = { min: request.min, max: request.min };

interface Limit {
  title: string;
  message: string;
  /** A request on its limit, and requests beyond it. */
  last: object;
  beyond: object[];
}

const limits: Limit[] = [
  {
    title: `radius 1..16 ${covers('000-185')}`,
    message: RADII,
    last: { ...request, radius: 1 },
    beyond: [0, 17, -3].map((radius) => ({ ...request, radius })),
  },
  {
    title: `amount 1..32 ${covers('000-186')}`,
    message: SHARES,
    last: { ...request, amount: 32 },
    beyond: [0, 33, -2].map((amount) => ({ ...request, amount })),
  },
  {
    title: `smooth_radius 1..3 ${covers('000-189')}`,
    message: RADII,
    last: { ...smooth, smooth_radius: 3, radius: 1 },
    beyond: [0, 4].map((smooth_radius) => ({ ...smooth, smooth_radius })),
  },
  {
    title: `strength 0..1 ${covers('000-193')}`,
    message: SHARES,
    last: { ...request, strength: 0 },
    beyond: [-0.001, 1.001].map((strength) => ({ ...request, strength })),
  },
  {
    title: `falloff 0..1 ${covers('000-196')}`,
    message: SHARES,
    last: { ...request, falloff: 1 },
    beyond: [-0.001, 1.001].map((falloff) => ({ ...request, falloff })),
  },
  {
    title: `at most 4096 cells ${covers('000-179', '000-180', '000-234')}`,
    message: 'Brush scan window must contain at most 4096 cells',
    last: { ...request, min: { x: -8, y: 0, z: -8 }, max: { x: 7, y: 15, z: 7 } },
    beyond: [{ ...request, min: { x: -8, y: 0, z: -8 }, max: { x: 7, y: 16, z: 7 } }],
  },
  {
    title: `the whole disc and its halo in the window ${covers('000-182', '000-190', '000-234')}`,
    message: 'Scan window must include the whole brush and smoothing halo',
    last: { ...smooth, smooth_radius: 2 },
    beyond: [
      { ...smooth, smooth_radius: 3 },
      { ...request, radius: 5 },
      ...[
        { x: 2, z: 0 },
        { x: 0, z: -2 },
      ].map((center) => ({ ...request, center })),
    ],
  },
  {
    title: `at most 64 preserve boxes ${covers('000-199')}`,
    message: 'Invalid preserve boxes',
    last: { ...request, preserve: Array(64).fill(box) },
    beyond: [
      { ...request, preserve: Array(65).fill(box) },
      { ...request, preserve: {} },
    ],
  },
  {
    title: `preserve boxes inside the window ${covers('000-199')}`,
    message: 'Preserve box exceeds scan window',
    last: { ...request, preserve: [{ min: request.min, max: request.max }] },
    beyond: [{ ...request, preserve: [{ min: request.min, max: { ...request.max, y: 11 } }] }],
  },
];

for (const { title, message, last, beyond } of limits) {
  test(`a request keeps to ${title}`, () => {
    expect(parsed(last)).toBe('ok');
    for (const wrong of beyond) expect(parsed(wrong)).toBe(message);
  });
}

test(`what is left out has its default ${covers('000-189', '000-193', '000-196')}`, () => {
  const { min, max, center } = request;
  const result = parseBrush(JSON.stringify({ min, max, center, radius: 3, action: 'smooth' }));
  const defaults = { strength: 1, falloff: 0.5, smooth_radius: 1, preserve: [] };
  expect(result.ok && result.brush).toEqual({ min, max, center, radius: 3, action: 'smooth', ...defaults });
});

test(`a stroke that its window clips is refused, not cut short ${covers('000-182', '000-183', '000-234')}`, () => {
  for (const stroke of [
    { action: 'raise', amount: 9 },
    { action: 'lower', amount: 7 },
    { action: 'flatten', height: 15 },
  ]) {
    const site = flatSite({ ...stroke, falloff: 0 });
    const message = messageOf(compileBrush(site.brush, worldOf(site), BUDGET));
    expect(message).toBe('Target surface leaves scan window; extend vertical bounds (keep air above)');
  }
});

test(`a column without ground or without air above it is named ${covers('000-181', '000-182')}`, () => {
  const place = flatSite({ action: 'raise', amount: 1 });
  const column = (state: string) => worldOf(place, (x, _y, z) => (x === 4 && z === -4 ? state : undefined));
  const empty = compileBrush(place.brush, column('minecraft:cave_air'), BUDGET);
  expect(messageOf(empty)).toBe('No terrain surface in column 4,-4; extend scan downward');
  const full = compileBrush(place.brush, column('minecraft:stone'), BUDGET);
  expect(messageOf(full)).toBe('Surface touches scan ceiling at 4,-4; include air above terrain');
});

test('a budget that is none is refused', () => {
  const place = flatSite({ action: 'raise', amount: 1 });
  for (const budget of [0, -1, 4097, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(messageOf(compileBrush(place.brush, worldOf(place), budget))).toBe('Plan budget must be 1..4096');
  }
});

test('the first fault of a request is the one that is told', () => {
  expect(parsed({ ...request, radius: 99, zzz: 1, aaa: 2 })).toBe('Unknown brush field: zzz');
  expect(parsed({ ...request, min: null, max: 3 })).toBe('Expected object: min');
  expect(parsed({ ...request, center: { x: 0, z: 0, y: 0 } })).toBe('Unknown brush field: y');
  expect(parsed({ ...request, '\u001b[2J': 1 })).toBe('Unknown brush field: ?[2J');
  expect(parsed([request])).toBe('Expected object: brush');
  const twice = JSON.stringify(request).replace('{', '{"radius":99,');
  expect(parseBrush(twice).ok, 'a repeated key counts once, the last one').toBe(true);
});

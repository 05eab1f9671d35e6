import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BrushRefusal } from '../../src/domain/brush/brush.ts';
import { compileBrush, type StrokeResult } from '../../src/domain/brush/compile-brush.ts';
import { brushListing, describeStroke } from '../../src/domain/brush/describe-stroke.ts';
import { parseBrush } from '../../src/domain/brush/parse-brush.ts';
import { parseSnapshot } from '../../src/domain/brush/parse-snapshot.ts';
import { covers } from '../support/covers.ts';
import cases from './brushes.json' with { type: 'json' };

type Case = (typeof cases)[number];

const succeeding = cases.filter(({ expected }) => expected.ok);
const refused = cases.filter(({ expected }) => !expected.ok);

/** Request and snapshot through their doors as texts, then the stroke. */
function run({ spec, snapshot, budget }: Case): StrokeResult | BrushRefusal {
  const request = parseBrush(spec);
  const world = parseSnapshot(JSON.stringify(snapshot));
  if (!world.ok) throw new Error(world.message);
  return request.ok ? compileBrush(request.brush, world.snapshot, budget) : request;
}

test('the golden set has 31 strokes that succeed and 38 that are refused', () => {
  expect(succeeding).toHaveLength(31);
  expect(refused).toHaveLength(38);
  expect(cases).toHaveLength(31 + 38);
});

test(`all ${succeeding.length} strokes plan the reference's blocks ${covers('000-170', '000-187', '000-188')}`, () => {
  for (const golden of succeeding) {
    const result = run(golden);
    expect(describeStroke(result), golden.name).toStrictEqual(golden.expected);
    expect(Object.keys(describeStroke(result)), golden.name).toEqual(Object.keys(golden.expected));
    const listing = result.ok ? brushListing(result.desired) : '';
    const hash = createHash('sha256').update(listing, 'utf8').digest('hex');
    expect(hash, golden.name).toBe(golden.expected.desired_sha256);
  }
});

test(`all ${refused.length} faulty strokes get the reference's stage and message ${covers('000-183', '000-204')}`, () => {
  for (const golden of refused) {
    expect(describeStroke(run(golden)), golden.name).toStrictEqual(golden.expected);
  }
});

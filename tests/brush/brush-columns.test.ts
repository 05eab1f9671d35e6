import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileBrush } from '../../src/domain/brush/compile-brush.ts';
import type { Box } from '../../src/domain/recipe/schema.ts';
import { covers } from '../support/covers.ts';
import {
  BUDGET,
  columnAfter,
  columnsOf,
  flatSite,
  GRASS,
  messageOf,
  planOf,
  type Site,
  site,
  topAt,
  worldOf,
} from './worlds.ts';

const AIR = 'minecraft:air';
const raise = flatSite({ action: 'raise', amount: 2, falloff: 0 });
const lower = flatSite({ action: 'lower', amount: 2, falloff: 0 });

/** The middle column from y 3 to y 9 after a stroke over flat ground at y 6, where `exception` replaces cells. */
function middleAfter(place: Site, exception?: Parameters<typeof worldOf>[1]) {
  const snapshot = worldOf(place, exception);
  return columnAfter(place.brush, snapshot, planOf(place, snapshot).desired, 0, 0).slice(3, 10);
}

/** Any box inside the window of a site. */
const boxIn = ({ brush: { min, max } }: Site): fc.Arbitrary<Box> => {
  const pair = (low: number, high: number) =>
    fc
      .tuple(fc.integer({ min: low, max: high }), fc.integer({ min: low, max: high }))
      .map((ends) => ends.sort((a, b) => a - b));
  return fc.tuple(pair(min.x, max.x), pair(min.y, max.y), pair(min.z, max.z)).map(([x, y, z]) => ({
    min: { x: x[0] ?? 0, y: y[0] ?? 0, z: z[0] ?? 0 },
    max: { x: x[1] ?? 0, y: y[1] ?? 0, z: z[1] ?? 0 },
  }));
};

test(`a preserve box leaves alone every column whose edit it meets, and no other ${covers('000-200', '000-234')}`, () => {
  const guarded = site.chain((place) =>
    fc.tuple(fc.constant(place), fc.array(boxIn(place), { maxLength: 4 })),
  );
  fc.assert(
    fc.property(guarded, ([{ brush, tops }, preserve]) => {
      const free = planOf({ brush, tops });
      const kept = planOf({ brush: { ...brush, preserve }, tops });
      const met = ({ x, z }: { x: number; z: number }) => {
        const ends = [topAt(brush, free.before, x, z), topAt(brush, free.after, x, z)];
        const inside = (box: Box) => box.min.x <= x && x <= box.max.x && box.min.z <= z && z <= box.max.z;
        return preserve.some(
          (box) => inside(box) && box.min.y <= Math.max(...ends) && Math.min(...ends) <= box.max.y,
        );
      };
      expect(kept.desired).toEqual(free.desired.filter((cell) => !met(cell)));
      for (const column of columnsOf(brush)) {
        const expected = met(column) ? free.before : free.after;
        expect(topAt(brush, kept.after, column.x, column.z)).toBe(topAt(brush, expected, column.x, column.z));
      }
    }),
  );
});

test(`a raise moves the top block up and extends the block below it ${covers('000-201')}`, () => {
  const clay = (_x: number, y: number) => (y === 5 ? 'minecraft:terracotta' : undefined);
  const filled = ['minecraft:terracotta', 'minecraft:terracotta'];
  expect(middleAfter(raise, clay)).toEqual([
    'minecraft:stone',
    'minecraft:dirt',
    ...filled,
    'minecraft:terracotta',
    GRASS,
    AIR,
  ]);
  expect(middleAfter(raise)).toEqual([
    ...['minecraft:stone', 'minecraft:dirt', 'minecraft:dirt', 'minecraft:dirt', 'minecraft:dirt'],
    ...[GRASS, AIR],
  ]);
});

test(`without a block below, turf is filled with dirt and another top with itself ${covers('000-202')}`, () => {
  const fillings = [
    ['minecraft:grass_block[snowy=true]', 'minecraft:dirt'],
    ['minecraft:moss_block', 'minecraft:dirt'],
    ['minecraft:sandstone', 'minecraft:sandstone'],
    ['minecraft:deepslate[axis=y]', 'minecraft:deepslate[axis=y]'],
  ] as const;
  for (const [top, filling] of fillings) {
    for (const air of [AIR, 'minecraft:cave_air', 'minecraft:void_air']) {
      const over = (_x: number, y: number) => (y === 5 ? air : y === 6 ? top : undefined);
      expect(middleAfter(raise, over)).toEqual([
        'minecraft:stone',
        'minecraft:dirt',
        air,
        filling,
        filling,
        top,
        AIR,
      ]);
    }
    const { brush, tops } = raise;
    const floor = { brush: { ...brush, min: { ...brush.min, y: 6 } }, tops };
    const snapshot = worldOf(floor, (_x, y) => (y === 6 ? top : undefined));
    const column = columnAfter(floor.brush, snapshot, planOf(floor, snapshot).desired, 0, 0);
    expect(column.slice(0, 4)).toEqual([filling, filling, top, AIR]);
  }
});

test(`a cut clears what is above its height and puts the original surface there ${covers('000-203')}`, () => {
  const stone = ['minecraft:stone', GRASS, AIR, AIR];
  expect(middleAfter(lower)).toEqual([...stone, AIR, AIR, AIR]);
  const cave = (_x: number, y: number) => (y === 5 ? 'minecraft:cave_air' : undefined);
  expect(middleAfter(lower, cave)).toEqual([...stone, AIR, AIR, AIR]);
});

test(`a cut that would cap a void is refused, whatever air the void holds ${covers('000-204')}`, () => {
  for (const air of [AIR, 'minecraft:cave_air', 'minecraft:void_air']) {
    const snapshot = worldOf(lower, (x, y, z) => (x === 1 && y === 4 && z === -1 ? air : undefined));
    const message = messageOf(compileBrush(lower.brush, snapshot, BUDGET));
    expect(message).toBe('Cut would expose a void; choose a shallower cut or another area');
  }
});

const FOREIGN = [
  ...['minecraft:oak_planks', 'minecraft:water[level=0]', 'minecraft:lava[level=0]', 'minecraft:bedrock'],
  ...['minecraft:oak_log[axis=y]', 'minecraft:poppy', 'minecraft:chest', 'minecraft:grass', 'other:stone'],
];

test(`one block that is no terrain refuses the stroke, anywhere in the window and under a mask ${covers('000-213', '000-214', '000-215')}`, () => {
  const state = fc.constantFrom(...FOREIGN);
  const cellIn = (place: Site) => boxIn(place).map(({ min }) => min);
  const spoiled = site.chain((place) => fc.tuple(fc.constant(place), cellIn(place), state, fc.boolean()));
  fc.assert(
    fc.property(spoiled, ([place, { x, y, z }, foreign, masked]) => {
      const { min, max } = place.brush;
      const brush = { ...place.brush, preserve: masked ? [{ min, max }] : [] };
      const at = (ax: number, ay: number, az: number) =>
        ax === x && ay === y && az === z ? foreign : undefined;
      const message = messageOf(compileBrush(brush, worldOf(place, at), BUDGET));
      expect(message).toBe(`Brush scan contains a non-terrain block at BlockPos[x=${x}, y=${y}, z=${z}]`);
    }),
  );
});

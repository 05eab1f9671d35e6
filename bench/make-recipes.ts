// Writes the bench recipes: node tools/run.mjs bench/make-recipes.ts. The same numbers each time.
import { writeFileSync } from 'node:fs';
import { exportJson } from '../src/domain/recipe/canonical.ts';
import { checkRecipe } from '../src/domain/recipe/parse.ts';
import type { Feature, Point } from '../src/domain/recipe/schema.ts';
import { type Random, randomSource } from '../tests/support/random.ts';

interface Ground {
  readonly side: number;
  readonly seed: number;
  readonly random: Random;
}

/** A path that wanders: each leg turns a little, and turns back at the border. */
function wander({ side, random }: Ground, count: number, shortest: number, longest: number): Point[] {
  const half = side / 2;
  let x = random.between(-half * 0.8, half * 0.8);
  let z = random.between(-half * 0.8, half * 0.8);
  let direction = random.between(0, Math.PI * 2);
  return Array.from({ length: count }, () => {
    const point = { x: Math.round(x), z: Math.round(z) };
    const length = random.between(shortest, longest);
    direction += random.between(-0.7, 0.7);
    if (
      Math.abs(x + Math.cos(direction) * length) > half ||
      Math.abs(z + Math.sin(direction) * length) > half
    )
      direction += Math.PI * 0.75;
    x += Math.cos(direction) * length;
    z += Math.sin(direction) * length;
    return point;
  });
}

function disc(type: 'hill' | 'basin', { side, random }: Ground, height: number): Feature {
  const half = side / 2;
  const center = { x: random.integer(-half, half), z: random.integer(-half, half) };
  return { type, center, radius: random.integer(10, 200), falloff: random.integer(10, 80), height };
}

function plateau({ side, random }: Ground): Feature {
  const half = side / 2;
  const min = { x: random.integer(-half, half - 80), z: random.integer(-half, half - 80) };
  const max = { x: min.x + random.integer(24, 120), z: min.z + random.integer(24, 120) };
  return { type: 'plateau', min, max, falloff: random.integer(10, 60), height: random.integer(60, 120) };
}

function path(type: 'ridge' | 'channel', ground: Ground, count: number): Feature {
  const { random } = ground;
  const points = wander(ground, count, 50, 160);
  if (type === 'ridge')
    return {
      type,
      points,
      width: random.integer(10, 24),
      falloff: random.integer(40, 110),
      height: random.integer(20, 80),
    };
  return {
    type,
    points,
    width: random.integer(10, 14),
    falloff: random.integer(12, 50),
    height: random.integer(40, 56),
  };
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

function write(name: string, { side, seed }: Ground, features: Feature[]): void {
  const half = side / 2;
  const height = side === 1024 ? 128 : 192;
  const checked = checkRecipe({
    version: 1,
    min: { x: -half, y: 0, z: -half },
    max: { x: half - 1, y: height - 1, z: half - 1 },
    base_height: 64,
    seed,
    mode: 'sculpt',
    noise: { amplitude: 26, scale: 90 },
    palette: {
      rock: 'minecraft:stone',
      soil: 'minecraft:dirt',
      surface: 'minecraft:grass_block',
      soil_depth: 3,
    },
    features,
    preserve: [],
  });
  if (!checked.ok) throw new Error(`${name}: ${checked.problems[0].message}`);
  writeFileSync(`bench/recipes/${name}.json`, exportJson(checked.recipe));
}

const noise: Ground = { side: 1024, seed: 101, random: randomSource(101) };
write('noise', noise, []);

const massif: Ground = { side: 768, seed: 202, random: randomSource(202) };
write('massif', massif, [
  ...times(3, () => path('ridge', massif, massif.random.integer(3, 5))),
  disc('hill', massif, 40),
  ...times(8, () => plateau(massif)),
  disc('basin', massif, 52),
  ...times(2, () => path('channel', massif, 4)),
]);

const many: Ground = { side: 1024, seed: 303, random: randomSource(303) };
const mixed = many.random.shuffle([
  ...times(20, () => disc('hill', many, many.random.integer(-20, 40))),
  ...times(10, () => path('ridge', many, 8)),
  ...times(10, () => path('channel', many, 8)),
  ...times(14, () => plateau(many)),
  ...times(8, () => disc('basin', many, many.random.integer(40, 60))),
]);
mixed.splice(21, 0, { type: 'terrace', step: 6, strength: 0.7 });
mixed.splice(45, 0, { type: 'terrace', step: 4.5, strength: 0.5 });
write('features64', many, mixed);

const worst: Ground = { side: 1024, seed: 404, random: randomSource(404) };
write(
  'worst',
  worst,
  times(64, () => {
    const type = worst.random.integer(0, 1) === 0 ? 'ridge' : 'channel';
    return { ...path(type, worst, 32), falloff: 2048 } as Feature;
  }),
);

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { compileSurface } from '../../src/domain/field/compile.ts';
import brushes from '../golden/brushes.json' with { type: 'json' };
import invalid from '../golden/invalid.json' with { type: 'json' };
import terrain from '../golden/terrain.json' with { type: 'json' };
import { covers } from '../support/covers.ts';
import { goldenPath, goldenRecipe, goldenText, sha256 } from '../support/golden.ts';
import { inFolder, scarp } from '../support/programs.ts';

const NAME = 'sculpt-preserve';
const file = `tests/golden/recipes/${NAME}.json`;
const golden = terrain.find(({ name }) => name === NAME);
if (!golden) throw new Error(NAME);

describe('check and id', () => {
  test('a fine recipe: exit 0 and its id', async () => {
    const { code, stdout } = await scarp(['check', file, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, terrain_id: golden.terrain_id });
  });

  test('a broken one: exit 1, all faults with their places, one document also then', async () => {
    const text = goldenText(`recipes/${NAME}.json`)
      .replace('"version"', '"verzion"')
      .replace(/"scale":\s*[\d.]+/, '"scale": 0');
    const plain = await scarp(['check', '-'], { input: text });
    expect(plain.code).toBe(1);
    expect(plain.stdout).toBe('');
    expect(plain.stderr).toMatch(/^standard input:\d+:\d+: error: \/verzion: "verzion" is not a field/);
    expect(plain.stderr.trim().split('\n')).toHaveLength(3);
    const json = await scarp(['check', '-', '--json'], { input: text });
    expect(json.code).toBe(1);
    expect(json.stderr).toBe('');
    const answer = JSON.parse(json.stdout);
    expect(answer).toMatchObject({ ok: false, message: 'Unknown field: verzion' });
    expect(answer.problems.map(({ code }: { code: string }) => code)).toEqual([
      'unknown_field',
      'missing_field',
      'out_of_range',
    ]);
  });

  test('every command refuses what check refuses', async () => {
    const { text, message } = invalid.find(({ name }) => name === 'base-1.0') ?? { text: '', message: '' };
    for (const args of [
      ['id', '-'],
      ['info', '-'],
      ['tile', '-', '0'],
      ['column', '-', '0', '0'],
    ]) {
      const { code, stdout } = await scarp([...args, '--json'], { input: text });
      expect([code, JSON.parse(stdout).message], args[0]).toEqual([1, message]);
    }
  });

  test('the id of the normal form, and of the text as written', async () => {
    const { recipe, terrain_id } = terrain.find(({ name }) => name === 'number-text') ?? golden;
    const written = await scarp(['id', `tests/golden/${recipe}`, '--as-written']);
    expect(written.stdout).toBe(`${terrain_id}\n`);
    const normal = await scarp(['id', `tests/golden/${recipe}`]);
    expect(normal.stdout).toMatch(/^[0-9a-f]{64}\n$/);
    expect(normal.stdout).not.toBe(written.stdout);
  });
});

test(`info: size, tiles, extremes over all columns ${covers('000-062')}`, async () => {
  const tiling = golden.tiling[1];
  const { stdout } = await scarp(['info', file, '--json', '--budget', String(tiling.budget)]);
  const [x, y, z] = golden.size_xyz;
  expect(JSON.parse(stdout)).toMatchObject({
    terrain_id: golden.terrain_id,
    size: { x, y, z },
    columns: x * z,
    voxels: x * y * z,
    tile_edge: tiling.edge,
    tile_count: tiling.count,
    height_min: golden.height_min,
    height_max: golden.height_max,
  });
});

test('heights: int32 little-endian, z then x, and the doubles before the floor', async () => {
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'recipe.json'), goldenText(`recipes/${NAME}.json`));
    const { code } = await scarp(['heights', 'recipe.json', '--output', 'all.i32', '--f64', 'all.f64'], {
      folder,
    });
    expect(code).toBe(0);
    expect(sha256(readFileSync(join(folder, 'all.i32')))).toBe(golden.heights_sha256);
    const surfaces = compileSurface(goldenRecipe(golden.recipe));
    expect(sha256(readFileSync(join(folder, 'all.f64')))).toBe(sha256(surfaces));

    const region = await scarp(
      ['heights', 'recipe.json', '--output', 'part.i32', '--region', '-9,-12,-2,3'],
      { folder },
    );
    expect(region.code).toBe(0);
    const part = readFileSync(join(folder, 'part.i32'));
    const expected = compileSurface(goldenRecipe(golden.recipe), { x: -9, z: -12, width: 8, length: 16 });
    expected.forEach((surface, index) => {
      expect(part.readInt32LE(index * 4)).toBe(Math.floor(surface));
    });
    expect(part).toHaveLength(expected.length * 4);

    const itself = await scarp(['heights', 'recipe.json', '--output', './recipe.json'], { folder });
    expect(itself.code).toBe(1);
    expect(readFileSync(join(folder, 'recipe.json'), 'utf8')).toBe(goldenText(`recipes/${NAME}.json`));
    expect(readdirSync(folder).sort()).toEqual(['all.f64', 'all.i32', 'part.i32', 'recipe.json']);
  });
});

test('tile: the listing, and counts per state', async () => {
  for (const tile of golden.tiles) {
    const args = ['tile', file, String(tile.index), '--budget', String(tile.budget)];
    const { code, stdout } = await scarp(args);
    expect(code).toBe(0);
    expect(sha256(stdout), `tile ${tile.index}`).toBe(tile.sha256);
    const json = JSON.parse((await scarp([...args, '--json'])).stdout);
    expect(json).toMatchObject({ count: tile.count, states: tile.states });
    expect([json.tile_bounds.min.x, json.tile_bounds.min.y, json.tile_bounds.min.z]).toEqual(tile.min);
  }
  const outside = await scarp(['tile', file, '-1', '--json']);
  expect([outside.code, JSON.parse(outside.stdout).message]).toEqual([1, 'Tile index outside terrain']);
});

test(`preview: the reference's picture as PNG, its fields beside it ${covers('000-104', '000-106', '000-150')}`, async () => {
  const expected = golden.previews[0];
  await inFolder(async (folder) => {
    const args = [
      'preview',
      goldenPath(golden.recipe) ?? '',
      '--output',
      'view.png',
      '--resolution',
      String(expected.resolution),
    ];
    expect((await scarp(args, { folder })).code).toBe(0);
    const picture = decode(readFileSync(join(folder, 'view.png')));
    expect([picture.width, picture.height]).toEqual(expected.pixels);
    expect(sha256(picture.data)).toBe(expected.rgb_sha256);
    const beside = JSON.parse(readFileSync(join(folder, 'view.json'), 'utf8'));
    expect(beside).toMatchObject({
      terrain_id: golden.terrain_id,
      tile_count: expected.tile_count,
      sampled_height_min: expected.sampled_height_min,
      sampled_height_max: expected.sampled_height_max,
      clipped_samples: expected.clipped_samples,
      sample_grid: expected.sample_grid,
      tile_order: 'x_then_z_then_y',
      world_verified: false,
    });
  });
  const coarse = await scarp(['preview', file, '--output', 'never.png', '--resolution', '31']);
  expect([coarse.code, coarse.stderr]).toEqual([1, 'Resolution must be 32..256\n']);
});

test('column: why this height, at negative coordinates', async () => {
  const [x, z, height] = golden.samples.find(([sampleX, sampleZ]) => sampleX < 0 && sampleZ < 0) ?? [0, 0, 0];
  const { code, stdout } = await scarp(['column', file, String(x), String(z), '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ x, z, height });
});

test('brush: the expected object of the golden cases, in both outcomes', async () => {
  await inFolder(async (folder) => {
    for (const name of ['raise-soft', 'smooth-halo-3', 'cut-void', 'bad-amount-null', 'budget']) {
      const item = brushes.find((candidate) => candidate.name === name);
      if (!item) throw new Error(name);
      writeFileSync(join(folder, 'spec.json'), item.spec);
      writeFileSync(join(folder, 'snapshot.json'), JSON.stringify(item.snapshot));
      const args = [
        'brush',
        'spec.json',
        '--snapshot',
        'snapshot.json',
        '--budget',
        String(item.budget),
        '--json',
      ];
      const { code, stdout } = await scarp(args, { folder });
      expect(JSON.parse(stdout), name).toEqual(item.expected);
      expect(code, name).toBe(item.expected.ok ? 0 : 1);
    }
  });
});

test('brush: what cannot be read is told by its stage, too', async () => {
  await inFolder(async (folder) => {
    const item = brushes[0];
    writeFileSync(join(folder, 'spec.json'), item.spec);
    writeFileSync(join(folder, 'bad.json'), '{"min": 5}');
    const ask = async (spec: string, snapshot: string) => {
      const { code, stdout } = await scarp(['brush', spec, '--snapshot', snapshot, '--json'], { folder });
      return [code, JSON.parse(stdout)];
    };
    const missing = { ok: false, stage: 'parse', message: 'none.json: no such file or folder' };
    expect(await ask('none.json', 'bad.json')).toEqual([1, missing]);
    const message = 'bad.json: Snapshot min: must be three whole numbers [x, y, z] within the world';
    expect(await ask('spec.json', 'bad.json')).toEqual([1, { ok: false, stage: 'snapshot', message }]);
  });
});

test('column: the tile of the budget that is asked for, in the words of the other commands', async () => {
  const { stdout } = await scarp(['column', file, '0', '0', '--budget', '64', '--json']);
  const answer = JSON.parse(stdout);
  expect(answer).toMatchObject({ ok: true, in_envelope: true, tile_budget: 64 });
  expect(answer.base_height).toBe(goldenRecipe(golden.recipe).base_height);
  const whole = JSON.parse((await scarp(['column', file, '0', '0', '--json'])).stdout);
  expect(whole.tile).not.toBe(answer.tile);
  expect((await scarp(['column', file, '0', '0', '--budget', '0'])).code).toBe(1);
});

test('tile: an index that no recipe has is refused, however large', async () => {
  for (const index of ['99999999', '99999999999999999999']) {
    const { code, stderr } = await scarp(['tile', file, index]);
    expect([code, stderr]).toEqual([1, 'Tile index outside terrain\n']);
  }
});

describe('wrong usage', () => {
  const cases: [string, string[]][] = [
    ['no command', []],
    ['an unknown command', ['frobnicate']],
    ['an unknown option', ['info', file, '--frob']],
    ['a missing argument', ['column', file, '1']],
    ['a word for a number', ['column', file, '1', 'east']],
    ['a region of three', ['heights', file, '--output', 'x.i32', '--region', '1,2,3']],
    ['one argument too many', ['id', file, 'and more']],
    ['an option in place of a name', ['heights', file, '--output', '--json']],
    ['standard output as a file', ['heights', file, '--output', '-']],
    ['an empty name', ['check', '']],
    ['standard input twice', ['brush', '-', '--snapshot', '-']],
  ];
  test.each(cases)('%s: exit 2, said on standard error', async (_, args) => {
    const { code, stdout, stderr } = await scarp(args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.length).toBeGreaterThan(10);
  });

  test('help is no fault', async () => {
    const { code, stdout } = await scarp(['--help']);
    expect(code).toBe(0);
    for (const command of ['check', 'id', 'info', 'heights', 'tile', 'preview', 'column', 'brush'])
      expect(stdout).toContain(command);
  });

  test('a file that is not there: its name as given, no path of the machine, no stack', async () => {
    const { code, stderr } = await scarp(['id', 'nothing/here.json']);
    expect(code).toBe(1);
    expect(stderr).toBe('nothing/here.json: no such file or folder\n');
  });
});

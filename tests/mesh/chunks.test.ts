import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileField } from '../../src/domain/field/compile.ts';
import { buildTerrainMesh } from '../../src/domain/mesh/build-mesh.ts';
import { chooseLevels } from '../../src/domain/mesh/chunk-levels.ts';
import { chunkCounts, chunkRequest } from '../../src/domain/mesh/chunk-request.ts';
import { pickColumn } from '../../src/domain/mesh/pick-column.ts';
import { OUTSIDE } from '../../src/domain/mesh/terrain-mesh.ts';
import { goldenRecipe } from '../support/golden.ts';
import { anyRecipe } from '../support/recipes.ts';

const recipe = goldenRecipe('recipes/plateau-rounding.json');
const field = compileField(recipe);

test('a chunk holds the heights of its columns, its neighbours in the border', () => {
  const { columns, rows } = chunkCounts(field);
  const request = chunkRequest(recipe, field, { column: 1, row: 0, step: 1 }, (column, row) =>
    column < 0 || row < 0 || column >= columns || row >= rows ? null : 1,
  );
  const at = (x: number, z: number) => request.heights[(z + 1) * (request.width + 2) + x + 1];
  expect([request.x, request.z]).toEqual([recipe.min.x + 64, recipe.min.z]);
  expect(at(0, 0)).toBe(field.heights[64]);
  expect(at(-1, 3)).toBe(field.heights[3 * field.region.width + 63]);
  expect(at(64, 5)).toBe(field.heights[5 * field.region.width + 128]);
  expect(at(0, -1)).toBe(OUTSIDE);
});

test('chunks of one step have together the triangles of the whole', () => {
  const { columns, rows } = chunkCounts(field);
  const stepOf = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows ? null : 1;
  let area = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const { positions, normals, indices } = buildTerrainMesh(
        chunkRequest(recipe, field, { column, row, step: 1 }, stepOf),
      );
      for (let quad = 0; quad < indices.length / 6; quad++) {
        if (normals[quad * 12 + 1] === 0) continue;
        const corner = (i: number, axis: number) => positions[(quad * 4 + i) * 3 + axis];
        area += Math.abs(corner(2, 0) - corner(0, 0)) * Math.abs(corner(2, 2) - corner(0, 2));
      }
    }
  }
  expect(area).toBe(field.region.width * field.region.length);
});

test('where the neighbour has another step the wall goes down to the floor: no holes', () => {
  const request = chunkRequest(recipe, field, { column: 0, row: 0, step: 2 }, (column) =>
    column < 0 ? null : column === 0 ? 2 : 4,
  );
  for (let z = 0; z < request.length; z++) {
    expect(request.heights[(z + 1) * (request.width + 2) + request.width + 1]).toBe(OUTSIDE);
  }
});

test('near chunks are 1 : 1, far ones coarser', () => {
  const large = {
    region: { x: -2048, z: -256, width: 4096, length: 256 },
    heights: new Int32Array(0),
  };
  const levels = chooseLevels(large, [-2048, 80, 0], 60, 1);
  const west = levels.filter(({ column }) => column === 0).map(({ step }) => step);
  const east = levels.filter(({ column }) => column === 63).map(({ step }) => step);
  expect(Math.max(...west)).toBe(1);
  expect(Math.min(...east)).toBe(8);
});

test('a ray straight down picks the column under it', () => {
  fc.assert(
    fc.property(
      anyRecipe,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (any, u, v) => {
        const terrain = compileField(any);
        const { region } = terrain;
        const column = Math.min(region.width - 1, Math.floor(u * region.width));
        const row = Math.min(region.length - 1, Math.floor(v * region.length));
        const origin = [region.x + column + 0.5, any.max.y + 50, region.z + row + 0.5] as const;
        const picked = pickColumn(any, terrain, { origin, direction: [0, -1, 0] });
        const hasBlocks = terrain.heights[row * region.width + column] >= any.min.y;
        expect(picked).toEqual(hasBlocks ? { x: region.x + column, z: region.z + row } : null);
      },
    ),
    { numRuns: 100, seed: 53 },
  );
});

test('a slanting ray picks the first column that is high enough', () => {
  const flat = { ...recipe, min: { x: 0, y: 0, z: 0 }, max: { x: 9, y: 20, z: 0 } };
  const heights = Int32Array.from([0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  const row = { region: { x: 0, z: 0, width: 10, length: 1 }, heights };
  const ray = (y: number) => ({ origin: [-5, y, 0.5] as const, direction: [1, 0, 0] as const });
  expect(pickColumn(flat, row, ray(5))).toEqual({ x: 5, z: 0 });
  expect(pickColumn(flat, row, ray(0.5))).toEqual({ x: 0, z: 0 });
  expect(pickColumn(flat, row, ray(9.5))).toBeNull();
  expect(pickColumn(flat, row, { origin: [20, 9, 0.5], direction: [-1, -0.1, 0] })).toEqual({ x: 5, z: 0 });
});

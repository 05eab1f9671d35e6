import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileField } from '../../src/domain/field/compile.ts';
import { regionsToRecompile } from '../../src/domain/field/recompile.ts';
import { shiftFeature } from '../../src/domain/recipe/edits.ts';
import type { Recipe } from '../../src/domain/recipe/schema.ts';
import { type Cell, stateAt, tileCells } from '../../src/domain/tiles/cells.ts';
import { countBlocks, countsByState } from '../../src/domain/tiles/counts.ts';
import { createTileGrid, tileBounds, tileEdge, tileIndexAt } from '../../src/domain/tiles/grid.ts';
import { countTiles, updateTileCounts } from '../../src/domain/tiles/tile-counts.ts';
import { covers } from '../support/covers.ts';
import { anyRecipe } from '../support/recipes.ts';

function gridOf(recipe: Recipe, budget = 4096) {
  const grid = createTileGrid(recipe, budget);
  if (!grid) throw new Error(`budget ${budget}`);
  return grid;
}

function cellsOf(recipe: Recipe, budget: number): Cell[] {
  const field = compileField(recipe);
  const grid = gridOf(recipe, budget);
  return Array.from({ length: grid.count }, (_, index) => {
    const bounds = tileBounds(grid, index);
    if (!bounds) throw new Error(`tile ${index}`);
    return [...tileCells(recipe, field, bounds)];
  }).flat();
}

const key = ({ x, y, z }: { x: number; y: number; z: number }) => `${x},${y},${z}`;

test(`the edge is the largest whose cube fits the budget ${covers('000-071')}`, () => {
  for (let budget = 1; budget <= 4096; budget++) {
    const edge = tileEdge(budget) ?? 0;
    expect(edge ** 3).toBeLessThanOrEqual(budget);
    expect(edge === 16 || (edge + 1) ** 3 > budget).toBe(true);
  }
  for (const budget of [0, -1, 4097, 1.5, Number.NaN]) expect(tileEdge(budget)).toBeNull();
});

test(`the 768 x 768 x 192 example has 27648 tiles ${covers('000-108')}`, () => {
  const grid = gridOf({ min: { x: -384, y: -48, z: -384 }, max: { x: 383, y: 143, z: 383 } } as Recipe);
  expect(grid.count).toBe(27_648);
});

test(`tiles share no block and leave none out, from index 0, X fastest, then Z, then Y ${covers('000-011', '000-069', '000-070')}`, () => {
  const budgets = fc.constantFrom(4096, 1000, 343, 30);
  fc.assert(
    fc.property(anyRecipe, budgets, (recipe, budget) => {
      const grid = gridOf(recipe, budget);
      let blocks = 0;
      for (let index = 0; index < grid.count; index++) {
        const bounds = tileBounds(grid, index);
        if (!bounds) throw new Error(`tile ${index}`);
        const { min, max } = bounds;
        blocks += (max.x - min.x + 1) * (max.y - min.y + 1) * (max.z - min.z + 1);
        expect(tileIndexAt(grid, min.x, min.y, min.z)).toBe(index);
        expect(tileIndexAt(grid, max.x, max.y, max.z)).toBe(index);
      }
      const { min, max } = recipe;
      expect(blocks).toBe((max.x - min.x + 1) * (max.y - min.y + 1) * (max.z - min.z + 1));
      expect(tileBounds(grid, grid.count)).toBeNull();
      expect(tileIndexAt(grid, min.x - 1, min.y, min.z)).toBeNull();
    }),
    { numRuns: 60, seed: 41 },
  );
});

test('counts from heights are the counts of the blocks visited', () => {
  fc.assert(
    fc.property(anyRecipe, fc.constantFrom(4096, 729, 64), (recipe, budget) => {
      const field = compileField(recipe);
      const grid = gridOf(recipe, budget);
      const written = countTiles(recipe, field, grid);
      for (let index = 0; index < grid.count; index++) {
        const bounds = tileBounds(grid, index);
        if (!bounds) throw new Error(`tile ${index}`);
        const visited: Record<string, number> = {};
        let count = 0;
        for (const { state } of tileCells(recipe, field, bounds)) {
          visited[state] = (visited[state] ?? 0) + 1;
          count++;
        }
        if (written[index] !== count) expect(written[index]).toBe(count);
        expect(countsByState(recipe, countBlocks(recipe, field, bounds))).toEqual(visited);
      }
    }),
    { numRuns: 40, seed: 42 },
  );
});

test('after an edit only the tiles that it touched need to be counted again', () => {
  const edit = fc.record({
    place: fc.nat(),
    x: fc.integer({ min: -9, max: 9 }),
    z: fc.integer({ min: -9, max: 9 }),
  });
  fc.assert(
    fc.property(anyRecipe, edit, fc.constantFrom(4096, 100), (before, { place, x, z }, budget) => {
      if (before.features.length === 0) return;
      const after = shiftFeature(before, place % before.features.length, x, z);
      const counts = countTiles(before, compileField(before), gridOf(before, budget));
      const field = compileField(after);
      for (const part of regionsToRecompile(before, after)) {
        updateTileCounts(counts, after, field, gridOf(after, budget), part);
      }
      expect(counts).toEqual(countTiles(after, field, gridOf(after, budget)));
    }),
    { numRuns: 80, seed: 46 },
  );
});

test(`the block of a place does not depend on the tiling ${covers('000-039', '000-040', '000-147')}`, () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const large = new Map(cellsOf(recipe, 4096).map((cell) => [key(cell), cell.state]));
      const small = cellsOf(recipe, 125);
      expect(small).toHaveLength(large.size);
      for (const cell of small)
        if (large.get(key(cell)) !== cell.state) expect(cell).toBe(large.get(key(cell)));
    }),
    { numRuns: 15, seed: 43 },
  );
});

test(`fill never clears and cut never builds ${covers('000-034', '000-036')}`, () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const states = new Set(
        cellsOf({ ...recipe, preserve: [] }, 4096).map(({ state }) => state === 'minecraft:air'),
      );
      if (recipe.mode === 'fill') expect(states.has(true)).toBe(false);
      if (recipe.mode === 'cut') expect(states.has(false)).toBe(false);
    }),
    { numRuns: 40, seed: 44 },
  );
});

test(`a preserved block is never written ${covers('000-045')}`, () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const written = new Set(cellsOf(recipe, 4096).map(key));
      for (const { min, max } of recipe.preserve) {
        for (const corner of [min, max]) expect(written.has(key(corner))).toBe(false);
      }
    }),
    { numRuns: 40, seed: 45 },
  );
});

test('the layers of a column: surface, soil of its depth, rock', () => {
  const recipe = {
    mode: 'sculpt',
    palette: {
      rock: 'minecraft:stone',
      soil: 'minecraft:dirt',
      surface: 'minecraft:moss_block',
      soil_depth: 2,
    },
  } as Recipe;
  const column = [12, 11, 10, 9, 8, 7].map((y) => stateAt(recipe, 10, y));
  expect(column.map((state) => state?.slice(10))).toEqual([
    'air',
    'air',
    'moss_block',
    'dirt',
    'dirt',
    'stone',
  ]);
});

import { describe, expect, test } from 'vitest';
import { compileField } from '../../src/domain/field/compile.ts';
import { renderPreview } from '../../src/domain/raster/preview.ts';
import { listing, tileCells } from '../../src/domain/tiles/cells.ts';
import { countBlocks, countsByState } from '../../src/domain/tiles/counts.ts';
import { countTiles } from '../../src/domain/tiles/tile-counts.ts';
import { createTileGrid, TILE_BUDGET_MESSAGE, TILE_INDEX_MESSAGE, tileBounds } from '../../src/domain/tiles/grid.ts';
import { covers } from '../support/covers.ts';
import { goldenRecipe, goldenTerrains, sha256 } from '../support/golden.ts';
import requests from './requests.json' with { type: 'json' };

interface GoldenTile {
  index: number;
  budget: number;
  min: number[];
  max: number[];
  count: number;
  states: Record<string, number>;
  sha256: string;
  listing?: string[];
}

describe(`tiles and previews of ${goldenTerrains.length} recipes`, () => {
  for (const golden of goldenTerrains) {
    const recipe = goldenRecipe(golden.recipe);
    const field = compileField(recipe);
    const gridFor = (budget: number) => {
      const grid = createTileGrid(recipe, budget);
      if (!grid) throw new Error(`budget ${budget}`);
      return grid;
    };

    test(`${golden.name}: tiling ${covers('000-070', '000-071', '000-072', '000-146')}`, () => {
      for (const { budget, edge, count } of golden.tiling) expect(gridFor(budget)).toMatchObject({ edge, count });
    });

    test(`${golden.name}: ${golden.tiles.length} tiles ${covers('000-032', '000-033', '000-035', '000-038', '000-148')}`, () => {
      for (const tile of golden.tiles as GoldenTile[]) {
        const bounds = tileBounds(gridFor(tile.budget), tile.index);
        if (!bounds) throw new Error(`tile ${tile.index}`);
        expect([bounds.min.x, bounds.min.y, bounds.min.z]).toEqual(tile.min);
        expect([bounds.max.x, bounds.max.y, bounds.max.z]).toEqual(tile.max);
        const text = listing(tileCells(recipe, field, bounds));
        expect(sha256(text)).toBe(tile.sha256);
        if (tile.listing) expect(text).toBe(tile.listing.map((line) => `${line}\n`).join(''));
        expect(countsByState(recipe, countBlocks(recipe, field, bounds))).toEqual(tile.states);
      }
    });

    for (const all of golden.all_tiles ?? []) {
      test(`${golden.name}: all tiles at budget ${all.budget}`, () => {
        const grid = gridFor(all.budget);
        const written = countTiles(recipe, field, grid);
        let text = '';
        let total = 0;
        for (let index = 0; index < grid.count; index++) {
          const bounds = tileBounds(grid, index);
          if (!bounds) throw new Error(`tile ${index}`);
          const cells = [...tileCells(recipe, field, bounds)];
          expect(cells).toHaveLength(written[index]);
          total += cells.length;
          text += listing(cells);
        }
        expect(total).toBe(all.count);
        expect(sha256(text)).toBe(all.sha256);
      });
    }

    test(`${golden.name}: ${golden.previews.length} previews ${covers('000-002', '000-056', '000-059', '000-060', '000-092', '000-093')}`, () => {
      for (const expected of golden.previews) {
        const result = renderPreview(recipe, expected.resolution, expected.tile_budget);
        if (!result.ok) throw new Error(result.message);
        const { preview } = result;
        expect({
          tile_edge: preview.tileEdge,
          tile_count: preview.tileCount,
          sampled_height_min: preview.sampledHeightMin,
          sampled_height_max: preview.sampledHeightMax,
          clipped_samples: preview.clippedSamples,
          sample_grid: preview.sampleGrid,
          pixels: [preview.width, preview.height],
          rgb_sha256: sha256(preview.rgb),
        }).toEqual({
          tile_edge: expected.tile_edge,
          tile_count: expected.tile_count,
          sampled_height_min: expected.sampled_height_min,
          sampled_height_max: expected.sampled_height_max,
          clipped_samples: expected.clipped_samples,
          sample_grid: expected.sample_grid,
          pixels: expected.pixels,
          rgb_sha256: expected.rgb_sha256,
        });
      }
    });
  }
});

test(`all ${requests.length} requests are answered as by the reference`, () => {
  for (const request of requests) {
    const recipe = goldenRecipe(request.recipe);
    const label = JSON.stringify(request);
    if (request.kind === 'preview') {
      const result = renderPreview(recipe, request.resolution ?? 0, request.budget);
      expect(result.ok ? 'ok' : result.message, label).toBe(request.message);
      continue;
    }
    const grid = createTileGrid(recipe, request.budget);
    const bounds = grid && tileBounds(grid, request.index ?? -1);
    expect(grid ? (bounds ? 'ok' : TILE_INDEX_MESSAGE) : TILE_BUDGET_MESSAGE, label).toBe(request.message);
  }
});

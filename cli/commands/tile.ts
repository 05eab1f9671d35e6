import { createFieldCompiler } from '../../kernel/module.ts';
import { regionBetween } from '../../src/domain/field/region.ts';
import { listing, tileCells } from '../../src/domain/tiles/cells.ts';
import { countBlocks, countsByState } from '../../src/domain/tiles/counts.ts';
import {
  createTileGrid,
  TILE_BUDGET_MESSAGE,
  TILE_INDEX_MESSAGE,
  tileBounds,
} from '../../src/domain/tiles/grid.ts';
import { displayName, readRecipe } from '../files.ts';
import { fine, type Outcome, refused, refusedRecipe } from '../outcome.ts';

/** The blocks of one tile, one line each in the reference's order. */
export async function tile(file: string, index: number, options: { budget: number }): Promise<Outcome> {
  const result = await readRecipe(file);
  if (!result.ok) return refusedRecipe(displayName(file), result.problems);
  const { recipe } = result;
  const grid = createTileGrid(recipe, options.budget);
  if (!grid) return refused(TILE_BUDGET_MESSAGE);
  const bounds = tileBounds(grid, index);
  if (!bounds) return refused(TILE_INDEX_MESSAGE, { tile_count: grid.count });
  const field = createFieldCompiler().compileField(recipe, regionBetween(bounds.min, bounds.max));
  const states = countsByState(recipe, countBlocks(recipe, field, bounds));
  const count = Object.values(states).reduce((sum, blocks) => sum + blocks, 0);
  const json = {
    ok: true,
    tile_index: index,
    tile_budget: options.budget,
    tile_bounds: bounds,
    count,
    states,
  };
  return fine(json, listing(tileCells(recipe, field, bounds)).trimEnd());
}

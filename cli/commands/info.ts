import { createFieldCompiler } from '../../kernel/module.ts';
import { fieldStatistics } from '../../src/domain/field/statistics.ts';
import { terrainId } from '../../src/domain/recipe/canonical.ts';
import { createTileGrid, TILE_BUDGET_MESSAGE } from '../../src/domain/tiles/grid.ts';
import { displayName, readRecipe } from '../files.ts';
import { fine, type Outcome, refused, refusedRecipe } from '../outcome.ts';

/** Size, tiles and the extremes over all columns. */
export async function info(file: string, options: { budget: number }): Promise<Outcome> {
  const result = await readRecipe(file);
  if (!result.ok) return refusedRecipe(displayName(file), result.problems);
  const { recipe } = result;
  const grid = createTileGrid(recipe, options.budget);
  if (!grid) return refused(TILE_BUDGET_MESSAGE);
  const field = createFieldCompiler().compileField(recipe);
  const { heightMin, heightMax, clippedColumns } = fieldStatistics(recipe, field);
  const { width, length } = field.region;
  const height = recipe.max.y - recipe.min.y + 1;
  const facts = {
    terrain_id: terrainId(recipe),
    size: { x: width, y: height, z: length },
    columns: width * length,
    voxels: width * length * height,
    tile_budget: options.budget,
    tile_edge: grid.edge,
    tile_count: grid.count,
    height_min: heightMin,
    height_max: heightMax,
    clipped_columns: clippedColumns,
  };
  const shown = { ...facts, size: `${width} x ${height} x ${length} (x, y, z)` };
  const text = Object.entries(shown).map(([key, value]) => `${key.padEnd(16)} ${value}`);
  return fine({ ok: true, ...facts }, text.join('\n'));
}

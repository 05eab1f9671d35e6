import { explainColumn } from '../../src/domain/field/column.ts';
import type { Recipe } from '../../src/domain/recipe/schema.ts';
import { isPreserved } from '../../src/domain/tiles/cells.ts';
import {
  createTileGrid,
  TILE_BUDGET_MESSAGE,
  type TileGrid,
  tileIndexAt,
} from '../../src/domain/tiles/grid.ts';
import { displayName, readRecipe } from '../files.ts';
import { fine, type Outcome, refused, refusedRecipe } from '../outcome.ts';

/** Why a column is as high as it is. */
export async function column(
  file: string,
  x: number,
  z: number,
  options: { budget: number },
): Promise<Outcome> {
  const result = await readRecipe(file);
  if (!result.ok) return refusedRecipe(displayName(file), result.problems);
  const { recipe } = result;
  const grid = createTileGrid(recipe, options.budget);
  if (!grid) return refused(TILE_BUDGET_MESSAGE);
  const history = explainColumn(recipe, x, z);
  const place = placeOf(recipe, grid, x, z, history.height);
  const line = (label: string, before: string, after: number) =>
    `${label.padEnd(26)}${before.padStart(12)}${show(after).padStart(12)}`;
  const lines = [
    line('base height', '', history.baseHeight),
    line('noise', signed(history.noise), history.ground),
    ...history.features.map((share) => {
      const reach =
        share.type === 'terrace'
          ? `strength ${show(share.weight)}`
          : `d ${show(share.distance)}, w ${show(share.weight)}`;
      return `${line(`${share.index + 1} ${share.type}`, signed(share.after - share.before), share.after)}   ${reach}`;
    }),
    line('surface block', '', history.height),
    describePlace(place),
  ];
  const { baseHeight, ...rest } = history;
  return fine({ ok: true, base_height: baseHeight, ...rest, ...place }, lines.join('\n'));
}

function placeOf(recipe: Recipe, grid: TileGrid, x: number, z: number, height: number) {
  const { min, max } = recipe;
  const inEnvelope = x >= min.x && x <= max.x && z >= min.z && z <= max.z;
  const clipped = height < min.y || height > max.y;
  return {
    in_envelope: inEnvelope,
    clipped,
    preserved: isPreserved(recipe, x, height, z),
    tile: tileIndexAt(grid, x, height, z),
    tile_budget: grid.budget,
    material: recipe.palette.surface,
  };
}

function describePlace(place: ReturnType<typeof placeOf>): string {
  if (!place.in_envelope) return 'outside of the envelope: nothing is written here';
  if (place.clipped) return 'clipped: the surface lies below or above the envelope';
  return `${place.material}, tile ${place.tile}${place.preserved ? ', preserved: not written' : ''}`;
}

function show(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function signed(value: number): string {
  return value > 0 ? `+${show(value)}` : show(value);
}

import { terrainId, terrainIdAsWritten } from '../../src/domain/recipe/canonical.ts';
import { displayName, readRecipe } from '../files.ts';
import { fine, type Outcome, refusedRecipe } from '../outcome.ts';

/** The terrain id of the normal form, or of the text as it stands. */
export async function id(file: string, options: { asWritten?: boolean }): Promise<Outcome> {
  const result = await readRecipe(file);
  if (!result.ok) return refusedRecipe(displayName(file), result.problems);
  const { recipe, source } = result;
  const terrain = options.asWritten && source ? terrainIdAsWritten(source) : terrainId(recipe);
  return fine({ ok: true, terrain_id: terrain }, terrain);
}

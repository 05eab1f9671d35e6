import { collectEvidence } from '../../src/domain/field/evidence.ts';
import { envelopeRegion } from '../../src/domain/field/field.ts';
import { findFieldHints } from '../../src/domain/field/hints.ts';
import { terrainId } from '../../src/domain/recipe/canonical.ts';
import { locate } from '../../src/domain/recipe/json-places.ts';
import type { JsonText } from '../../src/domain/recipe/json-text.ts';
import { fromPointer, type RecipeHint } from '../../src/domain/recipe/problem.ts';
import { displayName, readRecipe } from '../files.ts';
import { describeProblems, fine, type Outcome, refusedRecipe } from '../outcome.ts';

/** Every fault and every hint of a recipe, with its place. */
export async function check(file: string): Promise<Outcome> {
  const result = await readRecipe(file);
  const name = displayName(file);
  if (!result.ok) return refusedRecipe(name, result.problems);
  const { recipe, source } = result;
  const fieldHints = findFieldHints(recipe, collectEvidence(recipe, envelopeRegion(recipe)));
  const hints = [...result.hints, ...fieldHints.map((hint) => placed(hint, source))];
  const summary =
    hints.length === 0 ? 'fine' : `fine, with ${hints.length} ${hints.length === 1 ? 'hint' : 'hints'}`;
  const json = { ok: true, terrain_id: terrainId(recipe), problems: hints };
  return fine(json, `${name}: ${summary}`, describeProblems(name, hints));
}

/** A hint of the field with its place in the text. */
function placed(hint: RecipeHint, source: JsonText | null): RecipeHint {
  return source ? { ...hint, ...locate(source, fromPointer(hint.path)) } : hint;
}

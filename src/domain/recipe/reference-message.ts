import { isNumberField, NUMBER_LIMITS } from './limits.ts';
import { fromPointer, type PathSegment, type Problem, type RecipeError } from './problem.ts';

/**
 * The one message with which the reference compiler refuses a recipe that has these problems (in the order of
 * `parseRecipe`), or `ok`. Its clients show and test these texts; people read the longer ones of `Problem.message`.
 */
export function referenceMessage(problems: readonly Problem[]): string {
  const first = problems.find((problem) => problem.severity === 'error');
  return first ? messageOf(first) : 'ok';
}

function messageOf(problem: RecipeError): string {
  const path = fromPointer(problem.path);
  const name = String(path.at(-1) ?? 'recipe');
  switch (problem.code) {
    case 'unknown_field':
      return `Unknown field: ${name}`;
    case 'missing_field':
      return `Missing field: ${name}`;
    case 'wrong_kind':
      return kindMessage(path);
    case 'not_an_integer':
      return `${name} must be an integer`;
    case 'out_of_range':
      return `${name} out of range`;
    case 'unknown_mode':
      return 'Mode must be sculpt, fill or cut';
    case 'unknown_material':
      return `Unsupported terrain material: ${foundText(problem)}`;
    case 'unknown_feature_type':
      return `Unsupported terrain feature: ${foundText(problem)}`;
    case 'too_many_items':
      return listMessage(name);
    case 'too_few_points':
      return 'A path needs 2..32 points';
    case 'min_above_max':
      return path[0] === 'features' ? 'Invalid plateau bounds' : 'Invalid inclusive region bounds';
    case 'envelope_too_large':
      return 'Terrain envelope exceeds 2048 per side, 384 height, 1M columns or 128M voxels';
    case 'box_outside_envelope':
      return 'Preserve box exceeds envelope';
    default:
      return problem.message;
  }
}

function kindMessage(path: readonly PathSegment[]): string {
  const name = path.at(-1) ?? 'recipe';
  if (typeof name === 'number') return itemMessage(path.at(-2));
  if (name === 'features' || name === 'preserve' || name === 'points') return listMessage(name);
  if (isNumberField(name))
    return NUMBER_LIMITS[name].integer ? `${name} must be an integer` : `${name} must be numeric`;
  const texts = ['mode', 'type', 'rock', 'soil', 'surface'];
  return texts.includes(name) ? `${name} must be text` : `${name} must be an object`;
}

function itemMessage(list: PathSegment | undefined): string {
  if (list === 'features') return 'Feature must be an object';
  return list === 'points' ? 'Expected path point' : 'Preserve box must be an object';
}

function listMessage(name: string): string {
  return `${name} must be an array of at most ${name === 'points' ? 32 : 64}`;
}

/** The found text without its quotes and escapes. */
function foundText(problem: RecipeError): string {
  return problem.found === undefined ? '' : String(JSON.parse(problem.found));
}

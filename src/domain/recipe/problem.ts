/**
 * What can be wrong with a recipe (`error`: it is refused) or deserves a look (`hint`: it is fine as it stands).
 */
export type ErrorCode =
  | 'too_large'
  | 'too_deep'
  | 'not_text'
  | 'not_json'
  | 'unknown_field'
  | 'missing_field'
  | 'wrong_kind'
  | 'not_an_integer'
  | 'out_of_range'
  | 'unknown_mode'
  | 'unknown_material'
  | 'unknown_feature_type'
  | 'too_many_items'
  | 'too_few_points'
  | 'min_above_max'
  | 'envelope_too_large'
  | 'box_outside_envelope';

export type HintCode =
  | 'number_text'
  | 'repeated_key'
  | 'byte_order_mark'
  | 'plateau_covered'
  | 'pad_not_level'
  | 'clipped_columns'
  | 'feature_without_effect'
  | 'preserve_without_effect';

interface Located {
  /** JSON pointer (RFC 6901) into the recipe; empty for the recipe as a whole. */
  readonly path: string;
  /** Where it stands in the text, counted from 1; null when the recipe did not come from a text. */
  readonly line: number | null;
  readonly column: number | null;
  /** What is wrong, the allowed range, the value found: for a person. */
  readonly message: string;
  /** The value found, as it was written; absent where nothing was written. */
  readonly found?: string;
}

export interface RecipeError extends Located {
  readonly severity: 'error';
  readonly code: ErrorCode;
}

export interface RecipeHint extends Located {
  readonly severity: 'hint';
  readonly code: HintCode;
}

export type Problem = RecipeError | RecipeHint;

export type PathSegment = string | number;

/** JSON pointer of a path, as RFC 6901 writes it. */
export function toPointer(path: readonly PathSegment[]): string {
  return path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The segments of a JSON pointer; array indices come back as numbers. */
export function fromPointer(pointer: string): PathSegment[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^(0|[1-9]\d*)$/.test(part) ? Number(part) : part));
}

const NOUNS: Record<string, string> = { features: 'feature', preserve: 'preserve box', points: 'point' };

/** A path in words that count from 1: `feature 4 falloff`, `preserve box 2 min x`. */
export function describePath(path: readonly PathSegment[]): string {
  const words: string[] = [];
  path.forEach((segment, index) => {
    if (typeof segment === 'number') return;
    const item = path[index + 1];
    const noun = NOUNS[segment];
    words.push(noun && typeof item === 'number' ? `${noun} ${item + 1}` : segment);
  });
  return words.join(' ');
}

import { findFaults } from './faults.ts';
import { locate, locateName, numbersOf } from './json-places.ts';
import { decodeText, findNode, type JsonText, readJsonText, textOf, toValue } from './json-text.ts';
import { isNumberField, NUMBER_LIMITS } from './limits.ts';
import { describePath, type RecipeError, type RecipeHint, toPointer } from './problem.ts';
import { sortAsReference } from './reference-order.ts';
import type { Fault } from './relations.ts';
import { type Recipe, recipeSchema } from './schema.ts';
import { findTextHints } from './text-hints.ts';

export type RecipeResult =
  | { ok: true; recipe: Recipe; hints: RecipeHint[]; source: JsonText | null }
  | { ok: false; problems: RecipeError[] };

export interface ParseOptions {
  /**
   * `strict` (the wire, the command line): an integer field takes only a literal written as an integer.
   * `lenient` (opening a file in the editor, which rewrites it): `1.0` and `1e3` count too, with a hint.
   */
  readonly integers: 'strict' | 'lenient';
}

/** Bytes of a file to a recipe, or to all that is wrong with it. Never throws. */
export function parseRecipeBytes(
  bytes: Uint8Array,
  options: ParseOptions = { integers: 'strict' },
): RecipeResult {
  const decoded = decodeText(bytes);
  return decoded.ok ? parseRecipe(decoded.text, options) : decoded;
}

/** A text to a recipe, or to all that is wrong with it, in the order of the reference compiler. Never throws. */
export function parseRecipe(text: string, options: ParseOptions = { integers: 'strict' }): RecipeResult {
  const read = readJsonText(text);
  if (!read.ok) return read;
  const { source } = read;
  const value = toValue(source.root);
  const faults = findFaults(value);
  if (options.integers === 'strict') faults.push(...findIntegerTextFaults(source, faults));
  if (faults.length > 0) {
    return {
      ok: false,
      problems: sortAsReference(
        faults.map((fault) => toProblem(fault, source)),
        source,
      ),
    };
  }
  return { ok: true, recipe: recipeSchema.parse(value), hints: findTextHints(source), source };
}

/** A value made in the program to a recipe, or to all that is wrong with it. */
export function checkRecipe(value: unknown): RecipeResult {
  const faults = findFaults(value);
  if (faults.length > 0) return { ok: false, problems: faults.map((fault) => toProblem(fault, null)) };
  return { ok: true, recipe: recipeSchema.parse(value), hints: [], source: null };
}

function toProblem(fault: Fault, source: JsonText | null): RecipeError {
  const find = fault.code === 'unknown_field' ? locateName : locate;
  const where = source ? find(source, fault.path) : { line: null, column: null };
  const found = source && findNode(source.root, fault.path);
  return {
    severity: 'error',
    code: fault.code,
    path: toPointer(fault.path),
    ...where,
    message: capitalised(fault.message),
    ...(source && found ? { found: textOf(source, found) } : {}),
  };
}

function capitalised(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}

/** Integer fields whose value is whole but whose text is not: the reference judges integers by their text. */
function findIntegerTextFaults(source: JsonText, known: readonly Fault[]): Fault[] {
  const unknown = new Set(
    known.filter((fault) => fault.code === 'unknown_field').map((fault) => toPointer(fault.path)),
  );
  const wrong = new Set(
    known.filter((fault) => fault.code === 'not_an_integer').map((fault) => toPointer(fault.path)),
  );
  const faults: Fault[] = [];
  for (const { path, text } of numbersOf(source)) {
    const name = path.at(-1);
    if (typeof name !== 'string' || !isNumberField(name) || !NUMBER_LIMITS[name].integer) continue;
    if (/^-?\d+$/.test(text) || wrong.has(toPointer(path))) continue;
    if (path.some((_, i) => unknown.has(toPointer(path.slice(0, i + 1))))) continue;
    const { min, max } = NUMBER_LIMITS[name];
    const message = `${describePath(path)} must be written as a whole number, not ${text}. It must be from ${min} to ${max}.`;
    faults.push({ code: 'not_an_integer', path, message });
  }
  return faults;
}

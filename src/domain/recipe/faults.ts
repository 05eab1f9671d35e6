import type { z } from 'zod';
import { COUNT_LIMITS, FEATURE_TYPES, isNumberField, MATERIALS, MODES, NUMBER_LIMITS } from './limits.ts';
import { describePath, type PathSegment } from './problem.ts';
import { type Fault, findRelationFaults } from './relations.ts';
import { recipeSchema } from './schema.ts';

type Issue = z.core.$ZodIssue;

/** Every fault of a value that ought to be a recipe, each place at most once. */
export function findFaults(value: unknown): Fault[] {
  const parsed = recipeSchema.safeParse(value);
  const faults = parsed.success ? [] : parsed.error.issues.flatMap((issue) => toFaults(issue, value));
  const places = new Set(faults.map((fault) => fault.path.join('/')));
  return [...faults, ...findRelationFaults(value).filter((fault) => !places.has(fault.path.join('/')))];
}

function toFaults(issue: Issue, value: unknown): Fault[] {
  const path = issue.path.map((segment) => (typeof segment === 'symbol' ? String(segment) : segment));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      code: 'unknown_field',
      path: [...path, key],
      message: `${JSON.stringify(key)} is not a field of ${describeOwner(path, value)}. Remove it, or check its spelling.`,
    }));
  }
  return [toFault(issue, path, ownValueAt(value, path))];
}

function toFault(issue: Issue, path: PathSegment[], found: unknown): Fault {
  const name = path.at(-1);
  const fault = (code: Fault['code'], message: string): Fault => ({ code, path, message });
  if (found === undefined)
    return fault('missing_field', `${describePath(path)} is missing. Every field of a recipe must be there.`);
  if (typeof name === 'string' && isNumberField(name)) return numberFault(name, path, found);
  if (name === 'points' && Array.isArray(found) && issue.code === 'too_small') {
    return fault(
      'too_few_points',
      `A path needs at least ${COUNT_LIMITS.pathPointsMin} points; this one has ${found.length}.`,
    );
  }
  if (issue.code === 'too_big' && Array.isArray(found)) {
    const most = name === 'points' ? COUNT_LIMITS.pathPointsMax : COUNT_LIMITS.features;
    return fault(
      'too_many_items',
      `${describePath(path)} holds ${found.length} entries. At most ${most} are allowed.`,
    );
  }
  if (name === 'mode' && typeof found === 'string') {
    return fault('unknown_mode', `${quote(found)} is not a mode. Use ${listed(MODES)}.`);
  }
  if (name === 'type' && typeof found === 'string') {
    return fault(
      'unknown_feature_type',
      `${quote(found)} is not a feature type. Use ${listed(FEATURE_TYPES)}.`,
    );
  }
  if ((name === 'rock' || name === 'soil' || name === 'surface') && typeof found === 'string') {
    return fault('unknown_material', materialMessage(found));
  }
  return fault('wrong_kind', `${describePlace(path)} must be ${expectedKind(issue)}, not ${kindOf(found)}.`);
}

function numberFault(name: keyof typeof NUMBER_LIMITS, path: PathSegment[], found: unknown): Fault {
  const { min, max, integer } = NUMBER_LIMITS[name];
  const range = min === max ? `It must be ${min}.` : `It must be from ${min} to ${max}.`;
  const label = describePath(path);
  if (typeof found !== 'number') {
    const kind = integer ? 'a whole number' : 'a number';
    return { code: 'wrong_kind', path, message: `${label} must be ${kind}, not ${kindOf(found)}. ${range}` };
  }
  if (integer && Number.isFinite(found) && !Number.isInteger(found)) {
    return {
      code: 'not_an_integer',
      path,
      message: `${label} must be a whole number, not ${found}. ${range}`,
    };
  }
  const shown = Number.isFinite(found) ? String(found) : 'the number written here';
  return { code: 'out_of_range', path, message: `${label}: ${shown} is out of range. ${range}` };
}

function materialMessage(found: string): string {
  const full = `minecraft:${found}`;
  const known = MATERIALS as readonly string[];
  if (known.includes(full)) return `${quote(found)} needs its namespace: ${quote(full)}.`;
  return `${quote(found)} is not a material that terrain can be made of. Use one of ${listed(MATERIALS)}.`;
}

function describeOwner(path: PathSegment[], value: unknown): string {
  if (path.length === 0) return 'a recipe';
  const type = (ownValueAt(value, path) as { type?: unknown } | undefined)?.type;
  return typeof type === 'string' ? `a ${type} (${describePath(path)})` : describePath(path);
}

function describePlace(path: PathSegment[]): string {
  return path.length === 0 ? 'A recipe' : describePath(path);
}

function expectedKind(issue: Issue): string {
  const expected =
    issue.code === 'invalid_type' ? issue.expected : issue.code === 'invalid_value' ? 'string' : 'object';
  if (expected === 'array') return 'a list';
  return expected === 'string' ? 'a text' : 'an object';
}

function kindOf(found: unknown): string {
  if (found === null) return 'null';
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'string') return 'a text';
  if (typeof found === 'boolean') return String(found);
  return typeof found === 'number' ? 'a number' : 'an object';
}

/** What stands at a path of a value of unknown origin, which may have any names. */
function ownValueAt(value: unknown, path: readonly PathSegment[]): unknown {
  return path.reduce<unknown>(
    (owner, segment) =>
      typeof owner === 'object' && owner !== null && Object.hasOwn(owner, segment)
        ? (owner as Record<PathSegment, unknown>)[segment]
        : undefined,
    value,
  );
}

/** At most 60 characters of a text, in quotes: what was found is shown, but a long text does not fill the screen. */
function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text);
}

function listed(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

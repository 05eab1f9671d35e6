import { findMember, findNode, type JsonText } from './json-text.ts';
import { fromPointer, type PathSegment, type RecipeError } from './problem.ts';

/**
 * The order in which the reference compiler looks at the fields of any one object. It names a field once, and no two
 * kinds of object disagree about the order of the fields they share.
 */
const FIELD_ORDER: readonly PathSegment[] = [
  ...[
    'type',
    '(unknown fields)',
    'version',
    'min',
    'max',
    '(relation)',
    'base_height',
    'seed',
    'mode',
    'noise',
  ],
  ...['amplitude', 'scale', 'palette', 'rock', 'soil', 'surface', 'soil_depth', 'features', 'preserve'],
  ...['center', 'radius', 'points', 'width', 'falloff', 'height', 'step', 'strength', 'x', 'y', 'z'],
];
const rankOfField = new Map(FIELD_ORDER.map((name, index) => [name, index]));
const UNKNOWN_FIELDS = rankOfField.get('(unknown fields)') ?? 0;
const RELATION = rankOfField.get('(relation)') ?? 0;

/** Codes that compare fields; the reference meets them after both ends, in this order. */
const RELATIONS: readonly RecipeError['code'][] = [
  'min_above_max',
  'envelope_too_large',
  'box_outside_envelope',
];

/**
 * Errors in the order in which the reference compiler would meet them, one for each place. `source` gives the order
 * of unknown fields, which is that of the text.
 */
export function sortAsReference(problems: readonly RecipeError[], source: JsonText | null): RecipeError[] {
  const ranked = problems.map((problem) => ({ problem, rank: rankOf(problem, source) }));
  ranked.sort((a, b) => compareRanks(a.rank, b.rank) || precedence(a.problem) - precedence(b.problem));
  const seen = new Set<string>();
  return ranked
    .map(({ problem }) => problem)
    .filter(({ path, code }) => {
      const place = RELATIONS.includes(code) ? `${path} ${code}` : path;
      if (seen.has(place)) return false;
      seen.add(place);
      return true;
    });
}

/** Of two faults of one field the wrong kind comes before the wrong range. */
function precedence(problem: RecipeError): number {
  return problem.code === 'out_of_range' ? 1 : 0;
}

function rankOf(problem: RecipeError, source: JsonText | null): number[] {
  const path = fromPointer(problem.path);
  if (problem.code === 'unknown_field') {
    const parent = path.slice(0, -1);
    return [...parent.map(rankOfSegment), UNKNOWN_FIELDS, offsetOf(path, source)];
  }
  const relation = RELATIONS.indexOf(problem.code);
  if (relation >= 0) {
    const owner = path.slice(0, -2);
    return [...owner.map(rankOfSegment), RELATION, relation, ...path.slice(-2).map(rankOfSegment)];
  }
  const rank = path.map(rankOfSegment);
  return problem.code === 'too_few_points' ? [...rank, Infinity] : rank;
}

function rankOfSegment(segment: PathSegment): number {
  return typeof segment === 'number' ? segment : (rankOfField.get(segment) ?? UNKNOWN_FIELDS);
}

function offsetOf(path: readonly PathSegment[], source: JsonText | null): number {
  const parent = source && findNode(source.root, path.slice(0, -1));
  const last = path.at(-1);
  return (parent && last !== undefined && findMember(parent, last)?.loc.start.offset) || 0;
}

/** Lexicographic; a prefix comes first, as the reference looks at an object before its fields. */
function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] !== b[i]) return a[i] - b[i];
  }
  return a.length - b.length;
}

import { countingMembers, type JsonText } from '../recipe/json-text.ts';
import { NUMBER_LIMITS } from '../recipe/limits.ts';
import type { Box, Point, Position } from '../recipe/schema.ts';
import { printable } from './printable.ts';

type Node = JsonText['root'];

const OUT_OF_RANGE = 'Coordinate out of range';

/**
 * The members of one object of a request. Reading goes on after a fault, with NaN in the place of a number, so that
 * the code of a reader stays a plain list of fields; `faults` has the messages in the order of reading, and the
 * first of them is the one that counts.
 */
export interface RequestFields {
  /** `null` is a value that is written here, not a missing one. */
  readonly members: ReadonlyMap<string, Node>;
  readonly faults: string[];
}

/** The members of an object that counts as `name`; notes what is no object and every member that is not `known`. */
export function readFields(
  node: Node | undefined,
  name: string,
  known: readonly string[],
  faults: string[],
): RequestFields {
  if (node?.type !== 'Object') {
    faults.push(`Expected object: ${name}`);
    return { members: new Map(), faults };
  }
  const members = new Map([...countingMembers(node)].map(([key, member]) => [key, member.value]));
  for (const key of members.keys()) {
    if (!known.includes(key)) faults.push(`Unknown brush field: ${printable(key, 64)}`);
  }
  return { members, faults };
}

/** Notes `message` unless `holds`. */
export function noteUnless(fields: RequestFields, holds: boolean, message: string): void {
  if (!holds) fields.faults.push(message);
}

/** A finite number, or `fallback` where nothing is written; NaN after a fault. */
export function readNumber(fields: RequestFields, name: string, fallback?: number): number {
  const node = fields.members.get(name);
  if (node === undefined && fallback !== undefined) return fallback;
  if (node?.type !== 'Number') {
    fields.faults.push(`Expected number: ${name}`);
    return Number.NaN;
  }
  noteUnless(fields, Number.isFinite(node.value), 'Nonfinite number');
  return node.value;
}

/** A number whose value is a 32-bit integer, however it is written: `3.0` and `1e1` are fine in a brush. */
export function readInteger(fields: RequestFields, name: string, fallback?: number): number {
  const value = readNumber(fields, name, fallback);
  // `| 0` changes every number but those of int32, and -0 into 0, which `===` takes for equal.
  const integer = value | 0;
  noteUnless(fields, integer === value, `Expected 32-bit integer: ${name}`);
  return integer;
}

/** A column `{x, z}` in the range of the world. */
export function readPoint(parent: RequestFields, name: string): Point {
  const fields = readFields(parent.members.get(name), name, ['x', 'z'], parent.faults);
  const point = { x: readInteger(fields, 'x'), z: readInteger(fields, 'z') };
  noteUnless(fields, inRange('x', point.x) && inRange('z', point.z), OUT_OF_RANGE);
  return point;
}

/** A cell `{x, y, z}` in the range of the world. */
function readPosition(parent: RequestFields, name: string): Position {
  const fields = readFields(parent.members.get(name), name, ['x', 'y', 'z'], parent.faults);
  const [x, y, z] = [readInteger(fields, 'x'), readInteger(fields, 'y'), readInteger(fields, 'z')];
  noteUnless(fields, inRange('x', x) && inRange('y', y) && inRange('z', z), OUT_OF_RANGE);
  return { x, y, z };
}

function inRange(axis: 'x' | 'y' | 'z', value: number): boolean {
  const { min, max } = NUMBER_LIMITS[axis];
  return min <= value && value <= max;
}

/** The members `min` and `max`, with min <= max on each axis. */
export function readBox(fields: RequestFields): Box {
  const min = readPosition(fields, 'min');
  const max = readPosition(fields, 'max');
  const ordered = min.x <= max.x && min.y <= max.y && min.z <= max.z;
  noteUnless(fields, ordered, 'Invalid inclusive region bounds');
  return { min, max };
}

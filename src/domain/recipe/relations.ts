import { ENVELOPE_LIMITS } from './limits.ts';
import type { ErrorCode, PathSegment } from './problem.ts';

/** A fault before it is given its place in the text. */
export interface Fault {
  readonly code: ErrorCode;
  readonly path: readonly PathSegment[];
  readonly message: string;
}

type Axis = 'x' | 'y' | 'z';
type Corner = Partial<Record<Axis, unknown>>;
interface Bounds {
  readonly min: Record<Axis, number>;
  readonly max: Record<Axis, number>;
}

/**
 * What must hold between the fields of a recipe. Works on any value, and looks only at the parts that are whole
 * numbers, so that a fault elsewhere hides nothing here.
 */
export function findRelationFaults(value: unknown): Fault[] {
  const recipe = asRecord(value);
  const faults = findOrderFaults(recipe, [], ['x', 'y', 'z']);
  const envelope = asBounds(recipe);
  if (envelope && faults.length === 0) faults.push(...findSizeFaults(envelope));
  asArray(recipe.features).forEach((feature, index) => {
    const record = asRecord(feature);
    if (record.type === 'plateau') faults.push(...findOrderFaults(record, ['features', index], ['x', 'z']));
  });
  asArray(recipe.preserve).forEach((item, index) => {
    const path = ['preserve', index];
    const order = findOrderFaults(asRecord(item), path, ['x', 'y', 'z']);
    faults.push(...order);
    const box = asBounds(asRecord(item));
    if (order.length === 0 && box && envelope) faults.push(...findOutsideFaults(box, envelope, path));
  });
  return faults;
}

function findOrderFaults(
  owner: Record<string, unknown>,
  path: PathSegment[],
  axes: readonly Axis[],
): Fault[] {
  const min = asRecord(owner.min) as Corner;
  const max = asRecord(owner.max) as Corner;
  return axes.flatMap((axis) => {
    const low = min[axis];
    const high = max[axis];
    if (typeof low !== 'number' || typeof high !== 'number' || low <= high) return [];
    const message = `min ${axis} ${low} is above max ${axis} ${high}. Both ends are included, so min may be at most ${high}.`;
    return [{ code: 'min_above_max' as const, path: [...path, 'min', axis], message }];
  });
}

function findSizeFaults({ min, max }: Bounds): Fault[] {
  const width = max.x - min.x + 1;
  const height = max.y - min.y + 1;
  const length = max.z - min.z + 1;
  const faults: Fault[] = [];
  const add = (axis: Axis, message: string) => {
    faults.push({ code: 'envelope_too_large', path: ['max', axis], message });
  };
  const { side, height: tallest, columns, voxels } = ENVELOPE_LIMITS;
  if (width > side) add('x', `The envelope is ${width} blocks wide (x). At most ${side} are allowed.`);
  if (height > tallest)
    add('y', `The envelope is ${height} blocks high (y). At most ${tallest} are allowed.`);
  if (length > side) add('z', `The envelope is ${length} blocks long (z). At most ${side} are allowed.`);
  if (faults.length > 0) return faults;
  const area = `The envelope is ${width} x ${length}`;
  if (width * length > columns)
    add('x', `${area} = ${width * length} columns. At most ${columns} are allowed.`);
  else if (width * length * height > voxels) {
    add('y', `${area} x ${height} = ${width * length * height} blocks. At most ${voxels} are allowed.`);
  }
  return faults;
}

function findOutsideFaults(box: Bounds, envelope: Bounds, path: PathSegment[]): Fault[] {
  return (['x', 'y', 'z'] as const).flatMap((axis) => {
    const low = envelope.min[axis];
    const high = envelope.max[axis];
    if (low > high) return [];
    return (['min', 'max'] as const)
      .filter((end) => box[end][axis] < low || box[end][axis] > high)
      .map((end) => ({
        code: 'box_outside_envelope' as const,
        path: [...path, end, axis],
        message: `${end} ${axis} ${box[end][axis]} is outside the envelope, which goes from ${low} to ${high}.`,
      }));
  });
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function asBounds(owner: Record<string, unknown>): Bounds | null {
  const corners = [asRecord(owner.min), asRecord(owner.max)];
  const whole = corners.every((corner) =>
    (['x', 'y', 'z'] as const).every((axis) => Number.isInteger(corner[axis])),
  );
  return whole ? (owner as unknown as Bounds) : null;
}

import fc from 'fast-check';
import type { Brush, Stroke } from '../../src/domain/brush/brush.ts';
import type { DesiredCell } from '../../src/domain/brush/column-edit.ts';
import { type BrushPlan, compileBrush, type StrokeResult } from '../../src/domain/brush/compile-brush.ts';
import { parseBrush } from '../../src/domain/brush/parse-brush.ts';
import { captureSnapshot, type Snapshot, stateAt } from '../../src/domain/brush/snapshot.ts';

export const GRASS = 'minecraft:grass_block[snowy=false]';
export const BUDGET = 4096;

/** A valid request, as its JSON. */
export const request = {
  min: { x: -4, y: -4, z: -4 },
  max: { x: 4, y: 10, z: 4 },
  center: { x: 0, z: 0 },
  radius: 3,
  action: 'raise',
  amount: 2,
  strength: 1,
  falloff: 0.5,
  preserve: [],
};

/** A brush and the y of the tops under it, rows of z from the window's min as in a plan's `before`. */
export interface Site {
  readonly brush: Brush;
  readonly tops: readonly (readonly number[])[];
}

/** Grass on two blocks of dirt on stone up to each top, air above; unless `exception` knows better. */
export function worldOf(
  { brush, tops }: Site,
  exception: (x: number, y: number, z: number) => string | undefined = () => undefined,
): Snapshot {
  return captureSnapshot(brush, (x, y, z) => {
    const depth = (tops[z - brush.min.z]?.[x - brush.min.x] ?? 0) - y;
    const ground =
      depth < 0 ? 'minecraft:air' : depth === 0 ? GRASS : depth <= 2 ? 'minecraft:dirt' : 'minecraft:stone';
    return exception(x, y, z) ?? ground;
  });
}

/** The plan of a stroke that is expected to be possible. */
export function planOf(site: Site, snapshot: Snapshot = worldOf(site)): BrushPlan {
  const result = compileBrush(site.brush, snapshot, BUDGET);
  if (!result.ok) throw new Error(result.message);
  return result;
}

export function messageOf(result: StrokeResult): string {
  return result.ok ? 'ok' : result.message;
}

/** The valid request that this object is as JSON. */
export function brushOf(request: object): Brush {
  const result = parseBrush(JSON.stringify(request));
  if (!result.ok) throw new Error(result.message);
  return result.brush;
}

/** A brush of radius 3 over y 0..15 around 0,0 on flat ground at y 6, with the fields of `request`. */
export function flatSite(request: object): Site {
  const window = { min: { x: -4, y: 0, z: -4 }, max: { x: 4, y: 15, z: 4 } };
  const brush = brushOf({ ...window, center: { x: 0, z: 0 }, radius: 3, ...request });
  return { brush, tops: Array.from({ length: 9 }, () => Array<number>(9).fill(6)) };
}

/** The columns of the window with their distance (in blocks) from the middle of the disc. */
export function columnsOf({ min, max, center }: Brush): { x: number; z: number; distance: number }[] {
  const columns: { x: number; z: number; distance: number }[] = [];
  for (let z = min.z; z <= max.z; z++) {
    for (let x = min.x; x <= max.x; x++) {
      columns.push({ x, z, distance: Math.sqrt((x - center.x) ** 2 + (z - center.z) ** 2) });
    }
  }
  return columns;
}

/** A height of `before` or `after` by its column. */
export function topAt(brush: Brush, tops: readonly (readonly number[])[], x: number, z: number): number {
  const top = tops[z - brush.min.z]?.[x - brush.min.x];
  if (top === undefined) throw new RangeError(`no column ${x},${z}`);
  return top;
}

/** The states of a column from the window's floor up, after the desired cells are written. */
export function columnAfter(
  brush: Brush,
  snapshot: Snapshot,
  desired: readonly DesiredCell[],
  x: number,
  z: number,
) {
  const states: (string | null)[] = [];
  for (let y = brush.min.y; y <= brush.max.y; y++) {
    const written = desired.find((cell) => cell.x === x && cell.y === y && cell.z === z);
    states.push(written?.state ?? stateAt(snapshot, x, y, z));
  }
  return states;
}

const share = fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true }));

const stroke: fc.Arbitrary<Stroke> = fc.oneof(
  fc.record({
    action: fc.constantFrom('raise' as const, 'lower' as const),
    amount: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ action: fc.constant('flatten' as const), height: fc.integer({ min: 4, max: 14 }) }),
  fc.record({ action: fc.constant('smooth' as const), smooth_radius: fc.integer({ min: 1, max: 3 }) }),
);

/** Strokes that fit: tops 5..12 in a window of y 0..17 that is just as wide as disc and halo, anywhere in the world. */
export const site: fc.Arbitrary<Site> = fc
  .record({
    stroke,
    radius: fc.integer({ min: 1, max: 4 }),
    x: fc.integer({ min: -29_999_000, max: 29_999_000 }),
    z: fc.integer({ min: -100, max: 100 }),
    strength: share,
    falloff: share,
    heights: fc.array(fc.integer({ min: 5, max: 12 }), { minLength: 225, maxLength: 225 }),
  })
  .map(({ stroke, radius, x, z, strength, falloff, heights }) => {
    const reach = radius + (stroke.action === 'smooth' ? stroke.smooth_radius : 0);
    const window = { min: { x: x - reach, y: 0, z: z - reach }, max: { x: x + reach, y: 17, z: z + reach } };
    const brush = brushOf({ ...window, center: { x, z }, radius, strength, falloff, ...stroke });
    const side = 2 * reach + 1;
    const tops = Array.from({ length: side }, (_, row) => heights.slice(row * side, (row + 1) * side));
    return { brush, tops };
  });

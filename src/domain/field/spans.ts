import type { Point } from '../recipe/schema.ts';

/** Columns of one row, from `from` to `to`, both included; empty where `from` > `to`. World x. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Spans only say where a feature may have an effect: each is a little too wide, and the exact formula decides within
 * it. One block covers every rounding error that can occur at coordinates up to 30,000,000.
 */
export const MARGIN = 1;

/** Where a row at distance dz from the centre of a disc of this radius meets it; null where it does not. */
export function halfChord(radius: number, dz: number): number | null {
  const squared = radius * radius - dz * dz;
  return squared < 0 ? null : Math.sqrt(squared);
}

/** The span of row z in which columns lie within `reach` of the segment a..b. Null where there are none. */
export function segmentSpan(a: Point, b: Point, reach: number, z: number): Span | null {
  const radius = reach + MARGIN;
  let from = Infinity;
  let to = -Infinity;
  const include = (low: number, high: number) => {
    from = Math.min(from, low);
    to = Math.max(to, high);
  };
  for (const end of [a, b]) {
    const half = halfChord(radius, z - end.z);
    if (half !== null) include(end.x - half, end.x + half);
  }
  const band = bandSlice(a, b, radius, z);
  if (band) include(band.from, band.to);
  return from > to ? null : { from: Math.ceil(from), to: Math.floor(to) };
}

/**
 * The slice at row z of the rectangle around a..b: along the segment between its ends, across it at most `radius`.
 * Together with the two discs it is all within reach, and as that is convex, the hull of the slices is exact.
 */
function bandSlice(a: Point, b: Point, radius: number, z: number): Span | null {
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  const length = Math.sqrt(dx * dx + dz * dz);
  if (length === 0) return null;
  const row = z - a.z;
  const along = slice(dx / length, (row * dz) / length, 0, length);
  const across = slice(-dz / length, (row * dx) / length, -radius, radius);
  if (!along || !across) return null;
  const from = Math.max(along.from, across.from);
  const to = Math.min(along.to, across.to);
  return from > to ? null : { from: a.x + from, to: a.x + to };
}

/** The u for which low ≤ slope * u + offset ≤ high, a block more at both ends. */
function slice(slope: number, offset: number, low: number, high: number): Span | null {
  if (slope === 0)
    return offset < low - MARGIN || offset > high + MARGIN ? null : { from: -Infinity, to: Infinity };
  const first = (low - offset) / slope;
  const second = (high - offset) / slope;
  return { from: Math.min(first, second) - MARGIN, to: Math.max(first, second) + MARGIN };
}

/** Overlapping and touching spans made one, in ascending order. */
export function mergeSpans(spans: Span[]): Span[] {
  spans.sort((a, b) => a.from - b.from);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

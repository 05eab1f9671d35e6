import { pointsOf } from '../recipe/feature-points.ts';
import type { Feature, Point } from '../recipe/schema.ts';
import { boundsOf, cutRows, overlap, type Region, widen } from './region.ts';
import { halfChord, MARGIN, mergeSpans, type Span, segmentSpan } from './spans.ts';

/** Fewest rows of a strip: few enough to follow a shape, and enough to be worth a start. */
const STRIP_ROWS = 32;

/** Columns of one strip that are nearer to each other than this are taken together. */
const SMALL_GAP = 24;

/**
 * The parts of a region outside of which features have no effect: their weight is exactly 0 there. They do not
 * overlap.
 */
export function supportRegions(features: readonly Feature[], region: Region): Region[] {
  const bounds = boundsOf(features.map((feature) => supportBounds(feature, region)));
  const rows = bounds && overlap(bounds, region);
  if (!rows) return [];
  const strips = Math.max(1, Math.floor(rows.length / STRIP_ROWS));
  return cutRows({ ...rows, width: 1 }, Math.ceil(rows.length / strips)).flatMap(({ z, length }) =>
    stripSpans(features, z, z + length - 1)
      .map((span) => ({
        from: Math.max(region.x, span.from),
        to: Math.min(region.x + region.width - 1, span.to),
      }))
      .filter(({ from, to }) => from <= to)
      .map(({ from, to }) => ({ x: from, z, width: to - from + 1, length })),
  );
}

/** The rectangle of columns that a feature can reach; of a terrace, which is everywhere, a region that is asked for. */
export function supportBounds(feature: Feature, everywhere: Region): Region {
  const bounds = boundsOf(pointsOf(feature).map(({ x, z }) => ({ x, z, width: 1, length: 1 })));
  return bounds ? widen(bounds, Math.ceil(reachOf(feature) + MARGIN)) : everywhere;
}

/** How far from its points a feature has an effect. */
function reachOf(feature: Feature): number {
  if (feature.type === 'terrace') return Infinity;
  if ('center' in feature) return feature.radius + feature.falloff;
  return 'points' in feature ? feature.width + feature.falloff : feature.falloff;
}

function stripSpans(features: readonly Feature[], fromZ: number, toZ: number): Span[] {
  const spans = features.flatMap((feature) => supportSpans(feature, fromZ, toZ));
  const stretched = spans.map(({ from, to }) => ({ from: Math.floor(from), to: Math.ceil(to) + SMALL_GAP }));
  return mergeSpans(stretched).map(({ from, to }) => ({ from, to: to - SMALL_GAP }));
}

/** World x that a feature can reach in the rows fromZ..toZ. */
function supportSpans(feature: Feature, fromZ: number, toZ: number): Span[] {
  switch (feature.type) {
    case 'terrace':
      return [{ from: -Infinity, to: Infinity }];
    case 'plateau': {
      const { min, max, falloff } = feature;
      return around(min.x, max.x, falloff, gap(min.z, max.z, fromZ, toZ));
    }
    case 'hill':
    case 'basin': {
      const { center, radius, falloff } = feature;
      return around(center.x, center.x, radius + falloff, gap(center.z, center.z, fromZ, toZ));
    }
    case 'ridge':
    case 'channel':
      return pathSpans(feature.points, feature.width + feature.falloff, fromZ, toZ);
  }
}

/** How far apart two ranges are; 0 where they meet. */
function gap(fromA: number, toA: number, fromB: number, toB: number): number {
  return Math.max(0, fromA - toB, fromB - toA);
}

/** What lies within reach of the columns west..east, a distance in z away. */
function around(west: number, east: number, reach: number, distanceZ: number): Span[] {
  const half = halfChord(reach + MARGIN, distanceZ);
  return half === null ? [] : [{ from: west - half, to: east + half }];
}

/** The reach around each segment. */
function pathSpans(points: readonly Point[], reach: number, fromZ: number, toZ: number): Span[] {
  const spans: Span[] = [];
  for (let i = 1; i < points.length; i++) {
    const span = stripSpan(points[i - 1], points[i], reach, fromZ, toZ);
    if (span) spans.push(span);
  }
  return spans;
}

/**
 * What lies within reach of a segment in the rows fromZ..toZ. It is convex, so it goes farthest east or west where its
 * ends do, if those are among the rows, and else in the first or the last row.
 */
function stripSpan(a: Point, b: Point, reach: number, fromZ: number, toZ: number): Span | null {
  if (gap(Math.min(a.z, b.z), Math.max(a.z, b.z), fromZ, toZ) > reach + MARGIN) return null;
  const first = segmentSpan(a, b, reach, fromZ);
  const last = segmentSpan(a, b, reach, toZ);
  let from = Math.min(first?.from ?? Infinity, last?.from ?? Infinity);
  let to = Math.max(first?.to ?? -Infinity, last?.to ?? -Infinity);
  for (const { x, z } of [a, b]) {
    if (z < fromZ || z > toZ) continue;
    from = Math.min(from, x - reach - MARGIN);
    to = Math.max(to, x + reach + MARGIN);
  }
  return from > to ? null : { from, to };
}

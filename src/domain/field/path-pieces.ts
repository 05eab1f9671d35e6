import type { PathFeature, Point } from '../recipe/schema.ts';

/*
 * A path cut into convex pieces, so that a row has to look at few segments. The nearest point of a path is inside of a
 * segment for the columns of a rectangle about it, and one of the path's points for those of a wedge between two
 * segments.
 *
 * Pieces only say where a distance may be the smallest; the distances themselves are computed exactly. So each piece
 * is drawn a margin m too wide. It covers
 *
 * - what rounding does to the lines of the pieces, which is less than 1e-9 of the path's extent;
 * - columns for which two distances differ by less than their own rounding: of a point and of a segment that starts
 *   there they differ by p²/2d, where p is how far along the segment the column lies and d how far away. From p = m on
 *   that is more than 1e-9 blocks for every legal d.
 */

/** x as a function of z, counted from the piece's own point: offset + slope * z. */
export interface Line {
  readonly offset: number;
  readonly slope: number;
}

/** The columns of world z from..to, both included, between the westmost and the eastmost that all lines allow. */
export interface ConvexArea {
  fromZ: number;
  toZ: number;
  /** At most two. */
  readonly west: Line[];
  readonly east: Line[];
}

/** Where the nearest point of the segment lies inside of it. */
export interface Rectangle {
  readonly start: Point;
  readonly along: Point;
  readonly area: ConvexArea;
  /** Surely in the path's core; its lines are counted from the start, too. Null where there is none. */
  readonly core: ConvexArea | null;
}

/** Where the nearest point of the path is this one. To be cut with the circle of the path's reach. */
export interface Wedge {
  readonly point: Point;
  readonly area: ConvexArea;
}

export interface PathPieces {
  /** Beyond this distance a column is surely out of reach. */
  readonly outer: number;
  /** Within this distance it is surely in the core; 0 or less where the core is too narrow to tell. */
  readonly inner: number;
  readonly rectangles: readonly Rectangle[];
  readonly wedges: readonly Wedge[];
}

/** A direction of length 1 along a segment. */
interface Segment {
  readonly start: Point;
  readonly along: Point;
  readonly length: number;
  readonly unitX: number;
  readonly unitZ: number;
}

export function cutPath({ points, width, falloff }: PathFeature): PathPieces {
  const reach = width + falloff;
  const margin = 1e-2 + 1e-6 * Math.max(extentOf(points), reach);
  const outer = reach + margin;
  const inner = width - margin;
  const corners = points.filter((point, i) => i === 0 || !isSamePoint(point, points[i - 1]));
  const segments = corners.slice(1).map((end, i) => segmentFrom(corners[i], end));
  return {
    outer,
    inner,
    rectangles: segments.map((segment) => rectangleAbout(segment, outer, inner, margin)),
    wedges: corners.map((point, i) => wedgeAt(point, segments[i - 1], segments[i], outer, margin)),
  };
}

function extentOf(points: readonly Point[]): number {
  const x = points.map((point) => point.x);
  const z = points.map((point) => point.z);
  return Math.max(Math.max(...x) - Math.min(...x), Math.max(...z) - Math.min(...z));
}

function isSamePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.z === b.z;
}

function segmentFrom(start: Point, end: Point): Segment {
  const along = { x: end.x - start.x, z: end.z - start.z };
  const length = Math.sqrt(along.x * along.x + along.z * along.z);
  return { start, along, length, unitX: along.x / length, unitZ: along.z / length };
}

function rectangleAbout(segment: Segment, outer: number, inner: number, margin: number): Rectangle {
  const { start, along } = segment;
  return {
    start,
    along,
    area: stripAlong(segment, outer, margin),
    core: inner > 0 ? stripAlong(segment, inner, 0) : null,
  };
}

/** The columns at most `across` from a segment, and at most `beyond` past its ends. */
function stripAlong(segment: Segment, across: number, beyond: number): ConvexArea {
  const { start, along, length, unitX, unitZ } = segment;
  const area: ConvexArea = {
    fromZ: Math.min(start.z, start.z + along.z) - across - beyond,
    toZ: Math.max(start.z, start.z + along.z) + across + beyond,
    west: [],
    east: [],
  };
  cut(area, start, unitX, unitZ, -beyond);
  cut(area, start, -unitX, -unitZ, -length - beyond);
  cut(area, start, -unitZ, unitX, -across);
  cut(area, start, unitZ, -unitX, -across);
  return area;
}

/** The columns not before the end of the segment before, and not after the start of the segment after. */
function wedgeAt(
  point: Point,
  before: Segment | undefined,
  after: Segment | undefined,
  outer: number,
  margin: number,
): Wedge {
  const area: ConvexArea = { fromZ: point.z - outer, toZ: point.z + outer, west: [], east: [] };
  if (before) cut(area, point, before.unitX, before.unitZ, -margin);
  if (after) cut(area, point, -after.unitX, -after.unitZ, -margin);
  return { point, area };
}

/** So nearly along x that it is taken to limit z alone: at a world's width it errs by less than a tenth of a block. */
const PARALLEL = 1e-9;

/** Leaves of an area what has normalX * (x - origin.x) + normalZ * (z - origin.z) ≥ least. */
function cut(area: ConvexArea, origin: Point, normalX: number, normalZ: number, least: number): void {
  if (Math.abs(normalX) < PARALLEL) {
    const limit = origin.z + least / normalZ;
    if (normalZ > 0) area.fromZ = Math.max(area.fromZ, limit);
    else area.toZ = Math.min(area.toZ, limit);
    return;
  }
  const line = { offset: origin.x + least / normalX, slope: -normalZ / normalX };
  (normalX > 0 ? area.west : area.east).push(line);
}

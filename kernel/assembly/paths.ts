import { columnOf, distanceRow, surfaceRow } from './memory';
import { columnPair, dig, hypot, raise, weightAt } from './pairs';
import { CHANNEL, ConvexArea, PathRecord, RectangleRecord, WedgeRecord } from './program';
import {
  addSpan,
  clearSpans,
  evenEnd,
  evenStart,
  firstColumn,
  lastColumn,
  spanCount,
  spanFirst,
  spanLast,
} from './spans';

/*
 * A path's distance is the smallest to any of its pieces (`src/domain/field/path-pieces.ts`). It is gathered piece by
 * piece in a row of distances, then applied once.
 *
 * Every distance written is a true one of some segment, also where a pair runs over the end of its piece, and what lies
 * beyond the end of all pieces is out of reach: its weight is exactly 0, so a pair may run over there, too.
 */

/** What a row has of a piece. */
@unmanaged class PieceSpan {
  first: i32;
  last: i32;
  /** The columns of it that are surely in the core: from `coreStart` up to `coreEnd`. */
  coreStart: i32;
  coreEnd: i32;
  piece: usize;
}

/** Room for more than a path of 32 points has: 31 rectangles and 32 wedges. */
const pieces = memory.data(2048, 16);

@inline function pieceAt(index: i32): PieceSpan {
  return changetype<PieceSpan>(pieces + <usize>index * offsetof<PieceSpan>());
}

/** Applies a ridge or a channel to row z. @param x world x of column 0 */
export function applyPath(path: PathRecord, z: f64, x: f64, width: i32): void {
  measurePath(path, z, x, width);
  if (path.kind == <f64>CHANNEL) {
    for (let i = 0; i < spanCount(); i++) apply(path, true, spanFirst(i), spanLast(i) + 1);
  } else {
    for (let i = 0; i < spanCount(); i++) apply(path, false, spanFirst(i), spanLast(i) + 1);
  }
}

/** Finds the spans of row z that the path reaches, and the distances in them. */
function measurePath(path: PathRecord, z: f64, x: f64, width: i32): void {
  clearSpans();
  const rectangles = findRectangles(path, z, x, width);
  const count = findWedges(path, rectangles, z, x, width);
  for (let i = 0; i < spanCount(); i++) fill(Infinity, spanFirst(i), spanLast(i) + 1);
  for (let i = 0; i < rectangles; i++) measureRectangle(pieceAt(i), z, x);
  for (let i = rectangles; i < count; i++) measureWedge(pieceAt(i), z, x);
}

/** Writes the path's weights in row z, those out of its reach as well. The last pair may run over the width. */
export function writePathWeights(path: PathRecord, z: f64, x: f64, width: i32, target: usize): void {
  fill(Infinity, 0, width);
  measurePath(path, z, x, width);
  const coreWidth = f64x2.splat(path.width);
  const falloff = f64x2.splat(path.falloff);
  const bytes = <usize>width << 3;
  for (let i: usize = 0; i < bytes; i += 16) {
    v128.store(target + i, weightAt(f64x2.sub(v128.load(distanceRow + i), coreWidth), falloff));
  }
}

/** Applies weights that are known already to the columns from `start` up to `end`; the last pair may run over. */
export function applyPathWeights(path: PathRecord, start: i32, end: i32, weights: usize): void {
  const height = f64x2.splat(path.height);
  const bytes = <usize>(end - start) << 3;
  const surface = columnOf(surfaceRow, start);
  const digs = path.kind == <f64>CHANNEL;
  for (let i: usize = 0; i < bytes; i += 16) {
    const weight = v128.load(weights + i);
    const before = v128.load(surface + i);
    v128.store(surface + i, digs ? dig(before, height, weight) : raise(before, height, weight));
  }
}

/** Notes the rectangles that row z meets, and answers how many they are. */
function findRectangles(path: PathRecord, z: f64, x: f64, width: i32): i32 {
  let count = 0;
  let at = changetype<usize>(path) + offsetof<PathRecord>();
  for (let i = <i32>path.rectangleCount; i > 0; i--) {
    const rectangle = changetype<RectangleRecord>(at);
    const core = changetype<ConvexArea>(at + offsetof<RectangleRecord>());
    at += offsetof<RectangleRecord>() + offsetof<ConvexArea>();
    if (z < rectangle.fromZ || z > rectangle.toZ) continue;
    const row = z - rectangle.startZ;
    const first = firstColumn(rectangle.west(row) - x, width);
    const last = lastColumn(rectangle.east(row) - x, width);
    if (first > last) continue;
    const piece = pieceAt(count++);
    notePiece(piece, changetype<usize>(rectangle), first, last);
    if (z >= core.fromZ && z <= core.toZ) {
      noteCore(piece, firstColumn(core.west(row) - x, width), lastColumn(core.east(row) - x, width));
    }
  }
  return count;
}

/** Notes the wedges that row z meets after those pieces noted already, and answers how many they are together. */
function findWedges(path: PathRecord, noted: i32, z: f64, x: f64, width: i32): i32 {
  let count = noted;
  const rectangleBytes = offsetof<RectangleRecord>() + offsetof<ConvexArea>();
  let at = changetype<usize>(path) + offsetof<PathRecord>() + <usize>path.rectangleCount * rectangleBytes;
  for (let i = <i32>path.wedgeCount; i > 0; i--, at += offsetof<WedgeRecord>()) {
    const wedge = changetype<WedgeRecord>(at);
    if (z < wedge.fromZ || z > wedge.toZ) continue;
    const row = z - wedge.pointZ;
    const chord = path.outer * path.outer - row * row;
    if (chord < 0) continue;
    const half = sqrt(chord);
    const point = wedge.pointX - x;
    const first = firstColumn(max(wedge.west(row) - x, point - half), width);
    const last = lastColumn(min(wedge.east(row) - x, point + half), width);
    if (first > last) continue;
    const piece = pieceAt(count++);
    notePiece(piece, at, first, last);
    if (path.inner > abs(row)) {
      const core = sqrt(path.inner * path.inner - row * row);
      noteCore(piece, firstColumn(point - core, width), lastColumn(point + core, width));
    }
  }
  return count;
}

@inline function notePiece(span: PieceSpan, piece: usize, first: i32, last: i32): void {
  span.first = first;
  span.last = last;
  span.coreStart = last + 1;
  span.coreEnd = last + 1;
  span.piece = piece;
  addSpan(first, last);
}

@inline function noteCore(span: PieceSpan, first: i32, last: i32): void {
  span.coreStart = evenStart(span.first, span.last, first);
  span.coreEnd = evenEnd(span.last, span.coreStart, last);
}

/** Writes one distance to the columns from `start` up to `end`. */
@inline function fill(distance: f64, start: i32, end: i32): void {
  const pair = f64x2.splat(distance);
  const stop = columnOf(distanceRow, end);
  for (let at = columnOf(distanceRow, start); at < stop; at += 16) v128.store(at, pair);
}

function measureRectangle(span: PieceSpan, z: f64, x: f64): void {
  const rectangle = changetype<RectangleRecord>(span.piece);
  segmentDistances(rectangle, z, x, span.first, span.coreStart);
  fill(0, span.coreStart, span.coreEnd);
  segmentDistances(rectangle, z, x, span.coreEnd, span.last + 1);
}

/** The distances to a segment by the exact formula, where they are smaller than those so far. */
@inline function segmentDistances(segment: RectangleRecord, z: f64, x: f64, start: i32, end: i32): void {
  const fromStartZ = z - segment.startZ;
  const z2 = f64x2.splat(fromStartZ);
  const alongX = f64x2.splat(segment.alongX);
  const alongZ = f64x2.splat(segment.alongZ);
  const productZ = f64x2.splat(fromStartZ * segment.alongZ);
  const squaredLength = f64x2.splat(segment.squaredLength);
  const zero = f64x2.splat(0);
  const one = f64x2.splat(1);
  const two = f64x2.splat(2);
  let fromStartX = columnPair(x + <f64>start - segment.startX);
  const stop = columnOf(distanceRow, end);
  for (let at = columnOf(distanceRow, start); at < stop; at += 16) {
    const projected = f64x2.div(f64x2.add(f64x2.mul(fromStartX, alongX), productZ), squaredLength);
    const t = f64x2.pmin(one, f64x2.pmax(zero, projected));
    const offX = f64x2.sub(fromStartX, f64x2.mul(t, alongX));
    const offZ = f64x2.sub(z2, f64x2.mul(t, alongZ));
    v128.store(at, f64x2.pmin(v128.load(at), hypot(offX, offZ)));
    fromStartX = f64x2.add(fromStartX, two);
  }
}

function measureWedge(span: PieceSpan, z: f64, x: f64): void {
  const wedge = changetype<WedgeRecord>(span.piece);
  pointDistances(wedge, z, x, span.first, span.coreStart);
  fill(0, span.coreStart, span.coreEnd);
  pointDistances(wedge, z, x, span.coreEnd, span.last + 1);
}

/** The distances to a point, where they are smaller than those so far. They are of whole numbers: a root is exact. */
@inline function pointDistances(wedge: WedgeRecord, z: f64, x: f64, start: i32, end: i32): void {
  const fromPointZ = z - wedge.pointZ;
  const squaredZ = f64x2.splat(fromPointZ * fromPointZ);
  const two = f64x2.splat(2);
  let fromPointX = columnPair(x + <f64>start - wedge.pointX);
  const stop = columnOf(distanceRow, end);
  for (let at = columnOf(distanceRow, start); at < stop; at += 16) {
    const distance = f64x2.sqrt(f64x2.add(f64x2.mul(fromPointX, fromPointX), squaredZ));
    v128.store(at, f64x2.pmin(v128.load(at), distance));
    fromPointX = f64x2.add(fromPointX, two);
  }
}

/** Applies the distances of the columns from `start` up to `end` to their surfaces. */
@inline function apply(path: PathRecord, digs: bool, start: i32, end: i32): void {
  const width = f64x2.splat(path.width);
  const falloff = f64x2.splat(path.falloff);
  const height = f64x2.splat(path.height);
  const bytes = <usize>(end - start) << 3;
  const surface = columnOf(surfaceRow, start);
  const distance = columnOf(distanceRow, start);
  for (let i: usize = 0; i < bytes; i += 16) {
    const weight = weightAt(f64x2.sub(v128.load(distance + i), width), falloff);
    const before = v128.load(surface + i);
    v128.store(surface + i, digs ? dig(before, height, weight) : raise(before, height, weight));
  }
}

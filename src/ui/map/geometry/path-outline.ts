import { FULL_TURN, type Outline, type OutlinePiece, onArc, pieceEnd, pieceStart } from './outline.ts';

interface Point {
  readonly x: number;
  readonly z: number;
}

interface Segment {
  readonly a: Point;
  readonly b: Point;
}

/** Parts shorter than this, in blocks, are left out: they are what rounding leaves at the places where borders touch. */
const SPECK = 5e-3;

/** Blocks that may lie between the end of a piece and the next one, as specks are left out between them. */
const GAP = 5e-2;

/**
 * The border of everything within `radius` of a path. The shape is the union of a disc on each point and a strip on
 * each segment, so its border is made of those parts of their borders that lie in no other disc or strip.
 */
export function pathOutline(points: readonly Point[], radius: number): Outline {
  // Near the origin of its own the arithmetic keeps its digits, wherever in the world the path lies.
  const origin = points[0];
  const local = points.map(({ x, z }) => ({ x: x - origin.x, z: z - origin.z }));
  const segments = distinctSegments(local);
  const borders: OutlinePiece[] = [
    ...distinctPoints(local).map((point): OutlinePiece => circleAround(point, radius)),
    ...segments.flatMap((segment) => stripSides(segment, radius)),
  ];
  const inside = radius - roundingOf(local);
  const outer = borders.flatMap((piece, index) => {
    const earlier = borders.slice(0, index).filter(({ kind }) => kind === 'line') as Line[];
    return visibleParts(piece, borders, (x, z) => {
      if (distanceToPath(segments, local[0], x, z) < inside) return false;
      // Segments in one line share their sides; the first of them draws it.
      return piece.kind === 'arc' || !earlier.some((line) => liesOn(line, x, z));
    });
  });
  return chained(outer).map((chain) => chain.map((piece) => moved(piece, origin)));
}

/** How far a place is from a path; a path of equal points is that point. */
export function distanceToPath(segments: readonly Segment[], point: Point, x: number, z: number): number {
  if (segments.length === 0) return Math.hypot(x - point.x, z - point.z);
  let nearest = Number.POSITIVE_INFINITY;
  for (const { a, b } of segments) {
    const dx = b.x - a.x;
    const dz = b.z - a.z;
    const along = ((x - a.x) * dx + (z - a.z) * dz) / (dx * dx + dz * dz);
    const t = Math.min(1, Math.max(0, along));
    nearest = Math.min(nearest, Math.hypot(x - a.x - t * dx, z - a.z - t * dz));
  }
  return nearest;
}

/** Blocks by which a place of the border may seem to lie inside of it, because doubles round. */
function roundingOf(points: readonly Point[]): number {
  return 1e-9 + 1e-14 * Math.max(...points.map(({ x, z }) => Math.abs(x) + Math.abs(z)));
}

function liesOn({ x0, z0, x1, z1 }: Line, x: number, z: number): boolean {
  return distanceToPath([{ a: { x: x0, z: z0 }, b: { x: x1, z: z1 } }], { x, z }, x, z) < 1e-7;
}

function distinctPoints(points: readonly Point[]): Point[] {
  return [...new Map(points.map((point) => [`${point.x} ${point.z}`, point])).values()];
}

/** The segments between unequal points, each once, whichever way it was walked. */
export function distinctSegments(points: readonly Point[]): Segment[] {
  const found = new Map<string, Segment>();
  for (const [index, b] of points.slice(1).entries()) {
    const a = points[index];
    if (a.x === b.x && a.z === b.z) continue;
    const ends = [`${a.x} ${a.z}`, `${b.x} ${b.z}`].sort();
    found.set(ends.join(' '), { a, b });
  }
  return [...found.values()];
}

function circleAround({ x, z }: Point, radius: number): OutlinePiece {
  return { kind: 'arc', x, z, radius, from: 0, to: FULL_TURN };
}

/** The long sides of a strip, walked the way its discs are: with the inside on the right hand of a map reader. */
function stripSides({ a, b }: Segment, radius: number): OutlinePiece[] {
  const length = Math.hypot(b.x - a.x, b.z - a.z);
  const x = ((a.z - b.z) / length) * radius;
  const z = ((b.x - a.x) / length) * radius;
  return [
    { kind: 'line', x0: b.x + x, z0: b.z + z, x1: a.x + x, z1: a.z + z },
    { kind: 'line', x0: a.x - x, z0: a.z - z, x1: b.x - x, z1: b.z - z },
  ];
}

/** Cuts a piece wherever another border crosses it and keeps the parts whose middle is not covered. */
function visibleParts(
  piece: OutlinePiece,
  borders: readonly OutlinePiece[],
  uncovered: (x: number, z: number) => boolean,
): OutlinePiece[] {
  const cuts = borders.flatMap((other) => (other === piece ? [] : crossings(piece, other)));
  const stops = [0, ...cuts.filter((share) => share > 0 && share < 1).sort((a, b) => a - b), 1];
  const kept: { from: number; to: number }[] = [];
  for (const [index, to] of stops.slice(1).entries()) {
    const from = stops[index];
    if (to - from < 1e-12) continue;
    const middle = at(piece, (from + to) / 2);
    if (!uncovered(middle.x, middle.z)) continue;
    const last = kept.at(-1);
    if (last && from - last.to < 1e-12) last.to = to;
    else kept.push({ from, to });
  }
  return closedOver(piece, kept)
    .filter(({ from, to }) => (to - from) * lengthOf(piece) > SPECK)
    .map(({ from, to }) => part(piece, from, to));
}

/** The part of a circle before angle 0 and the part after it are one. */
function closedOver(
  piece: OutlinePiece,
  parts: { from: number; to: number }[],
): { from: number; to: number }[] {
  const first = parts[0];
  const last = parts.at(-1);
  if (piece.kind === 'line' || !first || !last || first === last) return parts;
  if (first.from > 0 || last.to < 1) return parts;
  return [...parts.slice(1, -1), { from: last.from, to: first.to + 1 }];
}

function lengthOf(piece: OutlinePiece): number {
  if (piece.kind === 'arc') return piece.radius * (piece.to - piece.from);
  return Math.hypot(piece.x1 - piece.x0, piece.z1 - piece.z0);
}

function at(piece: OutlinePiece, share: number): Point {
  if (piece.kind === 'arc') return onArc(piece, piece.from + (piece.to - piece.from) * share);
  return { x: piece.x0 + (piece.x1 - piece.x0) * share, z: piece.z0 + (piece.z1 - piece.z0) * share };
}

function part(piece: OutlinePiece, from: number, to: number): OutlinePiece {
  if (piece.kind === 'arc') return { ...piece, from: from * FULL_TURN, to: to * FULL_TURN };
  const start = at(piece, from);
  const end = at(piece, to);
  return { kind: 'line', x0: start.x, z0: start.z, x1: end.x, z1: end.z };
}

/** Shares of a piece at which the line or circle of another one meets it. */
function crossings(piece: OutlinePiece, other: OutlinePiece): number[] {
  if (piece.kind === 'line') {
    return other.kind === 'line'
      ? lineWithLine(piece, other)
      : lineWithCircle(piece, other).map((meet) => meet.share);
  }
  const places =
    other.kind === 'line'
      ? lineWithCircle(other, piece).map(({ share }) => at(other, share))
      : circleWithCircle(piece, other);
  return places.map(({ x, z }) => {
    const angle = Math.atan2(z - piece.z, x - piece.x);
    return (angle < 0 ? angle + FULL_TURN : angle) / FULL_TURN;
  });
}

type Line = Extract<OutlinePiece, { kind: 'line' }>;
type Arc = Extract<OutlinePiece, { kind: 'arc' }>;

function lineWithLine(p: Line, q: Line): number[] {
  const px = p.x1 - p.x0;
  const pz = p.z1 - p.z0;
  const qx = q.x1 - q.x0;
  const qz = q.z1 - q.z0;
  const turn = px * qz - pz * qx;
  if (turn === 0) return [];
  return [((q.x0 - p.x0) * qz - (q.z0 - p.z0) * qx) / turn];
}

function lineWithCircle(line: Line, circle: Arc): { share: number }[] {
  const dx = line.x1 - line.x0;
  const dz = line.z1 - line.z0;
  const length = Math.hypot(dx, dz);
  const ux = dx / length;
  const uz = dz / length;
  const along = (circle.x - line.x0) * ux + (circle.z - line.z0) * uz;
  const aside = (circle.x - line.x0) * uz - (circle.z - line.z0) * ux;
  const half = circle.radius ** 2 - aside ** 2;
  // A line that only touches is cut there too, as at the ends of a strip's sides. A cut too many does no harm.
  if (half < -1e-2) return [];
  const reach = Math.sqrt(Math.max(0, half));
  return [{ share: (along - reach) / length }, { share: (along + reach) / length }];
}

function circleWithCircle(p: Arc, q: Arc): Point[] {
  const dx = q.x - p.x;
  const dz = q.z - p.z;
  const apart = Math.hypot(dx, dz);
  const half = p.radius ** 2 - (apart / 2) ** 2;
  if (half < 0 || apart === 0) return [];
  const reach = Math.sqrt(half) / apart;
  const x = p.x + dx / 2;
  const z = p.z + dz / 2;
  return [
    { x: x - dz * reach, z: z + dx * reach },
    { x: x + dz * reach, z: z - dx * reach },
  ];
}

/** Sorts pieces so that each begins where the one before it ends. */
function chained(pieces: readonly OutlinePiece[]): OutlinePiece[][] {
  const left = new Set(pieces);
  const chains: OutlinePiece[][] = [];
  for (const first of pieces) {
    if (!left.delete(first)) continue;
    const chain = [first];
    for (;;) {
      const next = nearestStart([first, ...left], pieceEnd(chain.at(-1)!));
      if (!next || next === first) break;
      left.delete(next);
      chain.push(next);
    }
    chains.push(chain);
  }
  return chains;
}

function nearestStart(pieces: readonly OutlinePiece[], place: Point): OutlinePiece | null {
  let nearest: OutlinePiece | null = null;
  let least = GAP;
  for (const piece of pieces) {
    const start = pieceStart(piece);
    const apart = Math.hypot(start.x - place.x, start.z - place.z);
    if (apart >= least) continue;
    nearest = piece;
    least = apart;
  }
  return nearest;
}

function moved(piece: OutlinePiece, { x, z }: Point): OutlinePiece {
  if (piece.kind === 'arc') return { ...piece, x: piece.x + x, z: piece.z + z };
  return { kind: 'line', x0: piece.x0 + x, z0: piece.z0 + z, x1: piece.x1 + x, z1: piece.z1 + z };
}

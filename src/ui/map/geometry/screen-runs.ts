import { toScreen, type ViewTransform } from '../view-transform.ts';
import { type ArcPiece, type OutlineChain, type OutlinePiece, onArc, pieceEnd } from './outline.ts';

/** A stretch of an outline that shows in the window: x and y in turn, CSS pixels. */
export interface ScreenRun {
  readonly points: number[];
  /** Pixels along the chain before this stretch begins, so that its dashes stay in place while the map moves. */
  readonly before: number;
}

/** How far outside of the window a line is still drawn, so that its end and its casing are not seen. */
const MARGIN = 8;

/** How far, in pixels, a drawn arc may be from the true one. */
const FLATNESS = 0.15;

/**
 * The visible stretches of a chain. Outlines can be a million times longer than the window is wide, and a dash
 * pattern is worked out over all of a line, seen or not.
 */
export function screenRuns(chain: OutlineChain, view: ViewTransform): ScreenRun[] {
  const runs: ScreenRun[] = [];
  let open: ScreenRun | null = null;
  let length = 0;
  for (const [from, to] of steps(chain, view)) {
    const reach = Math.hypot(to.x - from.x, to.y - from.y);
    const shown = clipped(from, to, view);
    if (!shown) {
      open = null;
    } else {
      const [start, end] = shown;
      if (!open || start > 0) {
        open = {
          points: [from.x + (to.x - from.x) * start, from.y + (to.y - from.y) * start],
          before: length + reach * start,
        };
        runs.push(open);
      }
      open.points.push(from.x + (to.x - from.x) * end, from.y + (to.y - from.y) * end);
      if (end < 1) open = null;
    }
    length += reach;
  }
  return runs;
}

type Pixel = { readonly x: number; readonly y: number };

function* steps(chain: OutlineChain, view: ViewTransform): Generator<[Pixel, Pixel]> {
  for (const piece of chain) {
    let from = pixelOf(piece.kind === 'line' ? { x: piece.x0, z: piece.z0 } : onArc(piece, piece.from), view);
    for (const place of corners(piece, view)) {
      const to = pixelOf(place, view);
      yield [from, to];
      from = to;
    }
  }
}

function* corners(piece: OutlinePiece, view: ViewTransform): Generator<{ x: number; z: number }> {
  if (piece.kind === 'arc') {
    const count = arcSteps(piece, view.scale);
    for (let step = 1; step < count; step++)
      yield onArc(piece, piece.from + ((piece.to - piece.from) * step) / count);
  }
  yield pieceEnd(piece);
}

function arcSteps({ radius, from, to }: ArcPiece, scale: number): number {
  const turn = 2 * Math.acos(Math.max(0, 1 - FLATNESS / (radius * scale)));
  return Math.max(1, Math.ceil((to - from) / turn));
}

const pixelOf = ({ x, z }: { x: number; z: number }, view: ViewTransform): Pixel => toScreen(view, x, z);

/** The shares between which a line is inside of the window and its margin (Liang and Barsky), or null. */
function clipped(from: Pixel, to: Pixel, { width, height }: ViewTransform): [number, number] | null {
  let start = 0;
  let end = 1;
  const sides: [number, number][] = [
    [from.x - to.x, from.x + MARGIN],
    [to.x - from.x, width + MARGIN - from.x],
    [from.y - to.y, from.y + MARGIN],
    [to.y - from.y, height + MARGIN - from.y],
  ];
  for (const [towards, room] of sides) {
    if (towards === 0) {
      if (room < 0) return null;
    } else if (towards < 0) {
      start = Math.max(start, room / towards);
    } else {
      end = Math.min(end, room / towards);
    }
  }
  return start < end ? [start, end] : null;
}

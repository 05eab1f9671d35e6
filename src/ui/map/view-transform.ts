import type { Region } from '../../domain/field/region.ts';

/**
 * Where a window looks at the world: north up, the column x, z covers the square from x, z to x + 1, z + 1.
 * The centre stays a double of blocks and every offset is taken from it, so that far from the origin nothing shakes.
 */
export interface ViewTransform {
  /** World x and z in the middle of the window. */
  readonly x: number;
  readonly z: number;
  /** CSS pixels a block. */
  readonly scale: number;
  /** The window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A place in the window, CSS pixels from its top left. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** A place in the world, in blocks, with fractions. */
export interface WorldPoint {
  readonly x: number;
  readonly z: number;
}

/** CSS pixels kept free at the sides of a window. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The longest envelope (2048 blocks) fits in a window of 128 pixels. */
export const SCALE_MIN = 1 / 16;
export const SCALE_MAX = 64;

const WORLD_EDGE = 30_000_000;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

export const clampScale = (scale: number): number => clamp(scale, SCALE_MIN, SCALE_MAX);

export function toScreen(view: ViewTransform, x: number, z: number): ScreenPoint {
  return { x: (x - view.x) * view.scale + view.width / 2, y: (z - view.z) * view.scale + view.height / 2 };
}

export function toWorld(view: ViewTransform, x: number, y: number): WorldPoint {
  return { x: view.x + (x - view.width / 2) / view.scale, z: view.z + (y - view.height / 2) / view.scale };
}

/** The column whose square, as `toScreen` places it, holds the pixel: its north and west borders belong to it. */
export function columnAt(view: ViewTransform, x: number, y: number): WorldPoint {
  const world = toWorld(view, x, y);
  return {
    x: cellOf(world.x, x, (edge) => toScreen(view, edge, 0).x),
    z: cellOf(world.z, y, (edge) => toScreen(view, 0, edge).y),
  };
}

/** The way to the world and the way back round differently; the way to the screen is what people see. */
function cellOf(world: number, pixel: number, edgePixel: (edge: number) => number): number {
  const cell = Math.floor(world);
  if (edgePixel(cell + 1) <= pixel) return cell + 1;
  return edgePixel(cell) > pixel ? cell - 1 : cell;
}

/** Moves what the window shows by so many pixels. */
export function panBy(view: ViewTransform, dx: number, dy: number): ViewTransform {
  return centredOn(view, view.x - dx / view.scale, view.z - dy / view.scale);
}

/** Sets the scale and leaves the place under a pixel where it is. */
export function zoomAt(view: ViewTransform, x: number, y: number, scale: number): ViewTransform {
  const next = clampScale(scale);
  const fixed = toWorld(view, x, y);
  return centredOn(
    { ...view, scale: next },
    fixed.x - (x - view.width / 2) / next,
    fixed.z - (y - view.height / 2) / next,
  );
}

/** Shows a region whole, as large as the padding and the limits of the scale allow. */
export function fitRegion(view: ViewTransform, region: Region, padding: Padding): ViewTransform {
  const room = {
    width: Math.max(1, view.width - padding.left - padding.right),
    height: Math.max(1, view.height - padding.top - padding.bottom),
  };
  const scale = clampScale(Math.min(room.width / region.width, room.height / region.length));
  return {
    ...view,
    scale,
    x: region.x + region.width / 2 + (padding.right - padding.left) / 2 / scale,
    z: region.z + region.length / 2 + (padding.bottom - padding.top) / 2 / scale,
  };
}

/** The same centre and scale in a window of another size. */
export function resized(view: ViewTransform, width: number, height: number): ViewTransform {
  return { ...view, width, height };
}

/** The columns that show at least in part. */
export function visibleColumns(view: ViewTransform): Region {
  const first = columnAt(view, 0, 0);
  const last = columnAt(view, view.width, view.height);
  return { x: first.x, z: first.z, width: last.x - first.x + 1, length: last.z - first.z + 1 };
}

/**
 * The view at share `t` of the way from one to another: the scale grows evenly for the eye, and the place that both
 * show at the same pixel stays there.
 */
export function betweenViews(from: ViewTransform, to: ViewTransform, t: number): ViewTransform {
  if (t >= 1) return to;
  const scale = from.scale * (to.scale / from.scale) ** t;
  const whole = 1 / from.scale - 1 / to.scale;
  const zoomed = Math.abs(Math.log(to.scale / from.scale)) > 1e-6;
  const share = zoomed ? (1 / from.scale - 1 / scale) / whole : t;
  return { ...to, scale, x: from.x + (to.x - from.x) * share, z: from.z + (to.z - from.z) * share };
}

function centredOn(view: ViewTransform, x: number, z: number): ViewTransform {
  return { ...view, x: clamp(x, -WORLD_EDGE, WORLD_EDGE + 1), z: clamp(z, -WORLD_EDGE, WORLD_EDGE + 1) };
}

import type { MapPalette } from '../read-token-colors.ts';
import { toScreen, type ViewTransform } from '../view-transform.ts';

/** One painting of the map: a context in CSS pixels, and what every layer needs. */
export interface Frame {
  readonly context: CanvasRenderingContext2D;
  readonly view: ViewTransform;
  readonly palette: MapPalette;
  /** Device pixels a CSS pixel. */
  readonly density: number;
  /** The thinnest line that is drawn without blur, CSS pixels. */
  readonly hairline: number;
}

/** A rectangle in CSS pixels whose sides lie between device pixels. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function createFrame(
  context: CanvasRenderingContext2D,
  view: ViewTransform,
  palette: MapPalette,
  density: number,
): Frame {
  return { context, view, palette, density, hairline: Math.max(1, Math.floor(density)) / density };
}

/** Moves a CSS pixel to the nearest border between device pixels. */
export const snap = (frame: Frame, pixel: number): number =>
  Math.round(pixel * frame.density) / frame.density;

/** The columns from x0, z0 up to but without x1, z1. */
export function boxOf(frame: Frame, x0: number, z0: number, x1: number, z1: number): ScreenBox {
  const start = toScreen(frame.view, x0, z0);
  const end = toScreen(frame.view, x1, z1);
  return {
    left: snap(frame, start.x),
    top: snap(frame, start.y),
    right: snap(frame, end.x),
    bottom: snap(frame, end.y),
  };
}

export function isVisible({ view }: Frame, { left, top, right, bottom }: ScreenBox): boolean {
  return right >= 0 && bottom >= 0 && left <= view.width && top <= view.height;
}

/** Draws a box's border around it (`outside`) or on it, `width` CSS pixels wide. */
export function strokeBox({ context }: Frame, box: ScreenBox, width: number, outside: boolean): void {
  const out = outside ? width / 2 : -width / 2;
  context.lineWidth = width;
  context.strokeRect(
    box.left - out,
    box.top - out,
    box.right - box.left + 2 * out,
    box.bottom - box.top + 2 * out,
  );
}

/** Text with a halo, so that it can be read on snow and in a canyon. */
export function haloText(frame: Frame, text: string, x: number, y: number, color: string): void {
  const { context, palette } = frame;
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = palette.casing;
  context.globalAlpha = 0.85;
  context.strokeText(text, x, y);
  context.globalAlpha = 1;
  context.fillStyle = color;
  context.fillText(text, x, y);
}

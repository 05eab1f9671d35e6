import type { WorldPoint } from '../view-transform.ts';
import { boxOf, type Frame, isVisible, type ScreenBox, strokeBox } from './frame.ts';
import { paintSpans } from './ruler-layer.ts';

/** The outline of a column is at least so large, CSS pixels, or it could not be found. */
const SMALLEST = 8;

/** Draws the outline of the column under the pointer and its place on the rulers. */
export function paintPointer(frame: Frame, column: WorldPoint): void {
  const { context, palette, hairline } = frame;
  const box = atLeast(boxOf(frame, column.x, column.z, column.x + 1, column.z + 1), SMALLEST);
  if (isVisible(frame, box)) {
    const width = Math.max(1, Math.round(1.5 / hairline)) * hairline;
    const around = { left: box.left - 1, top: box.top - 1, right: box.right + 1, bottom: box.bottom + 1 };
    context.strokeStyle = palette.casing;
    context.globalAlpha = 0.8;
    strokeBox(frame, around, width + 2, false);
    context.globalAlpha = 1;
    context.strokeStyle = palette.ink;
    strokeBox(frame, box, width, false);
  }
  const spans = { x: { from: column.x, to: column.x + 1 }, z: { from: column.z, to: column.z + 1 } };
  context.globalAlpha = 0.35;
  paintSpans(frame, spans, palette.tick);
  context.globalAlpha = 1;
}

function atLeast(box: ScreenBox, size: number): ScreenBox {
  const x = Math.max(0, size - (box.right - box.left)) / 2;
  const y = Math.max(0, size - (box.bottom - box.top)) / 2;
  return {
    left: Math.floor(box.left - x),
    top: Math.floor(box.top - y),
    right: Math.floor(box.right + x),
    bottom: Math.floor(box.bottom + y),
  };
}

import type { Box } from '../../../domain/recipe/schema.ts';
import { RULER } from '../map-metrics.ts';
import { boxOf, type Frame, haloText, isVisible, type ScreenBox, snap, strokeBox } from './frame.ts';

const HATCH_APART = 8;

/** Draws the boxes that nothing is written into, hatched and with their names. */
export function paintPreserve(frame: Frame, boxes: readonly Box[], selected: number | null): void {
  const visible = boxes
    .map(({ min, max }, index) => ({ index, box: boxOf(frame, min.x, min.z, max.x + 1, max.z + 1) }))
    .filter(({ box }) => isVisible(frame, box));
  for (const { index, box } of visible) {
    paintHatch(frame, box);
    paintBorder(frame, box, index === selected);
  }
  paintNames(
    frame,
    visible.sort((a, b) => Number(b.index === selected) - Number(a.index === selected)),
  );
}

function paintHatch({ context, view, palette }: Frame, box: ScreenBox): void {
  const left = Math.max(box.left, 0);
  const top = Math.max(box.top, 0);
  const right = Math.min(box.right, view.width);
  const bottom = Math.min(box.bottom, view.height);
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  context.beginPath();
  // Lines of x + y = k, counted from the box's corner so that they move with it.
  const corner = box.left + box.top;
  const first = corner + Math.ceil((left + top - corner) / HATCH_APART) * HATCH_APART;
  for (let k = first; k <= right + bottom; k += HATCH_APART) {
    context.moveTo(k - top, top);
    context.lineTo(k - bottom, bottom);
  }
  context.strokeStyle = palette.preserve;
  context.globalAlpha = 0.7;
  context.lineWidth = 1.25;
  context.stroke();
  context.restore();
}

function paintBorder(frame: Frame, box: ScreenBox, selected: boolean): void {
  const { context, palette } = frame;
  const width = snap(frame, selected ? 2 : 1.5) || frame.hairline;
  context.strokeStyle = palette.casing;
  context.globalAlpha = 0.55;
  strokeBox(
    frame,
    { left: box.left - 1, top: box.top - 1, right: box.right + 1, bottom: box.bottom + 1 },
    width + 2,
    false,
  );
  context.globalAlpha = 1;
  context.strokeStyle = selected ? palette.handle : palette.preserve;
  strokeBox(frame, box, width, false);
}

function paintNames(frame: Frame, boxes: readonly { index: number; box: ScreenBox }[]): void {
  const { context, view, palette } = frame;
  context.font = `500 11px ${palette.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const taken: ScreenBox[] = [];
  for (const { index, box } of boxes) {
    const name = `Preserve ${index + 1}`;
    const half = context.measureText(name).width / 2;
    const middle = (Math.max(box.left, RULER) + Math.min(box.right, view.width)) / 2;
    // Above the box; along the top of the window if the box reaches beyond it.
    const y = Math.max(box.top - 5, RULER + 14);
    if (y > box.bottom + 14 || box.right < RULER) continue;
    const space = { left: middle - half - 2, right: middle + half + 2, top: y - 11, bottom: y + 3 };
    if (taken.some((other) => touches(other, space))) continue;
    taken.push(space);
    haloText(frame, name, middle, y, palette.preserve);
  }
}

function touches(a: ScreenBox, b: ScreenBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

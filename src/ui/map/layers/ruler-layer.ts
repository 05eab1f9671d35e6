import type { Spans } from '../geometry/feature-spans.ts';
import { type RulerTick, rulerTicks } from '../geometry/ruler-ticks.ts';
import { BLOCKS_FROM, RULER } from '../map-metrics.ts';
import { formatWhole } from '../numbers.ts';
import { toScreen, visibleColumns } from '../view-transform.ts';
import { type Frame, snap } from './frame.ts';

const TICK_LENGTH = { label: 8, middle: 5, small: 3 } as const;

/** Room between two labels, CSS pixels. */
const LABEL_SPACE = 20;

/** Draws the rulers along the top and the left edge, with the columns marked that the selection takes. */
export function paintRulers(frame: Frame, spans: Spans | null): void {
  const { context, view, palette, hairline } = frame;
  context.fillStyle = palette.panel;
  context.fillRect(0, 0, view.width, RULER);
  context.fillRect(0, 0, RULER, view.height);
  if (spans) paintSpans(frame, spans, palette.selected);
  context.fillStyle = palette.line;
  context.fillRect(RULER - hairline, RULER - hairline, view.width, hairline);
  context.fillRect(RULER - hairline, RULER - hairline, hairline, view.height);
  context.font = `400 10px ${palette.fontFamily}`;
  context.textBaseline = 'alphabetic';
  const seen = visibleColumns(view);
  const apart = labelsApart(frame, seen);
  paintAlong(frame, rulerTicks(seen.x, seen.x + seen.width, view.scale, apart), false);
  paintAlong(frame, rulerTicks(seen.z, seen.z + seen.length, view.scale, apart), true);
  context.fillStyle = palette.panel;
  context.fillRect(0, 0, RULER - hairline, RULER - hairline);
}

/** Marks spans on both rulers. */
export function paintSpans(frame: Frame, { x, z }: Spans, color: string): void {
  const { context, view, hairline } = frame;
  const start = toScreen(view, x.from, z.from);
  const end = toScreen(view, x.to, z.to);
  const left = Math.max(RULER, snap(frame, start.x));
  const top = Math.max(RULER, snap(frame, start.y));
  const right = Math.min(view.width, Math.max(snap(frame, end.x), snap(frame, start.x) + 1));
  const bottom = Math.min(view.height, Math.max(snap(frame, end.y), snap(frame, start.y) + 1));
  context.fillStyle = color;
  if (right > left) context.fillRect(left, 0, right - left, RULER - hairline);
  if (bottom > top) context.fillRect(0, top, RULER - hairline, bottom - top);
}

/** Room for the longest number on either ruler. */
function labelsApart(frame: Frame, seen: { x: number; z: number; width: number; length: number }): number {
  const ends = [seen.x, seen.x + seen.width, seen.z, seen.z + seen.length];
  const widest = Math.max(...ends.map((value) => frame.context.measureText(formatWhole(value)).width));
  const single = frame.view.scale >= BLOCKS_FROM;
  return Math.max(single ? 24 : 64, widest + (single ? LABEL_SPACE / 2 : LABEL_SPACE));
}

function paintAlong(frame: Frame, ticks: readonly RulerTick[], down: boolean): void {
  const { context, view, palette, hairline } = frame;
  // Single blocks have their number in their middle: it names the column. Else it names the line at the tick.
  const single = view.scale >= BLOCKS_FROM;
  context.textAlign = single ? 'center' : 'left';
  for (const { value, rank } of ticks) {
    const place = toScreen(view, value, value);
    const pixel = snap(frame, down ? place.y : place.x);
    if (pixel < RULER) continue;
    const length = TICK_LENGTH[rank];
    context.fillStyle = palette.tick;
    if (down) context.fillRect(RULER - length, pixel, length, hairline);
    else context.fillRect(pixel, RULER - length, hairline, length);
    if (rank !== 'label') continue;
    context.fillStyle = palette.text;
    const text = formatWhole(value);
    const shift = single ? view.scale / 2 : 3;
    const reach = context.measureText(text).width / (single ? 2 : 1);
    // Labels run east and, turned, north. One that would be cut off by a corner or the window is left out.
    if (down && pixel - reach > RULER) {
      paintUpwards(context, text, 10, single ? pixel + shift : pixel - shift);
    } else if (!down && pixel + shift + reach <= view.width) {
      context.fillText(text, pixel + shift, 10);
    }
  }
}

function paintUpwards(context: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(-Math.PI / 2);
  context.fillText(text, 0, 0);
  context.restore();
}

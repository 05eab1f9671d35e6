import type { FieldStatistics } from '../../../domain/field/field.ts';
import type { Region } from '../../../domain/field/region.ts';
import type { Rgb } from '../../../domain/raster/shading.ts';
import type { MapPicture } from '../../../state/session-store.ts';
import { contrastOf } from '../contrast.ts';
import { BLOCKS_FROM, NUMBERS_FROM } from '../map-metrics.ts';
import { formatWhole } from '../numbers.ts';
import { toScreen, visibleColumns } from '../view-transform.ts';
import { type Frame, snap } from './frame.ts';

/** Steps between two blocks get a line by how high they are: 1, 2 to 4, and 5 or more blocks. */
const STEPS = [
  { from: 1, width: 1, alpha: 0.6 },
  { from: 2, width: 2, alpha: 0.9 },
  { from: 5, width: 3, alpha: 0.9 },
] as const;

/** CSS pixels between the numbers of two blocks, and the smallest size of a number. */
const TEXT_GAP = 4;
const TEXT_SMALLEST = 7;

/** Draws single blocks, when they are large enough: their borders, the steps between them, and their heights. */
export function paintBlocks(frame: Frame, picture: MapPicture): void {
  const { scale } = frame.view;
  if (scale < BLOCKS_FROM) return;
  const part = overlap(picture.field.region, visibleColumns(frame.view));
  if (part.width <= 0 || part.length <= 0) return;
  const edges = edgesOf(frame, part);
  paintBorders(frame, edges);
  paintSteps(frame, picture, part, edges);
  if (scale >= NUMBERS_FROM) paintHeights(frame, picture, part);
}

interface Edges {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

function overlap(region: Region, seen: Region): Region {
  const x = Math.max(region.x, seen.x);
  const z = Math.max(region.z, seen.z);
  return {
    x,
    z,
    width: Math.min(region.x + region.width, seen.x + seen.width) - x,
    length: Math.min(region.z + region.length, seen.z + seen.length) - z,
  };
}

function edgesOf(frame: Frame, part: Region): Edges {
  const x = Array.from({ length: part.width + 1 }, (_, i) =>
    snap(frame, toScreen(frame.view, part.x + i, 0).x),
  );
  const y = Array.from({ length: part.length + 1 }, (_, i) =>
    snap(frame, toScreen(frame.view, 0, part.z + i).y),
  );
  return { x, y };
}

function paintBorders({ context, palette, hairline }: Frame, { x, y }: Edges): void {
  context.fillStyle = palette.grid;
  for (const left of x) context.fillRect(left - hairline, y[0], hairline, y.at(-1)! - y[0]);
  for (const top of y) context.fillRect(x[0], top - hairline, x.at(-1)! - x[0], hairline);
}

function paintSteps(frame: Frame, { field }: MapPicture, part: Region, { x, y }: Edges): void {
  const { context, palette } = frame;
  const { region, heights } = field;
  const paths = STEPS.map(() => new Path2D());
  const widths = STEPS.map(({ width }) => snap(frame, width));
  for (let j = 0; j < part.length; j++) {
    for (let i = 0; i < part.width; i++) {
      const index = (part.z - region.z + j) * region.width + (part.x - region.x + i);
      const east = i + 1 < part.width ? rankOf(heights[index] - heights[index + 1]) : -1;
      const south = j + 1 < part.length ? rankOf(heights[index] - heights[index + region.width]) : -1;
      if (east >= 0) {
        const width = widths[east];
        paths[east].rect(x[i + 1] - snap(frame, width / 2), y[j], width, y[j + 1] - y[j]);
      }
      if (south >= 0) {
        const width = widths[south];
        paths[south].rect(x[i], y[j + 1] - snap(frame, width / 2), x[i + 1] - x[i], width);
      }
    }
  }
  context.fillStyle = palette.contour;
  for (const [rank, path] of paths.entries()) {
    context.globalAlpha = STEPS[rank].alpha;
    context.fill(path);
  }
  context.globalAlpha = 1;
}

function rankOf(difference: number): number {
  const step = Math.abs(difference);
  return STEPS.findLastIndex(({ from }) => step >= from);
}

function paintHeights(frame: Frame, { field, pixels }: MapPicture, part: Region): void {
  const { context, view, palette } = frame;
  const size = textSize(frame, field.statistics);
  if (size === null) return;
  context.font = `500 ${size}px ${palette.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const { region, heights } = field;
  const inks = inkChooser(frame);
  const texts = new Map<number, string>();
  for (let j = 0; j < part.length; j++) {
    for (let i = 0; i < part.width; i++) {
      const index = (part.z - region.z + j) * region.width + (part.x - region.x + i);
      const height = heights[index];
      const text = texts.get(height) ?? formatWhole(height);
      texts.set(height, text);
      const { x, y } = toScreen(view, part.x + i + 0.5, part.z + j + 0.5);
      context.fillStyle = inks(pixels[index * 4], pixels[index * 4 + 1], pixels[index * 4 + 2]);
      context.fillText(text, x, y + 0.5);
    }
  }
}

/** The size in which every height of the field fits into a block, or null if it would be too small to read. */
function textSize(
  { context, view, palette }: Frame,
  { heightMin, heightMax }: FieldStatistics,
): number | null {
  context.font = `500 10px ${palette.fontFamily}`;
  const widest = Math.max(
    ...[heightMin, heightMax].map((height) => context.measureText(formatWhole(height)).width),
  );
  const size = Math.min(13, view.scale / 2, (10 * (view.scale - TEXT_GAP)) / widest);
  return size < TEXT_SMALLEST ? null : size;
}

/** Of ink and casing the one that stands out more from a block; slopes of one picture share few colours. */
function inkChooser({ palette }: Frame): (red: number, green: number, blue: number) => string {
  const { ink, casing, inkRgb, casingRgb } = palette;
  const chosen = new Map<number, string>();
  return (red, green, blue) => {
    const key = (red << 16) | (green << 8) | blue;
    let color = chosen.get(key);
    if (!color) {
      const ground: Rgb = [red, green, blue];
      color = contrastOf(inkRgb, ground) >= contrastOf(casingRgb, ground) ? ink : casing;
      chosen.set(key, color);
    }
    return color;
  };
}

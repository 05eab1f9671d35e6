import type { Region } from '../../../domain/field/region.ts';
import { toScreen, visibleColumns } from '../view-transform.ts';
import type { Frame } from './frame.ts';

/** How much of an older picture shows while a newer field is at work. */
const STALE = 0.75;

/** Draws the relief: single columns from one device pixel each, a smooth reduction below. */
export function paintPicture(frame: Frame, bitmap: OffscreenCanvas, region: Region, stale: boolean): void {
  const { context, view, density } = frame;
  const part = visiblePart(region, visibleColumns(view));
  if (!part) return;
  const start = toScreen(view, part.x, part.z);
  context.imageSmoothingEnabled = view.scale * density < 1;
  context.imageSmoothingQuality = 'high';
  context.globalAlpha = stale ? STALE : 1;
  context.drawImage(
    bitmap,
    part.x - region.x,
    part.z - region.z,
    part.width,
    part.length,
    start.x,
    start.y,
    part.width * view.scale,
    part.length * view.scale,
  );
  context.globalAlpha = 1;
}

/** Drawn whole, a large picture seen close would have corners too far away for the precision of a graphics card. */
function visiblePart(region: Region, seen: Region): Region | null {
  const x = Math.max(region.x, seen.x - 1);
  const z = Math.max(region.z, seen.z - 1);
  const width = Math.min(region.x + region.width, seen.x + seen.width + 1) - x;
  const length = Math.min(region.z + region.length, seen.z + seen.length + 1) - z;
  return width > 0 && length > 0 ? { x, z, width, length } : null;
}

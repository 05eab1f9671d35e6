import type { Region } from '../../../domain/field/region.ts';
import { BLOCKS_FROM, TILE_EDGE } from '../map-metrics.ts';
import { toScreen, visibleColumns } from '../view-transform.ts';
import { boxOf, type Frame, snap } from './frame.ts';

/** Tile lines nearer to each other than this, in pixels, would only darken the map. */
const READABLE = 8;

/** Draws the borders of the tiles, or of every eighth one if tiles are too small to be told apart. */
export function paintTileGrid(frame: Frame, envelope: Region): void {
  const step = [TILE_EDGE, TILE_EDGE * 8].find((edge) => edge * frame.view.scale >= READABLE);
  if (!step) return;
  const { context, view, palette, hairline } = frame;
  const box = boxOf(frame, envelope.x, envelope.z, envelope.x + envelope.width, envelope.z + envelope.length);
  const seen = visibleColumns(view);
  // Among the borders of single blocks those of tiles have to stand out.
  const single = view.scale >= BLOCKS_FROM;
  context.fillStyle = single ? palette.ink : palette.grid;
  context.globalAlpha = single ? 0.5 : 1;
  for (const x of lines(envelope.x, envelope.width, seen.x, seen.width, step)) {
    context.fillRect(snap(frame, toScreen(view, x, 0).x) - hairline, box.top, hairline, box.bottom - box.top);
  }
  for (const z of lines(envelope.z, envelope.length, seen.z, seen.length, step)) {
    context.fillRect(
      box.left,
      snap(frame, toScreen(view, 0, z).y) - hairline,
      box.right - box.left,
      hairline,
    );
  }
  context.globalAlpha = 1;
}

/** The visible lines between two tiles: counted from the start of the envelope, its own border left out. */
function* lines(start: number, length: number, seenStart: number, seenLength: number, step: number) {
  const first = start + Math.max(1, Math.ceil((seenStart - start) / step)) * step;
  const end = Math.min(start + length, seenStart + seenLength + 1);
  for (let line = first; line < end; line += step) yield line;
}

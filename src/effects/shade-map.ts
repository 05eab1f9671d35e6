import type { CompiledField, TerrainCompute } from '../domain/field/ports.ts';
import { boundsOf, cutRows, isSameRegion, overlap, type Region, widen } from '../domain/field/region.ts';
import { MAP_LIGHT, rampRange, SHADING_REACH } from '../domain/raster/shading.ts';
import type { MapColors, MapPicture, SessionStore } from '../state/session-store.ts';

/** Columns that are shaded at once: some milliseconds, so that a newer field need not wait for long. */
const PIECE_COLUMNS = 131_072;

/** The cancellation of work that is always wanted. */
const NEVER = new AbortController().signal;

/**
 * Makes the map's picture whenever the field or the theme's colours change: of what has changed, and of all only where
 * there is nothing to go on from. One picture is made at a time, then the next of the newest field.
 */
export function startShading(session: SessionStore, compute: TerrainCompute): void {
  let busy = false;
  let wanted = false;
  let pictures = 0;
  /** Where the field differs from the picture. */
  let dirty: Region | null = null;
  /** What the picture that is shown was made with. */
  let made: { readonly picture: MapPicture; readonly colors: MapColors } | null = null;

  /** The picture's part that is to be made, and whether all of it is. */
  const partOf = (field: CompiledField, colors: MapColors, range: { low: number; high: number }) => {
    const goesOn =
      made !== null &&
      made.colors === colors &&
      made.picture.low === range.low &&
      made.picture.high === range.high &&
      isSameRegion(made.picture.field.region, field.region);
    if (!goesOn) return field.region;
    return dirty && overlap(widen(dirty, SHADING_REACH), field.region);
  };

  const shade = async (field: CompiledField, colors: MapColors) => {
    const range = rampRange(field.statistics);
    const part = partOf(field, colors, range);
    dirty = null;
    if (!part) return;
    const options = { ...MAP_LIGHT, ...colors, ...range };
    const pieces = cutRows(part, PIECE_COLUMNS);
    const before = made;
    const first = field === session.getState().arriving;
    const pixels = await Promise.all(
      pieces.map((piece) => compute.shade(field, piece, options, NEVER, first)),
    );
    // Closed meanwhile, or another one opened: what comes next is made whole.
    const now = newestField(session);
    if (before !== made || !now || !isSameRegion(now.region, field.region)) return;
    const target =
      made && !isSameRegion(part, field.region)
        ? made.picture.pixels
        : new Uint8ClampedArray(field.region.width * field.region.length * 4);
    pieces.forEach((piece, index) => {
      putPixels(target, field.region, pixels[index], piece);
    });
    const picture: MapPicture = { field, pixels: target, ...range, serial: ++pictures, changed: part };
    made = { picture, colors };
    session.setState({ picture });
  };

  /** Goes on until the picture is that of the newest field. */
  const catchUp = async () => {
    if (busy) return;
    busy = true;
    try {
      while (wanted) {
        wanted = false;
        const { mapColors } = session.getState();
        const field = newestField(session);
        if (field && mapColors) await shade(field, mapColors);
      }
    } catch {
      session.setState({ computeProblem: 'The map could not be drawn. Reload the page to try again.' });
    } finally {
      busy = false;
    }
  };

  session.subscribe(({ field, arriving, mapColors }, before) => {
    const news = [
      ...(field !== before.field && field ? field.changed : []),
      ...(arriving !== before.arriving && arriving ? arriving.changed : []),
    ];
    if (!field && !arriving) made = null;
    if (news.length > 0) dirty = boundsOf(dirty ? [dirty, ...news] : news);
    else if (mapColors === before.mapColors) return;
    wanted = true;
    void catchUp();
  });
}

/** What there is to show: a field on its way before the one that it is to replace. */
function newestField(session: SessionStore): CompiledField | null {
  const { arriving, field } = session.getState();
  return arriving ?? field;
}

/** Writes the pixels of a part into those of the whole region. */
function putPixels(target: Uint8ClampedArray, region: Region, pixels: Uint8ClampedArray, part: Region): void {
  const bytes = part.width * 4;
  for (let row = 0; row < part.length; row++) {
    const start = ((part.z + row - region.z) * region.width + (part.x - region.x)) * 4;
    target.set(pixels.subarray(row * bytes, (row + 1) * bytes), start);
  }
}

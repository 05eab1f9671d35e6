import type { MapPicture } from '../../../state/session-store.ts';

/** Turns pictures into a canvas that a context can draw. Of a picture that follows the last one, only what changed. */
export function createPictureBitmaps(): (picture: MapPicture) => OffscreenCanvas {
  let kept: { picture: MapPicture; bitmap: OffscreenCanvas } | null = null;
  return (picture) => {
    if (kept?.picture === picture) return kept.bitmap;
    const { region } = picture.field;
    const follows = kept?.picture.pixels === picture.pixels;
    const bitmap = follows && kept ? kept.bitmap : new OffscreenCanvas(region.width, region.length);
    const part = follows && kept?.picture.serial === picture.serial - 1 ? picture.changed : region;
    const image = new ImageData(picture.pixels, region.width, region.length);
    const x = part.x - region.x;
    const z = part.z - region.z;
    bitmap.getContext('2d')?.putImageData(image, 0, 0, x, z, part.width, part.length);
    kept = { picture, bitmap };
    return bitmap;
  };
}

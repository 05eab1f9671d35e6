import type { MapPicture } from '../../../state/session-store.ts';

/** Turns pictures into canvases a context can draw, each once. */
export function createPictureBitmaps(): (picture: MapPicture) => OffscreenCanvas {
  let kept: { picture: MapPicture; bitmap: OffscreenCanvas } | null = null;
  return (picture) => {
    if (kept?.picture !== picture) {
      const { width, length } = picture.field.region;
      const bitmap = new OffscreenCanvas(width, length);
      bitmap.getContext('2d')?.putImageData(new ImageData(picture.pixels, width, length), 0, 0);
      kept = { picture, bitmap };
    }
    return kept.bitmap;
  };
}

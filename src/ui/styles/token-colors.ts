import type { Rgb } from '../../domain/raster/shading.ts';

/** Reads the colours that tokens have at an element, for the theme of now, in the notation of computed styles. */
export function readTokenColors<T>(host: HTMLElement, read: (colorOf: (token: string) => string) => T): T {
  // A custom property keeps `light-dark()` as text; only the colour of an element that uses it is resolved.
  const probe = document.createElement('span');
  probe.hidden = true;
  host.append(probe);
  try {
    return read((token) => {
      probe.style.color = `var(${token})`;
      return getComputedStyle(probe).color;
    });
  } finally {
    probe.remove();
  }
}

/** Painting a pixel understands every notation that a computed colour may have. */
export function rgbOf(color: string): Rgb {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

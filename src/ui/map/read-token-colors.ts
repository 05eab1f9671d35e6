import type { Rgb } from '../../domain/raster/shading.ts';
import type { MapColors } from '../../state/session-store.ts';

const PALETTE_TOKENS = {
  outside: '--map-outside',
  envelope: '--map-envelope',
  casing: '--map-casing',
  ink: '--map-ink',
  handle: '--map-handle',
  preserve: '--map-preserve',
  grid: '--map-grid',
  contour: '--map-contour',
  panel: '--surface-panel',
  selected: '--surface-selected',
  line: '--line-2',
  tick: '--line-control',
  text: '--text-2',
} as const;

/** Colours as a canvas takes them, for the theme of now. */
export type MapPalette = Readonly<Record<keyof typeof PALETTE_TOKENS, string>> & {
  /** `ink` and `casing` in numbers: one of the two can be read on any colour of the ramp. */
  readonly inkRgb: Rgb;
  readonly casingRgb: Rgb;
  readonly fontFamily: string;
};

const RAMP_TOKENS = Array.from({ length: 7 }, (_, index) => `--ramp-relief-${index}`);

/** The colours that things on the map are drawn with, as they stand at an element. */
export function readMapPalette(host: HTMLElement): MapPalette {
  return withProbe(host, (colorOf) => {
    const entries = Object.entries(PALETTE_TOKENS).map(([name, token]) => [name, colorOf(token)]);
    const colors = Object.fromEntries(entries) as Record<keyof typeof PALETTE_TOKENS, string>;
    const fontFamily = getComputedStyle(host).fontFamily;
    return { ...colors, inkRgb: rgbOf(colors.ink), casingRgb: rgbOf(colors.casing), fontFamily };
  });
}

/** The colours that the map's picture is made of. */
export function readMapColors(host: HTMLElement): MapColors {
  return withProbe(host, (colorOf) => ({
    ramp: RAMP_TOKENS.map((token) => rgbOf(colorOf(token))),
    shadow: rgbOf(colorOf('--map-shadow')),
    light: rgbOf(colorOf('--map-light')),
  }));
}

/** A custom property keeps `light-dark()` as text; only the colour of an element that uses it is resolved. */
function withProbe<T>(host: HTMLElement, read: (colorOf: (token: string) => string) => T): T {
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

/** Painting a pixel understands every notation a computed colour may have. */
function rgbOf(color: string): Rgb {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

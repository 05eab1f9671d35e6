import type { Rgb } from '../../domain/raster/shading.ts';
import type { MapColors } from '../../state/session-store.ts';
import { readTokenColors, rgbOf } from '../styles/token-colors.ts';

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
  return readTokenColors(host, (colorOf) => {
    const entries = Object.entries(PALETTE_TOKENS).map(([name, token]) => [name, colorOf(token)]);
    const colors = Object.fromEntries(entries) as Record<keyof typeof PALETTE_TOKENS, string>;
    const fontFamily = getComputedStyle(host).fontFamily;
    return { ...colors, inkRgb: rgbOf(colors.ink), casingRgb: rgbOf(colors.casing), fontFamily };
  });
}

/** The colours that the map's picture is made of. */
export function readMapColors(host: HTMLElement): MapColors {
  return readTokenColors(host, (colorOf) => ({
    ramp: RAMP_TOKENS.map((token) => rgbOf(colorOf(token))),
    shadow: rgbOf(colorOf('--map-shadow')),
    light: rgbOf(colorOf('--map-light')),
  }));
}

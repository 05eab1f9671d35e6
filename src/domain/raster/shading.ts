import type { HeightField } from '../field/field.ts';

/** Red, green, blue, each 0..255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export interface ShadingOptions {
  /** Colours from the lowest height to the highest, evenly spaced. */
  readonly ramp: readonly Rgb[];
  /** The heights that get the first and the last colour. */
  readonly low: number;
  readonly high: number;
  /** Where the light comes from, degrees clockwise from north. */
  readonly lightAzimuth: number;
  /** How high the light stands above the horizon, degrees. */
  readonly lightAltitude: number;
  /** How strongly the relief is shaded, 0 (flat colours) to 1. */
  readonly strength: number;
  /** Colours that shaded and lit slopes lean to. */
  readonly shadow: Rgb;
  readonly light: Rgb;
}

/** Light from the north-west, as maps have it: with light from below, hills look like hollows. */
export const MAP_LIGHT = { lightAzimuth: 315, lightAltitude: 45, strength: 0.85 } as const;

/**
 * The map's picture of a field: a height ramp under a hillshade. RGBA, one pixel a column, in the order of the heights.
 * A column's colour depends on it and the columns up to three away (at the region's edge the last one is repeated).
 */
export function shadeField(field: HeightField, options: ShadingOptions): Uint8ClampedArray<ArrayBuffer> {
  const { width, length } = field.region;
  const pixels = new Uint8ClampedArray(width * length * 4);
  const colors = rampTable(options);
  const brightness = hillshade(field, options);
  for (let z = 0; z < length; z++) {
    for (let x = 0; x < width; x++) {
      const index = z * width + x;
      const color = colors(field.heights[index]);
      const lit = brightness(x, z);
      const [red, green, blue] = lit < 0 ? options.shadow : options.light;
      const share = Math.min(1, Math.abs(lit)) * options.strength;
      pixels[index * 4] = color[0] + (red - color[0]) * share;
      pixels[index * 4 + 1] = color[1] + (green - color[1]) * share;
      pixels[index * 4 + 2] = color[2] + (blue - color[2]) * share;
      pixels[index * 4 + 3] = 255;
    }
  }
  return pixels;
}

/** The colour of a height: between the two nearest colours of the ramp; heights outside of it get its ends. */
export function rampColor(options: Pick<ShadingOptions, 'ramp' | 'low' | 'high'>, height: number): Rgb {
  const { ramp, low, high } = options;
  const t = high > low ? Math.max(0, Math.min(1, (height - low) / (high - low))) : 0.5;
  const position = t * (ramp.length - 1);
  const index = Math.min(Math.floor(position), ramp.length - 2);
  const [a, b] = [ramp[index], ramp[index + 1]];
  const share = position - index;
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** `rampColor` with each height's colour made once. */
function rampTable(options: ShadingOptions): (height: number) => Rgb {
  const table = new Map<number, Rgb>();
  return (height) => {
    let color = table.get(height);
    if (!color) {
      color = rampColor(options, height);
      table.set(height, color);
    }
    return color;
  };
}

/**
 * How much brighter than level ground a column is, -1 to 1: Lambert's cosine law with the slope of Horn's 3 x 3
 * differences (Horn, Hill shading and the reflectance map, 1981), which do not favour a direction. The slope is that of
 * smoothed heights: on gentle ground every single step would draw a line, and hide the form of the land.
 */
function hillshade(field: HeightField, { lightAzimuth, lightAltitude }: ShadingOptions) {
  const { width, length } = field.region;
  const heights = smoothed(field);
  const azimuth = (lightAzimuth * Math.PI) / 180;
  const altitude = (lightAltitude * Math.PI) / 180;
  const toEast = Math.sin(azimuth) * Math.cos(altitude);
  const toSouth = -Math.cos(azimuth) * Math.cos(altitude);
  const up = Math.sin(altitude);
  return (x: number, z: number): number => {
    const west = x > 0 ? x - 1 : x;
    const east = x + 1 < width ? x + 1 : x;
    const here = z * width;
    const north = z > 0 ? here - width : here;
    const south = z + 1 < length ? here + width : here;
    const eastSum = heights[north + east] + 2 * heights[here + east] + heights[south + east];
    const westSum = heights[north + west] + 2 * heights[here + west] + heights[south + west];
    const southSum = heights[south + west] + 2 * heights[south + x] + heights[south + east];
    const northSum = heights[north + west] + 2 * heights[north + x] + heights[north + east];
    const riseEast = (eastSum - westSum) / 8;
    const riseSouth = (southSum - northSum) / 8;
    const cosine =
      (up - riseEast * toEast - riseSouth * toSouth) /
      Math.sqrt(1 + riseEast * riseEast + riseSouth * riseSouth);
    return Math.max(0, cosine) - up;
  };
}

/** Heights under a binomial filter of five columns by five. */
function smoothed({ region, heights }: HeightField): Float32Array {
  const { width, length } = region;
  const alongX = new Float32Array(heights.length);
  const alongBoth = new Float32Array(heights.length);
  for (let z = 0; z < length; z++) filterLine(heights, alongX, z * width, 1, width);
  for (let x = 0; x < width; x++) filterLine(alongX, alongBoth, x, width, length);
  return alongBoth;
}

/** One line under the weights 1 4 6 4 1; beyond its ends the last value is repeated. */
function filterLine(
  from: ArrayLike<number>,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
): void {
  const at = (i: number) => from[start + Math.max(0, Math.min(count - 1, i)) * stride];
  for (let i = 0; i < count; i++) {
    const sum = at(i - 2) + 4 * at(i - 1) + 6 * at(i) + 4 * at(i + 1) + at(i + 2);
    to[start + i * stride] = sum / 16;
  }
}

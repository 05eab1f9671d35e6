import type { FieldStatistics, HeightField } from '../field/field.ts';
import type { Region } from '../field/region.ts';

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

/** A column's colour depends on it and the columns up to so many away. */
export const SHADING_REACH = 3;

/**
 * The map's picture of a part of a field, by default of all of it: a height ramp under a hillshade. RGBA, one pixel a
 * column, in the order of the heights. At the field's edge the last column is repeated.
 */
export function shadeField(
  field: HeightField,
  options: ShadingOptions,
  part: Region = field.region,
): Uint8ClampedArray<ArrayBuffer> {
  const { region, heights } = field;
  const { strength, shadow, light } = options;
  const pixels = new Uint8ClampedArray(part.width * part.length * 4);
  const ramp = rampTable(options, heights);
  const row = new Float64Array(part.width);
  const shade = createHillshade(field, options);
  let at = 0;
  for (let z = part.z; z < part.z + part.length; z++) {
    const start = (z - region.z) * region.width + (part.x - region.x);
    shade(row, part.x, z);
    for (let i = 0; i < part.width; i++) {
      const color = (heights[start + i] - ramp.lowest) * 3;
      const lit = row[i];
      const lean = lit < 0 ? shadow : light;
      const share = Math.min(1, Math.abs(lit)) * strength;
      for (let channel = 0; channel < 3; channel++) {
        const plain = ramp.colors[color + channel];
        pixels[at + channel] = plain + (lean[channel] - plain) * share;
      }
      pixels[at + 3] = 255;
      at += 4;
    }
  }
  return pixels;
}

/** A copy of what `shadeField` needs of a field for a part of it. */
export function cropForShading(field: HeightField, part: Region): HeightField {
  const { region, heights } = field;
  const x = Math.max(region.x, part.x - SHADING_REACH);
  const z = Math.max(region.z, part.z - SHADING_REACH);
  const width = Math.min(region.x + region.width, part.x + part.width + SHADING_REACH) - x;
  const length = Math.min(region.z + region.length, part.z + part.length + SHADING_REACH) - z;
  const crop = new Int32Array(width * length);
  for (let row = 0; row < length; row++) {
    const start = (z + row - region.z) * region.width + (x - region.x);
    crop.set(heights.subarray(start, start + width), row * width);
  }
  return { region: { x, z, width, length }, heights: crop };
}

/**
 * The heights that get the first and the last colour: the extremes, rounded outwards to an eighth of their difference
 * or less, so that they stand while an edit moves the extremes a little.
 */
export function rampRange({ heightMin, heightMax }: FieldStatistics): { low: number; high: number } {
  const step = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(1, heightMax - heightMin) / 8)));
  return { low: Math.floor(heightMin / step) * step, high: Math.ceil(heightMax / step) * step };
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

/** The colours of all heights from the lowest to the highest, three numbers each. */
function rampTable(options: ShadingOptions, heights: Int32Array) {
  let lowest = heights[0];
  let highest = lowest;
  for (let i = 0; i < heights.length; i++) {
    if (heights[i] < lowest) lowest = heights[i];
    else if (heights[i] > highest) highest = heights[i];
  }
  const colors = new Float64Array((highest - lowest + 1) * 3);
  for (let height = lowest; height <= highest; height++) {
    colors.set(rampColor(options, height), (height - lowest) * 3);
  }
  return { lowest, colors };
}

/**
 * How much brighter than level ground a column is, -1 to 1: Lambert's cosine law with the slope of Horn's 3 x 3
 * differences (Horn, Hill shading and the reflectance map, 1981), which do not favour a direction. The slope is that of
 * smoothed heights: on gentle ground every single step would draw a line, and hide the form of the land.
 *
 * Answers a function that fills a row from the column x, z on.
 */
function createHillshade(field: HeightField, { lightAzimuth, lightAltitude }: ShadingOptions) {
  const { region } = field;
  const { width, length } = region;
  const heights = smoothed(field);
  const azimuth = (lightAzimuth * Math.PI) / 180;
  const altitude = (lightAltitude * Math.PI) / 180;
  const toEast = Math.sin(azimuth) * Math.cos(altitude);
  const toSouth = -Math.cos(azimuth) * Math.cos(altitude);
  const up = Math.sin(altitude);
  return (row: Float64Array, x: number, z: number): void => {
    const here = (z - region.z) * width;
    const north = z > region.z ? here - width : here;
    const south = z + 1 < region.z + length ? here + width : here;
    for (let i = 0; i < row.length; i++) {
      const middle = x - region.x + i;
      const west = middle > 0 ? middle - 1 : middle;
      const east = middle + 1 < width ? middle + 1 : middle;
      const northWest = heights[north + west];
      const northEast = heights[north + east];
      const southWest = heights[south + west];
      const southEast = heights[south + east];
      const riseEast =
        (northEast +
          2 * heights[here + east] +
          southEast -
          northWest -
          2 * heights[here + west] -
          southWest) /
        8;
      const riseSouth =
        (southWest +
          2 * heights[south + middle] +
          southEast -
          northWest -
          2 * heights[north + middle] -
          northEast) /
        8;
      const cosine =
        (up - riseEast * toEast - riseSouth * toSouth) /
        Math.sqrt(1 + riseEast * riseEast + riseSouth * riseSouth);
      row[i] = Math.max(0, cosine) - up;
    }
  };
}

/** Heights under a binomial filter of five columns by five: the weights 1 4 6 4 1 along x, then along z. */
function smoothed({ region, heights }: HeightField): Float32Array {
  const { width, length } = region;
  const alongX = new Float32Array(heights.length);
  const alongBoth = new Float32Array(heights.length);
  for (let z = 0; z < length; z++) filterRow(heights, alongX, z * width, width);
  for (let z = 0; z < length; z++) filterRows(alongX, alongBoth, z, width, length);
  return alongBoth;
}

/** One row along x; beyond its ends the last value is repeated. */
function filterRow(from: Int32Array, to: Float32Array, start: number, width: number): void {
  const last = start + width - 1;
  let west2 = from[start];
  let west1 = west2;
  let here = west2;
  let east1 = from[Math.min(start + 1, last)];
  for (let i = start; i <= last; i++) {
    const east2 = from[i + 2 <= last ? i + 2 : last];
    to[i] = (west2 + east2 + 4 * (west1 + east1) + 6 * here) / 16;
    west2 = west1;
    west1 = here;
    here = east1;
    east1 = east2;
  }
}

/** Row z out of itself and the two rows to each side of it; beyond the ends the last row is repeated. */
function filterRows(from: Float32Array, to: Float32Array, z: number, width: number, length: number): void {
  const start = (row: number) => Math.max(0, Math.min(length - 1, row)) * width;
  const north2 = start(z - 2);
  const north1 = start(z - 1);
  const here = start(z);
  const south1 = start(z + 1);
  const south2 = start(z + 2);
  for (let x = 0; x < width; x++) {
    const sides = 4 * (from[north1 + x] + from[south1 + x]);
    to[here + x] = (from[north2 + x] + from[south2 + x] + sides + 6 * from[here + x]) / 16;
  }
}

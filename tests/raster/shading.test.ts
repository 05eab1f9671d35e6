import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HeightField } from '../../src/domain/field/field.ts';
import {
  cropForShading,
  MAP_LIGHT,
  type Rgb,
  rampColor,
  rampRange,
  type ShadingOptions,
  shadeField,
} from '../../src/domain/raster/shading.ts';

const ramp: readonly Rgb[] = [
  [0, 0, 80],
  [0, 160, 40],
  [240, 240, 200],
];
const options: ShadingOptions = {
  ...MAP_LIGHT,
  ramp,
  low: 0,
  high: 100,
  shadow: [0, 0, 0],
  light: [255, 255, 255],
};

function fieldOf(width: number, length: number, heightAt: (x: number, z: number) => number): HeightField {
  const heights = Int32Array.from({ length: width * length }, (_, i) =>
    heightAt(i % width, Math.floor(i / width)),
  );
  return { region: { x: -5, z: 7, width, length }, heights };
}

function pixelAt(pixels: Uint8ClampedArray, width: number, x: number, z: number): number[] {
  return [...pixels.subarray((z * width + x) * 4, (z * width + x) * 4 + 4)];
}

const brightness = ([red, green, blue]: number[]) => red + green + blue;

test('the ramp meets its colours at its ends and its middle, and keeps to them outside', () => {
  expect(rampColor(options, 0)).toEqual([0, 0, 80]);
  expect(rampColor(options, 50)).toEqual([0, 160, 40]);
  expect(rampColor(options, 100)).toEqual([240, 240, 200]);
  expect(rampColor(options, 25)).toEqual([0, 80, 60]);
  expect(rampColor(options, -9)).toEqual([0, 0, 80]);
  expect(rampColor(options, 900)).toEqual([240, 240, 200]);
  expect(rampColor({ ...options, low: 5, high: 5 }, 5)).toEqual([0, 160, 40]);
});

test('level ground has the colour of its height, to its very edge', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 100 }),
      (width, length, height) => {
        const pixels = shadeField(
          fieldOf(width, length, () => height),
          options,
        );
        const color = rampColor(options, height).map(Math.round);
        for (let z = 0; z < length; z++)
          for (let x = 0; x < width; x++) expect(pixelAt(pixels, width, x, z)).toEqual([...color, 255]);
      },
    ),
    { numRuns: 60, seed: 61 },
  );
});

test('slopes that look to the light in the north-west are bright, those away from it dark', () => {
  const toLight = shadeField(
    fieldOf(20, 20, (x, z) => x + z),
    options,
  );
  const away = shadeField(
    fieldOf(20, 20, (x, z) => 38 - x - z),
    options,
  );
  const level = brightness(rampColor(options, 19).map(Math.round));
  // Both have height 19 in their middle.
  expect(brightness(pixelAt(toLight, 20, 10, 9))).toBeGreaterThan(level);
  expect(brightness(pixelAt(away, 20, 10, 9))).toBeLessThan(level);
});

test('without strength there is no shading', () => {
  const pixels = shadeField(
    fieldOf(12, 12, (x) => x * 7),
    { ...options, strength: 0 },
  );
  for (let x = 0; x < 12; x++)
    expect(pixelAt(pixels, 12, x, 5)).toEqual([...rampColor(options, x * 7).map(Math.round), 255]);
});

test('a part of the picture is the picture of the part, away from its edges', () => {
  const height = (x: number, z: number) => Math.round(30 + 20 * Math.sin(x / 3) + 9 * Math.cos(z / 4));
  const whole = shadeField(fieldOf(30, 30, height), options);
  const part = shadeField(
    fieldOf(20, 20, (x, z) => height(x + 6, z + 4)),
    options,
  );
  for (let z = 3; z < 17; z++)
    for (let x = 3; x < 17; x++) expect(pixelAt(part, 20, x, z)).toEqual(pixelAt(whole, 30, x + 6, z + 4));
});

test('a part shaded alone has the pixels that it has in the whole', () => {
  const size = fc.integer({ min: 1, max: 14 });
  fc.assert(
    fc.property(
      size,
      size,
      fc.nat(),
      fc.nat(),
      size,
      size,
      fc.integer(),
      (width, length, x, z, w, l, seed) => {
        const field = fieldOf(width, length, (column, row) => ((column * 7 + row * 13 + seed) % 29) + 40);
        const { region } = field;
        const part = { x: region.x + (x % width), z: region.z + (z % length), width: 1, length: 1 };
        part.width = Math.min(w, region.x + width - part.x);
        part.length = Math.min(l, region.z + length - part.z);
        const whole = shadeField(field, options);
        const alone = shadeField(cropForShading(field, part), options, part);
        for (let row = 0; row < part.length; row++) {
          const start = ((part.z + row - region.z) * width + (part.x - region.x)) * 4;
          expect(alone.subarray(row * part.width * 4, (row + 1) * part.width * 4)).toEqual(
            whole.subarray(start, start + part.width * 4),
          );
        }
      },
    ),
    { numRuns: 300, seed: 15 },
  );
});

test('the ramp spans the heights, and little more', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 4000 }), fc.nat({ max: 6000 }), (heightMin, rise) => {
      const heightMax = heightMin + rise;
      const { low, high } = rampRange({ heightMin, heightMax, clippedColumns: 0 });
      expect(low).toBeLessThanOrEqual(heightMin);
      expect(high).toBeGreaterThanOrEqual(heightMax);
      expect(high - low).toBeLessThanOrEqual(Math.max(rise, 1) * 1.25);
    }),
  );
});

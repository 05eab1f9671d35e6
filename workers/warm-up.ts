import type { FieldKernel } from '../kernel/field-kernel.ts';
import { compileField } from '../src/domain/field/compile.ts';
import { writeProgram } from '../src/domain/field/program.ts';
import type { Region } from '../src/domain/field/region.ts';
import { MAP_LIGHT, type ShadingOptions, shadeField } from '../src/domain/raster/shading.ts';
import { NEW_RECIPE } from '../src/domain/recipe/new-recipe.ts';
import type { Feature, Recipe } from '../src/domain/recipe/schema.ts';

const SMALL: Region = { x: 0, z: 0, width: 48, length: 32 };
/** So often until a browser compiles code for good. */
const ROUNDS = 32;

const center = { x: 20, z: 16 };
const points = [
  { x: 4, z: 4 },
  { x: 30, z: 12 },
  { x: 44, z: 30 },
];
const FEATURES: readonly Feature[] = [
  { type: 'hill', center, radius: 5, falloff: 9, height: 7 },
  { type: 'ridge', points, width: 2, falloff: 9, height: 7 },
  { type: 'basin', center, radius: 5, falloff: 9, height: 40 },
  { type: 'channel', points, width: 2, falloff: 5, height: 40 },
  { type: 'plateau', min: { x: 9, z: 9 }, max: { x: 20, z: 20 }, falloff: 5, height: 50.5 },
  { type: 'terrace', step: 3, strength: 0.5 },
];

const SHADING: ShadingOptions = {
  ...MAP_LIGHT,
  ramp: [
    [0, 0, 0],
    [255, 255, 255],
  ],
  low: 30,
  high: 70,
  shadow: [0, 0, 0],
  light: [255, 255, 255],
};

/**
 * Makes the first picture as quick as the next: computes a small field often enough to be compiled for good, and once
 * as many columns as a band has, for their memory to be there.
 */
export function warmUp(kernel: FieldKernel | null, columns: number): void {
  const recipe: Recipe = { ...NEW_RECIPE, noise: { amplitude: 8, scale: 20 }, features: [...FEATURES] };
  const program = writeProgram(recipe);
  const heights = new Int32Array(SMALL.width * SMALL.length);
  const field = { region: SMALL, heights };
  for (let round = 0; round < ROUNDS; round++) {
    if (kernel) kernel.compileProgram(program, SMALL, heights);
    else compileField(recipe, SMALL, heights);
    shadeField(field, SHADING, SMALL);
  }
  const band = { ...SMALL, width: 1024, length: Math.ceil(columns / 1024) };
  kernel?.compileProgram(program, band, new Int32Array(band.width * band.length));
}

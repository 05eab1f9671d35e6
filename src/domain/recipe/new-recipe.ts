import type { Recipe } from './schema.ts';

/** What a new document begins with: gentle ground of 256 x 256 columns with room above and below. */
export const NEW_RECIPE: Recipe = {
  version: 1,
  min: { x: -128, y: 0, z: -128 },
  max: { x: 127, y: 127, z: 127 },
  base_height: 48,
  seed: 1,
  mode: 'sculpt',
  noise: { amplitude: 8, scale: 96 },
  palette: {
    rock: 'minecraft:stone',
    soil: 'minecraft:dirt',
    surface: 'minecraft:grass_block',
    soil_depth: 3,
  },
  features: [],
  preserve: [],
};

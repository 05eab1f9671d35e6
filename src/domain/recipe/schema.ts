import { z } from 'zod';
import { COUNT_LIMITS, MATERIALS, MODES, NUMBER_LIMITS, type NumberField } from './limits.ts';

/** A number of the given field. `-0` is read as `0`: the two are one height, and JSON writes them alike. */
function numberOf(field: NumberField) {
  const { min, max, integer } = NUMBER_LIMITS[field];
  const base = integer ? z.int() : z.number();
  return base
    .min(min)
    .max(max)
    .overwrite((value) => value + 0);
}

const point = z.strictObject({ x: numberOf('x'), z: numberOf('z') });
const position = z.strictObject({ x: numberOf('x'), y: numberOf('y'), z: numberOf('z') });
const box = z.strictObject({ min: position, max: position });

const disc = {
  center: point,
  radius: numberOf('radius'),
  falloff: numberOf('falloff'),
  height: numberOf('height'),
};
const path = {
  points: z.array(point).min(COUNT_LIMITS.pathPointsMin).max(COUNT_LIMITS.pathPointsMax),
  width: numberOf('width'),
  falloff: numberOf('falloff'),
  height: numberOf('height'),
};

const feature = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hill'), ...disc }),
  z.strictObject({ type: z.literal('ridge'), ...path }),
  z.strictObject({
    type: z.literal('plateau'),
    min: point,
    max: point,
    falloff: numberOf('falloff'),
    height: numberOf('height'),
  }),
  z.strictObject({ type: z.literal('basin'), ...disc }),
  z.strictObject({ type: z.literal('channel'), ...path }),
  z.strictObject({ type: z.literal('terrace'), step: numberOf('step'), strength: numberOf('strength') }),
]);

/**
 * The shape of a recipe, version 1, and the range of each of its fields. What holds between fields (min ≤ max, the
 * size of the envelope, boxes inside it) is checked by `relations.ts`, so that both kinds of fault are told at once.
 */
export const recipeSchema = z.strictObject({
  version: numberOf('version'),
  min: position,
  max: position,
  base_height: numberOf('base_height'),
  seed: numberOf('seed'),
  mode: z.enum(MODES),
  noise: z.strictObject({ amplitude: numberOf('amplitude'), scale: numberOf('scale') }),
  palette: z.strictObject({
    rock: z.enum(MATERIALS),
    soil: z.enum(MATERIALS),
    surface: z.enum(MATERIALS),
    soil_depth: numberOf('soil_depth'),
  }),
  features: z.array(feature).max(COUNT_LIMITS.features),
  preserve: z.array(box).max(COUNT_LIMITS.preserve),
});

/** A whole, valid recipe. Values of this type are made by `parseRecipe` and `checkRecipe` alone. */
export type Recipe = Readonly<z.infer<typeof recipeSchema>>;

/** A column: whole blocks, x east and z south. */
export type Point = z.infer<typeof point>;

/** A block: x east, y up, z south. */
export type Position = z.infer<typeof position>;

/** Blocks from `min` to `max`, both included. */
export type Box = z.infer<typeof box>;

export type Feature = z.infer<typeof feature>;
export type DiscFeature = Extract<Feature, { type: 'hill' | 'basin' }>;
export type PathFeature = Extract<Feature, { type: 'ridge' | 'channel' }>;
export type PlateauFeature = Extract<Feature, { type: 'plateau' }>;
export type TerraceFeature = Extract<Feature, { type: 'terrace' }>;

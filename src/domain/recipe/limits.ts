/** The range of one number of a recipe, both ends included. */
export interface NumberLimit {
  readonly min: number;
  readonly max: number;
  /** An integer field takes only a literal written as an integer: `1.0` and `1e3` are not. */
  readonly integer: boolean;
}

const integer = (min: number, max: number): NumberLimit => ({ min, max, integer: true });
const decimal = (min: number, max: number): NumberLimit => ({ min, max, integer: false });

/**
 * Every number of a recipe by the name of its field. A name means the same thing wherever it stands, so the
 * schema, the texts of problems and the fields on the screen all read their ranges here.
 */
export const NUMBER_LIMITS = {
  version: integer(1, 1),
  x: integer(-30_000_000, 30_000_000),
  y: integer(-4096, 4096),
  z: integer(-30_000_000, 30_000_000),
  base_height: integer(-4096, 4096),
  seed: integer(-2_147_483_648, 2_147_483_647),
  soil_depth: integer(0, 16),
  amplitude: decimal(0, 256),
  scale: decimal(1, 4096),
  radius: decimal(1, 2048),
  width: decimal(1, 1024),
  falloff: decimal(1, 2048),
  height: decimal(-4096, 4096),
  step: decimal(1, 128),
  strength: decimal(0, 1),
} as const satisfies Record<string, NumberLimit>;

export type NumberField = keyof typeof NUMBER_LIMITS;

/** Whether a field of this name is a number with limits. */
export function isNumberField(name: string): name is NumberField {
  return Object.hasOwn(NUMBER_LIMITS, name);
}

export const ENVELOPE_LIMITS = {
  /** Blocks along x or z. */
  side: 2048,
  /** Blocks along y. */
  height: 384,
  columns: 1_048_576,
  voxels: 134_217_728,
} as const;

export const COUNT_LIMITS = {
  features: 64,
  preserve: 64,
  pathPointsMin: 2,
  pathPointsMax: 32,
} as const;

export const TEXT_LIMITS = {
  /** Bytes of UTF-8. */
  bytes: 1_048_576,
  /** How deep objects and arrays may stand in each other. */
  depth: 64,
  /** Values in one text; the largest legal recipe has fewer than ten thousand. */
  values: 20_000,
} as const;

/** What stands where nothing stands: written where a recipe or a brush takes blocks away. */
export const AIR = 'minecraft:air';

export const MATERIALS = [
  'minecraft:stone',
  'minecraft:andesite',
  'minecraft:granite',
  'minecraft:diorite',
  'minecraft:deepslate',
  'minecraft:cobbled_deepslate',
  'minecraft:dirt',
  'minecraft:grass_block',
  'minecraft:moss_block',
  'minecraft:sandstone',
  'minecraft:terracotta',
] as const;

export type Material = (typeof MATERIALS)[number];

export const MODES = ['sculpt', 'fill', 'cut'] as const;

export type Mode = (typeof MODES)[number];

export const FEATURE_TYPES = ['hill', 'ridge', 'plateau', 'basin', 'channel', 'terrace'] as const;

export type FeatureType = (typeof FEATURE_TYPES)[number];

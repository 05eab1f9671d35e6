import type { Feature, Recipe } from '../recipe/schema.ts';
import { applyFeature, distanceToCore, groundAt, weightOf } from './plain.ts';

export interface FeatureShare {
  /** Place in the recipe's list, counted from 0. */
  readonly index: number;
  readonly type: Feature['type'];
  /** Blocks from the feature's core, 0 inside of it. */
  readonly distance: number;
  /** 0 (no effect) to 1 (all of it). */
  readonly weight: number;
  readonly before: number;
  readonly after: number;
}

/** How a column got its height. */
export interface ColumnHistory {
  readonly x: number;
  readonly z: number;
  readonly baseHeight: number;
  /** What the noise adds to the base height. */
  readonly noise: number;
  /** Base height and noise: the height before the first feature. */
  readonly ground: number;
  readonly features: readonly FeatureShare[];
  /** The surface before the floor. */
  readonly surface: number;
  /** World y of the uppermost block. */
  readonly height: number;
}

/** Why a column is as high as it is: base, noise, then each feature in order. */
export function explainColumn(recipe: Recipe, x: number, z: number): ColumnHistory {
  const ground = groundAt(recipe, x, z);
  let height = ground;
  const features = recipe.features.map((feature, index): FeatureShare => {
    const before = height;
    const weight = weightOf(feature, x, z);
    height = applyFeature(feature, before, weight);
    return {
      index,
      type: feature.type,
      distance: distanceToCore(feature, x, z),
      weight,
      before,
      after: height,
    };
  });
  const baseHeight = recipe.base_height;
  const noise = ground - baseHeight;
  return { x, z, baseHeight, noise, ground, features, surface: height, height: Math.floor(height) };
}

import { type HeightField, heightAt } from '../../domain/field/field.ts';
import { type FeatureType, NUMBER_LIMITS, type NumberField } from '../../domain/recipe/limits.ts';
import type { Box, Feature, Recipe } from '../../domain/recipe/schema.ts';

/** The middle column of the envelope and what sizes there look right. */
interface Middle {
  readonly x: number;
  readonly z: number;
  readonly ground: number;
  /** The shorter horizontal side. */
  readonly side: number;
  readonly height: number;
}

function middleOf({ min, max, base_height }: Recipe, field: HeightField | null): Middle {
  const x = Math.floor((min.x + max.x) / 2);
  const z = Math.floor((min.z + max.z) / 2);
  return {
    x,
    z,
    ground: (field && heightAt(field, x, z)) ?? base_height,
    side: Math.min(max.x - min.x, max.z - min.z) + 1,
    height: max.y - min.y + 1,
  };
}

function within(field: NumberField, value: number): number {
  const { min, max } = NUMBER_LIMITS[field];
  return Math.min(max, Math.max(min, Math.round(value)));
}

/** A feature in the middle of the envelope, scaled to it, that starts from the ground as it is there now. */
export function newFeature(type: FeatureType, recipe: Recipe, field: HeightField | null): Feature {
  const { x, z, ground, side, height } = middleOf(recipe, field);
  const half = Math.max(1, Math.round(side * 0.1));
  const rise = within('height', Math.max(1, Math.min(height / 4, recipe.max.y - ground)));
  const floor = within('height', Math.max(recipe.min.y, ground - Math.max(1, height / 8)));
  const center = { x, z };
  const radius = within('radius', side * 0.06);
  const falloff = within('falloff', side * 0.12);
  const width = within('width', side * 0.02);
  const reach = Math.max(1, Math.round(side * 0.25));
  switch (type) {
    case 'hill':
      return { type, center, radius, height: rise, falloff };
    case 'basin':
      return { type, center, radius, height: floor, falloff };
    case 'plateau': {
      const corners = { min: { x: x - half, z: z - half }, max: { x: x + half, z: z + half } };
      // Half a block more: without it rounding lowers some columns of a level pad by one.
      return { type, ...corners, height: within('height', ground) + (ground < 4096 ? 0.5 : 0), falloff };
    }
    case 'ridge':
      return {
        type,
        points: [
          { x: x - reach, z },
          { x: x + reach, z },
        ],
        width,
        height: rise,
        falloff,
      };
    case 'channel':
      return {
        type,
        points: [
          { x, z: z - reach },
          { x, z: z + reach },
        ],
        width,
        height: floor,
        falloff,
      };
    case 'terrace':
      return { type, step: within('step', Math.max(2, height / 24)), strength: 0.75 };
  }
}

/** A box in the middle of the envelope around its surface. */
export function newPreserveBox(recipe: Recipe, field: HeightField | null): Box {
  const { x, z, ground, side, height } = middleOf(recipe, field);
  const half = Math.round(side * 0.05);
  const { min, max } = recipe;
  const base = Math.min(max.y, Math.max(min.y, ground));
  return {
    min: { x: Math.max(min.x, x - half), y: Math.max(min.y, base - 4), z: Math.max(min.z, z - half) },
    max: {
      x: Math.min(max.x, x + half),
      y: Math.min(max.y, base + Math.round(height / 8)),
      z: Math.min(max.z, z + half),
    },
  };
}

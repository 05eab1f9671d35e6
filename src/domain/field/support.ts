import type { Feature, Point } from '../recipe/schema.ts';
import type { Region } from './field.ts';
import { MARGIN } from './spans.ts';

/** Columns from min to max, both included. */
export interface ColumnBounds {
  readonly minX: number;
  readonly minZ: number;
  readonly maxX: number;
  readonly maxZ: number;
}

const EVERYWHERE: ColumnBounds = { minX: -Infinity, minZ: -Infinity, maxX: Infinity, maxZ: Infinity };

/** The columns outside of which a feature has no effect: its weight is exactly 0 there. A terrace acts everywhere. */
export function supportOf(feature: Feature): ColumnBounds {
  switch (feature.type) {
    case 'terrace':
      return EVERYWHERE;
    case 'plateau':
      return around([feature.min, feature.max], feature.falloff);
    case 'hill':
    case 'basin':
      return around([feature.center], feature.radius + feature.falloff);
    case 'ridge':
    case 'channel':
      return around(feature.points, feature.width + feature.falloff);
  }
}

function around(points: readonly Point[], reach: number): ColumnBounds {
  const x = points.map((point) => point.x);
  const z = points.map((point) => point.z);
  const far = Math.ceil(reach) + MARGIN;
  return {
    minX: Math.min(...x) - far,
    minZ: Math.min(...z) - far,
    maxX: Math.max(...x) + far,
    maxZ: Math.max(...z) + far,
  };
}

/** The smallest bounds that hold both. */
export function unite(a: ColumnBounds, b: ColumnBounds): ColumnBounds {
  return {
    minX: Math.min(a.minX, b.minX),
    minZ: Math.min(a.minZ, b.minZ),
    maxX: Math.max(a.maxX, b.maxX),
    maxZ: Math.max(a.maxZ, b.maxZ),
  };
}

/** The part of a region within bounds; null where there is none. */
export function clipRegion(region: Region, bounds: ColumnBounds): Region | null {
  const x = Math.max(region.x, bounds.minX);
  const z = Math.max(region.z, bounds.minZ);
  const width = Math.min(region.x + region.width - 1, bounds.maxX) - x + 1;
  const length = Math.min(region.z + region.length - 1, bounds.maxZ) - z + 1;
  return width > 0 && length > 0 ? { x, z, width, length } : null;
}

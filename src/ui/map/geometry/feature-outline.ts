import type { Feature } from '../../../domain/recipe/schema.ts';
import { circleOutline, type Outline, rectangleOutline, roundedOutline } from './outline.ts';
import { pathOutline } from './path-outline.ts';

/** Where a feature acts: in full inside its core, less and less until its falloff ends. */
export interface FeatureOutline {
  readonly core: Outline;
  readonly falloff: Outline;
  /** The path of a ridge or channel, as a line. */
  readonly spine: Outline;
}

/** A column is one sample; the map draws it as a square, with the sample in its middle. */
const MIDDLE = 0.5;

const known = new WeakMap<Feature, FeatureOutline | null>();

/** The outlines of a feature, or null if it acts everywhere. Answers are kept as long as the feature is. */
export function featureOutline(feature: Feature): FeatureOutline | null {
  const before = known.get(feature);
  if (before !== undefined) return before;
  const outline = outlineOf(feature);
  known.set(feature, outline);
  return outline;
}

function outlineOf(feature: Feature): FeatureOutline | null {
  switch (feature.type) {
    case 'terrace':
      return null;
    case 'hill':
    case 'basin': {
      const x = feature.center.x + MIDDLE;
      const z = feature.center.z + MIDDLE;
      const { radius, falloff } = feature;
      return { core: circleOutline(x, z, radius), falloff: circleOutline(x, z, radius + falloff), spine: [] };
    }
    case 'plateau': {
      const { min, max, falloff } = feature;
      return {
        // The core is drawn around its whole columns, the falloff from their middles, as it is measured.
        core: rectangleOutline(min.x, min.z, max.x + 1, max.z + 1),
        falloff: roundedOutline(min.x + MIDDLE, min.z + MIDDLE, max.x + MIDDLE, max.z + MIDDLE, falloff),
        spine: [],
      };
    }
    case 'ridge':
    case 'channel': {
      const points = feature.points.map(({ x, z }) => ({ x: x + MIDDLE, z: z + MIDDLE }));
      const spine = points.slice(1).map(({ x, z }, index) => ({
        kind: 'line' as const,
        x0: points[index].x,
        z0: points[index].z,
        x1: x,
        z1: z,
      }));
      return {
        core: pathOutline(points, feature.width),
        falloff: pathOutline(points, feature.width + feature.falloff),
        spine: [spine],
      };
    }
  }
}

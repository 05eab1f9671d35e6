import type { Box, Feature } from '../../../domain/recipe/schema.ts';

/** World x or z from the first column up to but without the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The columns along x and z that something takes. */
export interface Spans {
  readonly x: Span;
  readonly z: Span;
}

/** The columns of a feature's core, or null if it acts everywhere. Of a path only its points count. */
export function featureSpans(feature: Feature): Spans | null {
  switch (feature.type) {
    case 'terrace':
      return null;
    case 'hill':
    case 'basin': {
      const { center, radius } = feature;
      const around = (middle: number) => ({ from: middle + 0.5 - radius, to: middle + 0.5 + radius });
      return { x: around(center.x), z: around(center.z) };
    }
    case 'plateau':
      return boxSpans(feature);
    case 'ridge':
    case 'channel': {
      const x = feature.points.map((point) => point.x);
      const z = feature.points.map((point) => point.z);
      return { x: spanOf(Math.min(...x), Math.max(...x)), z: spanOf(Math.min(...z), Math.max(...z)) };
    }
  }
}

export function boxSpans({
  min,
  max,
}: {
  min: Pick<Box['min'], 'x' | 'z'>;
  max: Pick<Box['max'], 'x' | 'z'>;
}): Spans {
  return { x: spanOf(min.x, max.x), z: spanOf(min.z, max.z) };
}

const spanOf = (first: number, last: number): Span => ({ from: first, to: last + 1 });

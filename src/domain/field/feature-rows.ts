import type { DiscFeature, Feature, PathFeature, PlateauFeature, TerraceFeature } from '../recipe/schema.ts';
import { hypot } from './hypot.ts';
import { smooth, weightAt } from './interpolation.ts';
import { halfChord, MARGIN, mergeSpans, type Span, segmentSpan } from './spans.ts';

/**
 * A feature made ready for rows that begin at one x. `apply` changes the heights of row z in place.
 *
 * Only columns in reach are visited. That is exact: from d = falloff on the weight is 1 - smooth(1) = 0, and adding
 * height * 0, or (target - h) * 0, leaves every bit of h. In the core the weight is exactly 1.
 */
export interface FeatureRows {
  apply(row: Float64Array, z: number): void;
}

/** @param x world x of column 0 @param width columns of a row */
export function prepareFeature(feature: Feature, x: number, width: number): FeatureRows {
  switch (feature.type) {
    case 'hill':
    case 'basin':
      return discRows(feature, x);
    case 'plateau':
      return plateauRows(feature, x);
    case 'ridge':
    case 'channel':
      return pathRows(feature, x, width);
    case 'terrace':
      return terraceRows(feature);
  }
}

/** Column indices of a row that lie in the span from..to of world x. */
function clip(from: number, to: number, x: number, width: number): Span {
  return { from: Math.max(0, Math.ceil(from - x)), to: Math.min(width - 1, Math.floor(to - x)) };
}

/** Whether a feature only digs: it then leaves columns alone that are low enough already. */
function onlyLowers(feature: Feature): boolean {
  return feature.type === 'basin' || feature.type === 'channel';
}

function discRows(feature: DiscFeature, x: number): FeatureRows {
  const { center, radius, falloff, height } = feature;
  const lowers = onlyLowers(feature);
  return {
    apply(row, z) {
      const dz = z - center.z;
      const half = halfChord(radius + falloff + MARGIN, dz);
      if (half === null) return;
      const { from, to } = clip(center.x - half, center.x + half, x, row.length);
      for (let i = from; i <= to; i++) {
        const before = row[i];
        if (lowers && before <= height) continue;
        const dx = x + i - center.x;
        // Whole numbers whose squares and sum a double holds exactly: the plain root is the exact hypotenuse here.
        const distance = Math.sqrt(dx * dx + dz * dz) - radius;
        if (distance >= falloff) continue;
        const weight = distance <= 0 ? 1 : 1 - smooth(distance / falloff);
        row[i] = lowers ? before + (height - before) * weight : before + height * weight;
      }
    },
  };
}

function plateauRows(feature: PlateauFeature, x: number): FeatureRows {
  const { min, max, falloff, height } = feature;
  return {
    apply(row, z) {
      const dz = Math.max(Math.max(min.z - z, 0), z - max.z);
      const half = halfChord(falloff + MARGIN, dz);
      if (half === null) return;
      const { from, to } = clip(min.x - half, max.x + half, x, row.length);
      for (let i = from; i <= to; i++) {
        const column = x + i;
        const dx = Math.max(Math.max(min.x - column, 0), column - max.x);
        const weight = weightAt(Math.sqrt(dx * dx + dz * dz), falloff);
        row[i] += (height - row[i]) * weight;
      }
    },
  };
}

function terraceRows({ step, strength }: TerraceFeature): FeatureRows {
  return {
    apply(row) {
      for (let i = 0; i < row.length; i++) {
        const before = row[i];
        row[i] = before + (Math.floor(before / step) * step - before) * strength;
      }
    },
  };
}

/**
 * The smallest distance to a segment is gathered segment by segment, each in its own span; a column that no span
 * holds is out of reach of the whole path.
 */
function pathRows(feature: PathFeature, x: number, width: number): FeatureRows {
  const { points, falloff, height } = feature;
  const lowers = onlyLowers(feature);
  const reach = feature.width + falloff;
  const north = Math.min(...points.map((point) => point.z)) - reach - MARGIN;
  const south = Math.max(...points.map((point) => point.z)) + reach + MARGIN;
  const distances = new Float64Array(width).fill(Infinity);
  /** The smallest squared distance so far, plainly computed: tells which segments can not be the nearest. */
  const squares = new Float64Array(width).fill(Infinity);

  const gather = (row: Float64Array, z: number, index: number): Span | null => {
    const a = points[index];
    const b = points[index + 1];
    const span = segmentSpan(a, b, reach, z);
    if (!span) return null;
    const { from, to } = clip(span.from, span.to, x, width);
    const dx = b.x - a.x;
    const dz = b.z - a.z;
    const squaredLength = dx * dx + dz * dz;
    const relativeZ = z - a.z;
    for (let i = from; i <= to; i++) {
      // In the core already, or too low to be dug: nothing nearer can change the result.
      if (distances[i] <= feature.width || (lowers && row[i] <= height)) continue;
      const relativeX = x + i - a.x;
      const along = squaredLength === 0 ? 0 : (relativeX * dx + relativeZ * dz) / squaredLength;
      const t = Math.max(0, Math.min(1, along));
      const offX = relativeX - t * dx;
      const offZ = relativeZ - t * dz;
      const square = offX * offX + offZ * offZ;
      // Farther by a thousand times what rounding can change: the exact hypotenuse is farther, too.
      if (square > squares[i] * (1 + 1e-12)) continue;
      squares[i] = Math.min(squares[i], square);
      distances[i] = Math.min(distances[i], hypot(offX, offZ));
    }
    return { from, to };
  };

  return {
    apply(row, z) {
      if (z < north || z > south) return;
      const spans: Span[] = [];
      for (let index = 0; index + 1 < points.length; index++) {
        const span = gather(row, z, index);
        if (span && span.from <= span.to) spans.push(span);
      }
      for (const { from, to } of mergeSpans(spans)) {
        for (let i = from; i <= to; i++) {
          const distance = distances[i] - feature.width;
          distances[i] = Infinity;
          squares[i] = Infinity;
          if (distance >= falloff) continue;
          const weight = distance <= 0 ? 1 : 1 - smooth(distance / falloff);
          const before = row[i];
          row[i] = lowers ? before + (Math.min(before, height) - before) * weight : before + height * weight;
        }
      }
    },
  };
}

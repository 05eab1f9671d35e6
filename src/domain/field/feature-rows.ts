import type {
  DiscFeature,
  Feature,
  PathFeature,
  PlateauFeature,
  Point,
  TerraceFeature,
} from '../recipe/schema.ts';
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
  const nearest = createNearest(width);
  /** Ground that is low enough already needs no distance. */
  const ignoreUpTo = lowers ? height : Number.NEGATIVE_INFINITY;

  return {
    apply(row, z) {
      if (z < north || z > south) return;
      const spans: Span[] = [];
      for (let index = 0; index + 1 < points.length; index++) {
        const span = segmentSpan(points[index], points[index + 1], reach, z);
        if (!span) continue;
        const clipped = clip(span.from, span.to, x, width);
        if (clipped.from > clipped.to) continue;
        gather(nearest, row, ignoreUpTo, feature.width, points[index], points[index + 1], x, z, clipped);
        spans.push(clipped);
      }
      for (const span of mergeSpans(spans)) applyNearest(feature, nearest, row, span);
    },
  };
}

/** What is known of the nearest segment, column by column. All infinite between rows. */
interface Nearest {
  readonly distances: Float64Array;
  /** The smallest squared distance so far, plainly computed: tells which segments cannot be the nearest. */
  readonly squares: Float64Array;
}

function createNearest(width: number): Nearest {
  return {
    distances: new Float64Array(width).fill(Infinity),
    squares: new Float64Array(width).fill(Infinity),
  };
}

/** Takes one segment a..b into account. The innermost loop of most recipes: all it needs is at hand. */
function gather(
  { distances, squares }: Nearest,
  row: Float64Array,
  ignoreUpTo: number,
  coreWidth: number,
  a: Point,
  b: Point,
  x: number,
  z: number,
  { from, to }: Span,
): void {
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  const squaredLength = dx * dx + dz * dz;
  const relativeZ = z - a.z;
  const alongZ = relativeZ * dz;
  const firstX = x - a.x;
  for (let i = from; i <= to; i++) {
    // In the core already, or too low to be dug: nothing nearer can change the result.
    if (distances[i] <= coreWidth || row[i] <= ignoreUpTo) continue;
    const relativeX = firstX + i;
    const along = squaredLength === 0 ? 0 : (relativeX * dx + alongZ) / squaredLength;
    const t = along > 0 ? (along < 1 ? along : 1) : 0;
    const offX = relativeX - t * dx;
    const offZ = relativeZ - t * dz;
    const square = offX * offX + offZ * offZ;
    // Farther by a thousand times what rounding can change: the exact hypotenuse is farther, too.
    if (square > squares[i] * (1 + 1e-12)) continue;
    if (square < squares[i]) squares[i] = square;
    const distance = hypot(offX, offZ);
    if (distance < distances[i]) distances[i] = distance;
  }
}

/** Applies a path where its distances are known, and forgets them. */
function applyNearest(
  feature: PathFeature,
  { distances, squares }: Nearest,
  row: Float64Array,
  { from, to }: Span,
): void {
  const { width, falloff, height } = feature;
  const lowers = onlyLowers(feature);
  for (let i = from; i <= to; i++) {
    const distance = distances[i] - width;
    distances[i] = Infinity;
    squares[i] = Infinity;
    if (distance >= falloff) continue;
    const weight = distance <= 0 ? 1 : 1 - smooth(distance / falloff);
    const before = row[i];
    row[i] = lowers ? before + (Math.min(before, height) - before) * weight : before + height * weight;
  }
}

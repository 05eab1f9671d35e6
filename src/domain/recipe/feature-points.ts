import type { Feature, Point } from './schema.ts';

/** The points that say where a feature is; a terrace is everywhere and has none. */
export function pointsOf(feature: Feature): readonly Point[] {
  if (feature.type === 'terrace') return [];
  if ('center' in feature) return [feature.center];
  return 'points' in feature ? feature.points : [feature.min, feature.max];
}

/** The feature with each of these points changed. */
export function mapPoints(feature: Feature, change: (point: Point) => Point): Feature {
  if (feature.type === 'terrace') return feature;
  if ('center' in feature) return { ...feature, center: change(feature.center) };
  if ('points' in feature) return { ...feature, points: feature.points.map(change) };
  return { ...feature, min: change(feature.min), max: change(feature.max) };
}

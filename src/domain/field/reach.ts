import type { Feature, TerraceFeature } from '../recipe/schema.ts';
import { prepareFeature } from './feature-rows.ts';
import { overlap, type Region } from './region.ts';
import { supportBounds } from './support.ts';

/** Whether a feature has any weight in a region, so that another height or strength of it could show there. */
export function reaches(feature: Feature, region: Region): boolean {
  if (feature.type === 'terrace') return true;
  const part = overlap(region, supportBounds(feature, region));
  if (!part) return false;
  const probe = prepareFeature(weightsOf(feature), part.x, part.width);
  const row = new Float64Array(part.width);
  for (let z = part.z; z < part.z + part.length; z++) {
    probe.apply(row, z);
    if (row.some(Boolean)) return true;
  }
  return false;
}

/** A feature that adds to ground at height 0 just the weights of the one given. */
function weightsOf(feature: Exclude<Feature, TerraceFeature>): Feature {
  switch (feature.type) {
    case 'plateau':
      return { ...feature, height: 1 };
    case 'hill':
    case 'basin':
      return { ...feature, type: 'hill', height: 1 };
    case 'ridge':
    case 'channel':
      return { ...feature, type: 'ridge', height: 1 };
  }
}

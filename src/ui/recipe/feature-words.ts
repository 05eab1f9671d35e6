import type { FeatureType } from '../../domain/recipe/limits.ts';
import type { Feature } from '../../domain/recipe/schema.ts';
import { counted, readable } from '../controls/number-words.ts';

/** `Ridge`. */
export function typeName(type: FeatureType): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** `Ridge 2`: the second ridge from the top of the list. */
export function featureLabel(features: readonly Feature[], index: number): string {
  const { type } = features[index];
  const place = features.slice(0, index + 1).filter((feature) => feature.type === type).length;
  return `${typeName(type)} ${place}`;
}

/** What a feature does to the height in the shortest form: `+100` adds, `= 54` sets, `≤ −34` digs, `step 6`. */
export function effectSign(feature: Feature): string {
  switch (feature.type) {
    case 'hill':
    case 'ridge':
      return feature.height < 0 ? readable(feature.height) : `+${readable(feature.height)}`;
    case 'plateau':
      return `= ${readable(feature.height)}`;
    case 'basin':
    case 'channel':
      return `≤ ${readable(feature.height)}`;
    case 'terrace':
      return `step ${readable(feature.step)}`;
  }
}

/** The same in words: `adds 100 blocks`. */
export function effectWords(feature: Feature): string {
  switch (feature.type) {
    case 'hill':
    case 'ridge':
      return feature.height < 0
        ? `takes ${counted(-feature.height, 'block')} away`
        : `adds ${counted(feature.height, 'block')}`;
    case 'plateau':
      return `levels the ground at y ${readable(feature.height)}`;
    case 'basin':
    case 'channel':
      return `digs down to y ${readable(feature.height)}`;
    case 'terrace':
      return `steps the ground every ${counted(feature.step, 'block')}`;
  }
}

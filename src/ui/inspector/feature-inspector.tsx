import type { Feature } from '../../domain/recipe/schema.ts';
import { useDocument } from '../app-context.tsx';
import { FeatureIcon } from '../controls/feature-icon.tsx';
import { ordinal } from '../controls/number-words.ts';
import { effectWords, featureLabel } from '../recipe/feature-words.ts';
import { CentreFields } from './centre-fields.tsx';
import { CrossSection } from './cross-section.tsx';
import { FieldRows, type RowField } from './field-rows.tsx';
import css from './inspector-panel.module.css';
import { PathFields } from './path-fields.tsx';
import { PlateauFields } from './plateau-fields.tsx';

const ROWS: Record<Feature['type'], readonly RowField[]> = {
  hill: ['height', 'radius', 'falloff'],
  basin: ['height', 'radius', 'falloff'],
  ridge: ['height', 'width', 'falloff'],
  channel: ['height', 'width', 'falloff'],
  plateau: ['height', 'falloff'],
  terrace: ['step', 'strength'],
};

/** The fields of one feature. */
export function FeatureInspector({ feature, index }: { feature: Feature; index: number }) {
  const features = useDocument((state) => state.document?.recipe.features) ?? [];
  const pointer = `/features/${index}`;
  return (
    <>
      <div className={css.who}>
        <FeatureIcon type={feature.type} />
        <h3>{featureLabel(features, index)}</h3>
      </div>
      <div className={css.fields}>
        <p className={css.about}>
          Runs {ordinal(index + 1)} of {features.length}, {effectWords(feature)}
          {feature.type !== 'terrace' && '. Drag it on the map to move it.'}
        </p>
        <FieldRows pointer={pointer} fields={ROWS[feature.type]} />
      </div>
      {feature.type !== 'terrace' && <CrossSection feature={feature} />}
      {'center' in feature && <CentreFields pointer={pointer} />}
      {feature.type === 'plateau' && <PlateauFields pointer={pointer} plateau={feature} />}
      {'points' in feature && <PathFields pointer={pointer} index={index} points={feature.points} />}
    </>
  );
}

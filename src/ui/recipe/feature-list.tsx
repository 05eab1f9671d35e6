import { useCallback, useRef } from 'react';
import { COUNT_LIMITS } from '../../domain/recipe/limits.ts';
import { useDocument } from '../app-context.tsx';
import { Section } from '../controls/section.tsx';
import { AddFeatureMenu } from './add-feature-menu.tsx';
import { FeatureRow } from './feature-row.tsx';
import { featureLabel } from './feature-words.ts';
import css from './list-row.module.css';

/** The features in the order they run. */
export function FeatureList() {
  const features = useDocument((state) => state.document?.recipe.features);
  const list = useRef<HTMLOListElement>(null);

  // The row that held the focus is gone or stands elsewhere after an edit; the selected one takes it.
  const focusRow = useCallback((index: number) => {
    requestAnimationFrame(() => {
      const row = list.current?.children[Math.min(index, list.current.children.length - 1)];
      row?.querySelector('button')?.focus();
    });
  }, []);
  if (!features) return null;

  return (
    <Section
      title="Features"
      note={
        <span className={css.note}>
          <span>first row runs first</span>
          <span>
            {features.length}/{COUNT_LIMITS.features}
          </span>
        </span>
      }
      actions={<AddFeatureMenu count={features.length} />}
      grow
    >
      {features.length === 0 ? (
        <p className={css.empty}>
          No features yet: the ground is noise alone. Add a hill, a ridge or a plateau with +.
        </p>
      ) : (
        <ol ref={list} aria-label="Features, first runs first">
          {features.map((feature, index) => (
            <FeatureRow
              // biome-ignore lint/suspicious/noArrayIndexKey: features have no identity but their place.
              key={index}
              feature={feature}
              label={featureLabel(features, index)}
              index={index}
              count={features.length}
              onMoved={focusRow}
            />
          ))}
        </ol>
      )}
    </Section>
  );
}

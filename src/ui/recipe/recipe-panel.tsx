import { useDocument } from '../app-context.tsx';
import { EnvelopeSection } from './envelope-section.tsx';
import { FeatureList } from './feature-list.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { NoiseSection } from './noise-section.tsx';
import { PaletteSection } from './palette-section.tsx';
import { PreserveList } from './preserve-list.tsx';
import css from './recipe-panel.module.css';

/** The left panel: what the ground is made of, from the envelope to the boxes that stay as they are. */
export function RecipePanel() {
  const documentId = useDocument((state) => state.document?.id);
  return (
    <aside className={css.panel} aria-label="Recipe">
      <div className={css.head}>
        <h2>Recipe</h2>
        <ModeSwitch />
      </div>
      {/* Drafts and folds belong to the document they were made in. */}
      <div className={css.body} key={documentId}>
        <EnvelopeSection />
        <NoiseSection />
        <PaletteSection />
        <FeatureList />
        <PreserveList />
      </div>
    </aside>
  );
}

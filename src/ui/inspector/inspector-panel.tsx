import { useDocument, useSession } from '../app-context.tsx';
import { FeatureInspector } from './feature-inspector.tsx';
import css from './inspector-panel.module.css';
import { PreserveInspector } from './preserve-inspector.tsx';
import { TerrainSummary } from './terrain-summary.tsx';

/** The right panel: the fields of what is selected, or the whole terrain in numbers. */
export function InspectorPanel() {
  const recipe = useDocument((state) => state.document?.recipe);
  const documentId = useDocument((state) => state.document?.id);
  const selection = useSession((state) => state.selection);
  const feature = selection.kind === 'feature' && recipe?.features[selection.index];
  const box = selection.kind === 'preserve' && recipe?.preserve[selection.index];
  return (
    <aside className={css.panel} aria-label="Inspector">
      <div className={css.head}>
        <h2>Inspector</h2>
      </div>
      {/* A draft belongs to the item it was typed for: another item gets fields of its own. */}
      <div className={css.body} key={`${documentId} ${JSON.stringify(selection)}`}>
        {feature && <FeatureInspector feature={feature} index={selection.index} />}
        {box && <PreserveInspector index={selection.index} box={box} />}
        {!feature && !box && <TerrainSummary />}
      </div>
    </aside>
  );
}

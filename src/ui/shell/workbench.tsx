import { classes } from '../controls/classes.ts';
import { InspectorPanel } from '../inspector/inspector-panel.tsx';
import { RecipePanel } from '../recipe/recipe-panel.tsx';
import { Stage } from './stage.tsx';
import { usePanels } from './use-panels.ts';
import { ViewTools } from './view-tools.tsx';
import css from './workbench.module.css';

/** The recipe, the map and the inspector beside each other. */
export function Workbench() {
  const panels = usePanels();
  return (
    <div
      className={classes(
        css.bench,
        !panels.recipe && css['no-recipe'],
        !panels.inspector && css['no-inspector'],
      )}
    >
      {panels.recipe && <RecipePanel />}
      <main className={css.map} aria-label="Map">
        <ViewTools panels={panels} />
        <div className={css.stage}>
          <Stage />
        </div>
      </main>
      {panels.inspector && <InspectorPanel />}
    </div>
  );
}

import { Grid3x3, PanelLeft, PanelRight, SquareDashed } from 'lucide-react';
import type { View } from '../../state/workspace-store.ts';
import { useApp, useWorkspace } from '../app-context.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Segments } from '../controls/segments.tsx';
import type { Panels } from './use-panels.ts';
import css from './view-tools.module.css';

const VIEWS: readonly { value: View; text: string }[] = [
  { value: '2d', text: '2D' },
  { value: '2d+3d', text: '2D+3D' },
  { value: '3d', text: '3D' },
];

/** The row above the map: what is drawn over it, which views there are, and the panels at its sides. */
export function ViewTools({ panels }: { panels: Panels }) {
  const { workspace } = useApp();
  const { view, tileGrid, preserveBoxes } = useWorkspace((state) => state);
  return (
    <div className={css.tools} role="toolbar" aria-label="View tools">
      <IconButton
        icon={PanelLeft}
        label="Recipe panel"
        pressed={panels.recipe}
        onClick={() => panels.toggle('recipe')}
      />
      <span className={css.rule} />
      <IconButton
        icon={Grid3x3}
        label="Tile grid"
        pressed={tileGrid}
        onClick={() => workspace.setState({ tileGrid: !tileGrid })}
      />
      <IconButton
        icon={SquareDashed}
        label="Preserve boxes"
        pressed={preserveBoxes}
        onClick={() => workspace.setState({ preserveBoxes: !preserveBoxes })}
      />
      <span className={css.spring} />
      <Segments
        label="View"
        options={VIEWS}
        value={view}
        tall
        onChange={(next) => workspace.setState({ view: next })}
      />
      <span className={css.rule} />
      <IconButton
        icon={PanelRight}
        label="Inspector panel"
        pressed={panels.inspector}
        onClick={() => panels.toggle('inspector')}
      />
    </div>
  );
}

import { lazy, Suspense } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { useWorkspace } from '../app-context.tsx';
import { MapView } from '../map/map-view.tsx';
import { SceneBoundary } from './scene-boundary.tsx';
import css from './stage.module.css';

const SceneView = lazy(() => import('../scene/scene-view.tsx'));

/** The map and the scene, side by side or one of them. */
export function Stage() {
  const view = useWorkspace((state) => state.view);
  return (
    <Group orientation="horizontal" className={css.stage}>
      {view !== '3d' && (
        <Panel id="map" minSize={200} className={css.pane}>
          <MapView />
        </Panel>
      )}
      {view === '2d+3d' && (
        <Separator id="map-scene" className={css.split} aria-label="Between the map and 3D" />
      )}
      {view !== '2d' && (
        <Panel id="scene" minSize={200} className={css.pane}>
          <SceneBoundary>
            <Suspense fallback={<p className={css.loading}>Loading 3D…</p>}>
              <SceneView />
            </Suspense>
          </SceneBoundary>
        </Panel>
      )}
    </Group>
  );
}

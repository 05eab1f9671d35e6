import { type CSSProperties, type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react';
import { useApp, useDocument } from '../app-context.tsx';
import { Compass } from './compass.tsx';
import { createFeatureDrag } from './feature-drag.ts';
import { listenToGestures } from './map-gestures.ts';
import { handleMapKey, KEYS_HELP } from './map-keys.ts';
import { MapLegend } from './map-legend.tsx';
import { RULER } from './map-metrics.ts';
import { createMapMoves } from './map-moves.ts';
import { MapNotice } from './map-notice.tsx';
import { startMapStage } from './map-stage.ts';
import css from './map-view.module.css';
import { mapViewStoreOf } from './map-view-store.ts';
import { formatWhole } from './numbers.ts';
import { createPointerTracker, type PointerTracker } from './pointer-tracker.ts';
import { useMapPicture } from './use-map.ts';
import { createViewAnimator } from './view-animator.ts';
import { ZoomControls } from './zoom-controls.tsx';

/** The map of the open document, north up. It fills its parent. */
export function MapView() {
  const app = useApp();
  const surface = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLCanvasElement>(null);
  const pointer = useRef<HTMLCanvasElement>(null);
  const tracker = useRef<PointerTracker>(null);
  const helpId = useId();
  const label = useMapLabel();

  const { views, animator, moves } = useMemo(() => {
    const views = mapViewStoreOf(app.session);
    const animator = createViewAnimator(views);
    return { views, animator, moves: createMapMoves(app.document, views, animator) };
  }, [app]);

  useEffect(() => {
    if (!surface.current || !map.current || !pointer.current) return;
    const elements = { surface: surface.current, map: map.current, pointer: pointer.current };
    const track = createPointerTracker(app.session, views);
    tracker.current = track;
    const stopStage = startMapStage(app, views, elements);
    const drag = createFeatureDrag(app, views);
    const stopGestures = listenToGestures(elements.surface, views, animator, track, drag);
    return () => {
      stopGestures();
      drag.dispose();
      stopStage();
      animator.stop();
      track.dispose();
    };
  }, [app, views, animator]);

  const keyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !tracker.current) return;
    if (handleMapKey(event, moves, views, tracker.current)) event.preventDefault();
  };
  const blur = () => {
    if (tracker.current?.chosen()) tracker.current.choose(null);
  };

  return (
    <div className={css.map} style={{ '--map-ruler': `${RULER}px` } as CSSProperties}>
      {/* The arrow keys move the map, as in every application of maps: a screen reader must let them pass. */}
      <div
        ref={surface}
        className={css.surface}
        role="application"
        aria-label="Terrain map"
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard
        tabIndex={0}
        onKeyDown={keyDown}
        onBlur={blur}
      >
        <canvas ref={map} className={css.canvas} role="img" aria-label={label} />
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus */}
        <canvas ref={pointer} className={css.canvas} aria-hidden="true" />
      </div>
      <p id={helpId} hidden>
        {KEYS_HELP}
      </p>
      <MapNotice />
      <Compass />
      <MapLegend />
      <ZoomControls moves={moves} />
    </div>
  );
}

function useMapLabel(): string {
  const recipe = useDocument((state) => state.document?.recipe);
  const picture = useMapPicture();
  if (!recipe) return 'No terrain is open';
  const size = `Terrain, ${recipe.max.x - recipe.min.x + 1} by ${recipe.max.z - recipe.min.z + 1} columns, north up`;
  if (!picture) return `${size}, not computed yet`;
  const { heightMin, heightMax } = picture.field.statistics;
  return `${size}, heights ${formatWhole(heightMin)} to ${formatWhole(heightMax)}`;
}

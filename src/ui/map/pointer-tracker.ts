import type { SessionStore } from '../../state/session-store.ts';
import type { MapViewStore } from './map-view-store.ts';
import { columnAt, type ScreenPoint, type WorldPoint } from './view-transform.ts';

/** Tells the session which column is under the pointer, once a frame; also when the map moves under a still pointer. */
export interface PointerTracker {
  /** The pointer is at a pixel of the map, or has left it. */
  point(at: ScreenPoint | null): void;
  /** A column chosen with the keyboard takes the pointer's place until that moves. */
  choose(column: WorldPoint | null): void;
  chosen(): WorldPoint | null;
  dispose(): void;
}

export function createPointerTracker(session: SessionStore, views: MapViewStore): PointerTracker {
  let pixel: ScreenPoint | null = null;
  let chosen: WorldPoint | null = null;
  let request = 0;

  const tell = (column: WorldPoint | null) => {
    const before = session.getState().pointer;
    if (before?.x === column?.x && before?.z === column?.z) return;
    session.setState({ pointer: column });
  };
  const look = () => {
    request = 0;
    if (pixel) tell(columnAt(views.getState().view, pixel.x, pixel.y));
  };
  const lookSoon = () => {
    if (request === 0) request = requestAnimationFrame(look);
  };
  const stopFollowing = views.subscribe(() => {
    if (pixel) lookSoon();
  });

  return {
    point(at) {
      if (!at && !pixel) return;
      pixel = at;
      chosen = null;
      if (at) lookSoon();
      else tell(null);
    },
    choose(column) {
      pixel = null;
      chosen = column;
      tell(column);
    },
    chosen: () => chosen,
    dispose() {
      stopFollowing();
      cancelAnimationFrame(request);
      if (pixel || chosen) tell(null);
    },
  };
}

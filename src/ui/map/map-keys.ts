import type { MapMoves } from './map-moves.ts';
import type { MapViewStore } from './map-view-store.ts';
import type { PointerTracker } from './pointer-tracker.ts';
import { columnAt, toScreen } from './view-transform.ts';

/** What the keys do, for people who cannot see it. */
export const KEYS_HELP =
  'Arrow keys pan, with Shift further. Plus and minus zoom, 0 or F shows the whole envelope. ' +
  'Enter puts a cursor on the map that the arrow keys move by a block, with Shift by 16; Escape takes it away. ' +
  'A drag moves the map, or the selected feature if it begins on it.';

const PAN = 64;
const PAN_FAR = 256;

const ARROWS: Readonly<Record<string, readonly [x: number, z: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Does what a key pressed on the map asks for; false if it asks for nothing. */
export function handleMapKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  moves: MapMoves,
  views: MapViewStore,
  tracker: PointerTracker,
): boolean {
  const { view } = views.getState();
  const cursor = tracker.chosen();
  const arrow = ARROWS[key];
  if (arrow && cursor) {
    const step = shiftKey ? 16 : 1;
    const next = { x: cursor.x + arrow[0] * step, z: cursor.z + arrow[1] * step };
    tracker.choose(next);
    moves.reveal(next);
    return true;
  }
  if (arrow) {
    const step = shiftKey ? PAN_FAR : PAN;
    moves.pan(-arrow[0] * step, -arrow[1] * step);
    return true;
  }
  switch (key) {
    case '+':
    case '=':
    case '-':
    case '_': {
      const about = cursor ? toScreen(view, cursor.x + 0.5, cursor.z + 0.5) : undefined;
      moves.zoom(key === '+' || key === '=' ? 1 : -1, about);
      return true;
    }
    case '0':
    case 'f':
    case 'F':
      moves.fit();
      return true;
    case 'Enter':
      tracker.choose(cursor ? null : columnAt(view, view.width / 2, view.height / 2));
      return true;
    case 'Escape':
      if (!cursor) return false;
      tracker.choose(null);
      return true;
    default:
      return false;
  }
}

import { envelopeRegion } from '../../domain/field/field.ts';
import type { DocumentStore } from '../../state/document-store.ts';
import type { MapViewStore } from './map-view-store.ts';
import type { ViewAnimator } from './view-animator.ts';
import { panBy, type ScreenPoint, toScreen, type WorldPoint, zoomAt } from './view-transform.ts';
import { nextZoomStop } from './zoom-stops.ts';

/** What buttons and keys do with the view. */
export interface MapMoves {
  zoom(direction: 1 | -1, about?: ScreenPoint): void;
  pan(dx: number, dy: number): void;
  /** Shows the whole envelope. */
  fit(): void;
  /** Pans as little as is needed to show a column. */
  reveal(column: WorldPoint): void;
}

/** Pixels from the border of the window within which a revealed column does not stand. */
const REVEAL_MARGIN = 48;

export function createMapMoves(
  documents: DocumentStore,
  views: MapViewStore,
  animator: ViewAnimator,
): MapMoves {
  return {
    zoom(direction, about) {
      const target = animator.target();
      const { x, y } = about ?? { x: target.width / 2, y: target.height / 2 };
      animator.goTo(zoomAt(target, x, y, nextZoomStop(target.scale, direction)));
    },

    pan(dx, dy) {
      animator.stop();
      views.move(panBy(views.getState().view, dx, dy));
    },

    fit() {
      const { document } = documents.getState();
      if (!document) return;
      const region = envelopeRegion(document.recipe);
      animator.goTo(views.fittedView(region), () => views.showWhole(region));
    },

    reveal({ x, z }) {
      animator.stop();
      const { view } = views.getState();
      const at = toScreen(view, x + 0.5, z + 0.5);
      const dx = missing(at.x, view.width);
      const dy = missing(at.y, view.height);
      if (dx !== 0 || dy !== 0) views.move(panBy(view, dx, dy));
    },
  };
}

/** How far a pixel has to move to lie inside of the margin. */
function missing(pixel: number, size: number): number {
  const margin = Math.min(REVEAL_MARGIN, size / 2);
  return Math.min(size - margin, Math.max(margin, pixel)) - pixel;
}

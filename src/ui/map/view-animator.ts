import type { MapViewStore } from './map-view-store.ts';
import { betweenViews, type ViewTransform } from './view-transform.ts';

/** `--motion-base` */
const DURATION = 120;

/** Moves the view over a few frames, or at once where less motion is asked for. */
export interface ViewAnimator {
  /** `settle` runs when the view has arrived, not when it was stopped on its way. */
  goTo(view: ViewTransform, settle?: () => void): void;
  /** Where the view is going; where it is, if it rests. */
  target(): ViewTransform;
  stop(): void;
}

export function createViewAnimator(views: MapViewStore): ViewAnimator {
  let target: ViewTransform | null = null;
  let request = 0;

  const stop = () => {
    cancelAnimationFrame(request);
    target = null;
  };

  return {
    stop,
    target: () => target ?? views.getState().view,
    goTo(view, settle) {
      stop();
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        views.move(view);
        settle?.();
        return;
      }
      const from = views.getState().view;
      const began = performance.now();
      target = view;
      const step = (now: number) => {
        const t = Math.min(1, Math.max(0, (now - began) / DURATION));
        views.move(betweenViews(from, view, 1 - (1 - t) ** 3));
        if (t < 1) {
          request = requestAnimationFrame(step);
        } else {
          target = null;
          settle?.();
        }
      };
      request = requestAnimationFrame(step);
    },
  };
}

import type { FeatureDrag } from './feature-drag.ts';
import { RULER } from './map-metrics.ts';
import type { MapViewStore } from './map-view-store.ts';
import type { PointerTracker } from './pointer-tracker.ts';
import type { ViewAnimator } from './view-animator.ts';
import { panBy, type ScreenPoint, zoomAt } from './view-transform.ts';

/** Pixels a pointer may stray while it is pressed and still be a click. */
const CLICK_SLOP = 3;

/** How much of a doubling, in powers of e, a pixel of scrolling zooms. A pinch on a trackpad sends small numbers. */
const WHEEL_RATE = 0.002;
const PINCH_RATE = 0.01;
const WHEEL_MOST = 720;

/** Pixels of a line or a page, for wheels that count in them. */
const WHEEL_UNITS = [1, 16, 400];

/**
 * Wheel, drag, touch and double click on the map. A drag moves the map, or the selected feature if it begins on its
 * body; Escape puts that back. Answers how to stop.
 */
export function listenToGestures(
  surface: HTMLElement,
  views: MapViewStore,
  animator: ViewAnimator,
  tracker: PointerTracker,
  featureDrag: FeatureDrag,
): () => void {
  /** The pointers that hold the map. */
  const held = new Map<number, ScreenPoint>();
  let dragging = false;

  const place = (event: MouseEvent): ScreenPoint => {
    const { left, top } = surface.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const onMap = ({ x, y }: ScreenPoint) => x >= RULER && y >= RULER;

  const down = (event: PointerEvent) => {
    if (event.button > 1) return;
    const at = place(event);
    if (!onMap(at)) return;
    // A second finger turns the gesture into one of the map; the feature stays where it has come to.
    featureDrag.end();
    held.set(event.pointerId, at);
    if (held.size > 1) dragging = true;
    else if (event.button === 0 && featureDrag.hits(at)) featureDrag.start(at);
    surface.setPointerCapture(event.pointerId);
  };

  /** The cursor tells what a drag would move. */
  const showAim = (at: ScreenPoint) => {
    if (onMap(at) && featureDrag.hits(at)) surface.dataset.over = 'feature';
    else delete surface.dataset.over;
  };

  const move = (event: PointerEvent) => {
    const at = place(event);
    const before = held.get(event.pointerId);
    tracker.point(onMap(at) || before ? at : null);
    if (!before) return showAim(at);
    if (!dragging && Math.hypot(at.x - before.x, at.y - before.y) < CLICK_SLOP) return;
    dragging = true;
    surface.dataset.dragging = 'true';
    if (featureDrag.isActive()) return featureDrag.move(at);
    const from = grip(held);
    held.set(event.pointerId, at);
    const to = grip(held);
    animator.stop();
    const { view } = views.getState();
    const panned = panBy(view, to.x - from.x, to.y - from.y);
    const zoomed =
      from.spread > 0 ? zoomAt(panned, to.x, to.y, (panned.scale * to.spread) / from.spread) : panned;
    views.move(zoomed);
  };

  const up = (event: PointerEvent) => {
    if (event.type === 'pointercancel') featureDrag.cancel();
    else featureDrag.end();
    held.delete(event.pointerId);
    if (held.size > 0) return;
    dragging = false;
    delete surface.dataset.dragging;
  };

  const leave = () => {
    if (held.size === 0) tracker.point(null);
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const at = place(event);
    const turned = event.deltaY * WHEEL_UNITS[event.deltaMode];
    const amount = Math.max(-WHEEL_MOST, Math.min(WHEEL_MOST, turned));
    // Browsers tell a pinch on a trackpad as a wheel with Ctrl; real wheels with Ctrl turn in whole notches.
    const rate = event.ctrlKey && Math.abs(amount) < 50 ? PINCH_RATE : WHEEL_RATE;
    animator.stop();
    const { view } = views.getState();
    views.move(zoomAt(view, at.x, at.y, view.scale * Math.exp(-amount * rate)));
  };

  const doubleClick = (event: MouseEvent) => {
    const at = place(event);
    if (!onMap(at)) return;
    const target = animator.target();
    animator.goTo(zoomAt(target, at.x, at.y, target.scale * 2));
  };

  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !featureDrag.isActive()) return;
    featureDrag.cancel();
    event.stopPropagation();
  };

  /** The middle button would start the browser's own scrolling. */
  const keepMiddleButton = (event: MouseEvent) => {
    if (event.button === 1) event.preventDefault();
  };

  const listening = new AbortController();
  const { signal } = listening;
  surface.addEventListener('pointerdown', down, { signal });
  surface.addEventListener('pointermove', move, { signal });
  surface.addEventListener('pointerup', up, { signal });
  surface.addEventListener('pointercancel', up, { signal });
  surface.addEventListener('pointerleave', leave, { signal });
  surface.addEventListener('mousedown', keepMiddleButton, { signal });
  surface.addEventListener('wheel', wheel, { signal, passive: false });
  surface.addEventListener('dblclick', doubleClick, { signal });
  window.addEventListener('keydown', key, { signal, capture: true });
  return () => listening.abort();
}

/** The middle of the pointers that hold the map, and how far they are apart. */
function grip(held: ReadonlyMap<number, ScreenPoint>): ScreenPoint & { spread: number } {
  const points = [...held.values()];
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const spread = points.reduce((sum, point) => sum + Math.hypot(point.x - x, point.y - y), 0) / points.length;
  return { x, y, spread: points.length > 1 ? spread : 0 };
}

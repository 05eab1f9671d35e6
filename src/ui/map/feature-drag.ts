import { distanceToCore } from '../../domain/field/plain.ts';
import { shiftFeature } from '../../domain/recipe/edits.ts';
import type { Feature, Recipe } from '../../domain/recipe/schema.ts';
import type { App } from '../app-context.tsx';
import type { MapViewStore } from './map-view-store.ts';
import { type ScreenPoint, toWorld } from './view-transform.ts';

/** Pixels beside a feature's core that still count as its body: a narrow path can be hit. */
const BODY_SLOP = 5;

/** A step is shown before the next is taken, but none is waited for longer than this, milliseconds. */
const LONGEST_WAIT = 250;

/** Moves the selected feature with the pointer. */
export interface FeatureDrag {
  /** Whether a pixel of the map is on the body of the selected feature. */
  hits(at: ScreenPoint): boolean;
  start(at: ScreenPoint): void;
  /** The feature follows as fast as its picture does; the last place counts. */
  move(at: ScreenPoint): void;
  end(): void;
  /** Puts the feature back where it was. */
  cancel(): void;
  isActive(): boolean;
  dispose(): void;
}

interface Gesture {
  readonly recipe: Recipe;
  readonly index: number;
  readonly from: ScreenPoint;
  to: ScreenPoint;
  /** Blocks that the feature has been moved by. */
  east: number;
  south: number;
}

export function createFeatureDrag({ document, session }: App, views: MapViewStore): FeatureDrag {
  let gesture: Gesture | null = null;
  let frame = 0;
  /** When the step was taken whose picture is not there yet. */
  let waitingSince: number | null = null;

  const selected = (): { feature: Feature; index: number; recipe: Recipe } | null => {
    const recipe = document.getState().document?.recipe;
    const { selection } = session.getState();
    if (!recipe || selection.kind !== 'feature') return null;
    const feature = recipe.features[selection.index];
    return feature ? { feature, index: selection.index, recipe } : null;
  };

  /** Moves the feature by whole blocks from where it stood when the gesture began. */
  const apply = (current: Gesture) => {
    const { recipe, index, from, to } = current;
    const { scale } = views.getState().view;
    const east = Math.round((to.x - from.x) / scale);
    const south = Math.round((to.y - from.y) / scale);
    if (east === current.east && south === current.south) return;
    Object.assign(current, { east, south });
    waitingSince = performance.now();
    document.replaceRecipe(shiftFeature(recipe, index, east, south));
  };

  const follow = () => {
    frame = 0;
    if (!gesture) return;
    if (waitingSince !== null && performance.now() - waitingSince < LONGEST_WAIT) return;
    apply(gesture);
  };
  const followSoon = () => {
    if (frame === 0) frame = requestAnimationFrame(follow);
  };
  const stopWatching = session.subscribe(({ picture }, before) => {
    if (picture === before.picture) return;
    waitingSince = null;
    if (gesture) followSoon();
  });

  const finish = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    waitingSince = null;
    gesture = null;
  };

  return {
    hits(at) {
      const chosen = selected();
      if (!chosen || chosen.feature.type === 'terrace') return false;
      const { view } = views.getState();
      const world = toWorld(view, at.x, at.y);
      const distance = distanceToCore(chosen.feature, Math.floor(world.x), Math.floor(world.z));
      return distance * view.scale <= BODY_SLOP;
    },
    start(at) {
      const chosen = selected();
      if (chosen)
        gesture = { recipe: chosen.recipe, index: chosen.index, from: at, to: at, east: 0, south: 0 };
    },
    move(at) {
      if (!gesture) return;
      gesture.to = at;
      followSoon();
    },
    end() {
      if (gesture) apply(gesture);
      finish();
    },
    cancel() {
      if (gesture) document.replaceRecipe(gesture.recipe);
      finish();
    },
    isActive: () => gesture !== null,
    dispose() {
      stopWatching();
      finish();
    },
  };
}

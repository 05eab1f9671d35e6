import { describe, expect, test } from 'vitest';
import type { ScarpDocument } from '../../src/domain/document/document.ts';
import type { Recipe } from '../../src/domain/recipe/schema.ts';
import type { MapPicture } from '../../src/state/session-store.ts';
import { createMapViewStore } from '../../src/ui/map/map-view-store.ts';

function documentOf(id: string, edge: number): ScarpDocument {
  const recipe = { min: { x: 0, y: 0, z: 0 }, max: { x: edge - 1, y: 9, z: edge - 1 } } as Recipe;
  return { id, name: id, recipe, changedAt: 0 };
}

const picture = { serial: 7 } as MapPicture;

describe('the view of the map', () => {
  test('fits a document that was opened before the window had a size', () => {
    const views = createMapViewStore();
    views.follow(documentOf('a', 100), null);
    views.resize(500, 400);
    const { view } = views.getState();
    expect(view.scale).toBeGreaterThan(3);
    expect(view.x).toBeCloseTo(50, -1);
  });

  test('fits another document and knows that the picture is not of it', () => {
    const views = createMapViewStore();
    views.resize(500, 400);
    views.follow(documentOf('a', 100), picture);
    expect(views.getState().foreignSerial).toBeNull();
    const before = views.getState().view.scale;
    views.follow(documentOf('b', 1000), picture);
    expect(views.getState().view.scale).toBeLessThan(before);
    expect(views.getState().foreignSerial).toBe(picture.serial);
  });

  test('stays when the document changes, even its envelope', () => {
    const views = createMapViewStore();
    views.resize(500, 400);
    views.follow(documentOf('a', 100), null);
    const { view } = views.getState();
    views.follow(documentOf('a', 300), picture);
    expect(views.getState().view).toBe(view);
    views.resize(600, 500);
    expect(views.getState().view).toEqual({ ...view, width: 600, height: 500 });
  });

  test('that shows the whole envelope keeps showing it in another window, until it is moved', () => {
    const views = createMapViewStore();
    views.resize(500, 400);
    views.follow(documentOf('a', 100), null);
    const fitted = views.getState().view;
    views.resize(900, 800);
    expect(views.getState().view.scale).toBeGreaterThan(fitted.scale);
    views.move({ ...views.getState().view, x: 7 });
    const moved = views.getState().view;
    views.resize(500, 400);
    expect(views.getState().view).toEqual({ ...moved, width: 500, height: 400 });
  });
});

import { describe, expect, test } from 'vitest';
import { NEW_RECIPE } from '../../src/domain/recipe/new-recipe.ts';
import { createDocumentStore } from '../../src/state/document-store.ts';

function openedStore() {
  let now = 1000;
  const store = createDocumentStore(() => now++);
  store.open({ id: 'a', name: 'Test', recipe: NEW_RECIPE, changedAt: 0 });
  return store;
}

const recipeOf = (store: ReturnType<typeof openedStore>) => store.getState().document?.recipe;

describe('setting one value', () => {
  test('a valid one is adopted and dates the document', () => {
    const store = openedStore();
    store.setValue('/noise/scale', 12.5, '12.5');
    expect(recipeOf(store)?.noise.scale).toBe(12.5);
    expect(store.getState().document?.changedAt).toBe(1000);
    expect(NEW_RECIPE.noise.scale).toBe(96);
  });

  test('an invalid one stays pending with its reason, and the recipe as it was', () => {
    const store = openedStore();
    const before = store.getState().document;
    store.setValue('/noise/scale', 9000, '9000');
    expect(store.getState().document).toBe(before);
    expect(store.getState().pending.get('/noise/scale')).toMatchObject({
      text: '9000',
      problem: { code: 'out_of_range' },
    });
    store.dropPending('/noise/scale');
    expect(store.getState().pending.size).toBe(0);
  });

  test('a later valid one of the same place takes its place', () => {
    const store = openedStore();
    store.setValue('/noise/scale', 9000, '9000');
    store.setValue('/noise/scale', 30, '30');
    expect(recipeOf(store)?.noise.scale).toBe(30);
    expect(store.getState().pending.size).toBe(0);
  });

  test('two that are valid only together are adopted together', () => {
    const store = openedStore();
    store.setValue('/min/x', 200, '200');
    expect(store.getState().pending.get('/min/x')?.problem.code).toBe('min_above_max');
    store.setValue('/max/x', 300, '300');
    expect(recipeOf(store)).toMatchObject({ min: { x: 200 }, max: { x: 300 } });
    expect(store.getState().pending.size).toBe(0);
  });

  test('a valid one beside an invalid one is adopted, and the invalid one stays', () => {
    const store = openedStore();
    store.setValue('/seed', 1.5, '1.5');
    store.setValue('/noise/amplitude', 20, '20');
    expect(recipeOf(store)).toMatchObject({ seed: 1, noise: { amplitude: 20 } });
    expect([...store.getState().pending.keys()]).toEqual(['/seed']);
  });

  test('the value that is there already changes nothing', () => {
    const store = openedStore();
    const before = store.getState().document;
    store.setValue('/seed', NEW_RECIPE.seed, '1');
    expect(store.getState().document).toBe(before);
  });
});

describe('values that wait', () => {
  const hill = { type: 'hill', center: { x: 0, z: 0 }, radius: 10, falloff: 10, height: 8 } as const;

  function storeWithHills() {
    const store = openedStore();
    store.replaceRecipe({ ...NEW_RECIPE, features: [hill, { ...hill, height: 9 }] });
    store.setValue('/features/0/falloff', 5000, '5000');
    return store;
  }

  test('one is adopted as soon as another edit makes it valid, also while a third is not', () => {
    const store = storeWithHills();
    store.setValue('/min/x', 300, '300');
    expect([...store.getState().pending.keys()]).toEqual(['/features/0/falloff', '/min/x']);
    store.setValue('/max/x', 500, '500');
    expect(recipeOf(store)).toMatchObject({ min: { x: 300 }, max: { x: 500 } });
    expect([...store.getState().pending.keys()]).toEqual(['/features/0/falloff']);
  });

  test('they stay while other features come, go and move, and go with their own', () => {
    const store = storeWithHills();
    const features = () => recipeOf(store)?.features ?? [];
    const replace = (next: readonly unknown[]) =>
      store.replaceRecipe({ ...NEW_RECIPE, features: next } as typeof NEW_RECIPE);
    const isWaiting = () => store.getState().pending.has('/features/0/falloff');
    replace([...features(), { ...hill, height: 10 }]);
    expect(isWaiting()).toBe(true);
    replace([{ ...features()[0], center: { x: 5, z: 5 } }, ...features().slice(1)]);
    expect(isWaiting()).toBe(true);
    replace(features().slice(1));
    expect(isWaiting()).toBe(false);
  });
});

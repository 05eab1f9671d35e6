import { createStore } from 'zustand/vanilla';
import type { ScarpDocument } from '../domain/document/document.ts';
import { valueAt, withValue } from '../domain/recipe/edits.ts';
import { checkRecipe } from '../domain/recipe/parse.ts';
import type { RecipeError } from '../domain/recipe/problem.ts';
import type { Recipe } from '../domain/recipe/schema.ts';

/** A value typed into a field that the recipe cannot take yet; the last valid recipe stays in the document. */
export interface PendingEdit {
  readonly value: unknown;
  /** What the person typed. */
  readonly text: string;
  readonly problem: RecipeError;
}

export interface DocumentState {
  readonly document: ScarpDocument | null;
  /** Edits that are not valid, by JSON pointer. */
  readonly pending: ReadonlyMap<string, PendingEdit>;
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** The document that is open. Every change of a recipe goes through here and leaves a valid one. */
export function createDocumentStore(now: () => number) {
  const store = createStore<DocumentState>(() => ({ document: null, pending: new Map() }));

  const adopt = (recipe: Recipe, pending: ReadonlyMap<string, PendingEdit>) => {
    const { document } = store.getState();
    if (!document) return;
    const same = document.recipe === recipe;
    store.setState({ document: same ? document : { ...document, recipe, changedAt: now() }, pending });
  };

  return {
    ...store,

    open(document: ScarpDocument | null): void {
      store.setState({ document, pending: new Map() });
    },

    rename(name: string): void {
      const { document } = store.getState();
      if (document && document.name !== name)
        store.setState({ document: { ...document, name, changedAt: now() } });
    },

    /** Adopts a recipe that an edit made. Pending values stay where their places have not moved. */
    replaceRecipe(recipe: Recipe): void {
      const { document, pending } = store.getState();
      const before = document?.recipe;
      const staying = [...pending].filter(([place]) => before && isStillAt(place, before, recipe));
      const settled = settle(recipe, new Map(staying));
      adopt(settled.recipe, settled.pending);
    },

    /**
     * Sets one value. It is adopted together with pending ones if they are valid only together (min and max moved
     * one after the other), alone if that is valid, and else kept as pending with its reason.
     */
    setValue(pointer: string, value: unknown, text: string): void {
      const { document, pending } = store.getState();
      if (!document) return;
      if (Object.is(valueAt(document.recipe, pointer), value)) {
        this.dropPending(pointer);
        return;
      }
      const others = [...pending].filter(([place]) => place !== pointer);
      const alone = checkRecipe(withValue(document.recipe, pointer, value));
      const together = others.reduce<unknown>(
        (recipe, [place, edit]) => withValue(recipe as Recipe, place, edit.value),
        withValue(document.recipe, pointer, value),
      );
      const all = others.length > 0 ? checkRecipe(together) : alone;
      if (all.ok) adopt(all.recipe, new Map());
      else if (alone.ok) {
        const settled = settle(alone.recipe, new Map(others));
        adopt(settled.recipe, settled.pending);
      } else {
        const problem = alone.problems.find(({ path }) => path === pointer) ?? alone.problems[0];
        store.setState({ pending: new Map(others).set(pointer, { value, text, problem }) });
      }
    },

    /** Forgets an invalid value: the field shows the recipe's again. */
    dropPending(pointer: string): void {
      const pending = new Map(store.getState().pending);
      if (pending.delete(pointer)) store.setState({ pending });
    },
  };
}

/** Adopts the pending values that have become valid, one after the other, and tells the reasons of the others anew. */
function settle(
  recipe: Recipe,
  pending: ReadonlyMap<string, PendingEdit>,
): { readonly recipe: Recipe; readonly pending: ReadonlyMap<string, PendingEdit> } {
  const waiting = new Map<string, PendingEdit>();
  for (const [pointer, edit] of pending) {
    const result = checkRecipe(withValue(recipe, pointer, edit.value));
    if (result.ok) return settle(result.recipe, without(pending, pointer));
    const problem = result.problems.find(({ path }) => path === pointer) ?? result.problems[0];
    waiting.set(pointer, { ...edit, problem });
  }
  return { recipe, pending: waiting };
}

function without(pending: ReadonlyMap<string, PendingEdit>, pointer: string) {
  return new Map([...pending].filter(([place]) => place !== pointer));
}

/** Whether a place of a recipe means the same after an edit: the item of a list that it is in has not moved. */
function isStillAt(pointer: string, before: Recipe, after: Recipe): boolean {
  const item = /^\/(features|preserve)\/(\d+)\//.exec(pointer);
  if (!item) return true;
  const list = item[1] as 'features' | 'preserve';
  const [old, now] = [before[list], after[list]];
  const index = Number(item[2]);
  if (old[index] === now[index]) return now[index] !== undefined;
  // The item itself was changed in its place, as by a drag, if all others are where they were.
  return old.length === now.length && old.every((other, i) => i === index || other === now[i]);
}

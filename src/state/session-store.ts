import { createStore } from 'zustand/vanilla';
import type { CompiledField, FieldEngine, Progress } from '../domain/field/ports.ts';
import type { Region } from '../domain/field/region.ts';
import type { ShadingOptions } from '../domain/raster/shading.ts';
import type { Problem } from '../domain/recipe/problem.ts';

export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'feature'; readonly index: number }
  | { readonly kind: 'preserve'; readonly index: number };

/** The picture of a field, one pixel a column. Its pixels are brought up to date in place. */
export interface MapPicture {
  readonly field: CompiledField;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  /** The heights that have the first and the last colour of the ramp. */
  readonly low: number;
  readonly high: number;
  /** Pictures are numbered, so that one who has seen the one before need only look at what has changed. */
  readonly serial: number;
  readonly changed: Region;
}

/** The colours of the theme that pictures are made of; the screen reads them from its tokens. */
export type MapColors = Pick<ShadingOptions, 'ramp' | 'shadow' | 'light'>;

/** A text that was refused on opening: its name and what is wrong with it. */
export interface RefusedFile {
  readonly name: string;
  readonly problems: readonly Problem[];
}

export interface SessionState {
  readonly selection: Selection;
  /** The column under the pointer on the map or in the scene. */
  readonly pointer: { readonly x: number; readonly z: number } | null;
  /** The last field that was compiled; it stays while a newer recipe is at work. */
  readonly field: CompiledField | null;
  /** A field that takes long, as far as it has come; only the map shows it. */
  readonly arriving: CompiledField | null;
  readonly picture: MapPicture | null;
  readonly terrainId: string | null;
  /** Who computes heights; null until that is known. */
  readonly engine: FieldEngine | null;
  /** Set while a compile takes longer than 100 ms. */
  readonly progress: Progress | null;
  /** Why the last compile gave no field, for a person. */
  readonly computeProblem: string | null;
  /** Hints of the text that was opened and of the field. */
  readonly hints: readonly Problem[];
  readonly refused: RefusedFile | null;
  readonly mapColors: MapColors | null;
  /** A place of the recipe that asks for the keyboard focus, and a number that grows with each request. */
  readonly focusRequest: { readonly pointer: string; readonly serial: number } | null;
  readonly saving: 'saved' | 'saving' | 'failed' | 'idle';
  readonly savedAt: number | null;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** What is gone when the page is reloaded. */
export function createSessionStore() {
  const store = createStore<SessionState>(() => ({
    selection: { kind: 'none' },
    pointer: null,
    field: null,
    arriving: null,
    picture: null,
    terrainId: null,
    engine: null,
    progress: null,
    computeProblem: null,
    hints: [],
    refused: null,
    mapColors: null,
    focusRequest: null,
    saving: 'idle',
    savedAt: null,
  }));
  return {
    ...store,
    select(selection: Selection): void {
      store.setState({ selection });
    },
    /** Brings the field of a place of the recipe on the screen and gives it the focus. */
    requestFocus(pointer: string): void {
      const serial = (store.getState().focusRequest?.serial ?? 0) + 1;
      store.setState({ focusRequest: { pointer, serial } });
    },
  };
}

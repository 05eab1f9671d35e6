import { createStore } from 'zustand/vanilla';
import type { ScarpDocument } from '../../domain/document/document.ts';
import { envelopeRegion } from '../../domain/field/field.ts';
import { isSameRegion, type Region } from '../../domain/field/region.ts';
import type { MapPicture, SessionStore } from '../../state/session-store.ts';
import { FIT_PADDING } from './map-metrics.ts';
import { fitRegion, resized, type ViewTransform } from './view-transform.ts';

export interface MapViewState {
  readonly view: ViewTransform;
  /** The region that the view was fitted to, as long as nobody has moved it since. */
  readonly fitted: Region | null;
  readonly documentId: string | null;
  /** The number of the picture that was there when another document was opened: it is not of this one. */
  readonly foreignSerial: number | null;
}

export type MapViewStore = ReturnType<typeof createMapViewStore>;

/** Where the map looks. Apart from the session, because only what lies on the map cares for it. */
export function createMapViewStore() {
  const store = createStore<MapViewState>(() => ({
    view: { x: 0, z: 0, scale: 1, width: 0, height: 0 },
    fitted: null,
    documentId: null,
    foreignSerial: null,
  }));

  const showWhole = (region: Region) => {
    store.setState(({ view }) => ({ view: fitRegion(view, region, FIT_PADDING), fitted: region }));
  };

  return {
    ...store,
    showWhole,

    /** The view that `showWhole` would set. */
    fittedView(region: Region): ViewTransform {
      return fitRegion(store.getState().view, region, FIT_PADDING);
    },

    move(view: ViewTransform): void {
      store.setState({ view, fitted: null });
    },

    /** A view that shows a region whole keeps doing so; any other keeps its centre. */
    resize(width: number, height: number): void {
      const { view, fitted } = store.getState();
      if (view.width === width && view.height === height) return;
      store.setState({ view: resized(view, width, height) });
      if (fitted) showWhole(fitted);
    },

    /** Fits another document into the window. A document that changes, even its envelope, does not move the view. */
    follow(document: ScarpDocument | null, picture: MapPicture | null): void {
      const { documentId, fitted } = store.getState();
      const region = document && envelopeRegion(document.recipe);
      if (document?.id !== documentId) {
        const foreignSerial = documentId === null ? null : (picture?.serial ?? null);
        store.setState({ documentId: document?.id ?? null, foreignSerial });
        if (region) showWhole(region);
      } else if (region && fitted && !isSameRegion(region, fitted)) {
        store.setState({ fitted: null });
      }
    },
  };
}

const stores = new WeakMap<SessionStore, MapViewStore>();

/** The one view of a session's map: it outlives the component, so that leaving 2D and coming back changes nothing. */
export function mapViewStoreOf(session: SessionStore): MapViewStore {
  let store = stores.get(session);
  if (!store) {
    store = createMapViewStore();
    stores.set(session, store);
  }
  return store;
}

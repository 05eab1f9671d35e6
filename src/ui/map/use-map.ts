import { useStore } from 'zustand';
import type { MapPicture } from '../../state/session-store.ts';
import { useApp, useSession } from '../app-context.tsx';
import { type MapViewState, mapViewStoreOf } from './map-view-store.ts';

/** What a component needs of where the map looks. */
export function useMapView<T>(select: (state: MapViewState) => T): T {
  return useStore(mapViewStoreOf(useApp().session), select);
}

/** The picture of the open document; it may be of an older state of it. */
export function useMapPicture(): MapPicture | null {
  const picture = useSession((state) => state.picture);
  const foreign = useMapView((state) => state.foreignSerial);
  return picture?.serial === foreign ? null : picture;
}

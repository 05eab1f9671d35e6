import type { App } from '../app-context.tsx';
import { type CanvasSize, watchSize } from './canvas-size.ts';
import { createFrame, type Frame } from './layers/frame.ts';
import { createPictureBitmaps } from './layers/picture-bitmap.ts';
import { paintPointer } from './layers/pointer-layer.ts';
import type { MapViewStore } from './map-view-store.ts';
import { paintMap } from './paint-map.ts';
import { readMapColors, readMapPalette } from './read-token-colors.ts';
import { watchTheme } from './watch-theme.ts';

/** The elements the map is painted on. The pointer has a canvas of its own: it moves more often than the map. */
export interface StageElements {
  readonly surface: HTMLElement;
  readonly map: HTMLCanvasElement;
  readonly pointer: HTMLCanvasElement;
}

/** What an edit draws on the map waits so long for its terrain, to move together with it. Milliseconds. */
const TOGETHER = 60;

/** Keeps the canvases in step with the stores: at most one painting a frame, and none without a change. */
export function startMapStage(app: App, views: MapViewStore, elements: StageElements): () => void {
  const { surface, map, pointer } = elements;
  const mapContext = map.getContext('2d', { alpha: false });
  const pointerContext = pointer.getContext('2d');
  const bitmapOf = createPictureBitmaps();
  let palette = readMapPalette(surface);
  let size: CanvasSize | null = null;
  let frameRequest = 0;
  let mapChanged = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const paint = () => {
    frameRequest = 0;
    if (!size || !mapContext || !pointerContext || size.width === 0 || size.height === 0) return;
    if (mapChanged) paintMap(begin(mapContext, size), scene());
    mapChanged = false;
    const column = app.session.getState().pointer;
    const frame = begin(pointerContext, size);
    pointerContext.clearRect(0, 0, size.width, size.height);
    if (column) paintPointer(frame, column);
  };

  const begin = (
    context: CanvasRenderingContext2D,
    { width, deviceWidth, deviceHeight }: CanvasSize,
  ): Frame => {
    const { canvas } = context;
    if (canvas.width !== deviceWidth || canvas.height !== deviceHeight) {
      canvas.width = deviceWidth;
      canvas.height = deviceHeight;
    }
    const density = deviceWidth / width;
    context.setTransform(density, 0, 0, density, 0, 0);
    return createFrame(context, views.getState().view, palette, density);
  };

  const scene = () => {
    const session = app.session.getState();
    const { tileGrid, preserveBoxes } = app.workspace.getState();
    const picture = session.picture?.serial === views.getState().foreignSerial ? null : session.picture;
    return {
      recipe: app.document.getState().document?.recipe ?? null,
      picture,
      bitmap: picture && bitmapOf(picture),
      stale: session.progress !== null,
      selection: session.selection,
      tileGrid,
      preserveBoxes,
    };
  };

  const request = () => {
    if (frameRequest === 0) frameRequest = requestAnimationFrame(paint);
  };
  const requestMap = () => {
    clearTimeout(waiting);
    waiting = undefined;
    mapChanged = true;
    request();
  };
  const requestMapSoon = () => {
    waiting ??= setTimeout(requestMap, TOGETHER);
  };
  const takeColors = () => {
    palette = readMapPalette(surface);
    const mapColors = readMapColors(surface);
    // The same colours again, as after leaving 2D and coming back, need no new picture.
    if (JSON.stringify(mapColors) !== JSON.stringify(app.session.getState().mapColors)) {
      app.session.setState({ mapColors });
    }
    requestMap();
  };
  const follow = () => views.follow(app.document.getState().document, app.session.getState().picture);

  const stops = [
    watchTheme(takeColors),
    watchSize(surface, (next) => {
      size = next;
      views.resize(next.width, next.height);
      // Resizing empties a canvas: painted in a later frame, the map would flicker.
      mapChanged = true;
      cancelAnimationFrame(frameRequest);
      paint();
    }),
    views.subscribe(requestMap),
    app.workspace.subscribe(requestMap),
    app.document.subscribe((state, before) => {
      if (state.document === before.document) return;
      follow();
      if (state.document?.id === before.document?.id) requestMapSoon();
      else requestMap();
    }),
    app.session.subscribe((state, before) => {
      const { picture, selection, progress } = state;
      const staleChanged = (progress === null) !== (before.progress === null);
      if (picture !== before.picture || selection !== before.selection || staleChanged) requestMap();
      else if (state.pointer !== before.pointer) request();
    }),
  ];
  follow();
  takeColors();
  return () => {
    clearTimeout(waiting);
    cancelAnimationFrame(frameRequest);
    for (const stop of stops) stop();
  };
}

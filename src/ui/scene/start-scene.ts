import { Raycaster, Vector2 } from 'three';
import { envelopeRegion, heightAt } from '../../domain/field/field.ts';
import { isSameRegion, type Region } from '../../domain/field/region.ts';
import { pickColumn } from '../../domain/mesh/pick-column.ts';
import type { Recipe } from '../../domain/recipe/schema.ts';
import type { App } from '../app-context.tsx';
import { watchTheme } from '../map/watch-theme.ts';
import { readSceneColors } from './scene-colors.ts';
import { SceneLines } from './scene-lines.ts';
import { type ChunkProgress, TerrainChunks } from './terrain-chunks.ts';
import { type SceneOrigin, sceneOrigin, TerrainStage } from './terrain-stage.ts';

/** Details are chosen anew when the camera has rested so long, milliseconds. */
const REST = 120;

export interface RunningScene {
  readonly stage: TerrainStage;
  /** Shows the whole envelope again. */
  reset(): void;
  stop(): void;
}

/**
 * Keeps a canvas showing the terrain of the open document. Throws where the browser gives no WebGL.
 * @param host the element whose tokens give the colours and whose size the canvas takes
 */
export function startScene(
  app: App,
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  onProgress: (progress: ChunkProgress) => void,
): RunningScene {
  const stage = new TerrainStage(canvas);
  const lines = new SceneLines();
  const chunks = new TerrainChunks(app.compute, (progress) => {
    onProgress(progress);
    stage.draw();
  });
  stage.scene.add(chunks.group, lines.group);
  let framedDocument: string | null = null;
  let placedOrigin: SceneOrigin | null = null;
  /** Where the field may have changed since the last refresh that looked at it. */
  let changed: Region[] = [];

  const shown = () => {
    const { document } = app.document.getState();
    const { field } = app.session.getState();
    return document && field
      ? { document, recipe: document.recipe, field, origin: sceneOrigin(document.recipe) }
      : null;
  };

  /** A field belongs to the recipe when it covers its envelope; until then the last terrain stays. */
  const refresh = () => {
    const now = shown();
    if (!now) {
      changed = [];
      chunks.clear();
      stage.draw();
      return;
    }
    const { document, recipe, field, origin } = now;
    if (!isSameRegion(field.region, envelopeRegion(recipe))) return;
    if (framedDocument !== document.id) {
      framedDocument = document.id;
      stage.frameTerrain(recipe, origin, field.statistics.heightMin, field.statistics.heightMax);
    } else if (placedOrigin && isNear(placedOrigin, recipe)) stage.moveOrigin(placedOrigin, origin);
    placedOrigin = origin;
    const { x, y, z } = stage.camera.position;
    chunks.material.setHeights(field, origin, changed);
    chunks.update(recipe, field, origin, [x + origin.x, y, z + origin.z], stage.ease, changed);
    changed = [];
    lines.setBoxes(recipe, origin, app.workspace.getState().preserveBoxes);
    stage.draw();
  };

  /** The colours are the recipe's own: they do not wait for its field. */
  const recolor = () => {
    const { document } = app.document.getState();
    if (!document) return;
    const colors = readSceneColors(host, document.recipe.palette);
    chunks.material.setBlockColors(colors.blocks);
    lines.setColors(colors);
    stage.setColors(colors);
  };

  const showCursor = () => {
    const now = shown();
    const { pointer } = app.session.getState();
    const height = now && pointer ? heightAt(now.field, pointer.x, pointer.z) : null;
    if (!now || !pointer || height === null) lines.setCursor(null, { x: 0, z: 0 });
    else {
      const y = Math.max(now.recipe.min.y, Math.min(now.recipe.max.y, height));
      lines.setCursor({ x: pointer.x, y, z: pointer.z }, now.origin);
    }
    stage.draw();
  };

  const raycaster = new Raycaster();
  let pickFrame = 0;
  const pick = (event: PointerEvent) => {
    cancelAnimationFrame(pickFrame);
    pickFrame = requestAnimationFrame(() => {
      const now = shown();
      if (!now) return;
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const at = new Vector2(
        ((event.clientX - left) / width) * 2 - 1,
        1 - ((event.clientY - top) / height) * 2,
      );
      raycaster.setFromCamera(at, stage.camera);
      const { origin, direction } = raycaster.ray;
      const pointer = pickColumn(now.recipe, now.field, {
        origin: [origin.x + now.origin.x, origin.y, origin.z + now.origin.z],
        direction: [direction.x, direction.y, direction.z],
      });
      app.session.setState({ pointer });
    });
  };
  const leave = () => {
    cancelAnimationFrame(pickFrame);
    app.session.setState({ pointer: null });
  };

  let rest: ReturnType<typeof setTimeout> | undefined;
  stage.controls.addEventListener('change', () => {
    clearTimeout(rest);
    rest = setTimeout(refresh, REST);
  });
  canvas.addEventListener('pointermove', pick);
  canvas.addEventListener('pointerleave', leave);
  canvas.addEventListener('webglcontextrestored', refresh);
  const size = new ResizeObserver(() => stage.resize(host.clientWidth, host.clientHeight));
  size.observe(host);
  stage.resize(host.clientWidth, host.clientHeight);

  const stops = [
    app.session.subscribe((state, before) => {
      if (state.field !== before.field) {
        changed.push(...(state.field?.changed ?? []));
        refresh();
      }
      if (state.pointer !== before.pointer || state.field !== before.field) showCursor();
    }),
    app.document.subscribe((state, before) => {
      const recipe = state.document?.recipe;
      if (recipe === before.document?.recipe) return;
      recolor();
      refresh();
    }),
    app.workspace.subscribe((state, before) => {
      if (state.preserveBoxes !== before.preserveBoxes) refresh();
    }),
    watchTheme(recolor),
  ];
  recolor();
  refresh();

  return {
    stage,
    reset() {
      framedDocument = null;
      refresh();
    },
    stop() {
      clearTimeout(rest);
      cancelAnimationFrame(pickFrame);
      size.disconnect();
      for (const stop of stops) stop();
      canvas.removeEventListener('pointermove', pick);
      canvas.removeEventListener('pointerleave', leave);
      canvas.removeEventListener('webglcontextrestored', refresh);
      chunks.dispose();
      lines.dispose();
      stage.dispose();
    },
  };
}

/** Whether an envelope has stayed about where the view was: one that has gone far away takes the view with it. */
function isNear(origin: SceneOrigin, { min, max }: Recipe): boolean {
  return origin.x >= min.x && origin.x <= max.x && origin.z >= min.z && origin.z <= max.z;
}

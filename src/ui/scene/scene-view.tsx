import { Box, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useApp, useDocument } from '../app-context.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { handleSceneKey, SCENE_KEYS_HELP } from './scene-keys.ts';
import css from './scene-view.module.css';
import { type RunningScene, startScene } from './start-scene.ts';
import type { ChunkProgress } from './terrain-chunks.ts';

type SceneState = 'ready' | 'lost' | 'absent';

/** The terrain of the open document in 3D. It fills its parent; the map goes on where there is no WebGL. */
export default function SceneView() {
  const app = useApp();
  const host = useRef<HTMLDivElement>(null);
  const running = useRef<RunningScene>(null);
  const [state, setState] = useState<SceneState>('ready');
  const [progress, setProgress] = useState<ChunkProgress | null>(null);
  const helpId = useId();

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    // A canvas whose context has been given away cannot get another: each start has one of its own.
    const canvas = document.createElement('canvas');
    canvas.className = css.canvas;
    canvas.setAttribute('aria-hidden', 'true');
    element.append(canvas);
    const lost = (event: Event) => {
      event.preventDefault();
      setState('lost');
    };
    const restored = () => setState('ready');
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    try {
      running.current = startScene(app, element, canvas, setProgress);
      setState('ready');
    } catch {
      setState('absent');
    }
    return () => {
      canvas.removeEventListener('webglcontextlost', lost);
      running.current?.stop();
      running.current = null;
      canvas.remove();
    };
  }, [app]);

  const keyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !running.current) return;
    if (handleSceneKey(event.key, running.current)) event.preventDefault();
  };

  return (
    <div className={css.scene}>
      <div
        ref={host}
        className={css.host}
        role="application"
        aria-label="Terrain scene"
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard
        tabIndex={0}
        onKeyDown={keyDown}
      />
      <p id={helpId} hidden>
        {SCENE_KEYS_HELP}
      </p>
      {state !== 'ready' && <SceneNotice state={state} />}
      {state === 'ready' && <SceneBar progress={progress} onReset={() => running.current?.reset()} />}
    </div>
  );
}

function SceneBar({ progress, onReset }: { progress: ChunkProgress | null; onReset: () => void }) {
  const open = useDocument(({ document }) => document !== null);
  return (
    <div className={css.bar}>
      <IconButton
        icon={RotateCcw}
        label="Reset view"
        shortcut="F"
        size="small"
        unavailable={open ? null : 'No recipe is open'}
        onClick={onReset}
      />
      <span className={css.hint}>
        {progress && progress.left > 0 && `Building, ${progress.left} parts to come`}
        {progress?.left === 0 && 'Drag turns, right drag moves, wheel comes nearer'}
        {!progress && 'Waiting for the field'}
      </span>
    </div>
  );
}

function SceneNotice({ state }: { state: 'lost' | 'absent' }) {
  return (
    <p className={css.notice} role="status">
      <Box size={16} aria-hidden="true" />
      {state === 'lost'
        ? '3D is away: the browser took the graphics card back. 2D goes on, 3D comes back by itself.'
        : '3D is away: this browser gives no WebGL. 2D goes on. Graphics acceleration in the browser’s settings may help.'}
    </p>
  );
}

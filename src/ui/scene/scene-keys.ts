import type { RunningScene } from './start-scene.ts';

/** What the keys do, for those who cannot see the scene move. */
export const SCENE_KEYS_HELP =
  'Arrow keys turn the view, plus and minus bring it nearer and farther, F or Home shows all of the terrain.';

const TURN = Math.PI / 18;

/** Moves the view for a key; false if the key means nothing here. */
export function handleSceneKey(key: string, scene: RunningScene): boolean {
  const { stage } = scene;
  switch (key) {
    case 'ArrowLeft':
      stage.turn(-TURN, 0);
      return true;
    case 'ArrowRight':
      stage.turn(TURN, 0);
      return true;
    case 'ArrowUp':
      stage.turn(0, -TURN / 2);
      return true;
    case 'ArrowDown':
      stage.turn(0, TURN / 2);
      return true;
    case '+':
    case '=':
      stage.approach(0.8);
      return true;
    case '-':
      stage.approach(1.25);
      return true;
    case 'f':
    case 'F':
    case 'Home':
      scene.reset();
      return true;
    default:
      return false;
  }
}

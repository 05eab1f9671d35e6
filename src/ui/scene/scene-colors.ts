import { Color, SRGBColorSpace } from 'three';
import type { Material } from '../../domain/recipe/limits.ts';
import type { Recipe } from '../../domain/recipe/schema.ts';
import { materialColour } from '../controls/materials.ts';
import { readTokenColors, rgbOf } from '../styles/token-colors.ts';

/** The colours of a scene for the theme of now. */
export interface SceneColors {
  readonly sky: Color;
  readonly shade: Color;
  /** Surface, soil, rock. */
  readonly blocks: readonly [Color, Color, Color];
  readonly envelope: Color;
  readonly preserve: Color;
  readonly cursor: Color;
}

/** Reads them from the tokens as they stand at an element. */
export function readSceneColors(host: HTMLElement, palette: Recipe['palette']): SceneColors {
  return readTokenColors(host, (colorOf) => {
    const color = (token: string) => {
      const [red, green, blue] = rgbOf(colorOf(token));
      return new Color().setRGB(red / 255, green / 255, blue / 255, SRGBColorSpace);
    };
    const block = (material: Material) => color(materialColour(material).slice(4, -1));
    return {
      sky: color('--scene-sky'),
      shade: color('--scene-shade'),
      blocks: [block(palette.surface), block(palette.soil), block(palette.rock)],
      envelope: color('--map-envelope'),
      preserve: color('--map-preserve'),
      cursor: color('--map-handle'),
    };
  });
}

import type { Material } from '../../domain/recipe/limits.ts';
import { materialColour } from './materials.ts';
import css from './swatch.module.css';

/** A small square in the colour of a material; its name stands beside it. */
export function Swatch({ material }: { material: Material }) {
  return <span className={css.swatch} style={{ background: materialColour(material) }} aria-hidden="true" />;
}

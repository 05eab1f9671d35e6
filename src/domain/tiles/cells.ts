import { type HeightField, heightAt } from '../field/field.ts';
import { containsCell } from '../recipe/boxes.ts';
import { AIR } from '../recipe/limits.ts';
import type { Box, Recipe } from '../recipe/schema.ts';

/** One block that a tile writes. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** A material of the palette, or air. */
  readonly state: string;
}

/** What a recipe wants at height y of a column whose surface is at `height`; null where its mode leaves it alone. */
export function stateAt(recipe: Recipe, height: number, y: number): string | null {
  const { mode, palette } = recipe;
  if (y > height) return mode === 'fill' ? null : AIR;
  if (mode === 'cut') return null;
  if (y === height) return palette.surface;
  return y >= height - palette.soil_depth ? palette.soil : palette.rock;
}

/** Whether a block lies in a preserve box. */
export function isPreserved(recipe: Recipe, x: number, y: number, z: number): boolean {
  return recipe.preserve.some((box) => containsCell(box, x, y, z));
}

/**
 * The blocks that a recipe writes within bounds, in the reference's order: z outermost, then x, then y, each ascending.
 * @param field must hold all columns of the bounds
 */
export function* tileCells(recipe: Recipe, field: HeightField, bounds: Box): Generator<Cell> {
  const { min, max } = bounds;
  for (let z = min.z; z <= max.z; z++) {
    for (let x = min.x; x <= max.x; x++) {
      const height = heightAt(field, x, z);
      if (height === null) throw new RangeError(`column ${x}, ${z} is outside of the field`);
      for (let y = min.y; y <= max.y; y++) {
        const state = stateAt(recipe, height, y);
        if (state !== null && !isPreserved(recipe, x, y, z)) yield { x, y, z, state };
      }
    }
  }
}

/** The listing of blocks: one line `x,y,z,state` each, with a line feed after the last one too. */
export function listing(cells: Iterable<Cell>): string {
  let text = '';
  for (const { x, y, z, state } of cells) text += `${x},${y},${z},${state}\n`;
  return text;
}

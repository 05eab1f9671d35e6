import { AIR, MATERIALS } from '../recipe/limits.ts';

export const DIRT = 'minecraft:dirt';

const AIRS: ReadonlySet<string> = new Set([AIR, 'minecraft:cave_air', 'minecraft:void_air']);
const GROUND: ReadonlySet<string> = new Set(MATERIALS);
/** Blocks that grow on dirt and not on themselves. */
const TURF: ReadonlySet<string> = new Set(['minecraft:grass_block', 'minecraft:moss_block']);

/** The block of a state: `minecraft:grass_block` of `minecraft:grass_block[snowy=false]`. */
function blockOf(state: string): string {
  const bracket = state.indexOf('[');
  return bracket < 0 ? state : state.slice(0, bracket);
}

/** Whether a state is one of the game's airs. */
export function isAir(state: string): boolean {
  return AIRS.has(blockOf(state));
}

/** Whether a stroke may work in a cell of this state: natural ground whatever its properties, or air. */
export function isReplaceable(state: string): boolean {
  return GROUND.has(blockOf(state)) || isAir(state);
}

/** Whether a block grows on dirt, which takes its place when it is buried. */
export function isTurf(state: string): boolean {
  return TURF.has(blockOf(state));
}

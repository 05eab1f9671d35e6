import type { Material } from '../../domain/recipe/limits.ts';

const COLOURS: Record<Material, string> = {
  'minecraft:stone': 'stone',
  'minecraft:andesite': 'andesite',
  'minecraft:granite': 'granite',
  'minecraft:diorite': 'diorite',
  'minecraft:deepslate': 'deepslate',
  'minecraft:cobbled_deepslate': 'cobbled-deepslate',
  'minecraft:dirt': 'dirt',
  'minecraft:grass_block': 'grass',
  'minecraft:moss_block': 'moss',
  'minecraft:sandstone': 'sandstone',
  'minecraft:terracotta': 'terracotta',
};

/** `grass_block`: the name without its namespace. */
export function materialName(material: Material): string {
  return material.slice('minecraft:'.length);
}

/** The token of a material's colour as a CSS value. */
export function materialColour(material: Material): string {
  return `var(--block-${COLOURS[material]})`;
}

import type { Recipe } from '../recipe/schema.ts';
import type { Preview } from './preview.ts';

/** The preview's fields by the reference's names, as its tool and its files have them. */
export function previewReport(recipe: Recipe, terrainId: string, preview: Preview) {
  return {
    status: 'completed',
    kind: 'terrain_heightmap_preview',
    terrain_id: terrainId,
    bounds: { min: recipe.min, max: recipe.max },
    mode: recipe.mode,
    resolution: preview.resolution,
    tile_edge: preview.tileEdge,
    tile_count: preview.tileCount,
    tile_order: 'x_then_z_then_y',
    tile_budget: preview.tileBudget,
    sampled_height_min: preview.sampledHeightMin,
    sampled_height_max: preview.sampledHeightMax,
    clipped_samples: preview.clippedSamples,
    sample_grid: preview.sampleGrid,
    pixels: [preview.width, preview.height],
    orientation: 'north (-Z) is up, east (+X) is right',
    legend: 'green to light grey: low to high; pink: the surface block lies in a preserve box',
    world_verified: false,
    note: 'Heights are sampled, and the picture shows the recipe alone: no world was read.',
  } as const;
}

import { RowCompiler } from '../field/compile.ts';
import { envelopeRegion } from '../field/field.ts';
import type { Recipe } from '../recipe/schema.ts';
import { isPreserved } from '../tiles/cells.ts';
import { createTileGrid, MAX_TILE_BUDGET, TILE_BUDGET_MESSAGE } from '../tiles/grid.ts';

export const PREVIEW_RESOLUTION = { min: 32, max: 256, standard: 128 } as const;
const RESOLUTION_MESSAGE = 'Resolution must be 32..256';

/** The reference's preview: a picture of the field sampled on a grid, two by two pixels a sample. */
export interface Preview {
  readonly resolution: number;
  readonly tileBudget: number;
  readonly tileEdge: number;
  readonly tileCount: number;
  /** Extremes of the samples, not of all columns. */
  readonly sampledHeightMin: number;
  readonly sampledHeightMax: number;
  /** Samples whose surface lies below or above the envelope. */
  readonly clippedSamples: number;
  readonly sampleGrid: { readonly width: number; readonly height: number };
  /** Pixels along x and z. */
  readonly width: number;
  readonly height: number;
  /** Red, green, blue of each pixel, top row (north) first. */
  readonly rgb: Uint8Array<ArrayBuffer>;
}

export type PreviewResult = { ok: true; preview: Preview } | { ok: false; message: string };

const PRESERVED = [0xd6, 0x96, 0xcd] as const;

/** Renders the reference's preview, pixel for pixel. Refuses a resolution outside 32..256 or a budget outside 1..4096. */
export function renderPreview(
  recipe: Recipe,
  resolution: number,
  budget: number = MAX_TILE_BUDGET,
): PreviewResult {
  const { min, max } = PREVIEW_RESOLUTION;
  if (!Number.isInteger(resolution) || resolution < min || resolution > max)
    return { ok: false, message: RESOLUTION_MESSAGE };
  const grid = createTileGrid(recipe, budget);
  if (!grid) return { ok: false, message: TILE_BUDGET_MESSAGE };
  const samples = sampleField(recipe, resolution);
  const { width, length, heights } = samples;
  const clipped = heights.reduce(
    (count, height) => count + (height < recipe.min.y || height > recipe.max.y ? 1 : 0),
    0,
  );
  const preview: Preview = {
    resolution,
    tileBudget: budget,
    tileEdge: grid.edge,
    tileCount: grid.count,
    sampledHeightMin: heights.reduce((low, height) => Math.min(low, height)),
    sampledHeightMax: heights.reduce((high, height) => Math.max(high, height)),
    clippedSamples: clipped,
    sampleGrid: { width, height: length },
    width: width * 2,
    height: length * 2,
    rgb: paint(recipe, samples),
  };
  return { ok: true, preview };
}

interface Samples {
  readonly width: number;
  readonly length: number;
  /** World x and z of each sample column and row. */
  readonly x: readonly number[];
  readonly z: readonly number[];
  readonly heights: Int32Array;
}

function sampleField(recipe: Recipe, resolution: number): Samples {
  const region = envelopeRegion(recipe);
  const x = samplePositions(region.x, region.width, resolution);
  const z = samplePositions(region.z, region.length, resolution);
  const compiler = new RowCompiler(recipe, region.x, region.width);
  const heights = new Int32Array(x.length * z.length);
  z.forEach((worldZ, row) => {
    const surfaces = compiler.compileRow(worldZ);
    x.forEach((worldX, column) => {
      heights[row * x.length + column] = Math.floor(surfaces[worldX - region.x]);
    });
  });
  return { width: x.length, length: z.length, x, z, heights };
}

/** Sample i of n stands at start + floor(i * (length - 1) / max(1, n - 1)). */
function samplePositions(start: number, length: number, resolution: number): number[] {
  const count = Math.min(resolution, length);
  return Array.from(
    { length: count },
    (_, i) => start + Math.floor((i * (length - 1)) / Math.max(1, count - 1)),
  );
}

function paint(recipe: Recipe, samples: Samples): Uint8Array<ArrayBuffer> {
  const { width, length, heights } = samples;
  const low = heights.reduce((a, b) => Math.min(a, b));
  const high = heights.reduce((a, b) => Math.max(a, b));
  const rgb = new Uint8Array(width * length * 4 * 3);
  for (let row = 0; row < length; row++) {
    for (let column = 0; column < width; column++) {
      const color = sampleColor(recipe, samples, column, row, low, high);
      for (const pixel of [0, 1, width * 2, width * 2 + 1]) {
        rgb.set(color, (row * width * 4 + column * 2 + pixel) * 3);
      }
    }
  }
  return rgb;
}

function sampleColor(
  recipe: Recipe,
  samples: Samples,
  column: number,
  row: number,
  low: number,
  high: number,
): readonly number[] {
  const { width, length, heights } = samples;
  const at = (x: number, z: number) =>
    heights[Math.max(0, Math.min(length - 1, z)) * width + Math.max(0, Math.min(width - 1, x))];
  const height = at(column, row);
  const y = Math.max(recipe.min.y, Math.min(recipe.max.y, height));
  if (isPreserved(recipe, samples.x[column], y, samples.z[row])) return PRESERVED;
  const t = (height - low) / Math.max(1, high - low);
  const slope = at(column - 1, row) - at(column + 1, row) + (at(column, row - 1) - at(column, row + 1));
  const shade = Math.max(0.55, Math.min(1.25, 0.9 + 0.035 * slope));
  const channel = (from: number, range: number) => Math.min(255, Math.trunc((from + range * t) * shade));
  return [channel(48, 155), channel(80, 115), channel(65, 107)];
}

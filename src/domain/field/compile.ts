import type { Recipe } from '../recipe/schema.ts';
import { prepareFeature } from './feature-rows.ts';
import { envelopeRegion, type HeightField } from './field.ts';
import { NoiseRows } from './noise-rows.ts';
import type { FieldCompiler } from './ports.ts';
import type { Region } from './region.ts';

/**
 * Computes the rows of one recipe over a range of columns. A row is a Float64Array of surfaces before the floor, west
 * to east; it is reused, so take what you need before asking for the next.
 */
export class RowCompiler {
  private readonly row: Float64Array;
  private readonly noise: NoiseRows;
  private readonly features;

  /** @param x world x of the first column @param width columns of a row */
  constructor(recipe: Recipe, x: number, width: number) {
    this.row = new Float64Array(width);
    this.noise = new NoiseRows(recipe, x, width);
    this.features = recipe.features.map((feature) => prepareFeature(feature, x, width));
  }

  /** The surfaces of row z. Rows may be asked for in any order; ascending is quickest. */
  compileRow(z: number): Float64Array {
    this.noise.fill(this.row, z);
    for (const feature of this.features) feature.apply(this.row, z);
    return this.row;
  }
}

/** The heights of a region, by default of the whole envelope, as `FieldCompiler` has it. */
export function compileField(
  recipe: Recipe,
  region: Region = envelopeRegion(recipe),
  heights = new Int32Array(region.width * region.length),
): HeightField {
  eachRow(recipe, region, (row, start) => {
    for (let i = 0; i < row.length; i++) heights[start + i] = Math.floor(row[i]);
  });
  return { region, heights };
}

/** The surfaces of a region before the floor, in the order of `compileField`. */
export function compileSurface(
  recipe: Recipe,
  region: Region = envelopeRegion(recipe),
): Float64Array<ArrayBuffer> {
  const surfaces = new Float64Array(region.width * region.length);
  eachRow(recipe, region, (row, start) => surfaces.set(row, start));
  return surfaces;
}

/** The field in TypeScript: where the kernel cannot run, and to hold the kernel to. */
export const typeScriptField: FieldCompiler = { engine: 'typescript', compileField, compileSurface };

function eachRow(recipe: Recipe, region: Region, use: (row: Float64Array, start: number) => void): void {
  const compiler = new RowCompiler(recipe, region.x, region.width);
  for (let j = 0; j < region.length; j++) use(compiler.compileRow(region.z + j), j * region.width);
}

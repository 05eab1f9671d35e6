import type { Recipe } from '../recipe/schema.ts';
import { smooth } from './interpolation.ts';
import { fillLatticeRow } from './lattice.ts';

/**
 * One octave along a row of columns. What depends on x alone (lattice cell and weight of each column) is made once;
 * what depends on the lattice row (values interpolated along x) is kept until z enters the next cell.
 */
class Octave {
  private readonly scale: number;
  private readonly weight: number;
  private readonly seed: number;
  private readonly firstCell: number;
  private readonly cells: Int32Array;
  private readonly alongX: Float64Array;
  private readonly lattice: Float64Array;
  private readonly north: Float64Array;
  private readonly south: Float64Array;
  private latticeZ = NaN;
  /** How far z is between the two lattice rows, smoothed. */
  alongZ = 0;

  constructor(seed: number, scale: number, weight: number, x: number, width: number) {
    this.seed = seed;
    this.scale = scale;
    this.weight = weight;
    this.firstCell = Math.floor(x / scale);
    this.cells = new Int32Array(width);
    this.alongX = new Float64Array(width);
    for (let i = 0; i < width; i++) {
      const position = (x + i) / scale;
      const cell = Math.floor(position);
      this.cells[i] = cell - this.firstCell;
      this.alongX[i] = smooth(position - cell);
    }
    this.lattice = new Float64Array(this.cells[width - 1] + 2);
    this.north = new Float64Array(width);
    this.south = new Float64Array(width);
  }

  moveTo(z: number): void {
    const position = z / this.scale;
    const cell = Math.floor(position);
    this.alongZ = smooth(position - cell);
    if (cell === this.latticeZ) return;
    if (cell === this.latticeZ + 1) this.north.set(this.south);
    else this.fillEdge(this.north, cell);
    this.fillEdge(this.south, cell + 1);
    this.latticeZ = cell;
  }

  /** This octave's share in column i of the row. */
  at(i: number): number {
    const north = this.north[i];
    return north + (this.south[i] - north) * this.alongZ;
  }

  private fillEdge(edge: Float64Array, latticeZ: number): void {
    const { lattice, cells, alongX } = this;
    // Halving all values of an octave is exact, so the octave's weight may be taken here instead of at the sum.
    fillLatticeRow(lattice, this.seed, this.firstCell, latticeZ, this.weight);
    for (let i = 0; i < edge.length; i++) {
      const west = lattice[cells[i]];
      edge[i] = west + (lattice[cells[i] + 1] - west) * alongX[i];
    }
  }
}

/** The ground before the first feature, row by row: quickest when z advances by one. */
export class NoiseRows {
  private readonly octaves: readonly [Octave, Octave, Octave];
  private readonly baseHeight: number;
  private readonly amplitude: number;

  /** @param x world x of the first column @param width columns of a row */
  constructor(recipe: Recipe, x: number, width: number) {
    const { amplitude, scale } = recipe.noise;
    this.baseHeight = recipe.base_height;
    this.amplitude = amplitude;
    this.octaves = [
      new Octave(recipe.seed, scale, 1, x, width),
      new Octave(recipe.seed, scale / 2, 0.5, x, width),
      new Octave(recipe.seed, scale / 4, 0.25, x, width),
    ];
  }

  /** Writes base height and noise of row z into `row`. */
  fill(row: Float64Array, z: number): void {
    const { baseHeight, amplitude } = this;
    if (amplitude === 0) {
      row.fill(baseHeight);
      return;
    }
    const [coarse, middle, fine] = this.octaves;
    coarse.moveTo(z);
    middle.moveTo(z);
    fine.moveTo(z);
    for (let i = 0; i < row.length; i++) {
      row[i] = baseHeight + (amplitude * (coarse.at(i) + middle.at(i) + fine.at(i))) / 1.75;
    }
  }
}

import type { MeshRequest } from '../field/ports.ts';
import { FACE_MATERIALS, type FaceMaterial, OUTSIDE } from './terrain-mesh.ts';

/** A run of one material in a column: world y of its lowest and highest block, both included. */
export interface Band {
  readonly low: number;
  readonly high: number;
  /** Place in `FACE_MATERIALS`. */
  readonly material: number;
}

const numberOf = (material: FaceMaterial) => FACE_MATERIALS.indexOf(material);
const SURFACE = numberOf('surface');
const SOIL = numberOf('soil');
const ROCK = numberOf('rock');

/** The samples of a request by their column and row; -1 and width or length are the border. */
export class Columns {
  private readonly request: MeshRequest;
  private readonly stride: number;

  constructor(request: MeshRequest) {
    this.request = request;
    this.stride = request.width + 2;
  }

  heightAt(column: number, row: number): number {
    return this.request.heights[(row + 1) * this.stride + column + 1];
  }

  /** World y of the uppermost block of the envelope there; one below its floor where there is none. */
  topAt(column: number, row: number): number {
    const { minY, maxY } = this.request;
    const height = this.heightAt(column, row);
    return height === OUTSIDE ? minY - 1 : Math.max(minY - 1, Math.min(maxY, height));
  }

  /** What the uppermost block is made of: where the envelope cuts the column off, what lies there. */
  topMaterial(column: number, row: number): number {
    return this.materialAt(this.heightAt(column, row), this.topAt(column, row));
  }

  private materialAt(height: number, y: number): number {
    if (y === height) return SURFACE;
    return y >= height - this.request.soilDepth ? SOIL : ROCK;
  }

  /**
   * The blocks of a column from `low` to `high` by material, from the top down.
   *
   * @param stairs how many real steps the wall stands for: a coarse sample hides a stair of `step` columns, each with
   * its own surface and soil, so its layers are as many times as thick. A cut through the ground shows them as they are.
   */
  bandsBetween(column: number, row: number, low: number, high: number, stairs: number): Band[] {
    const height = this.heightAt(column, row);
    const surfaceFrom = height - stairs + 1;
    const soilFrom = surfaceFrom - this.request.soilDepth * stairs;
    const bands = [
      { low: surfaceFrom, high: height, material: SURFACE },
      { low: soilFrom, high: surfaceFrom - 1, material: SOIL },
      { low: Number.NEGATIVE_INFINITY, high: soilFrom - 1, material: ROCK },
    ];
    return bands
      .map((band) => ({ ...band, low: Math.max(band.low, low), high: Math.min(band.high, high) }))
      .filter((band) => band.low <= band.high);
  }
}

import type { Region } from '../src/domain/field/region.ts';
import { supportBounds } from '../src/domain/field/support.ts';
import type { PathFeature } from '../src/domain/recipe/schema.ts';

/** The most weights that are kept, in columns: as many as an envelope has. */
const MOST_COLUMNS = 1_048_576;

/** Remembers which rows of a path's weights the kernel holds, and where they stand when the path is moved. */
export class PathWeights {
  /** What the path can reach, counted from its first point. */
  private readonly reach: Region;
  private readonly shape: string;
  private readonly held: Uint8Array;
  /** Weights in a row: one more than the path can reach at least, for columns are applied by twos. */
  readonly stride: number;
  readonly length: number;

  private constructor(path: PathFeature) {
    this.shape = shapeOf(path);
    this.reach = reachOf(path);
    this.length = this.reach.length;
    this.stride = (this.reach.width + 2) & ~1;
    this.held = new Uint8Array(this.length);
  }

  /** Null of a path that reaches so far that its weights are not kept. */
  static of(path: PathFeature): PathWeights | null {
    const { width, length } = reachOf(path);
    return width * length <= MOST_COLUMNS ? new PathWeights(path) : null;
  }

  /** Whether a path is this one, in whatever place. Its height has no part in its weights. */
  isOf(path: PathFeature): boolean {
    return shapeOf(path) === this.shape;
  }

  /** The columns of the weights where this path stands, which they are of. */
  regionOf(path: PathFeature): Region {
    const { x, z } = path.points[0];
    return { ...this.reach, x: this.reach.x + x, z: this.reach.z + z };
  }

  /**
   * The rows that are still to be computed for a region: the first one, counted from the weights' own first row, and how
   * many. They count as held from now on, so the caller must compute them.
   */
  claim(path: PathFeature, region: Region): { row: number; rows: number }[] {
    const north = this.regionOf(path).z;
    const first = Math.max(0, region.z - north);
    const end = Math.min(this.held.length, region.z + region.length - north);
    const missing: { row: number; rows: number }[] = [];
    for (let row = first; row < end; row++) {
      if (this.held[row]) continue;
      this.held[row] = 1;
      const run = missing.at(-1);
      if (run && run.row + run.rows === row) run.rows++;
      else missing.push({ row, rows: 1 });
    }
    return missing;
  }
}

function reachOf(path: PathFeature): Region {
  const [{ x, z }] = path.points;
  const bounds = supportBounds(path, { x, z, width: 1, length: 1 });
  return { ...bounds, x: bounds.x - x, z: bounds.z - z };
}

function shapeOf({ type, points, width, falloff }: PathFeature): string {
  const [first] = points;
  return JSON.stringify([type, width, falloff, points.map(({ x, z }) => [x - first.x, z - first.z])]);
}

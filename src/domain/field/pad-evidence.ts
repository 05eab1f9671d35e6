import type { PlateauFeature } from '../recipe/schema.ts';
import type { Region } from './region.ts';

/** How the columns of a plateau's core came out. */
export interface PadEvidence {
  /** Columns of the core within the region. */
  readonly columns: number;
  /** Columns that rounding left below the pad's height, and that no later feature brought back to it. */
  readonly lowered: number;
  /** Columns that later features took to another height in blocks. */
  readonly moved: number;
  /** The features that did, by place in the list, ascending: of each column the last that moved it. */
  readonly movers: readonly number[];
}

/** Looks at the core of one plateau, row by row: first when the plateau has run, then when all features have. */
export class PadWatch {
  private readonly plateau: PlateauFeature;
  /** Indices of the first and last column of the core; none if first > last. */
  private readonly first: number;
  private readonly last: number;
  /** The heights in blocks of a row when the plateau has run. */
  private readonly floors: Int32Array;
  private columns = 0;
  private lowered = 0;
  private moved = 0;
  private readonly movers = new Set<number>();

  constructor(plateau: PlateauFeature, region: Region) {
    this.plateau = plateau;
    this.first = Math.max(0, plateau.min.x - region.x);
    this.last = Math.min(region.width - 1, plateau.max.x - region.x);
    this.floors = new Int32Array(region.width);
  }

  /** Takes row z as the plateau left it. */
  noteOwn(row: Float64Array, z: number): void {
    if (!this.holds(z)) return;
    for (let i = this.first; i <= this.last; i++) this.floors[i] = Math.floor(row[i]);
  }

  /** Takes row z as all features left it. @param lastMover for each column the last feature that moved it */
  noteFinal(row: Float64Array, z: number, lastMover: Int8Array): void {
    if (!this.holds(z)) return;
    const level = Math.floor(this.plateau.height);
    for (let i = this.first; i <= this.last; i++) {
      this.columns++;
      const floor = Math.floor(row[i]);
      // Where it is level in the end, nothing that came between matters: a later pad may have mended this one.
      if (floor === level) continue;
      // In the core the plateau alone decides, so only rounding can have left it lower than it says.
      if (this.floors[i] < level) this.lowered++;
      if (this.floors[i] === floor) continue;
      this.moved++;
      this.movers.add(lastMover[i]);
    }
  }

  evidence(): PadEvidence {
    const { columns, lowered, moved } = this;
    return { columns, lowered, moved, movers: ascending(this.movers) };
  }

  private holds(z: number): boolean {
    return z >= this.plateau.min.z && z <= this.plateau.max.z;
  }
}

/** The evidence of one pad in two disjoint regions together. */
export function mergePads(a: PadEvidence, b: PadEvidence): PadEvidence {
  return {
    columns: a.columns + b.columns,
    lowered: a.lowered + b.lowered,
    moved: a.moved + b.moved,
    movers: ascending(new Set([...a.movers, ...b.movers])),
  };
}

function ascending(places: ReadonlySet<number>): number[] {
  return [...places].sort((a, b) => a - b);
}

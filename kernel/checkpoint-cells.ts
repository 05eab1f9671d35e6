import type { Region } from '../src/domain/field/region.ts';

/** Columns along x and z of a cell. */
const CELL = 32;

/** Remembers which cells of an envelope the checkpoint holds. */
export class CheckpointCells {
  private readonly envelope: Region;
  private readonly cellsInRow: number;
  private readonly held: Uint8Array;

  constructor(envelope: Region) {
    this.envelope = envelope;
    this.cellsInRow = Math.ceil(envelope.width / CELL);
    this.held = new Uint8Array(this.cellsInRow * Math.ceil(envelope.length / CELL));
  }

  /**
   * The parts that are still to be computed for a region of the envelope. They count as held from now on, so the
   * caller must compute them.
   */
  claim(region: Region): Region[] {
    const { envelope } = this;
    const missing: Region[] = [];
    const lastRow = cellOf(region.z + region.length - 1 - envelope.z);
    for (let row = cellOf(region.z - envelope.z); row <= lastRow; row++) {
      for (const [first, end] of this.claimRow(row, region)) {
        const x = envelope.x + first * CELL;
        const z = envelope.z + row * CELL;
        missing.push({
          x,
          z,
          width: Math.min(end * CELL, envelope.width) - first * CELL,
          length: Math.min(CELL, envelope.z + envelope.length - z),
        });
      }
    }
    return missing;
  }

  /** The runs of cells of one row that are missing, from the first up to the end. */
  private claimRow(row: number, region: Region): [first: number, end: number][] {
    const runs: [number, number][] = [];
    const last = cellOf(region.x + region.width - 1 - this.envelope.x);
    for (let cell = cellOf(region.x - this.envelope.x); cell <= last; cell++) {
      const index = row * this.cellsInRow + cell;
      if (this.held[index]) continue;
      this.held[index] = 1;
      const run = runs.at(-1);
      if (run?.[1] === cell) run[1]++;
      else runs.push([cell, cell + 1]);
    }
    return runs;
  }
}

function cellOf(offset: number): number {
  return Math.floor(offset / CELL);
}

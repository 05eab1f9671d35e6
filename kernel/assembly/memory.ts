import { Program } from './program';

/*
 * Memory, from the end of the module's own data on: the checkpoint, the weights of a path, the program, the working rows, the heights, the
 * surfaces. It only grows; each call of `layOut` says anew where everything after these two stands.
 */

/** Columns that a working row has beyond its width: pairs and fours of columns may run over the end. */
const PADDING: i32 = 4;

/** The most points of the finest lattice to a column: a scale of 1, in quarters. */
const LATTICE_POINTS_A_COLUMN: i32 = 4;

export let program: usize = 0;
/** The surfaces of the row at hand, before the floor. */
export let surfaceRow: usize = 0;
/** The distances of the row's columns to the path at hand. */
export let distanceRow: usize = 0;
export let latticeRow: usize = 0;
export let noiseRows: usize = 0;
export let heights: usize = 0;
export let surfaces: usize = 0;

/** Bytes of one working row of the width laid out. */
export let rowBytes: usize = 0;

/** Five for each of the three octaves. */
const NOISE_ROWS: usize = 15;

/*
 * The checkpoint: surfaces of a region after the first features, from which a compile may go on. The host knows what
 * it holds.
 */
let checkpointX: i32 = 0;
let checkpointZ: i32 = 0;
let checkpointWidth: i32 = 0;
let checkpointColumns: i32 = 0;

/** Says which region the checkpoint is of; what it held is gone. Its memory is given by the next `layOut`. */
export function placeCheckpoint(x: i32, z: i32, width: i32, length: i32): void {
  checkpointX = x;
  checkpointZ = z;
  checkpointWidth = width;
  checkpointColumns = width * length;
}

/** The address of a column in the checkpoint. */
export function checkpointOf(x: i32, z: i32): usize {
  return columnOf(__heap_base, (z - checkpointZ) * checkpointWidth + (x - checkpointX));
}

/*
 * The weights of one path after the checkpoint, row by row, with which it can be applied anywhere: see `weights.ts`.
 */
let weightsWidth: i32 = 0;
let weightsLength: i32 = 0;

/** Gives the weights room; what they held is gone. Their memory is given by the next `layOut`. */
export function placeWeights(width: i32, length: i32): void {
  weightsWidth = width;
  weightsLength = length;
}

/** The address of the weights of a row, counted from their first one. */
export function weightsOf(row: i32): usize {
  return columnOf(afterCheckpoint(), row * weightsWidth);
}

function afterCheckpoint(): usize {
  return columnOf(__heap_base, checkpointColumns + (checkpointColumns > 0 ? PADDING : 0));
}

let end: usize = 0;

function take(bytes: usize): usize {
  const start = (end + 15) & ~15;
  end = start + bytes;
  return start;
}

/** Makes room for a program, rows of a width and the results of so many columns. */
export function layOut(programDoubles: i32, width: i32, columns: i32, withSurfaces: bool): void {
  end = weightsOf(weightsLength) + PADDING * sizeof<f64>();
  rowBytes = (<usize>(width + PADDING) * sizeof<f64>() + 15) & ~15;
  program = take(max(<usize>programDoubles * sizeof<f64>(), offsetof<Program>()));
  surfaceRow = take(rowBytes);
  distanceRow = take(rowBytes);
  latticeRow = take(<usize>(width * LATTICE_POINTS_A_COLUMN + PADDING) * sizeof<f64>());
  noiseRows = take(rowBytes * NOISE_ROWS);
  heights = take(<usize>(columns + PADDING) * sizeof<i32>());
  surfaces = take(withSurfaces ? <usize>columns * sizeof<f64>() : 0);
  const pages = <i32>((end + 0xffff) >> 16);
  if (pages > memory.size() && memory.grow(pages - memory.size()) < 0) unreachable();
}

/** The address of a column in a row of doubles. */
@inline export function columnOf(row: usize, column: i32): usize {
  return row + (<usize>column << 3);
}

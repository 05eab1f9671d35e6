import { weightsOf } from './memory';
import { applyPathWeights, writePathWeights } from './paths';
import { PathRecord } from './program';

/*
 * The weights of the path that is being dragged. They depend on where a column stands from the path's points, whole
 * numbers apart: a move by whole blocks leaves their bits as they are, so they are computed once and applied wherever the
 * path stands. The host says where that is, and which rows it has had filled.
 */

/** The place in the program of the path whose weights are held; -1 for none. */
let pathIndex: i32 = -1;
let westX: i32 = 0;
let northZ: i32 = 0;
let width: i32 = 0;
let length: i32 = 0;

/**
 * Says which path the weights are of and where they stand. Beyond the columns x to x + columns - 1 and the rows z to
 * z + rows - 1 the path has no effect; weights are held for at least one more column.
 */
export function setWeights(index: i32, x: i32, z: i32, columns: i32, rows: i32): void {
  pathIndex = index;
  westX = x;
  northZ = z;
  width = columns;
  length = rows;
}

@inline export function weightsHeldFor(index: i32): bool {
  return index == pathIndex;
}

/** Computes the weights of a row, with those of one more column than the path can reach. */
export function fillWeightsRow(path: PathRecord, row: i32): void {
  writePathWeights(path, <f64>(northZ + row), <f64>westX, width + 1, weightsOf(row));
}

/** Applies the path to row z by its weights. @param x world x of column 0, of `columns` */
export function applyWeights(path: PathRecord, z: i32, x: i32, columns: i32): void {
  if (z < northZ || z >= northZ + length) return;
  const start = max(0, westX - x);
  const end = min(columns, westX + width - x);
  if (start >= end) return;
  applyPathWeights(path, start, end, weightsOf(z - northZ) + (<usize>(x + start - westX) << 3));
}

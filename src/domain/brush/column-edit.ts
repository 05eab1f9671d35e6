import { AIR } from '../recipe/limits.ts';
import { DIRT, isAir, isTurf } from './blocks.ts';
import { type Snapshot, stateAt } from './snapshot.ts';

/** A block that a plan writes. World coordinates: x east, y up, z south. */
export interface DesiredCell {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly state: string;
}

/** One column and the y of its top before and after the stroke. */
export interface ColumnEdit {
  readonly x: number;
  readonly z: number;
  readonly oldTop: number;
  readonly newTop: number;
}

/** Whether a cut ends on a cell of air: its new top would be a lid over a void. */
export function capsVoid(snapshot: Snapshot, { x, z, oldTop, newTop }: ColumnEdit): boolean {
  return newTop < oldTop && isAir(stateAt(snapshot, x, newTop, z) ?? AIR);
}

/**
 * The cells of a column that the stroke changes; those that hold what they should are left out. Bottom up for a
 * raise; for a cut the removed cells bottom up and the new top last.
 */
export function editColumn(snapshot: Snapshot, edit: ColumnEdit): DesiredCell[] {
  const { x, z, oldTop, newTop } = edit;
  const surface = stateAt(snapshot, x, oldTop, z) ?? AIR;
  const cells: DesiredCell[] = [];
  if (newTop > oldTop) {
    const filling = fillingOf(snapshot, edit, surface);
    for (let y = oldTop; y < newTop; y++) cells.push({ x, y, z, state: filling });
  } else {
    for (let y = newTop + 1; y <= oldTop; y++) cells.push({ x, y, z, state: AIR });
  }
  cells.push({ x, y: newTop, z, state: surface });
  return cells.filter((cell) => stateAt(snapshot, cell.x, cell.y, cell.z) !== cell.state);
}

/** What a raised column is filled with: the block under its old top, or what stands in where there is none. */
function fillingOf(snapshot: Snapshot, { x, z, oldTop }: ColumnEdit, surface: string): string {
  const below = stateAt(snapshot, x, oldTop - 1, z);
  if (below !== null && !isAir(below)) return below;
  return isTurf(surface) ? DIRT : surface;
}

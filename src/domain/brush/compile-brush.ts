import { cellsOf } from '../recipe/boxes.ts';
import { BRUSH_LIMITS, type Brush, type BrushRefusal } from './brush.ts';
import { type ColumnEdit, capsVoid, type DesiredCell, editColumn } from './column-edit.ts';
import { countCells, type Snapshot } from './snapshot.ts';
import { newTop, type TopOf } from './stroke.ts';
import { findSurfaces } from './surfaces.ts';

/** What a stroke would do. Counts are of columns, blocks and cells; heights are y of tops. */
export interface BrushPlan {
  readonly ok: true;
  readonly changed_columns: number;
  /** Blocks by which columns grow, summed up; `lowered_blocks` those by which they shrink. */
  readonly raised_blocks: number;
  readonly lowered_blocks: number;
  /** Cells that the plan depends on: all of the window, whether they change or not. */
  readonly dependencies: number;
  /** Tops over the window, one row for each z from min to max, in it a number for each x. */
  readonly before: readonly (readonly number[])[];
  readonly after: readonly (readonly number[])[];
  /** The blocks to write; columns in the order z, then x. Empty when the stroke has no effect. */
  readonly desired: readonly DesiredCell[];
}

export type StrokeResult = BrushPlan | BrushRefusal<'compile'>;

/**
 * One stroke over a snapshot of real blocks. `budget`: the most blocks that the plan may write, 1..4096. Nothing is
 * clipped or guessed: a stroke that does not fit its window, its snapshot or its budget is refused.
 */
export function compileBrush(brush: Brush, snapshot: Snapshot, budget: number): StrokeResult {
  const { min, max } = BRUSH_LIMITS.budget;
  if (!Number.isInteger(budget) || budget < min || budget > max)
    return refuse(`Plan budget must be ${min}..${max}`);
  if (countCells(snapshot) !== cellsOf(brush)) return refuse('Snapshot must cover the entire scan window');
  const surfaces = findSurfaces(brush, snapshot);
  if (!surfaces.ok) return refuse(surfaces.message);
  const edits = findEdits(brush, snapshot, surfaces.tops);
  if (typeof edits === 'string') return refuse(edits);
  const desired = edits.flatMap((edit) => editColumn(snapshot, edit));
  if (desired.length > budget) return refuse('Brush exceeds plan budget; use a smaller radius or amount');
  return toPlan(brush, surfaces.tops, edits, desired);
}

/** The columns whose top moves, in the order z, then x; or the message about the first one that can't. */
function findEdits(brush: Brush, snapshot: Snapshot, tops: number[][]): ColumnEdit[] | string {
  const { min, max, center, radius } = brush;
  const topOf: TopOf = (x, z) => tops[z - min.z][x - min.x];
  const edits: ColumnEdit[] = [];
  for (let z = center.z - radius; z <= center.z + radius; z++) {
    for (let x = center.x - radius; x <= center.x + radius; x++) {
      const edit = { x, z, oldTop: topOf(x, z), newTop: newTop(brush, topOf, x, z) };
      if (edit.newTop === edit.oldTop) continue;
      if (edit.newTop < min.y || edit.newTop >= max.y) {
        return 'Target surface leaves scan window; extend vertical bounds (keep air above)';
      }
      if (meetsPreserve(brush, edit)) continue;
      if (capsVoid(snapshot, edit)) return 'Cut would expose a void; choose a shallower cut or another area';
      edits.push(edit);
    }
  }
  return edits;
}

/** Whether a preserve box holds any cell between the two tops, both included. */
function meetsPreserve({ preserve }: Brush, { x, z, oldTop, newTop }: ColumnEdit): boolean {
  const [low, high] = [Math.min(oldTop, newTop), Math.max(oldTop, newTop)];
  return preserve.some(
    ({ min, max }) => min.x <= x && x <= max.x && min.z <= z && z <= max.z && min.y <= high && low <= max.y,
  );
}

function toPlan(brush: Brush, before: number[][], edits: ColumnEdit[], desired: DesiredCell[]): BrushPlan {
  const after = before.map((row) => [...row]);
  let [raised, lowered] = [0, 0];
  for (const { x, z, oldTop, newTop } of edits) {
    after[z - brush.min.z][x - brush.min.x] = newTop;
    raised += Math.max(0, newTop - oldTop);
    lowered += Math.max(0, oldTop - newTop);
  }
  return {
    ok: true,
    changed_columns: edits.length,
    raised_blocks: raised,
    lowered_blocks: lowered,
    dependencies: cellsOf(brush),
    before,
    after,
    desired,
  };
}

function refuse(message: string): BrushRefusal<'compile'> {
  return { ok: false, stage: 'compile', message };
}

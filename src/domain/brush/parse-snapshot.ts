import { z } from 'zod';
import { cellsOf, containsCell } from '../recipe/boxes.ts';
import { readJsonText, toValue } from '../recipe/json-text.ts';
import { AIR, NUMBER_LIMITS } from '../recipe/limits.ts';
import type { Box, Position } from '../recipe/schema.ts';
import { BRUSH_LIMITS } from './brush.ts';
import { printable } from './printable.ts';
import { captureSnapshot, cellIndex, cellKey, type Snapshot } from './snapshot.ts';

export type SnapshotResult =
  | { readonly ok: true; readonly snapshot: Snapshot }
  | { readonly ok: false; readonly message: string };

const CELLS = BRUSH_LIMITS.windowCells;

const coordinate = (axis: 'x' | 'y' | 'z') =>
  z.int().min(NUMBER_LIMITS[axis].min).max(NUMBER_LIMITS[axis].max);
const cell = [coordinate('x'), coordinate('y'), coordinate('z')] as const;
/** A block with its properties, as the game writes them; above all nothing that could break a line of a listing. */
const blockState = z
  .string()
  .max(256)
  .regex(/^[a-z0-9_.-]+:[a-z0-9_./-]+(\[[a-z0-9_=,]*\])?$/, 'not a block state such as minecraft:stone');

const compactSnapshot = z.strictObject({
  /** `[x, y, z]`, both corners included. */
  min: z.tuple(cell),
  max: z.tuple(cell),
  /** y of the uppermost solid cell of each column: a row for each z, in it a number for each x. */
  tops: z.array(z.array(z.int32()).max(CELLS)).max(CELLS),
  rock: blockState,
  soil: blockState,
  surface: blockState,
  /** Cells of `soil` under the `surface`; all deeper ones are `rock`. */
  soil_depth: z.int().min(0).max(CELLS),
  /** `[x, y, z, state]`: cells that are different, or lie beyond the corners. */
  overrides: z.array(z.tuple([...cell, blockState])).max(CELLS),
  /** `[x, y, z]`: cells that are missing, whatever else is said of them. */
  omit: z.array(z.tuple(cell)).max(CELLS).optional(),
});

type CompactSnapshot = z.infer<typeof compactSnapshot>;

/** The JSON text of a compact snapshot (see `expandSnapshot`) to its cells, or to what is wrong with it. Never throws. */
export function parseSnapshot(text: string): SnapshotResult {
  const read = readJsonText(text);
  if (read.ok) return expandSnapshot(toValue(read.source.root));
  return { ok: false, message: read.problems[0]?.message ?? 'This is not JSON.' };
}

/**
 * A value of unknown origin in the compact form (`min`, `max`, `tops`, `rock`, `soil`, `surface`, `soil_depth`,
 * `overrides`, `omit`) to its cells, or to what is wrong with it. At most as many cells as a brush may scan.
 */
export function expandSnapshot(value: unknown): SnapshotResult {
  const parsed = compactSnapshot.safeParse(value);
  if (!parsed.success) return { ok: false, message: firstFault(parsed.error.issues[0]) };
  const compact = parsed.data;
  const box: Box = { min: toPosition(compact.min), max: toPosition(compact.max) };
  const fault = findMisfit(compact, box);
  return fault ? { ok: false, message: fault } : { ok: true, snapshot: expand(compact, box) };
}

/** Says where the first fault is and what is expected there. */
function firstFault(issue: z.core.$ZodIssue | undefined): string {
  const path = (issue?.path ?? []).map(String);
  const field = path[0] ?? '';
  const expected = EXPECTED[field as keyof typeof EXPECTED];
  if (issue?.code === 'unrecognized_keys') return printable(`Snapshot: unknown field ${issue.keys[0]}`, 200);
  if (!expected) return 'Snapshot must be a JSON object';
  return printable(`Snapshot ${path.join('/')}: must be ${expected}`, 200);
}

const BLOCK = 'a block state such as minecraft:stone';
const POSITION = 'three whole numbers [x, y, z] within the world';
const EXPECTED = {
  min: POSITION,
  max: POSITION,
  tops: 'a list of rows (z), each a list of whole numbers (x)',
  rock: BLOCK,
  soil: BLOCK,
  surface: BLOCK,
  soil_depth: `a whole number from 0 to ${CELLS}`,
  overrides: `a list of [x, y, z, state], at most ${CELLS}, each state ${BLOCK}`,
  omit: `a list of [x, y, z], at most ${CELLS}`,
} satisfies Record<keyof CompactSnapshot, string>;

function toPosition([x, y, z]: readonly [number, number, number]): Position {
  return { x, y, z };
}

/** What does not fit together, before any cell is made; null if all does. */
function findMisfit({ tops }: CompactSnapshot, box: Box): string | null {
  const { min, max } = box;
  if (min.x > max.x || min.y > max.y || min.z > max.z)
    return 'Snapshot min must not be above max on any axis';
  if (cellsOf(box) > CELLS) return `Snapshot must hold at most ${CELLS} cells`;
  const [width, length] = [max.x - min.x + 1, max.z - min.z + 1];
  const fits = tops.length === length && tops.every((row) => row.length === width);
  return fits ? null : `Snapshot tops must have ${length} rows (z) of ${width} numbers (x)`;
}

function expand(compact: CompactSnapshot, box: Box): Snapshot {
  const base = captureSnapshot(box, (x, y, z) =>
    stateUnderTop(compact, (compact.tops[z - box.min.z]?.[x - box.min.x] ?? 0) - y),
  );
  const states = [...base.states];
  const strays = new Map<string, string>();
  const put = (x: number, y: number, z: number, state: string | null): void => {
    if (containsCell(box, x, y, z)) states[cellIndex(box, x, y, z)] = state;
    else if (state === null) strays.delete(cellKey(x, y, z));
    else strays.set(cellKey(x, y, z), state);
  };
  for (const [x, y, z, state] of compact.overrides) put(x, y, z, state);
  for (const [x, y, z] of compact.omit ?? []) put(x, y, z, null);
  return { ...box, states, strays };
}

/** The state of a cell that lies `depth` blocks under the top of its column; negative above it. */
function stateUnderTop(compact: CompactSnapshot, depth: number): string {
  if (depth < 0) return AIR;
  if (depth === 0) return compact.surface;
  return depth <= compact.soil_depth ? compact.soil : compact.rock;
}

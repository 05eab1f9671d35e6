import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BrushRefusal } from './brush.ts';
import type { DesiredCell } from './column-edit.ts';
import type { BrushPlan } from './compile-brush.ts';

/** A longer listing is told by its count and its hash alone. */
const LISTED_CELLS = 250;

/** A plan as the command line prints it: counts and heights, and the listing as a hash and, if short, in lines. */
export interface StrokeReport extends Omit<BrushPlan, 'desired'> {
  readonly desired_count: number;
  /** Lower-case hexadecimal SHA-256 of `brushListing` in UTF-8. */
  readonly desired_sha256: string;
  /** The lines of the listing without their line feeds; absent where there are more than `LISTED_CELLS`. */
  readonly desired?: readonly string[];
}

/** The blocks of a plan in its order: a line `x,y,z,state` and a line feed for each; empty for none. */
export function brushListing(desired: readonly DesiredCell[]): string {
  return desired.map((cell) => `${lineOf(cell)}\n`).join('');
}

/** What `compileBrush` or `parseBrush` answered, as plain JSON data. A refusal stays as it is. */
export function describeStroke(plan: BrushPlan): StrokeReport;
export function describeStroke(result: BrushPlan | BrushRefusal): StrokeReport | BrushRefusal;
export function describeStroke(result: BrushPlan | BrushRefusal): StrokeReport | BrushRefusal {
  if (!result.ok) return { ok: false, stage: result.stage, message: result.message };
  const { desired, ...rest } = result;
  return {
    ...rest,
    desired_count: desired.length,
    desired_sha256: bytesToHex(sha256(utf8ToBytes(brushListing(desired)))),
    ...(desired.length <= LISTED_CELLS ? { desired: desired.map(lineOf) } : {}),
  };
}

function lineOf({ x, y, z, state }: DesiredCell): string {
  return `${x},${y},${z},${state}`;
}

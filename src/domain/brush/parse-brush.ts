import { boxInside, cellsOf } from '../recipe/boxes.ts';
import { type JsonText, readJsonText } from '../recipe/json-text.ts';
import type { Box } from '../recipe/schema.ts';
import {
  BRUSH_ACTIONS,
  BRUSH_DEFAULTS,
  BRUSH_LIMITS,
  type Brush,
  type BrushAction,
  type BrushRefusal,
  type Stroke,
} from './brush.ts';
import {
  noteUnless,
  type RequestFields,
  readBox,
  readFields,
  readInteger,
  readNumber,
  readPoint,
} from './request-fields.ts';

export type BrushResult = { readonly ok: true; readonly brush: Brush } | BrushRefusal<'parse'>;

const FIELDS = [
  ...['min', 'max', 'center', 'radius', 'action', 'amount', 'height', 'smooth_radius'],
  ...['strength', 'falloff', 'preserve'],
];

/**
 * The JSON text of a brush request to a brush, or to the reference compiler's message about its first fault. A text
 * that is no JSON, too large or too deep is refused in the words of `readJsonText`. Never throws.
 */
export function parseBrush(text: string): BrushResult {
  const read = readJsonText(text);
  const faults = read.ok ? [] : read.problems.map((problem) => problem.message);
  const brush = read.ok ? readBrush(read.source.root, faults) : null;
  if (brush && faults.length === 0) return { ok: true, brush };
  return { ok: false, stage: 'parse', message: faults[0] ?? 'Invalid brush' };
}

function readBrush(root: JsonText['root'], faults: string[]): Brush | null {
  const fields = readFields(root, 'brush', FIELDS, faults);
  const window = readBox(fields);
  noteUnless(
    fields,
    cellsOf(window) <= BRUSH_LIMITS.windowCells,
    `Brush scan window must contain at most ${BRUSH_LIMITS.windowCells} cells`,
  );
  const center = readPoint(fields, 'center');
  const radius = readInteger(fields, 'radius');
  const action = readAction(fields);
  if (!action) return null;
  const brush = { ...window, center, radius, ...readStroke(fields, action), ...readFade(fields) };
  requireRanges(fields, brush);
  requireDiscInside(fields, brush);
  return { ...brush, preserve: readPreserve(fields, window) };
}

function readFade(fields: RequestFields): Pick<Brush, 'strength' | 'falloff'> {
  return {
    strength: readNumber(fields, 'strength', BRUSH_DEFAULTS.strength),
    falloff: readNumber(fields, 'falloff', BRUSH_DEFAULTS.falloff),
  };
}

/** One of the actions; notes a fault and gives null for anything else. */
function readAction(fields: RequestFields): BrushAction | null {
  const node = fields.members.get('action');
  if (node?.type !== 'String') {
    fields.faults.push('Expected text: action');
    return null;
  }
  const action = BRUSH_ACTIONS.find((known) => known === node.value);
  if (!action) fields.faults.push('Unknown brush action');
  return action ?? null;
}

function readStroke(fields: RequestFields, action: BrushAction): Stroke {
  const has = (name: string) => fields.members.has(name);
  const moves = action === 'raise' || action === 'lower';
  noteUnless(fields, moves || !has('amount'), 'amount is only for raise/lower');
  noteUnless(fields, action === 'flatten' || !has('height'), 'height is only for flatten');
  noteUnless(fields, action === 'smooth' || !has('smooth_radius'), 'smooth_radius is only for smooth');
  if (action === 'smooth') {
    return { action, smooth_radius: readInteger(fields, 'smooth_radius', BRUSH_DEFAULTS.smooth_radius) };
  }
  if (action === 'flatten') {
    noteUnless(fields, has('height'), 'flatten requires height');
    return { action, height: readInteger(fields, 'height') };
  }
  noteUnless(fields, has('amount'), 'raise/lower require amount');
  return { action, amount: readInteger(fields, 'amount') };
}

type WithoutPreserve = Stroke & Omit<Brush, 'preserve' | keyof Stroke>;

function requireRanges(fields: RequestFields, brush: WithoutPreserve): void {
  const { radius, smoothRadius, amount } = BRUSH_LIMITS;
  const radiiFit =
    within(radius, brush.radius) && (brush.action !== 'smooth' || within(smoothRadius, brush.smooth_radius));
  noteUnless(fields, radiiFit, 'Radius must be 1..16; smoothing radius 1..3');
  const share = { min: 0, max: 1 };
  const amountsFit = !('amount' in brush) || within(amount, brush.amount);
  noteUnless(
    fields,
    within(share, brush.strength) && within(share, brush.falloff) && amountsFit,
    'Invalid brush strength, falloff or amount',
  );
}

/** The columns that a stroke reads to decide (the disc, and around it the square of `smooth`) are in the window. */
function requireDiscInside(fields: RequestFields, brush: WithoutPreserve): void {
  const { min, max, center } = brush;
  const reach = brush.radius + (brush.action === 'smooth' ? brush.smooth_radius : 0);
  const inside =
    min.x <= center.x - reach &&
    center.x + reach <= max.x &&
    min.z <= center.z - reach &&
    center.z + reach <= max.z;
  noteUnless(fields, inside, 'Scan window must include the whole brush and smoothing halo');
}

function readPreserve(fields: RequestFields, window: Box): Box[] {
  const node = fields.members.get('preserve');
  if (node === undefined) return [];
  if (node.type !== 'Array' || node.elements.length > BRUSH_LIMITS.preserve) {
    fields.faults.push('Invalid preserve boxes');
    return [];
  }
  return node.elements.map((element) => {
    noteUnless(fields, element.value.type === 'Object', 'Invalid preserve box');
    const box = readBox(readFields(element.value, 'preserve', ['min', 'max'], fields.faults));
    noteUnless(fields, boxInside(box, window), 'Preserve box exceeds scan window');
    return box;
  });
}

function within(range: { readonly min: number; readonly max: number }, value: number): boolean {
  return range.min <= value && value <= range.max;
}

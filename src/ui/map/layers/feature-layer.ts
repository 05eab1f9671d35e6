import type { Feature } from '../../../domain/recipe/schema.ts';
import { featureOutline } from '../geometry/feature-outline.ts';
import type { Outline } from '../geometry/outline.ts';
import { type ScreenRun, screenRuns } from '../geometry/screen-runs.ts';
import type { Frame } from './frame.ts';

const DASH = [4, 3];

/** Draws where a feature acts: its core in a line, the end of its falloff in dashes. */
export function paintFeature(frame: Frame, feature: Feature): void {
  const outline = featureOutline(feature);
  if (!outline) return;
  paintOutline(frame, outline.falloff, 1.25, DASH);
  paintOutline(frame, outline.core, 1.5, []);
  paintOutline(frame, outline.spine, 1, []);
}

function paintOutline(frame: Frame, outline: Outline, width: number, dash: number[]): void {
  const { context, view, palette } = frame;
  const runs = outline.flatMap((chain) => screenRuns(chain, view));
  context.lineJoin = 'round';
  context.strokeStyle = palette.casing;
  context.globalAlpha = 0.55;
  context.lineWidth = width + 2;
  context.stroke(pathOf(runs));
  context.globalAlpha = 1;
  context.strokeStyle = palette.handle;
  context.lineWidth = width;
  if (dash.length === 0) {
    context.stroke(pathOf(runs));
    return;
  }
  const period = dash.reduce((sum, length) => sum + length);
  context.setLineDash(dash);
  for (const run of runs) {
    context.lineDashOffset = run.before % period;
    context.stroke(pathOf([run]));
  }
  context.setLineDash([]);
}

function pathOf(runs: readonly ScreenRun[]): Path2D {
  const path = new Path2D();
  for (const { points } of runs) {
    path.moveTo(points[0], points[1]);
    for (let i = 2; i < points.length; i += 2) path.lineTo(points[i], points[i + 1]);
  }
  return path;
}

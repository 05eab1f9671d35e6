import type { Box, Point } from '../recipe/schema.ts';

/** The ranges of a brush request, both ends included. Lengths in blocks. */
export const BRUSH_LIMITS = {
  /** Cells of the scan window, which are also the cells that a plan depends on. */
  windowCells: 4096,
  radius: { min: 1, max: 16 },
  amount: { min: 1, max: 32 },
  smoothRadius: { min: 1, max: 3 },
  preserve: 64,
  /** Blocks that one plan may write. */
  budget: { min: 1, max: 4096 },
} as const;

/** What a request that leaves these fields out means. */
export const BRUSH_DEFAULTS = { strength: 1, falloff: 0.5, smooth_radius: 1 } as const;

export const BRUSH_ACTIONS = ['raise', 'lower', 'flatten', 'smooth'] as const;

export type BrushAction = (typeof BRUSH_ACTIONS)[number];

/** What a stroke does to the columns under it, with the one number that this action takes. */
export type Stroke =
  /** `amount`: whole blocks up or down from each column's own top. */
  | { readonly action: 'raise' | 'lower'; readonly amount: number }
  /** `height`: y of the wanted top. */
  | { readonly action: 'flatten'; readonly height: number }
  /** The wanted top is the mean over a square of 2 * `smooth_radius` + 1 columns a side. */
  | { readonly action: 'smooth'; readonly smooth_radius: number };

/** A valid request for one stroke, made by `parseBrush` alone. World coordinates: x east, y up, z south. */
export type Brush = Stroke & {
  /** The scan window from `min` to `max`, both included: what is read, and all that may be written. */
  readonly min: Box['min'];
  readonly max: Box['max'];
  /** The column in the middle of the disc. */
  readonly center: Point;
  /** Whole blocks; the column at exactly this distance still belongs to the disc. */
  readonly radius: number;
  /** 0..1: the share of the displacement that is made. */
  readonly strength: number;
  /** 0..1: the share of the radius over which the effect fades out; 0 is a hard edge. */
  readonly falloff: number;
  /** Boxes inside the window; a column whose edit meets one stays as it is. */
  readonly preserve: readonly Box[];
};

/** Why there is no plan: the request was refused on its own, or against the snapshot. */
export interface BrushRefusal<Stage extends 'parse' | 'compile' = 'parse' | 'compile'> {
  readonly ok: false;
  readonly stage: Stage;
  /** The text of the reference compiler, which names the first fault only. */
  readonly message: string;
}

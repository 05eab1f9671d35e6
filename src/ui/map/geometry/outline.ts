/** A straight piece of an outline, in blocks. */
export interface LinePiece {
  readonly kind: 'line';
  readonly x0: number;
  readonly z0: number;
  readonly x1: number;
  readonly z1: number;
}

/** A piece of a circle from one angle up to a greater one; angle 0 points east, a quarter turn south. */
export interface ArcPiece {
  readonly kind: 'arc';
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
}

export type OutlinePiece = LinePiece | ArcPiece;

/** Pieces that follow each other without a gap. */
export type OutlineChain = readonly OutlinePiece[];

/** A shape's border as lines around it and around its holes. */
export type Outline = readonly OutlineChain[];

export const FULL_TURN = 2 * Math.PI;

export function pieceStart(piece: OutlinePiece): { x: number; z: number } {
  return piece.kind === 'line' ? { x: piece.x0, z: piece.z0 } : onArc(piece, piece.from);
}

export function pieceEnd(piece: OutlinePiece): { x: number; z: number } {
  return piece.kind === 'line' ? { x: piece.x1, z: piece.z1 } : onArc(piece, piece.to);
}

export function onArc(arc: Pick<ArcPiece, 'x' | 'z' | 'radius'>, angle: number): { x: number; z: number } {
  return { x: arc.x + arc.radius * Math.cos(angle), z: arc.z + arc.radius * Math.sin(angle) };
}

export function circleOutline(x: number, z: number, radius: number): Outline {
  return [[{ kind: 'arc', x, z, radius, from: 0, to: FULL_TURN }]];
}

export function rectangleOutline(x0: number, z0: number, x1: number, z1: number): Outline {
  return [
    [
      { kind: 'line', x0, z0, x1, z1: z0 },
      { kind: 'line', x0: x1, z0, x1, z1 },
      { kind: 'line', x0: x1, z0: z1, x1: x0, z1 },
      { kind: 'line', x0, z0: z1, x1: x0, z1: z0 },
    ],
  ];
}

/** What lies within `radius` of a rectangle. */
export function roundedOutline(x0: number, z0: number, x1: number, z1: number, radius: number): Outline {
  const quarter = Math.PI / 2;
  const corner = (x: number, z: number, turn: number): ArcPiece => ({
    kind: 'arc',
    x,
    z,
    radius,
    from: turn * quarter,
    to: (turn + 1) * quarter,
  });
  return [
    [
      { kind: 'line', x0, z0: z0 - radius, x1, z1: z0 - radius },
      corner(x1, z0, 3),
      { kind: 'line', x0: x1 + radius, z0, x1: x1 + radius, z1 },
      corner(x1, z1, 0),
      { kind: 'line', x0: x1, z0: z1 + radius, x1: x0, z1: z1 + radius },
      corner(x0, z1, 1),
      { kind: 'line', x0: x0 - radius, z0: z1, x1: x0 - radius, z1: z0 },
      corner(x0, z0, 2),
    ],
  ];
}

/** Thickness of the rulers, CSS pixels. */
export const RULER = 18;

/** From so many CSS pixels a block the map shows single blocks: their borders and the steps between them. */
export const BLOCKS_FROM = 16;

/** From so many CSS pixels a block each block carries its height. */
export const NUMBERS_FROM = 20;

/** Columns along the edge of a tile: the cube root of the budget of 4096 blocks. */
export const TILE_EDGE = 16;

/** Free space around a region that was fitted into the window. */
export const FIT_PADDING = { top: RULER + 24, right: 24, bottom: 24, left: RULER + 24 };

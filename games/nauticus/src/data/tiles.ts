// how many of each tile there are and how much room one takes, in the order of TILES.

/** stern, middle, bow, one-part hull · masts · sails (four ordinary crests, crown) · goods. */
export const STOCK = [18, 9, 18, 18, 15, 15, 15, 15, 12, 15, 15, 15, 15, 12, 12, 12, 12, 12] as const;
export const SPACES = [1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1] as const;
export const WAREHOUSE_SPACES = 12;
/** */
export const MOST_MIDDLES = 2;

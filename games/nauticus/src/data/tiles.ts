// how many of each tile there are and how much room one takes, in the order of TILES.

/** stern, middle, bow, one-part hull · masts · sails (four ordinary crests, crown) · goods. */
export const STOCK = [18, 9, 18, 18, 15, 15, 15, 15, 12, 15, 15, 15, 15, 12, 12, 12, 12, 12] as const;
export const SPACES = [1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1] as const;
export const WAREHOUSE_SPACES = 12;

/** Where each kind begins in TILES. */
export const FIRST_MAST = 4;
export const FIRST_SAIL = 9;
export const FIRST_GOOD = 14;
/** The tile of item 1 of each buying action, in the order of ACTIONS. */
export const FIRST_ITEM = [0, FIRST_MAST, FIRST_SAIL, FIRST_GOOD] as const;

export const STERN = 0;
export const MIDDLE = 1;
export const BOW = 2;
export const SINGLE = 3;
export const MOST_MIDDLES = 2;
/** The joker's place in CRESTS, and its tiles. */
export const CROWN = 4;
export const CROWN_MAST = FIRST_MAST + CROWN;
export const CROWN_SAIL = FIRST_SAIL + CROWN;

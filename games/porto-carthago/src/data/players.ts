// What depends on the number of players, the servants, and the length of the game.
export const PLAYERS = [3, 5] as const;
/** By number of players: ships per row, spaces of the market, chartered ships in use. */
export const PLAYER_COUNTS = [
  { players: 3, shipsPerRow: 4, market: 4, charter: 3 },
  { players: 4, shipsPerRow: 5, market: 6, charter: 4 },
  { players: 5, shipsPerRow: 6, market: 6, charter: 5 },
] as const;

export const SERVANTS = 18;
export const INCOME_PER_SERVANT = 1;

export const DECADES = 5;
export const ROUNDS = 5;
export const EARLY_END = { decade: 4, tradePoints: 8 } as const;

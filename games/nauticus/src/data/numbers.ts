// The numbers of the rules: setup, prices, limits, scoring.

/** */
export const START = { vp: 10, workers: 4, coins: 15 } as const;
/** extras by seat, from the first start player on, for 2, 3 and 4 players. */
export const SEAT_EXTRAS = {
  2: [
    { coins: 0, workers: 0 },
    { coins: 1, workers: 0 },
  ],
  3: [
    { coins: 0, workers: 0 },
    { coins: 1, workers: 0 },
    { coins: 2, workers: 1 },
  ],
  4: [
    { coins: 0, workers: 0 },
    { coins: 1, workers: 0 },
    { coins: 1, workers: 1 },
    { coins: 2, workers: 2 },
  ],
} as const;
export const SLOT_COUNT = 8;
export const PHASES = 7;
export const ITEMS_PER_TILE = 4;

/** what the pass tiles still showing their number cost, by flipped tiles. */
export const PENALTY = [6, 3, 1, 0] as const;
/** the tile a pass flips, by tiles already flipped. */
export const PASS_TILES = [3, 2, 1] as const;

/** */
export const FURTHER_PRICE = 4;
export const EXTRA_PRICE = 2;
export const EXTRA_WORKERS = 2;
/** */
export const COINS_PER_WORKER = 2;
/** */
export const CROWN_LIMIT = 15;

/** */
export const REWARD_VP = 3;
export const REWARD_COINS = 7;
export const REWARD_WORKERS = 3;
export const SAME_REWARD_LIMIT = 2;

/** by delivered goods of a kind; there are 12 of each. */
export const GOODS_VP = [0, 2, 5, 9, 14, 20, 25, 30, 35, 40, 45, 50, 55] as const;
/** by size. */
export const SHIP_VP = [0, 2, 8, 20, 35] as const;
/** */
export const COINS_PER_VP = 3;

/** */
export function roundsFor(players: number): number {
  return players === 2 ? 4 : 5;
}

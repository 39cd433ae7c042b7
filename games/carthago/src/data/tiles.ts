// The nine achievement tiles: three per decade, two of them drawn. As the rulebook says.
import type { Tile } from '../names.ts';

export const TILES = [
  { tile: 'townHall1', decade: 1 },
  { tile: 'achievements', decade: 1 },
  { tile: 'residence1', decade: 1 },
  { tile: 'townHall2', decade: 2 },
  { tile: 'victoryPoints', decade: 2 },
  { tile: 'shipCards', decade: 2 },
  { tile: 'coins', decade: 3 },
  { tile: 'residence2', decade: 3 },
  { tile: 'goods', decade: 3 },
] as const satisfies readonly Tile[];

/** What positions 1, 2 and 3 of a tile cost in coins. */
export const TILE_COSTS = [2, 5, 8] as const;
/** Positions used, by number of players. */
export const TILE_SPACES = { 2: 2, 3: 2, 4: 3 } as const;
export const TILES_PER_DECADE = 2;

/** */
export const TILE_CAP = 12;
export const POINTS_PER = {
  forumDisc: 4,
  tileDisc: 2,
  freedSpace: 3,
  groupedSeat: 3,
  supplyDisc: 3,
} as const;
export const POSITION_POINTS = [7, 6, 5] as const;
export const COINS_PER_POINT = 3;
/** Points of a set of 0 to 5 ships, of 0 to 5 trade cards. */
export const SHIP_SETS = [0, 0, 1, 3, 6, 10] as const;
export const GOODS_SETS = [0, 0, 1, 2, 4, 7] as const;

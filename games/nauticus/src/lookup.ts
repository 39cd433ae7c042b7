// Getters that throw on nonsense instead of going on with undefined, and the ids of components by their names.
import { nth, numberIn, numbersOf, type Seat } from '@comptoir/kernel';
import {
  ACTIONS,
  type ActionName,
  CRESTS,
  type CrestName,
  GOODS,
  HULLS,
  type HullName,
  TILES,
  type TileName,
} from './names.ts';
import type { Action, Crest, Good, Hull, NauticusState, Piece, Player, Ship, Tile } from './types.ts';

export function playerAt(s: NauticusState, seat: Seat): Player {
  return nth(s.players, seat);
}

/** By its number: ship 1 is the first. */
export function shipAt(player: Player, number: number): Ship {
  return nth(player.ships, number - 1);
}

/** Adds to (or takes from) a counter in a list. */
export function add(counts: number[], n: number, amount: number): void {
  counts[n] = nth(counts, n) + amount;
}

export const HULL_IDS: readonly Hull[] = numbersOf(HULLS);
export const CREST_IDS: readonly Crest[] = numbersOf(CRESTS);
export const GOOD_IDS: readonly Good[] = numbersOf(GOODS);
export const TILE_IDS: readonly Tile[] = numbersOf(TILES);
export const ACTION_IDS: readonly Action[] = numbersOf(ACTIONS);

export const hullOf: (name: HullName) => Hull = numberIn(HULL_IDS, HULLS);
export const crestOf: (name: CrestName) => Crest = numberIn(CREST_IDS, CRESTS);
export const tileOf: (name: TileName) => Tile = numberIn(TILE_IDS, TILES);
export const actionOf: (name: ActionName) => Action = numberIn(ACTION_IDS, ACTIONS);

const HULL_TILES = HULLS.map(tileOf);
const MAST_TILES = CRESTS.map((name) => tileOf(`${name}-mast`));
const SAIL_TILES = CRESTS.map((name) => tileOf(`${name}-sail`));
const GOOD_TILES = GOODS.map(tileOf);
export const hullTile = (hull: Hull): Tile => nth(HULL_TILES, hull);
export const mastTile = (crest: Crest): Tile => nth(MAST_TILES, crest);
export const sailTile = (crest: Crest): Tile => nth(SAIL_TILES, crest);
export const goodTile = (good: Good): Tile => nth(GOOD_TILES, good);

/** In the order of TILES. */
const PIECES: readonly Piece[] = [
  ...HULL_IDS.map((hull): Piece => ({ kind: 'hull', hull })),
  ...CREST_IDS.map((crest): Piece => ({ kind: 'mast', crest })),
  ...CREST_IDS.map((crest): Piece => ({ kind: 'sail', crest })),
  ...GOOD_IDS.map((good): Piece => ({ kind: 'good', good })),
];
export const pieceOf = (tile: Tile): Piece => nth(PIECES, tile);

export const STERN = hullOf('stern');
export const MIDDLE = hullOf('middle');
export const BOW = hullOf('bow');
export const SINGLE = hullOf('single');
/** The joker, and its tiles. */
export const CROWN = crestOf('crown');
export const CROWN_MAST = mastTile(CROWN);
export const CROWN_SAIL = sailTile(CROWN);

/** The tiles of the four items of each buying action, in the order printed on the tile. */
const ITEM_TILES: readonly (readonly Tile[])[] = [
  HULL_TILES,
  MAST_TILES.filter((tile) => tile !== CROWN_MAST),
  SAIL_TILES.filter((tile) => tile !== CROWN_SAIL),
  GOOD_TILES,
];
export const itemTile = (action: Action, item: number): Tile => nth(nth(ITEM_TILES, action), item);
/** Which of the four items of that action a tile is. */
export const itemOf = (action: Action, tile: Tile): number => nth(ITEM_TILES, action).indexOf(tile);

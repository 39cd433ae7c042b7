// Chapter 2 of RULES.md: tiles in hand and bag, and the free spaces of the price table.
import { GREEN_SPACES } from '../data/price-table.ts';
import { goodsOn, isGoodsTile, openAt, priceOf, tableFor } from '../lookup.ts';
import type { GoodNumber, TileNumber } from '../names.ts';
import { type HermagorState, NOBODY, type Player } from '../types.ts';

export function holdsGood(player: Player, good: GoodNumber): boolean {
  for (const tile of player.tiles) if ((goodsOn(tile) & (1 << good)) !== 0) return true;
  return false;
}

export function holdsGoodsTile(player: Player): boolean {
  return player.tiles.some(isGoodsTile);
}

/** A tile leaves its holder for the bag. */
export function returnTile(s: HermagorState, player: Player, tile: TileNumber): void {
  player.tiles.splice(player.tiles.indexOf(tile), 1);
  s.bag.push(tile);
}

/** R-7.5a, R-9.2: the leftmost available green space of a row, or -1. */
export function freeGreenSpace(s: HermagorState, good: GoodNumber): number {
  const { greens } = tableFor(s.players.length);
  const open = openAt(priceOf(s, good));
  for (const space of greens) {
    if (space >= open) return -1;
    if (s.discs[good * GREEN_SPACES.length + space] === NOBODY) return space;
  }
  return -1;
}

/** R-7.5b: the lowest free space of the nobility track, or -1. */
export const freeNobilitySpace = (s: HermagorState): number => s.nobility.indexOf(NOBODY);

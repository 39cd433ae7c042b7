// Chapter 2 of RULES.md: tiles in hand and bag, and the free spaces of the price table.
import { nth } from '@comptoir/kernel';
import { GREEN_SPACES } from '../data/price-table.ts';
import { goodsOn, isGoodsTile, openAt, priceOf, tableFor } from '../lookup.ts';
import { type HermagorState, NOBODY, type Player } from '../types.ts';

export function holdsGood(player: Player, good: number): boolean {
  const { tiles } = player;
  for (let i = 0; i < tiles.length; i += 1) {
    if ((goodsOn(tiles[i] ?? 0) & (1 << good)) !== 0) return true;
  }
  return false;
}

export function holdsGoodsTile(player: Player): boolean {
  for (let i = 0; i < player.tiles.length; i += 1) if (isGoodsTile(nth(player.tiles, i))) return true;
  return false;
}

/** A tile leaves its holder for the bag. */
export function returnTile(s: HermagorState, player: Player, tile: number): void {
  player.tiles.splice(player.tiles.indexOf(tile), 1);
  s.bag.push(tile);
}

/** R-7.5a, R-9.2: the leftmost available green space of a row, or -1. */
export function freeGreenSpace(s: HermagorState, good: number): number {
  const { greens } = tableFor(s.players.length);
  const open = openAt(priceOf(s, good));
  for (let i = 0; i < greens.length; i += 1) {
    const space = nth<number>(greens, i);
    if (space >= open) return -1;
    if (s.discs[good * GREEN_SPACES.length + space] === NOBODY) return space;
  }
  return -1;
}

/** R-7.5b: the lowest free space of the nobility track, or -1. */
export const freeNobilitySpace = (s: HermagorState): number => s.nobility.indexOf(NOBODY);

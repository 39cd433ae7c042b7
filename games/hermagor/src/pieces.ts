// Questions about the position and small moves of pieces that several chapters share.

import { nth } from '@comptoir/kernel';
import { BY_PLAYERS } from './data/players.ts';
import { GREEN_SPACES } from './data/price-table.ts';
import { goodsOn, isGoodsTile, openAt } from './tables.ts';
import { type HermagorState, NOBODY, type Owner, type Player } from './types.ts';

const SMALLEST_TABLE = BY_PLAYERS[0].players;
export type PlayerTable = (typeof BY_PLAYERS)[number];

export const tableFor = (players: number): PlayerTable =>
  nth<PlayerTable>(BY_PLAYERS, players - SMALLEST_TABLE);
export function playerAt(s: HermagorState, seat: number): Player {
  const player = s.players[seat];
  if (player === undefined) throw new Error(`hermagor: nobody sits at ${seat}`);
  return player;
}
export const nextSeat = (s: HermagorState, seat: number): number => (seat + 1) % s.players.length;
/** with two players the third owner is the shared colour. */
export const isShared = (s: HermagorState, owner: Owner): boolean => owner >= s.players.length;
export function hasPost(s: HermagorState, owner: Owner, node: number): boolean {
  const owners = s.posts[node];
  if (owners === undefined) throw new Error(`hermagor: no village ${node}`);
  return (owners & (1 << owner)) !== 0;
}
export function priceOf(s: HermagorState, good: number): number {
  const price = s.prices[good];
  if (price === undefined) throw new Error(`hermagor: no good ${good}`);
  return price;
}

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

// Test helper: positions. Pieces are moved, never invented, so that the audit still holds.
import { deciders, due } from '@comptoir/kernel';
import { type Scenario, scenario } from '@comptoir/testing';
import { STALLS } from '../src/data/market.ts';
import { GREEN_SPACES, NOBILITY_SPACES } from '../src/data/price-table.ts';
import { hermagor } from '../src/index.ts';
import { goodIndex, nodeIndex, placeIndex, playerAt, tileNumber } from '../src/lookup.ts';
import {
  type Good,
  NO_TILE,
  type Node,
  type Place,
  type Stall,
  type Tile,
  type Village,
} from '../src/names.ts';
import type { Hermagor, HermagorState } from '../src/types.ts';

export type Table = Scenario<Hermagor>;
export const RED = 0;
export const BLUE = 1;
export const GREEN = 2;
/** The owner number of the shared colour. */
export const SHARED = 2;

/** A new game in which red is first player. */
export function opening(players: number, variants: readonly string[] = [], seed = ''): Table {
  for (let n = 0; ; n += 1) {
    const table = scenario(hermagor, players, { variants, seed: `opening ${seed}${n}` });
    if (table.state.firstPlayer === RED) return table;
  }
}

/** Takes a tile away from bag, market or player. */
function fetch(s: HermagorState, tile: Tile): void {
  const n = tileNumber(tile);
  s.market = s.market.map((other) => (other === n ? NO_TILE : other));
  s.bag = s.bag.filter((other) => other !== n);
  for (const player of s.players) player.tiles = player.tiles.filter((other) => other !== n);
}
/** Exactly these tiles lie on the market, everything else that lay there is in the bag. */
export function layOnly(s: HermagorState, tiles: Partial<Record<Stall, Tile>>): void {
  for (const tile of s.market) if (tile !== NO_TILE) s.bag.push(tile);
  s.market.fill(NO_TILE);
  STALLS.forEach(({ id }, n) => {
    const tile = tiles[id];
    if (tile === undefined) return;
    fetch(s, tile);
    s.market[n] = tileNumber(tile);
  });
}
export function give(s: HermagorState, seat: number, ...tiles: Tile[]): void {
  for (const tile of tiles) {
    fetch(s, tile);
    playerAt(s, seat).tiles.push(tileNumber(tile));
  }
}
export function stand(s: HermagorState, owner: number, ...places: Place[]): void {
  for (const place of places) s.buyers[placeIndex(place)] = owner;
  if (s.shared !== null && owner === SHARED) s.shared.buyers -= places.length;
  else playerAt(s, owner).buyers -= places.length;
}
export function post(s: HermagorState, owner: number, ...villages: Village[]): void {
  for (const village of villages) {
    const node = nodeIndex(village);
    s.posts[node] = (s.posts[node] ?? 0) | (1 << owner);
  }
  if (s.shared !== null && owner === SHARED) s.shared.supply -= villages.length;
  else playerAt(s, owner).supply -= villages.length;
}
function takeDisc(s: HermagorState, owner: number): void {
  if (s.shared !== null && owner === SHARED) s.shared.discs -= 1;
  else playerAt(s, owner).discs -= 1;
}
/** `space`: the green number. */
export function disc(s: HermagorState, owner: number, good: Good, space: 5 | 3 | 1 | 0): void {
  s.discs[goodIndex(good) * GREEN_SPACES.length + GREEN_SPACES.indexOf(space)] = owner;
  takeDisc(s, owner);
}
export function noble(s: HermagorState, owner: number, space: 3 | 4 | 5 | 6 | 7 | 8): void {
  s.nobility[NOBILITY_SPACES.indexOf(space)] = owner;
  takeDisc(s, owner);
}
export function price(s: HermagorState, good: Good, value: number): void {
  s.prices[goodIndex(good)] = value;
}
export function move(s: HermagorState, seat: number, node: Node): void {
  playerAt(s, seat).merchant = nodeIndex(node);
}
/** Seat by seat. */
export function purses(s: HermagorState, ...amounts: number[]): void {
  amounts.forEach((amount, seat) => {
    playerAt(s, seat).money = amount;
  });
}
export const money = (table: Table, seat: number): number => playerAt(table.state, seat).money;
export const stepOf = (table: Table): string | undefined => due<Hermagor>(table.state)?.step;
export const decider = (table: Table): number | undefined => deciders(table.state)[0];
export const inBag = (table: Table, tile: Tile): boolean => table.state.bag.includes(tileNumber(tile));
export const holds = (table: Table, seat: number, tile: Tile): boolean =>
  playerAt(table.state, seat).tiles.includes(tileNumber(tile));
export const priceNow = (table: Table, good: Good): number | undefined => table.state.prices[goodIndex(good)];
/** The owners of the four green spaces of a row. */
export function rowOf(table: Table, good: Good): readonly number[] {
  const first = goodIndex(good) * GREEN_SPACES.length;
  return table.state.discs.slice(first, first + GREEN_SPACES.length);
}
export const hasPostIn = (table: Table, owner: number, village: Village): boolean =>
  (((table.state.posts[nodeIndex(village)] ?? 0) >> owner) & 1) === 1;

/** Everybody who is asked for a buyer passes. */
export function passAll(table: Table): Table {
  while (stepOf(table) === 'placeBuyer' || stepOf(table) === 'placeEitherBuyer') {
    table.plays(`${decider(table)} pass`);
  }
  return table;
}
/** Everybody still to act takes no action, up to the next round or the end. */
export function restAll(table: Table): Table {
  while (stepOf(table) === 'act' || stepOf(table) === 'actOrShare' || stepOf(table) === 'placeSharedPost') {
    table.plays(`${decider(table)} ${stepOf(table) === 'placeSharedPost' ? 'done' : 'noAction'}`);
  }
  return table;
}
/** Phase 3 of round 1 with red to act; nobody holds a tile until `change` gives some. */
export function selling(
  players: number,
  change: (s: HermagorState) => void,
  { seed = '', variants = [] }: { readonly seed?: string; readonly variants?: readonly string[] } = {},
): Table {
  const table = passAll(opening(players, variants, seed));
  table.plays(`${decider(table)} firstPlayer 0`);
  return table.given((s) => {
    for (const player of s.players) s.bag.push(...player.tiles.splice(0));
    change(s);
  });
}
/** The same, with everybody down to the last post of the last round: the game ends after one turn each. */
export function lastTurns(players: number, change: (s: HermagorState) => void): Table {
  return selling(players, (s) => {
    s.turned.push(...s.pile.splice(0));
    for (const player of s.players) {
      player.supply += player.posts - 1;
      player.posts = 1;
    }
    change(s);
  });
}
/** Plays the last turns and returns the final result. */
export function finalResult(table: Table): { scores: readonly number[]; ranks: readonly number[] } {
  const { result } = restAll(table).state;
  if (result === null) throw new Error('the game is not over');
  return result;
}

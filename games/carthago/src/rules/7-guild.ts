// Chapter 7 of RULES.md: guild actions, that is seats in the town hall and discs on achievement tiles.
import { type Choice, type Effects, nth, type Refusal, type Seat } from '@comptoir/kernel';
import { TILE_COSTS, TILE_SPACES } from '../data/tiles.ts';
import { TOWN_SEATS } from '../data/town-hall.ts';
import {
  cardNumber,
  coinsOf,
  isBasic,
  isPlace,
  merchantAt,
  num,
  placeName,
  placeNumber,
  seatCost,
  tileDecade,
  tileName,
  tileNumber,
} from '../lookup.ts';
import { NEUTRAL, NONE, type Place, type TileName } from '../names.ts';
import { handOptions, TILE_OPTIONS } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { CardOption, Carthago, CarthagoState, TileOption } from '../types.ts';
import { hasActive, LEGACY, markerOn, spend } from './2-components.ts';
import { pay } from './8-drawing.ts';

/** what is asked before any seat or tile is looked at. */
export function refuseGuildAction(s: CarthagoState, seat: Seat): Refusal | null {
  const { actionDisc, supply } = merchantAt(s, seat);
  if (s.guildBy !== NONE) return NO.guildActionTaken;
  if (markerOn(s, actionDisc) === NONE) return NO.noMarker; // asked now, not when the space was chosen
  if (supply === 0) return NO.noDisc;
  return null;
}

/** all trade cards in hand together. */
export function handCoins(s: CarthagoState, seat: Seat): number {
  const { hand } = merchantAt(s, seat);
  let coins = 0;
  for (let n = 0; n < hand.length; n += 1) coins += coinsOf(num(hand, n));
  return coins;
}

/** Seats from here on are the large ones. */
export const FIRST_LARGE = TOWN_SEATS.filter(({ kind }) => kind === 'small').length;

/** */
export function refuseSeat(s: CarthagoState, seat: Seat, name: Place): Refusal | null {
  const place = placeNumber(name);
  if (place < FIRST_LARGE) {
    const owner = num(s.smallSeats, place);
    if (owner === NEUTRAL) return NO.seatCovered;
    if (owner !== NONE) return NO.seatTaken;
  }
  if (handCoins(s, seat) < seatCost(place)) return NO.tooFewCoins;
  return null;
}

/** positions of a tile in this game. */
export function tileSpaces(s: CarthagoState): number {
  return s.merchants.length === 4 ? TILE_SPACES[4] : TILE_SPACES[3];
}

/** whether a tile is open to a player, money apart. */
export function refuseTileOpen(s: CarthagoState, seat: Seat, n: number): Refusal | null {
  const decade = tileDecade(num(s.tiles, n));
  if (decade > s.decade) return NO.tileLater;
  if (decade < s.decade && !hasActive(merchantAt(s, seat), LEGACY)) return NO.tileClosed;
  const discs = nth(s.tileDiscs, n);
  if (discs.includes(seat)) return NO.ownDiscThere;
  if (discs.length >= tileSpaces(s)) return NO.tileFull;
  return null;
}

/** The cost of the topmost free space. */
function tileCost(s: CarthagoState, n: number): number {
  return num(TILE_COSTS, nth(s.tileDiscs, n).length);
}

export function refuseTile(s: CarthagoState, seat: Seat, name: TileName): Refusal | null {
  const n = s.tiles.indexOf(tileNumber(name));
  const no = refuseTileOpen(s, seat, n);
  if (no !== null) return no;
  if (handCoins(s, seat) < tileCost(s, n)) return NO.tooFewCoins;
  return null;
}

/** The six tiles in play as candidates. */
export function addTiles(list: { push(o: TileOption): void }, s: CarthagoState): void {
  for (let n = 0; n < s.tiles.length; n += 1) list.push(nth(TILE_OPTIONS, num(s.tiles, n)));
}

/** A target is chosen: Legacy is used if it takes one, then the coins are due. */
export function choosePlacement(
  s: CarthagoState,
  seat: Seat,
  target: Place | TileName,
  effects: Effects<Carthago>,
): void {
  let cost = 0;
  if (isPlace(target)) cost = seatCost(placeNumber(target));
  else {
    const tile = tileNumber(target);
    cost = tileCost(s, s.tiles.indexOf(tile));
    if (tileDecade(tile) < s.decade) spend(s, seat, LEGACY, effects);
  }
  effects.next(steps.payCoins(seat, target, cost, cost));
}

/** one card at a time until the cost is reached; no change. */
export const payCoins: Choice<Carthago, 'payCoins', CardOption> = {
  rule: 'R-7.2',
  candidates: (s, _at, seat) => handOptions(s, seat),
  refuse: (_s, _at, _seat, o) => (isBasic(cardNumber(o.noun)) ? NO.basicCard : null),
  apply(s, at, seat, o, effects) {
    const card = cardNumber(o.noun);
    pay(s, seat, card, effects);
    const due = at.due - coinsOf(card);
    if (due > 0) effects.next(steps.payCoins(seat, at.target, at.cost, due));
    else place(s, seat, at.target, at.cost, effects);
  },
};

/** The disc leaves the supply for good. */
function place(
  s: CarthagoState,
  seat: Seat,
  target: Place | TileName,
  cost: number,
  effects: Effects<Carthago>,
): void {
  merchantAt(s, seat).supply -= 1;
  if (isPlace(target)) {
    const n = placeNumber(target);
    if (n < FIRST_LARGE) s.smallSeats[n] = seat;
    else nth(s.largeSeats, n - FIRST_LARGE).push(seat);
    effects.tell({ kind: 'seatTaken', seat, place: placeName(n), cost });
    return;
  }
  const tile = tileNumber(target);
  const discs = nth(s.tileDiscs, s.tiles.indexOf(tile));
  discs.push(seat);
  effects.tell({ kind: 'tileTaken', seat, tile: tileName(tile), position: discs.length, cost });
}

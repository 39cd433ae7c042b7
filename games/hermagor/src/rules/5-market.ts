// Chapter 5 of RULES.md: phase 1, buying at the market.
import { type Choice, type Effects, nth, type Refusal, type Seat, type Upkeep } from '@comptoir/kernel';
import { STALLS } from '../data/market.ts';
import { SHARED_POSTS } from '../data/players.ts';
import {
  ALL_PLACES,
  costOf,
  nextSeat,
  playerAt,
  stallAt,
  stallsBeside,
  tableFor,
  tileName,
} from '../lookup.ts';
import { NO_TILE, type PlaceNumber, type Tile, type TileNumber } from '../names.ts';
import { PLACING, placeOf } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import {
  type BuyerOption,
  type Hermagor,
  type HermagorState,
  NOBODY,
  type Owner,
  type PlaceOption,
} from '../types.ts';

/** A random tile leaves the bag. */
export function drawTile(s: HermagorState, effects: Effects<Hermagor>): TileNumber {
  const n = effects.random(s.bag.length);
  const tile = nth(s.bag, n);
  s.bag[n] = nth(s.bag, s.bag.length - 1);
  s.bag.pop();
  return tile;
}

export const fill: Upkeep<Hermagor, 'fill'> = {
  rule: 'R-5.1',
  run(s, _at, effects) {
    const { rows } = tableFor(s.players.length);
    s.round += 1;
    s.phase = 'market';
    let drawn = 0;
    let kept = 0;
    for (let stall = 0; stall < STALLS.length; stall += 1) {
      const { id, row } = nth(STALLS, stall);
      if (!rows.some((active) => active === row)) continue;
      if (s.market[stall] !== NO_TILE) {
        kept += 1;
        continue;
      }
      const tile = drawTile(s, effects);
      s.market[stall] = tile;
      drawn += 1;
      effects.tell({ kind: 'tileLaid', stall: id, tile: tileName(tile) });
    }
    effects.tell({ kind: 'marketFilled', round: s.round, drawn, kept });
    if (s.taxCollector)
      effects.next(steps.declare(s.firstPlayer));
    else effects.next(steps.REVEAL);
  },
};

export const reveal: Upkeep<Hermagor, 'reveal'> = {
  rule: 'R-5.2',
  run(s, _at, effects) {
    const actions = s.pile.pop();
    if (actions === undefined) throw new Error('hermagor: the action pile is empty');
    effects.reveal();
    s.turned.push(actions);
    for (let seat = 0; seat < s.players.length; seat += 1) {
      const player = playerAt(s, seat);
      player.supply -= actions;
      player.posts = actions;
      player.passed = false;
      player.declared = null;
      if (s.shared !== null) player.sharedPosts = SHARED_POSTS;
    }
    if (s.shared !== null) s.shared.supply -= SHARED_POSTS * s.players.length;
    effects.tell({ kind: 'revealed', round: s.round, actions });
    askForBuyer(s, s.firstPlayer, effects);
  },
};

/** whether somebody with this money may stand there. */
export function refusePlace(s: HermagorState, place: PlaceNumber, money: number): Refusal | null {
  const stall = stallAt(place);
  if (stall >= 0 && s.market[stall] === NO_TILE) return NO.noTile;
  if (s.buyers[place] !== NOBODY) return NO.placeTaken;
  if (costOf(place) > money) return NO.placeTooDear;
  return null;
}

/** A free place that this money can pay for. */
function canPlace(s: HermagorState, money: number): boolean {
  for (let n = 0; n < ALL_PLACES.length; n += 1)
    if (refusePlace(s, nth(ALL_PLACES, n), money) === null) return true;
  return false;
}

/** What a buyer stands on or between. */
export function tilesBeside(s: HermagorState, place: PlaceNumber): readonly Tile[] {
  const tiles: Tile[] = [];
  for (const stall of stallsBeside(place)) {
    const tile = nth(s.market, stall);
    if (tile !== NO_TILE) tiles.push(tileName(tile));
  }
  return tiles;
}

export function putBuyer(s: HermagorState, seat: Seat, o: BuyerOption, effects: Effects<Hermagor>): void {
  const player = playerAt(s, seat);
  const place = placeOf(o);
  const cost = costOf(place);
  player.money -= cost;
  player.buyers -= 1;
  s.buyers[place] = seat;
  effects.tell({ kind: 'buyerPlaced', seat, place: o.noun, tiles: tilesBeside(s, place), cost });
}

/** final for this round. */
export function pass(s: HermagorState, seat: Seat, broke: boolean, effects: Effects<Hermagor>): void {
  playerAt(s, seat).passed = true;
  effects.tell({ kind: 'passed', seat, broke });
}

/** the next who can place, from this seat on; when nobody is left the phase ends. */
export function askForBuyer(s: HermagorState, from: Seat, effects: Effects<Hermagor>): void {
  let seat = from;
  for (let n = 0; n < s.players.length; n += 1) {
    const player = playerAt(s, seat);
    if (!player.passed && player.buyers > 0) {
      if (canPlace(s, player.money)) {
        const hasShared = s.shared !== null && s.shared.buyers > 0;
        effects.next(hasShared ? steps.placeEitherBuyer(seat) : steps.placeBuyer(seat));
        return;
      }
      pass(s, seat, true, effects);
    }
    seat = nextSeat(s, seat);
  }
  effects.next(steps.PAY_CORRIDORS);
}

export const placeBuyer: Choice<Hermagor, 'placeBuyer', PlaceOption> = {
  rule: 'R-5.3',
  candidates: () => PLACING,
  refuse(s, _at, seat, o) {
    if (o.verb !== 'buyer') return null; // passing is always possible
    return refusePlace(s, placeOf(o), playerAt(s, seat).money);
  },
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'buyer') putBuyer(s, seat, o, effects);
    else pass(s, seat, false, effects);
    askForBuyer(s, nextSeat(s, seat), effects);
  },
};

/** How many buyers an owner has in these places. */
export function countBuyers(s: HermagorState, owner: Owner, places: readonly PlaceNumber[]): number {
  let count = 0;
  for (let i = 0; i < places.length; i += 1) if (s.buyers[nth(places, i)] === owner) count += 1;
  return count;
}

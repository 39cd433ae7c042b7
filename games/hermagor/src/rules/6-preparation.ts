// Chapter 6 of RULES.md: phase 2, preparing the journey.
import { type Choice, type Effects, nth, type Seat, type Upkeep } from '@comptoir/kernel';
import { CORRIDOR_INCOME, CORRIDORS, STALLS } from '../data/market.ts';
import { BUYERS, SHARED_BUYERS } from '../data/players.ts';
import { HIGHEST_PRICE } from '../data/price-table.ts';
import { BARGAIN } from '../data/tiles.ts';
import {
  ALL_STALLS,
  ARROW_GOOD,
  BARGAIN_TILE,
  CORNERS,
  CORRIDOR_PLACES,
  goodIndex,
  isGoodsTile,
  isShared,
  MARKET_FLUCTUATION,
  nextSeat,
  playerAt,
  priceOf,
  SIDES,
  STALL_PLACE,
  tileName,
} from '../lookup.ts';
import {
  GOODS,
  type GoodNumber,
  NO_TILE,
  NONE,
  type PlaceNumber,
  type StallNumber,
  type TileNumber,
} from '../names.ts';
import { FIRST_PLAYERS, FLUCTUATION, raisingOf } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import {
  type FirstPlayerOption,
  type Hermagor,
  type HermagorState,
  NOBODY,
  type Owner,
  type RaiseOption,
} from '../types.ts';
import { holdsGoodsTile, returnTile } from './2-components.ts';
import { countBuyers, drawTile } from './5-market.ts';

/** what a player's buyers bring in one corridor. */
export function corridorIncome(s: HermagorState, seat: Seat, corridor: number): number {
  return nth<number>(CORRIDOR_INCOME, countBuyers(s, seat, nth(CORRIDOR_PLACES, corridor)));
}

export const payCorridors: Upkeep<Hermagor, 'payCorridors'> = {
  rule: 'R-6.1',
  run(s, _at, effects) {
    s.phase = 'preparation';
    for (let seat = 0; seat < s.players.length; seat += 1) {
      for (let corridor = 0; corridor < CORRIDORS.length; corridor += 1) {
        const buyers = countBuyers(s, seat, nth(CORRIDOR_PLACES, corridor));
        if (buyers === 0) continue;
        const money = nth<number>(CORRIDOR_INCOME, buyers);
        playerAt(s, seat).money += money;
        effects.tell({ kind: 'corridorPaid', seat, corridor: nth(CORRIDORS, corridor).id, buyers, money });
      }
    }
    effects.next(steps.winTiles(0));
  },
};

/** Nobody wins the tile, but somebody has a buyer around it. */
export const TIED = -2;
const A_BUYER = 100;
const ON_THE_TILE = 50;
const OWNERS = 5;
const strength = new Array<number>(OWNERS).fill(0);

function addStrength(s: HermagorState, places: readonly PlaceNumber[], worth: number): void {
  for (let i = 0; i < places.length; i += 1) {
    const owner = nth(s.buyers, nth(places, i));
    if (owner !== NOBODY) strength[owner] = nth(strength, owner) + worth;
  }
}

/**
 * who wins the tile of a stall. Most buyers first (R-6.2a), then the buyer on the tile (R-6.2b), then
 * most on the sides (R-6.2c): one number compares all three, since no stall has more than four sides.
 * A buyer counts at every stall it touches.
 */
export function winnerOf(s: HermagorState, stall: StallNumber): Owner {
  strength.fill(0);
  const middle = nth(s.buyers, nth(STALL_PLACE, stall));
  if (middle !== NOBODY) strength[middle] = A_BUYER + ON_THE_TILE;
  addStrength(s, nth(SIDES, stall), A_BUYER + 1);
  addStrength(s, nth(CORNERS, stall), A_BUYER);
  let winner: Owner = NOBODY;
  let most = 0;
  for (let owner = 0; owner < OWNERS; owner += 1) {
    const own = nth(strength, owner);
    if (own > most) winner = owner;
    else if (own === most && most > 0) winner = TIED; // R-6.2d
    if (own > most) most = own;
  }
  return winner;
}

/** stall by stall from where it stopped, up to a question or the last one. */
export const winTiles: Upkeep<Hermagor, 'winTiles'> = {
  rule: 'R-6.2',
  run(s, at, effects) {
    for (let n = at.stall; n < ALL_STALLS.length; n += 1) {
      const stall = nth(ALL_STALLS, n);
      const tile = nth(s.market, stall);
      if (tile === NO_TILE) continue;
      const winner = winnerOf(s, stall);
      if (winner < 0) {
        const tied = winner === TIED;
        effects.tell({ kind: 'tileStayed', stall: nth(STALLS, stall).id, tile: tileName(tile), tied });
        continue;
      }
      s.market[stall] = NO_TILE;
      if (isShared(s, winner)) discardShared(s, stall, tile, effects);
      else if (takeTile(s, winner, stall, tile, effects)) {
        effects.next(steps.winTiles(n + 1));
        askWinner(winner, tile, effects);
        return;
      }
    }
    returnBuyers(s);
    effects.next(steps.DRAW_CONSOLATION);
  },
};

/** true when the winner has something to decide at once. */
function takeTile(
  s: HermagorState,
  seat: Seat,
  stall: StallNumber,
  tile: TileNumber,
  effects: Effects<Hermagor>,
): boolean {
  const player = playerAt(s, seat);
  player.tiles.push(tile);
  effects.tell({ kind: 'tileWon', seat, stall: nth(STALLS, stall).id, tile: tileName(tile) });
  if (tile === BARGAIN_TILE) {
    player.money += BARGAIN;
    returnTile(s, player, tile);
    effects.tell({ kind: 'bargained', seat, money: BARGAIN });
    return false;
  }
  if (tile === MARKET_FLUCTUATION) {
    returnTile(s, player, tile);
    return true;
  }
  const good = nth(ARROW_GOOD, tile);
  return good !== NONE && priceOf(s, good) < HIGHEST_PRICE;
}

function askWinner(seat: Seat, tile: TileNumber, effects: Effects<Hermagor>): void {
  if (tile === MARKET_FLUCTUATION) effects.next(steps.fluctuate(seat));
  else effects.next(steps.raisePrice(seat, nth(GOODS, nth(ARROW_GOOD, tile))));
}

/** a tile the shared colour wins goes into the bag; a single one raises its price by itself. */
function discardShared(
  s: HermagorState,
  stall: StallNumber,
  tile: TileNumber,
  effects: Effects<Hermagor>,
): void {
  s.bag.push(tile);
  effects.tell({ kind: 'sharedWon', stall: nth(STALLS, stall).id, tile: tileName(tile) });
  const good = nth(ARROW_GOOD, tile);
  if (good !== NONE && priceOf(s, good) < HIGHEST_PRICE) raise(s, null, good, effects);
}

function raise(s: HermagorState, seat: Seat | null, good: GoodNumber, effects: Effects<Hermagor>): void {
  const price = priceOf(s, good) + 1;
  s.prices[good] = price;
  effects.tell({ kind: 'raised', seat, good: nth(GOODS, good), price });
}

export const raisePrice: Choice<Hermagor, 'raisePrice', RaiseOption> = {
  rule: 'R-6.4',
  candidates: (_s, at) => raisingOf(at.good),
  refuse: () => null,
  apply(s, at, seat, o, effects) {
    if (o.verb === 'raise') raise(s, seat, goodIndex(o.noun), effects);
    else effects.tell({ kind: 'raiseDeclined', seat, good: at.good });
  },
  fallback: () => ({ verb: 'decline' }),
};

export const fluctuate: Choice<Hermagor, 'fluctuate', RaiseOption> = {
  rule: 'R-6.5',
  candidates: () => FLUCTUATION,
  refuse(s, _at, _seat, o) {
    if (o.verb === 'raise' && priceOf(s, goodIndex(o.noun)) >= HIGHEST_PRICE) return NO.priceAtTop;
    return null;
  },
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'raise') raise(s, seat, goodIndex(o.noun), effects);
    else effects.tell({ kind: 'raiseDeclined', seat, good: null });
  },
  fallback: () => ({ verb: 'decline' }),
};

/** */
function returnBuyers(s: HermagorState): void {
  s.buyers.fill(NOBODY);
  for (let seat = 0; seat < s.players.length; seat += 1) playerAt(s, seat).buyers = BUYERS;
  if (s.shared !== null) s.shared.buyers = SHARED_BUYERS;
}

/** */
export const drawConsolation: Upkeep<Hermagor, 'drawConsolation'> = {
  rule: 'R-6.6',
  run(s, _at, effects) {
    let seat = s.firstPlayer;
    for (let n = 0; n < s.players.length; n += 1) {
      if (!holdsGoodsTile(playerAt(s, seat))) consoleSeat(s, seat, effects);
      seat = nextSeat(s, seat);
    }
    if (s.taxCollector)
      effects.next(steps.DEPART);
    else effects.next(steps.FIND_LOWEST);
  },
};

function consoleSeat(s: HermagorState, seat: Seat, effects: Effects<Hermagor>): void {
  if (!s.bag.some(isGoodsTile)) {
    effects.tell({ kind: 'consoled', seat, drawn: [], tile: null });
    return;
  }
  const drawn = [drawTile(s, effects)];
  while (!isGoodsTile(nth(drawn, drawn.length - 1))) drawn.push(drawTile(s, effects));
  const tile = nth(drawn, drawn.length - 1);
  playerAt(s, seat).tiles.push(tile);
  for (let i = 0; i < drawn.length - 1; i += 1) s.bag.push(nth(drawn, i));
  effects.tell({ kind: 'consoled', seat, drawn: drawn.map(tileName), tile: tileName(tile) });
}

/** */
export const findLowest: Upkeep<Hermagor, 'findLowest'> = {
  rule: 'R-6.7',
  run(s, _at, effects) {
    effects.next(steps.DEPART);
    let lowest = Number.MAX_SAFE_INTEGER;
    let chooser = NOBODY;
    for (let seat = 0; seat < s.players.length; seat += 1) {
      const { tiles } = playerAt(s, seat);
      for (let i = 0; i < tiles.length; i += 1) {
        const tile = nth(tiles, i);
        if (tile >= lowest || !isGoodsTile(tile)) continue;
        lowest = tile;
        chooser = seat;
      }
    }
    if (chooser !== NOBODY) effects.next(steps.chooseFirstPlayer(chooser));
  },
};

export const chooseFirstPlayer: Choice<Hermagor, 'chooseFirstPlayer', FirstPlayerOption> = {
  rule: 'R-6.7',
  candidates: (s) => nth(FIRST_PLAYERS, s.players.length),
  refuse: () => null,
  apply(s, _at, seat, o, effects) {
    s.firstPlayer = o.noun;
    effects.tell({ kind: 'firstPlayerChosen', seat: o.noun, by: seat });
  },
};

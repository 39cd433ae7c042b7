// of RULES.md: the Market action. Take a card, swap one, turn up a ship; Palette fits in between.
import { type Choice, type Effects, nth, type Seat } from '@comptoir/kernel';
import {
  cardNumber,
  effectName,
  effectOf,
  isBasic,
  merchantAt,
  num,
  present,
  shipName,
  shipNumber,
  take,
  tradeName,
} from '../lookup.ts';
import { NONE } from '../names.ts';
import { DECK, DECLINE, handOptions, MARKET_OPTIONS, shipOption, WAIVE } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type {
  CardOption,
  Carthago,
  CarthagoState,
  DeckOption,
  DeclineOption,
  MarketOption,
  ShipOption,
  UseOption,
  WaiveOption,
} from '../types.ts';
import { hasActive, hasInactiveShip, PALETTE } from './2-components.ts';
import { addUse, refuseUse, useFreely } from './6-effects.ts';
import { drawUnseen, fillSlot, hasTradeCards, isMarketEmpty, takeOpenly } from './8-drawing.ts';

/** with no card anywhere, only the flip is left. */
export function beginMarket(s: CarthagoState, seat: Seat, effects: Effects<Carthago>): void {
  if (isMarketEmpty(s) && !hasTradeCards(s)) goToFlip(s, seat, effects);
  else effects.next(steps.marketTake(seat));
}

function goToSwap(s: CarthagoState, seat: Seat, effects: Effects<Carthago>): void {
  if (isMarketEmpty(s))
    goToFlip(s, seat, effects);
  else effects.next(steps.marketSwap(seat));
}

/** left out without an inactive ship or an active Palette. */
function goToFlip(s: CarthagoState, seat: Seat, effects: Effects<Carthago>): void {
  const merchant = merchantAt(s, seat);
  if (hasInactiveShip(merchant) || hasActive(merchant, PALETTE)) effects.next(steps.marketFlip(seat));
}

type TakeOption = MarketOption | DeckOption | UseOption | WaiveOption;

export const marketTake: Choice<Carthago, 'marketTake', TakeOption> = {
  rule: 'R-5.1.1',
  candidates(s, _at, seat) {
    const takeList: TakeOption[] = [];
    for (let slot = 0; slot < MARKET_OPTIONS.length; slot += 1) takeList.push(nth(MARKET_OPTIONS, slot));
    takeList.push(DECK);
    addUse(takeList, s, seat, PALETTE);
    takeList.push(WAIVE);
    return takeList;
  },
  refuse(s, _at, seat, o) {
    if (o.verb === 'market') return s.market[o.noun] === NONE ? NO.emptySlot : null;
    if (o.verb === 'deck') return hasTradeCards(s) ? null : NO.noCardsLeft;
    if (o.verb === 'use') return refuseUse(s, seat, o.noun);
    return null;
  },
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'use') {
      useFreely(s, seat, o.noun, effects);
      return;
    }
    if (o.verb === 'waive') {
      effects.tell({ kind: 'waived', seat, space: 'market' });
      return;
    }
    if (o.verb === 'market') takeFromMarket(s, seat, o.noun, effects);
    else {
      effects.tell({ kind: 'drew', seat, cards: 1 });
      drawUnseen(s, seat, effects);
    }
    goToSwap(s, seat, effects);
  },
  fallback: () => WAIVE,
};

function takeFromMarket(s: CarthagoState, seat: Seat, slot: number, effects: Effects<Carthago>): void {
  const card = present(num(s.market, slot));
  takeOpenly(s, seat, card);
  effects.tell({ kind: 'tookCard', seat, card: tradeName(card), slot });
  fillSlot(s, slot, effects);
}

type SwapOption = MarketOption | UseOption | DeclineOption;

export const marketSwap: Choice<Carthago, 'marketSwap', SwapOption> = {
  rule: 'R-5.1.2',
  candidates(s, _at, seat) {
    const swapList: SwapOption[] = [];
    for (let slot = 0; slot < MARKET_OPTIONS.length; slot += 1) swapList.push(nth(MARKET_OPTIONS, slot));
    addUse(swapList, s, seat, PALETTE);
    swapList.push(DECLINE);
    return swapList;
  },
  refuse(s, _at, seat, o) {
    if (o.verb === 'market') return s.market[o.noun] === NONE ? NO.emptySlot : null;
    if (o.verb === 'use') return refuseUse(s, seat, o.noun);
    return null;
  },
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'use') useFreely(s, seat, o.noun, effects);
    else if (o.verb === 'decline') goToFlip(s, seat, effects);
    else effects.next(steps.marketGive(seat, o.noun));
  },
  fallback: () => DECLINE,
};

/** a trade card, never a basic card. */
export const marketGive: Choice<Carthago, 'marketGive', CardOption> = {
  rule: 'R-5.1.2',
  candidates: (s, _at, seat) => handOptions(s, seat),
  refuse: (_s, _at, _seat, o) => (isBasic(cardNumber(o.noun)) ? NO.basicCard : null),
  apply(s, at, seat, o, effects) {
    const given = cardNumber(o.noun);
    const taken = present(num(s.market, at.slot));
    take(merchantAt(s, seat).hand, given);
    s.drawnFrom[given] = 0;
    s.market[at.slot] = given;
    takeOpenly(s, seat, taken);
    const names = { given: tradeName(given), taken: tradeName(taken) };
    effects.tell({ kind: 'swapped', seat, ...names, slot: at.slot });
    goToFlip(s, seat, effects);
  },
};

type FlipOption = ShipOption | UseOption | DeclineOption;

/** one inactive ship. */
export const marketFlip: Choice<Carthago, 'marketFlip', FlipOption> = {
  rule: 'R-5.1.3',
  candidates(s, _at, seat) {
    const { ships } = merchantAt(s, seat);
    const flipList: FlipOption[] = [];
    for (let n = 0; n < ships.length; n += 1) flipList.push(shipOption(num(ships, n)));
    addUse(flipList, s, seat, PALETTE);
    flipList.push(DECLINE);
    return flipList;
  },
  refuse(s, _at, seat, o) {
    if (o.verb === 'use') return refuseUse(s, seat, o.noun);
    if (o.verb === 'decline') return null;
    const { ships, active } = merchantAt(s, seat);
    return active[ships.indexOf(shipNumber(o.noun))] === 1 ? NO.shipActive : null;
  },
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'use') useFreely(s, seat, o.noun, effects);
    else if (o.verb === 'ship') {
      const { ships, active } = merchantAt(s, seat);
      const ship = shipNumber(o.noun);
      active[ships.indexOf(ship)] = 1;
      effects.tell({ kind: 'flipped', seat, ship: shipName(ship), effect: effectName(effectOf(ship)) });
    }
  },
  fallback: () => DECLINE,
};

// of RULES.md: the Harbour delivery, one to a trade ship and one expedition, in either order.
import { type Choice, type Effects, nth, type Refusal, type Seat, type Upkeep } from '@comptoir/kernel';
import {
  add,
  cardNumber,
  goodOf,
  isBasic,
  merchantAt,
  num,
  present,
  shipCoins,
  shipGood,
  shipName,
} from '../lookup.ts';
import { type GoodNumber, NONE } from '../names.ts';
import { ANCHOR, addHand, DONE, dockOptions, handOptions, WAR_OPTIONS } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type {
  AnchorOption,
  CardOption,
  Carthago,
  CarthagoState,
  DeliveryState,
  DeliveryStep,
  DockOption,
  DoneOption,
  Merchant,
  UseOption,
  WarOption,
} from '../types.ts';
import { gainShip, hasActive, LUXURY, PALETTE, spend, strengthOf } from './2-components.ts';
import { countGood } from './5-2-residence.ts';
import { beginExpedition } from './5-5-expedition.ts';
import { addUse, refuseUse, useFreely } from './6-effects.ts';
import { maybeExhaustShips, moveUp, pay, revealForCoins } from './8-drawing.ts';

/** a card of the ship's good, or any trade card with Luxury. */
function canDeliver(merchant: Merchant, good: GoodNumber): boolean {
  if (merchant.hand.length === 0) return false;
  return hasActive(merchant, LUXURY) || countGood(merchant, good) > 0;
}

function hasDiscInWarHarbour(s: CarthagoState, seat: Seat): boolean {
  return s.warHarbour.includes(seat) || num(s.anchor, seat) > 0;
}

/** As far as everybody can see: with hidden cards decisive, leaving the question out would show them. */
function mayGoOn(s: CarthagoState, seat: Seat, { isTradeDone, isWarDone }: DeliveryState): boolean {
  if (merchantAt(s, seat).hand.length === 0) return false;
  if (!isTradeDone && s.tradeDiscs.includes(seat)) return true;
  return !isWarDone && hasDiscInWarHarbour(s, seat);
}

export const nextDelivery: Upkeep<Carthago, 'nextDelivery'> = {
  rule: 'R-5.5.1',
  run(s, at, effects) {
    if (mayGoOn(s, s.onTurn, at)) effects.next(steps.delivery(s.onTurn, at));
  },
};

function refuseTrade(s: CarthagoState, at: DeliveryStep, seat: Seat, dock: number): Refusal | null {
  if (at.isTradeDone) return NO.tradeDelivered;
  if (num(s.tradeDiscs, dock) !== seat) return NO.noDiscAtDock;
  if (!canDeliver(merchantAt(s, seat), shipGood(present(num(s.tradeHarbour, dock))))) return NO.noGood;
  return null;
}

function refuseWar(
  s: CarthagoState,
  at: DeliveryStep,
  seat: Seat,
  o: WarOption | AnchorOption,
): Refusal | null {
  if (at.isWarDone) return NO.warDelivered;
  if (s.isExhausted) return NO.noMoreShips;
  const hasDisc = o.verb === 'anchor' ? num(s.anchor, seat) > 0 : num(s.warHarbour, o.noun - 1) === seat;
  if (!hasDisc) return NO.noWarDisc;
  if (merchantAt(s, seat).hand.length === 0) return NO.noTradeCard;
  return null;
}

type DeliveryOption = DockOption | WarOption | AnchorOption | UseOption | DoneOption;

export const delivery: Choice<Carthago, 'delivery', DeliveryOption> = {
  rule: 'R-5.5.1',
  candidates(s, _at, seat) {
    const docks = dockOptions(s);
    const deliveryList: DeliveryOption[] = [];
    for (let n = 0; n < docks.length; n += 1) deliveryList.push(nth(docks, n));
    for (let n = 0; n < WAR_OPTIONS.length; n += 1) deliveryList.push(nth(WAR_OPTIONS, n));
    if (num(s.anchor, seat) > 0) deliveryList.push(ANCHOR);
    addUse(deliveryList, s, seat, PALETTE);
    deliveryList.push(DONE);
    return deliveryList;
  },
  refuse(s, at, seat, o) {
    if (o.verb === 'done') return null;
    if (o.verb === 'use') return refuseUse(s, seat, o.noun);
    if (o.verb === 'dock') return refuseTrade(s, at, seat, o.noun - 1);
    return refuseWar(s, at, seat, o);
  },
  apply(s, at, seat, o, effects) {
    if (o.verb === 'use') useFreely(s, seat, o.noun, effects);
    else if (o.verb === 'dock') {
      effects.next(steps.nextDelivery({ isTradeDone: true, isWarDone: at.isWarDone }));
      effects.next(steps.deliverPay(seat, o.noun, false));
    } else if (o.verb !== 'done') {
      effects.next(steps.nextDelivery({ isTradeDone: at.isTradeDone, isWarDone: true }));
      recallWarDisc(s, seat, o, effects);
      effects.next(steps.warPay(seat));
    } else if (!at.isTradeDone && !at.isWarDone) effects.tell({ kind: 'waived', seat, space: 'delivery' });
  },
  fallback: () => DONE,
};

export const deliverPay: Choice<Carthago, 'deliverPay', CardOption | UseOption> = {
  rule: 'R-5.5.2',
  candidates(s, _at, seat) {
    const payList: (CardOption | UseOption)[] = [];
    addHand(payList, s, seat);
    addUse(payList, s, seat, LUXURY);
    return payList;
  },
  refuse(s, at, seat, o) {
    if (o.verb === 'use') return at.isFree ? NO.cardFree : refuseUse(s, seat, o.noun);
    const card = cardNumber(o.noun);
    if (isBasic(card)) return NO.basicCard;
    if (!at.isFree && goodOf(card) !== shipGood(present(num(s.tradeHarbour, at.dock - 1))))
      return NO.otherCargo;
    return null;
  },
  apply(s, at, seat, o, effects) {
    if (o.verb === 'use') {
      spend(s, seat, LUXURY, effects);
      effects.next(steps.deliverPay(seat, at.dock, true));
      return;
    }
    pay(s, seat, cardNumber(o.noun), effects);
    deliver(s, seat, at.dock - 1, effects);
  },
};

/** then. */
function deliver(s: CarthagoState, seat: Seat, dock: number, effects: Effects<Carthago>): void {
  const ship = present(num(s.tradeHarbour, dock));
  s.tradeDiscs[dock] = NONE;
  merchantAt(s, seat).supply += 1;
  gainShip(s, seat, ship, true);
  effects.tell({ kind: 'delivered', seat, dock: dock + 1, ship: shipName(ship) });
  revealForCoins(s, seat, shipCoins(ship), effects);
  moveUp(s, dock, effects);
  maybeExhaustShips(s, effects);
}

/** the disc comes back before the card is paid. */
function recallWarDisc(
  s: CarthagoState,
  seat: Seat,
  o: WarOption | AnchorOption,
  effects: Effects<Carthago>,
): void {
  if (o.verb === 'anchor') add(s.anchor, seat, -1);
  else s.warHarbour[o.noun - 1] = NONE;
  merchantAt(s, seat).supply += 1;
  const dock = o.verb === 'anchor' ? null : o.noun;
  effects.tell({ kind: 'discReturned', seat, harbour: 'war', dock });
}

/** any one trade card. */
export const warPay: Choice<Carthago, 'warPay', CardOption> = {
  rule: 'R-5.5.4',
  candidates: (s, _at, seat) => handOptions(s, seat),
  refuse: (_s, _at, _seat, o) => (isBasic(cardNumber(o.noun)) ? NO.basicCard : null),
  apply(s, _at, seat, o, effects) {
    pay(s, seat, cardNumber(o.noun), effects);
    beginExpedition(s, seat, strengthOf(merchantAt(s, seat)), effects);
  },
};

// Chapter 7: playing cards, the four actions.
import { type Choice, type Effects, nth, type Refusal, type Upkeep } from '@comptoir/kernel';
import { AMOUNTS, TALK } from '../data/numbers.ts';
import {
  cardNames,
  cardNumber,
  DUCATS,
  iconsOf,
  insertCard,
  isReached,
  loadOf,
  MARKET,
  merchantAt,
  NAVIGATION,
  PIRATE,
  portNumber,
  removeCard,
  topOf,
} from '../lookup.ts';
import { type ActionName, CARDS, type CardName, PORTS, type TokenName } from '../names.ts';
import { PLAY, SAIL, UNPLAY } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { Card, CardOption, Merchant, OltreMare, OltreMareState, PortOption } from '../types.ts';
import { takeFromDeck } from './7-deck.ts';
import { arrive } from './8-tokens.ts';

/** exactly the load; fewer only when there was nothing left to buy. */
export const cardsDue = (merchant: Merchant): number =>
  Math.min(loadOf(topOf(merchant)), merchant.hand.length);

type PlayOption = CardOption<'play'> | CardOption<'unplay'>;

/** One card after the other in table order, as the order has no meaning; with table talk in any order, and put back again. */
export const playCard: Choice<OltreMare, 'playCard', PlayOption> = {
  rule: 'R-7.1',
  candidates(s, _at, seat) {
    const offered: PlayOption[] = [];
    const { hand } = merchantAt(s, seat);
    const last = s.talk === undefined ? (s.chosen[s.chosen.length - 1] ?? -1) : -1;
    for (let n = 0; n < hand.length; n += 1) {
      const card = nth(hand, n);
      if (card > last && !s.chosen.includes(card)) offered.push(nth(PLAY, card));
    }
    if (s.talk !== undefined)
      for (let n = 0; n < s.chosen.length; n += 1) offered.push(nth(UNPLAY, nth(s.chosen, n)));
    return offered;
  },
  refuse(s, _at, seat, o) {
    if (s.talk === undefined) return refuseCard(s, merchantAt(s, seat), cardNumber(o.noun));
    return o.verb === 'unplay' && s.talk.putBack >= TALK.putBack ? NO.putBackSpent : null;
  },
  apply(s, _at, seat, o, effects) {
    const merchant = merchantAt(s, seat);
    if (o.verb === 'play') insertCard(s.chosen, cardNumber(o.noun));
    else putBack(s, cardNumber(o.noun));
    if (s.chosen.length < cardsDue(merchant)) {
      effects.again();
      return;
    }
    showChosen(s, merchant, effects);
    effects.next(steps.ACTIONS_DUE);
  },
};

/** So often in a turn that nobody misses it, and playing ends. */
function putBack(s: OltreMareState, card: Card): void {
  removeCard(s.chosen, card);
  if (s.talk !== undefined) s.talk.putBack += 1;
}

/** Enough later cards must remain for the number that is due. */
function refuseCard(s: OltreMareState, merchant: Merchant, card: Card): Refusal | null {
  const later = merchant.hand.length - 1 - merchant.hand.indexOf(card);
  return later < cardsDue(merchant) - s.chosen.length - 1 ? NO.tooFewAfter : null;
}

function showChosen(s: OltreMareState, merchant: Merchant, effects: Effects<OltreMare>): void {
  for (let n = 0; n < s.chosen.length; n += 1) {
    removeCard(merchant.hand, nth(s.chosen, n));
    s.played.push(nth(s.chosen, n));
  }
  s.chosen.length = 0;
  const cards = cardNames(s.played);
  effects.tell({ kind: 'played', seat: s.active, turn: s.turn, cards, count: cards.length });
}

/** ducats, pirates, market, navigation, in this order. */
export const actions: Upkeep<OltreMare, 'actions'> = {
  rule: 'R-7.2',
  run(s, _at, effects) {
    gainDucats(s, effects);
    sufferPirates(s, effects);
    visitMarket(s, effects);
    const ships = countIcons(s.played, NAVIGATION, merchantAt(s, s.active).active);
    effects.next(steps.STACK);
    if (ships === 0) return; // the ship stays
    paySeafaring(s, ships, effects);
    effects.next(steps.sail(s.active, amountOf('navigation', ships)));
  },
};

/** How many icons of an action these cards show.: with big deal one ducat icon more. */
export function countIcons(cards: readonly Card[], action: number, active: TokenName | null): number {
  let icons = action === DUCATS && active === 'bigDeal' ? 1 : 0;
  for (let n = 0; n < cards.length; n += 1) icons += iconsOf(action, nth(cards, n));
  return icons;
}

/** what so many icons of an action bring; more than four count as four. */
export function amountOf(action: ActionName, icons: number): number {
  const amounts = AMOUNTS[action];
  return nth(amounts, Math.min(icons, amounts.length - 1));
}

/** */
function gainDucats(s: OltreMareState, effects: Effects<OltreMare>): void {
  const merchant = merchantAt(s, s.active);
  const icons = countIcons(s.played, DUCATS, merchant.active);
  if (icons === 0) return;
  const ducats = amountOf('ducats', icons);
  merchant.ducats += ducats;
  const hasBigDeal = merchant.active === 'bigDeal';
  effects.tell({ kind: 'ducatsGained', seat: s.active, icons, ducats, hasBigDeal });
}

/** */
function sufferPirates(s: OltreMareState, effects: Effects<OltreMare>): void {
  const merchant = merchantAt(s, s.active);
  const icons = countIcons(s.played, PIRATE, merchant.active);
  if (icons === 0) return;
  if (merchant.active === 'fightPirates') {
    effects.tell({ kind: 'piratesFought', seat: s.active, icons });
    return;
  }
  const count = Math.min(amountOf('pirate', icons), s.deck.length);
  for (let n = 0; n < count; n += 1) merchant.pirates.push(takeFromDeck(s, effects));
  effects.tell({ kind: 'pirated', seat: s.active, icons, count });
}

/** */
function visitMarket(s: OltreMareState, effects: Effects<OltreMare>): void {
  const merchant = merchantAt(s, s.active);
  const icons = countIcons(s.played, MARKET, merchant.active);
  if (icons === 0) return;
  const count = Math.min(amountOf('market', icons), s.deck.length);
  const cards: CardName[] = [];
  for (let n = 0; n < count; n += 1) {
    const card = takeFromDeck(s, effects);
    insertCard(merchant.hand, card);
    cards.push(nth(CARDS, card));
  }
  effects.tell({ kind: 'marketed', seat: s.active, icons, count });
  if (count > 0) effects.tell({ kind: 'drew', seat: s.active, cards, only: s.active });
}

function paySeafaring(s: OltreMareState, ships: number, effects: Effects<OltreMare>): void {
  const merchant = merchantAt(s, s.active);
  if (merchant.active !== 'seafaring') return;
  merchant.ducats += ships;
  effects.tell({ kind: 'seafaringPaid', seat: s.active, icons: ships });
}

/** Every port at the end of a walk of exactly as many routes as ship icons. */
export const sail: Choice<OltreMare, 'sail', PortOption<'sail'>> = {
  rule: 'R-7.7',
  candidates: () => SAIL,
  refuse: (s, at, seat, o) =>
    isReached(merchantAt(s, seat).port, portNumber(o.noun), at.ships) ? null : NO.notReached,
  apply(s, at, seat, o, effects) {
    const merchant = merchantAt(s, seat);
    const from = nth(PORTS, merchant.port);
    merchant.port = portNumber(o.noun);
    effects.tell({ kind: 'sailed', seat, from, to: o.noun, ships: at.ships });
    arrive(s, seat, effects);
  },
};

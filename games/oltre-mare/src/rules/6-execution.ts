// Chapter 6: accepting a letter, handing over.
import { type Choice, type Effects, nth, type Refusal, type Seat } from '@comptoir/kernel';
import { DEALS } from '../data/numbers.ts';
import {
  cardNames,
  cardNumber,
  countGood,
  dealOf,
  goodOf,
  insertCard,
  letterOf,
  merchantAt,
  removeCard,
  termsOf,
} from '../lookup.ts';
import { FILL } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type {
  Card,
  CardOption,
  Deal,
  Good,
  Letter,
  Merchant,
  OltreMare,
  OltreMareState,
  Package,
} from '../types.ts';
import { slackOf } from './6-packages.ts';
import { endWave, weighWords } from './6-talk.ts';

/** whether the receiver can fulfil a letter now. Only the receiver is told. */
export function refuseDeal(s: OltreMareState, p: Package): Refusal | null {
  const receiver = merchantAt(s, p.to);
  for (let n = 0; n < p.ask.length; n += 1) {
    const good = nth(p.ask, n);
    if (countGood(receiver.hand, good) < countAsked(p, good))
      return p.to === s.active && s.counter === null ? NO.proposalBlocked : NO.goodsLacking;
  }
  if (p.ducats < 0 && s.debts === undefined && receiver.ducats < -p.ducats) return NO.ducatsLacking;
  const shrinks = p.from === s.active ? p.give.length - p.ask.length : p.ask.length - p.give.length;
  return shrinks > slackOf(s) ? NO.loadGuarantee : null;
}

function countAsked(p: Package, good: Good): number {
  let count = 0;
  for (let n = 0; n < p.ask.length; n += 1) if (nth(p.ask, n) === good) count += 1;
  return count;
}

/** nobody is told before the cards are picked. */
export function accept(s: OltreMareState, letter: Letter, author: Seat, effects: Effects<OltreMare>): void {
  s.deal = { letter, author, filled: [] };
  goOnFilling(s, effects);
}

/** Fills good by good what leaves no choice; asks where the receiver holds more than was asked. */
function goOnFilling(s: OltreMareState, effects: Effects<OltreMare>): void {
  const deal = dealOf(s);
  const p = letterOf(s, deal.letter, deal.author);
  const { hand } = merchantAt(s, p.to);
  while (deal.filled.length < p.ask.length) {
    const good = nth(p.ask, deal.filled.length);
    if (countGood(hand, good) > countAsked(p, good)) {
      effects.next(steps.fill(p.to));
      return;
    }
    for (let n = 0; n < hand.length; n += 1)
      if (goodOf(nth(hand, n)) === good) deal.filled.push(nth(hand, n));
  }
  execute(s, p, deal, effects);
}

/** One card at a time, good by good, each after the last one in table order. */
export const fill: Choice<OltreMare, 'fill', CardOption<'fill'>> = {
  rule: 'R-6.17',
  candidates(s, _at, seat) {
    const offered: CardOption<'fill'>[] = [];
    const deal = dealOf(s);
    const good = nth(letterOf(s, deal.letter, deal.author).ask, deal.filled.length);
    const last = deal.filled[deal.filled.length - 1] ?? -1;
    const { hand } = merchantAt(s, seat);
    for (let n = 0; n < hand.length; n += 1) {
      const card = nth(hand, n);
      if (card > last && goodOf(card) === good) offered.push(nth(FILL, card));
    }
    return offered;
  },
  refuse: (s, _at, seat, o) => refuseFill(s, merchantAt(s, seat), cardNumber(o.noun)),
  apply(s, _at, _seat, o, effects) {
    const deal = dealOf(s);
    deal.filled.push(cardNumber(o.noun));
    goOnFilling(s, effects);
  },
  fallback(s, at, seat) {
    return nth(fill.candidates(s, at, seat), 0);
  },
};

/** Enough cards of the good must remain for what is still asked of it. */
function refuseFill(s: OltreMareState, merchant: Merchant, card: Card): Refusal | null {
  const deal = dealOf(s);
  const good = goodOf(card);
  const left = countAsked(letterOf(s, deal.letter, deal.author), good) - countGood(deal.filled, good) - 1;
  let later = 0;
  for (let n = 0; n < merchant.hand.length; n += 1) {
    const other = nth(merchant.hand, n);
    if (other > card && goodOf(other) === good) later += 1;
  }
  return later < left ? NO.tooFewOfGood : null;
}

/** cards and ducats change owner together. */
function execute(s: OltreMareState, p: Package, deal: Deal, effects: Effects<OltreMare>): void {
  const author = merchantAt(s, p.from);
  const receiver = merchantAt(s, p.to);
  handOver(author, receiver, p.give);
  handOver(receiver, author, deal.filled);
  author.ducats -= p.ducats;
  receiver.ducats += p.ducats;
  weighWords(s, p);
  endWave(s, p.from, p.give);
  endWave(s, p.to, deal.filled);
  effects.reveal();
  effects.tell({ kind: 'concluded', letter: deal.letter, terms: termsOf(p) });
  const [given, filled] = [cardNames(p.give), cardNames(deal.filled)];
  effects.tell({ kind: 'exchanged', only: p.from, partner: p.to, gave: given, got: filled });
  effects.tell({ kind: 'exchanged', only: p.to, partner: p.from, gave: filled, got: given });
  honour(s, p.from === s.active ? p.to : p.from, effects);
  forgetHeld(s, p, deal);
  if (deal.letter === 'proposal') s.proposals[deal.author] = null;
  s.offer = null;
  s.counter = null;
  s.deal = null;
  lapse(s, effects);
  effects.next(steps.trade(s.active));
}

function handOver(from: Merchant, to: Merchant, cards: readonly Card[]): void {
  for (let n = 0; n < cards.length; n += 1) {
    removeCard(from.hand, nth(cards, n));
    insertCard(to.hand, nth(cards, n));
  }
}

/** 1 prestige for the partner's first deal of the turn. */
function honour(s: OltreMareState, partner: Seat, effects: Effects<OltreMare>): void {
  if (nth(s.honoured, partner)) return;
  s.honoured[partner] = true;
  const merchant = merchantAt(s, partner);
  merchant.prestige += DEALS.prestige;
  effects.tell({ kind: 'prestigeEarned', seat: partner, prestige: merchant.prestige });
}

/** What callers said they have is known of their hand only until they part with it. */
function forgetHeld(s: OltreMareState, p: Package, deal: Deal): void {
  if (s.call === null) return;
  const given = p.from === s.active ? p.give : deal.filled;
  const { held } = s.call;
  for (let n = held.length - 1; n >= 0; n -= 1) if (countGood(given, nth(held, n)) > 0) held.splice(n, 1);
}

/** a proposal lapses when its author no longer has a given card or the ducats to be paid. */
function lapse(s: OltreMareState, effects: Effects<OltreMare>): void {
  for (let seat = 0; seat < s.proposals.length; seat += 1) {
    const p = nth(s.proposals, seat);
    if (p === null || isBacked(s, merchantAt(s, seat), p)) continue;
    s.proposals[seat] = null;
    effects.tell({ kind: 'lapsed', seat });
  }
}

function isBacked(s: OltreMareState, author: Merchant, p: Package): boolean {
  if (p.ducats > 0 && s.debts === undefined && author.ducats < p.ducats) return false;
  for (let n = 0; n < p.give.length; n += 1) if (!author.hand.includes(nth(p.give, n))) return false;
  return true;
}

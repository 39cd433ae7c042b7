// Chapter 6: which packages may be sent, and whether one can still be reached.
import { nth, type Refusal, type Seat } from '@comptoir/kernel';
import { DEALS, PURCHASES } from '../data/numbers.ts';
import { CORN, goodAt, goodOf, loadOf, merchantAt, topOf } from '../lookup.ts';
import { GOODS } from '../names.ts';
import { NO } from '../refusals.ts';
import type { Card, Draft, Good, OltreMareState, Package } from '../types.ts';

/** Who sends a package to whom. */
interface Pair {
  readonly from: Seat;
  readonly to: Seat;
}

/** how many cards the active player may part with on balance. Everything in it is public. */
export function slackOf(s: OltreMareState): number {
  const merchant = merchantAt(s, s.active);
  return Math.max(0, merchant.hand.length + purchasesLeft(s) - loadOf(topOf(merchant)));
}
/** How many cards the active player can still buy this turn. */
export function purchasesLeft(s: OltreMareState): number {
  return Math.min(PURCHASES.most - s.purchases, s.deck.length + merchantAt(s, s.active).pirates.length);
}

/** corn is not in a game of two. */
export const goodsInPlay = (s: OltreMareState): number => (s.merchants.length === 2 ? CORN : GOODS.length);

/** the most a seat can pay in a deal: with debts allowed whatever it has. */
export const purseOf = (s: OltreMareState, seat: Seat): number =>
  s.debts ? DEALS.mostDucats : Math.max(0, Math.min(DEALS.mostDucats, merchantAt(s, seat).ducats));

// The goods of a package as one number: a digit to the base 8 for each card, in table order.
const DIGIT = 8;
const ALL = DIGIT ** DEALS.mostCards;
const SUMS = 2 * DEALS.mostDucats + 1;
export const addGood = (goods: number, good: Good): number => goods * DIGIT + good + 1;
export function goodsGiven(cards: readonly Card[]): number {
  let goods = 0;
  for (let n = 0; n < cards.length; n += 1) goods = addGood(goods, goodOf(nth(cards, n)));
  return goods;
}
export function goodsAsked(asked: readonly Good[]): number {
  let goods = 0;
  for (let n = 0; n < asked.length; n += 1) goods = addGood(goods, nth(asked, n));
  return goods;
}

/** terms as one number: the pair and its direction, goods given, goods asked, ducats. */
function termsNumber(s: OltreMareState, p: Pair, given: number, asked: number, ducats: number): number {
  const direction = p.from === s.active ? 2 * p.to : 2 * p.from + 1;
  return ((direction * ALL + given) * ALL + asked) * SUMS + ducats + DEALS.mostDucats;
}
export function noteDeclined(s: OltreMareState, p: Package): void {
  s.declined.push(termsNumber(s, p, goodsGiven(p.give), goodsAsked(p.ask), p.ducats));
}

/** whether these are the terms of the offer being countered, seen from the other side. */
export function isMirrored(s: OltreMareState, given: number, asked: number, ducats: number): boolean {
  const { offer } = s;
  if (offer === null || ducats !== -offer.ducats) return false;
  return given === goodsAsked(offer.ask) && asked === goodsGiven(offer.give);
}

/** whether these terms may be sent, with a claim if need be. */
export function refuseTerms(
  s: OltreMareState,
  p: Pair,
  given: number,
  asked: number,
  ducats: number,
): Refusal | null {
  if (s.declined.includes(termsNumber(s, p, given, asked, ducats))) return NO.alreadyDeclined;
  const canClaim = s.freeClaims && given > 0;
  if (!canClaim && isMirrored(s, given, asked, ducats)) return NO.sameTerms;
  return null;
}

/** Whether some sum of ducats makes these goods a package that may be sent; if not, why. */
export function refuseGoods(s: OltreMareState, p: Pair, given: number, asked: number): Refusal | null {
  let no: Refusal | null = null;
  const most = purseOf(s, p.from);
  for (let ducats = -purseOf(s, p.to); ducats <= most; ducats += 1) {
    no = refuseTerms(s, p, given, asked, ducats);
    if (no === null) return null;
  }
  return no;
}

/** The fewest goods that must be asked with this many cards given. */
export function leastAsked(s: OltreMareState, p: Pair, given: number): number {
  const least = given === 0 ? 1 : 0;
  return p.from === s.active ? Math.max(least, given - slackOf(s)) : least;
}
/** The most goods that may be asked with this many cards given. */
export function mostAsked(s: OltreMareState, p: Pair, given: number): number {
  const most = Math.min(DEALS.mostCards, merchantAt(s, p.to).hand.length);
  return p.from === s.active ? most : Math.min(most, given + slackOf(s));
}

/** whether a package can be completed once these cards are given and no other. */
export function refuseGiven(s: OltreMareState, p: Pair, given: number, count: number): Refusal | null {
  const most = mostAsked(s, p, count);
  if (leastAsked(s, p, count) > most)
    return count === 0 && merchantAt(s, p.to).hand.length === 0 ? NO.handTooSmall : NO.loadGuarantee;
  // At least six goods can be asked, and with one partner at most five packages a turn were declined in one direction.
  if (most > 0) return null;
  return refuseGoods(s, p, given, 0);
}

/** the same with the hand's cards from `from` on; they help only where nothing can be asked. */
export function refuseGiving(
  s: OltreMareState,
  p: Pair,
  given: number,
  count: number,
  from: number,
): Refusal | null {
  const no = refuseGiven(s, p, given, count);
  if (no === null || count >= DEALS.mostCards) return no;
  if (count > 0 && no === NO.loadGuarantee) return no; // giving more shrinks the hand more
  const { hand } = merchantAt(s, p.from);
  for (let n = from; n < hand.length; n += 1) {
    const more = addGood(given, goodOf(nth(hand, n)));
    if (refuseGiving(s, p, more, count + 1, n + 1) === null) return null;
  }
  return no;
}

/** whether a package can be completed from these goods asked, the last of which is `last`. */
export function refuseAsking(
  s: OltreMareState,
  d: Draft,
  asked: number,
  count: number,
  last: Good,
): Refusal | null {
  const cards = d.give.length;
  if (count > mostAsked(s, d, cards)) return NO.loadGuarantee;
  let no: Refusal | null = NO.loadGuarantee;
  if (count >= leastAsked(s, d, cards)) no = refuseGoods(s, d, goodsGiven(d.give), asked);
  if (no === null || count >= DEALS.mostCards) return no;
  for (let n: number = last; n < goodsInPlay(s); n += 1) {
    const good = goodAt(n);
    if (refuseAsking(s, d, addGood(asked, good), count + 1, good) === null) return null;
  }
  return no;
}

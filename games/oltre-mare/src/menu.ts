// A short menu of sensible pick sequences for search and hints; no rule, no list of options.
import { due, type Seat } from '@comptoir/kernel';
import { letterWorth } from './bot.ts';
import { DEALS } from './data/numbers.ts';
import { countGood, goodOf, iconsOf, loadOf, merchantAt, nth, PIRATE } from './lookup.ts';
import {
  ASK,
  CALL,
  CLAIM,
  COUNTER,
  DONE,
  DUCATS,
  GIVE,
  HAVE,
  LOAD,
  OFFER,
  PLAY,
  PROPOSE,
  SEND,
  STATE,
  WANT,
} from './options.ts';
import {
  goodsAsked,
  goodsGiven,
  goodsInPlay,
  leastAsked,
  mostAsked,
  purseOf,
  refuseTerms,
} from './rules/6-packages.ts';
import { cardsDue } from './rules/7-main.ts';
import type { Card, Draft, Good, OltreMare, OltreMareOption, OltreMareState, Package } from './types.ts';

type Line = OltreMareOption[];
/** So many packages of the menu are worth a look per partner; sets of cards in all. */
const BEST = 8;
const MOST_SETS = 500;

/** Sequences of picks worth a look from here. */
export function menu(s: OltreMareState, seat: Seat): Line[] {
  const draft = s.drafts[seat] ?? null;
  if (draft !== null) return completions(s, draft);
  switch (due<OltreMare>(s)?.step) {
    case 'trade':
      return tradeLines(s, seat);
    case 'answerOffer':
      return counters(s, seat).map((p) => [COUNTER, ...picksOf(p)]);
    case 'answerCall':
      return bestOf(s, proposals(s, seat)).map((p) => [PROPOSE, ...picksOf(p)]);
    case 'composeCall':
      return callLines(s, seat).map((line) => line.slice(1));
    case 'playCard':
      return cardSets(s, seat);
    case 'load':
      return orders(s.played);
    default:
      return [];
  }
}

function tradeLines(s: OltreMareState, seat: Seat): Line[] {
  const lines: Line[] = s.hasCalled ? [] : callLines(s, seat);
  for (let partner = 0; partner < s.merchants.length; partner += 1) {
    if (partner === seat || nth(s.failed, partner) >= DEALS.mostFailed) continue;
    for (const p of bestOf(s, packages(s, seat, partner))) lines.push([nth(OFFER, partner), ...picksOf(p)]);
  }
  return lines;
}

/** All picks of a package from the first card to sending it. */
function picksOf({ give, ask, ducats }: Package): Line {
  return [
    ...give.map((card) => nth(GIVE, card)),
    DONE,
    ...ask.map((good) => nth(ASK, good)),
    DONE,
    ...closing(ducats),
  ];
}
const closing = (ducats: number): Line => [nth(DUCATS, ducats + DEALS.mostDucats), SEND];

/** The legal ones, the most promising first. */
const bestOf = (s: OltreMareState, all: readonly Package[]): Package[] =>
  all
    .filter((p) => isLegal(s, p))
    .map((p) => ({ p, worth: letterWorth(s, p) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, BEST)
    .map(({ p }) => p);

function isLegal(s: OltreMareState, p: Package): boolean {
  const [given, asked] = [p.give.length, p.ask.length];
  if (p.ducats > purseOf(s, p.from) || -p.ducats > purseOf(s, p.to)) return false;
  if (asked < leastAsked(s, p, given) || asked > mostAsked(s, p, given)) return false;
  return refuseTerms(s, p, goodsGiven(p.give), goodsAsked(p.ask), p.ducats) === null;
}

/** which card stands for a good: with pirates before without, then higher load, then table order. */
function representatives(hand: readonly Card[], good: Good): Card[] {
  return hand
    .filter((card) => goodOf(card) === good)
    .sort((a, b) => iconsOf(PIRATE, b) - iconsOf(PIRATE, a) || loadOf(b) - loadOf(a) || a - b);
}

const packageOf = (
  from: Seat,
  to: Seat,
  give: readonly Card[],
  ask: readonly Good[],
  ducats: number,
): Package => ({
  from,
  to,
  give: give.slice().sort((a, b) => a - b),
  claims: give.map(() => 0),
  ask: ask.slice(),
  ducats,
});

/** the five shapes. */
function packages(s: OltreMareState, from: Seat, to: Seat): Package[] {
  const found: Package[] = [];
  for (let good = 0; good < goodsInPlay(s); good += 1) {
    for (const ducats of [1, 2, 3]) found.push(packageOf(from, to, [], [good], ducats));
    const [first, second] = representatives(merchantAt(s, from).hand, good);
    if (first === undefined) continue;
    for (const ducats of [0, -1, -2, -3]) found.push(packageOf(from, to, [first], [], ducats));
    for (let other = 0; other < goodsInPlay(s); other += 1) {
      if (other === good) continue;
      for (const ducats of [-1, 0, 1]) found.push(packageOf(from, to, [first], [other], ducats));
      found.push(packageOf(from, to, [first], [other, other], 0));
      if (second !== undefined) found.push(packageOf(from, to, [first, second], [other], 0));
    }
  }
  return found;
}

/** the offer with 1 to 3 ducats moved in the answerer's favour, and plain swaps. */
function counters(s: OltreMareState, seat: Seat): Package[] {
  const { offer } = s;
  if (offer === null) return [];
  const swaps = packages(s, seat, offer.from).filter(
    (p) => p.give.length === 1 && p.ask.length === 1 && p.ducats === 0,
  );
  const give = cardsFor(merchantAt(s, seat).hand, offer.ask);
  if (give === null) return bestOf(s, swaps);
  const ask = offer.give.map(goodOf);
  const moved = [1, 2, 3].map((more) => packageOf(seat, offer.from, give, ask, 0 - offer.ducats - more));
  return [...moved.filter((p) => isLegal(s, p)), ...bestOf(s, swaps)];
}

/** The representatives of these goods, or null where one is missing. */
function cardsFor(hand: readonly Card[], goods: readonly Good[]): Card[] | null {
  const cards: Card[] = [];
  for (const good of goods) {
    const card = representatives(hand, good).find((one) => !cards.includes(one));
    if (card === undefined) return null;
    cards.push(card);
  }
  return cards;
}

/** what fits the call. */
function proposals(s: OltreMareState, seat: Seat): Package[] {
  const { call } = s;
  if (call === null) return [];
  const isWanted = (p: Package): boolean =>
    p.give.length > 0 && p.give.every((card) => call.want.includes(goodOf(card)));
  const isHad = (p: Package): boolean => p.ask.length > 0 && p.ask.every((good) => call.have.includes(good));
  return packages(s, seat, s.active).filter((p) => isWanted(p) || isHad(p));
}

/** one good wanted, or all of them, for everything in the hand. */
function callLines(s: OltreMareState, seat: Seat): Line[] {
  const { hand } = merchantAt(s, seat);
  const goods = Array.from({ length: goodsInPlay(s) }, (_, good) => good);
  const have = goods.filter((good) => countGood(hand, good) > 0).map((good) => nth(HAVE, good));
  const line = (want: readonly Good[]): Line => [
    CALL,
    ...want.map((good) => nth(WANT, good)),
    DONE,
    ...have,
    SEND,
  ];
  return [...goods.map((good) => line([good])), line(goods)];
}

/** From the middle of a package: the menu's ways on, then the shortest. */
function completions(s: OltreMareState, d: Draft): Line[] {
  if (d.stage === 'word') return [[SEND], ...truths(d)];
  if (d.stage === 'state') return truths(d).map((line) => line.slice(1));
  if (d.stage === 'ducats') return [-3, -2, -1, 0, 1, 2, 3].map((ducats) => closing(ducats));
  const all =
    d.from === s.active ? packages(s, d.from, d.to) : [...packages(s, d.from, d.to), ...counters(s, d.from)];
  const isBegun = (p: Package): boolean =>
    d.give.every((card, n) => p.give[n] === card) &&
    d.ask.every((good, n) => p.ask[n] === good) &&
    (d.stage === 'give' || p.give.length === d.give.length);
  const picked = d.give.length + (d.stage === 'ask' ? 1 + d.ask.length : 0);
  return bestOf(s, all.filter(isBegun)).map((p) => picksOf(p).slice(picked));
}

/** may want a word about a card; the menu tells the truth about its load. */
function truths(d: Draft): Line[] {
  const card = d.stage === 'state' ? d.give[d.about] : d.give[d.about + 1];
  return card === undefined ? [] : [[nth(CLAIM, card), nth(STATE, loadOf(card) - 1), SEND]];
}

/** All sets of cards that can be played. */
function cardSets(s: OltreMareState, seat: Seat): Line[] {
  const merchant = merchantAt(s, seat);
  const last = s.chosen[s.chosen.length - 1] ?? -1;
  const cards = merchant.hand.filter((card) => card > last);
  const lines: Line[] = [];
  const extend = (line: Line, from: number, left: number): void => {
    if (lines.length >= MOST_SETS) return;
    if (left === 0) lines.push(line);
    else
      for (let n = from; n <= cards.length - left; n += 1)
        extend([...line, nth(PLAY, nth(cards, n))], n + 1, left - 1);
  };
  extend([], 0, cardsDue(merchant) - s.chosen.length);
  return lines;
}

/** All orders in which the played cards can be loaded; the last one loads itself. */
function orders(played: readonly Card[]): Line[] {
  if (played.length <= 1) return [[]];
  return played.flatMap((card) =>
    orders(played.filter((other) => other !== card)).map((line) => [nth(LOAD, card), ...line]),
  );
}

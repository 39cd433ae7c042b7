// A short menu of sensible pick sequences for search and hints; no rule, no list of options.
import { due, nth, type Seat } from '@comptoir/kernel';
import { DEALS } from '../src/data/numbers.ts';
import { countGood, goodAt, goodOf, iconsOf, loadOf, merchantAt, PIRATE } from '../src/lookup.ts';
import {
  ASK,
  CALL,
  CLAIM,
  COUNTER,
  DONE,
  DUCATS,
  GIVE,
  HAVE,
  OFFER,
  PROPOSE,
  SEND,
  STATE,
  STATE_FREELY,
  WANT,
} from '../src/options.ts';
import { goodsAsked, goodsGiven, goodsInPlay, purseOf, refuseTerms } from '../src/rules/6-packages.ts';
import type { Card, Draft, Good, OltreMare, OltreMareState, Package } from '../src/types.ts';
import { callWorth, gainOf } from './letters.ts';
import { cardSets, orders, type Sequence } from './menu-cards.ts';
import { leastGain, movedOffers, shortlist, type Wanted } from './menu-packages.ts';
import { SCALE } from './weights.ts';
import { NO_PIRATES } from './words.ts';

/** Where people lose patience, long before stops them. */
const MOST_OFFERS = 3;
const MOST_OFFERS_TALKING = 5;
const MOST_FAILED = 2;
const ANYTHING = (): boolean => true;
const OFFERS: Wanted = { most: 3, least: 0, isFit: ANYTHING };
const COUNTERS: Wanted = { most: 1, least: 0, isFit: ANYTHING };
const SWAPS: Wanted = {
  most: 1,
  least: 0,
  isFit: (p) => p.give.length === 1 && p.ask.length === 1 && p.ducats === 0,
};

/** Sequences of picks worth a look from here. */
export function menu(s: OltreMareState, seat: Seat): Sequence[] {
  const draft = s.drafts[seat] ?? null;
  if (draft !== null) return completions(s, draft);
  switch (due<OltreMare>(s)?.step) {
    case 'trade':
      return [...offers(s, seat), ...calls(s, seat)];
    case 'answerOffer':
      return [...movedOffers(s, seat, COUNTERS), ...shortlist(s, seat, s.active, SWAPS)].map((p) => [
        COUNTER,
        ...picksOf(p),
      ]);
    case 'answerCall':
      return proposals(s, seat).map((p) => [PROPOSE, ...picksOf(p)]);
    case 'composeCall':
      return callRest(s, seat);
    case 'playCard':
      return cardSets(s, seat);
    case 'load':
      return orders(s);
    default:
      return [];
  }
}

function offers(s: OltreMareState, seat: Seat): Sequence[] {
  const sequences: Sequence[] = [];
  if (s.offersMade >= (s.talk === undefined ? MOST_OFFERS : MOST_OFFERS_TALKING)) return sequences;
  for (let partner = 0; partner < s.merchants.length; partner += 1) {
    if (partner === seat || nth(s.failed, partner) >= MOST_FAILED) continue;
    for (const p of shortlist(s, seat, partner, OFFERS)) sequences.push([nth(OFFER, partner), ...picksOf(p)]);
  }
  return sequences;
}

/** All picks of a package from the first card to sending it. */
function picksOf({ give, claims, ask, ducats }: Package): Sequence {
  return [
    ...give.map((card) => nth(GIVE, card)),
    DONE,
    ...ask.map((good) => nth(ASK, good)),
    DONE,
    nth(DUCATS, ducats + DEALS.mostDucats),
    ...give.flatMap((card, n) => {
      const claim = claims[n] ?? 0;
      return claim === 0 ? [] : [nth(CLAIM, card), nth(STATE_FREELY, claim - 1)];
    }),
    SEND,
  ];
}

/** what fits the call. */
function proposals(s: OltreMareState, seat: Seat): Package[] {
  const { call } = s;
  if (call === null) return [];
  const isWanted = (p: Package): boolean =>
    p.give.length > 0 && p.give.every((card) => call.want.includes(goodOf(card)));
  const isHad = (p: Package): boolean => p.ask.length > 0 && p.ask.every((good) => call.have.includes(good));
  return shortlist(s, seat, s.active, { most: 3, least: 0, isFit: (p) => isWanted(p) || isHad(p) });
}

/** the good wanted most, for everything in the hand. */
function calls(s: OltreMareState, seat: Seat): Sequence[] {
  if (s.hasCalled) return [];
  let wanted: Good | null = null;
  let most = 0;
  for (let n = 0; n < goodsInPlay(s); n += 1) {
    const good = goodAt(n);
    const worth = callWorth(SCALE, s, seat, [good]);
    if (worth <= most) continue;
    wanted = good;
    most = worth;
  }
  return wanted === null ? [] : [[CALL, nth(WANT, wanted), DONE, ...had(s, seat, -1), SEND]];
}
/** From the middle of a call: the shortest way that names all one has. */
function callRest(s: OltreMareState, seat: Seat): Sequence[] {
  const { stage, want, have } = s.callDraft ?? { stage: 'want', want: [], have: [] };
  const rest = [...had(s, seat, have.at(-1) ?? -1), SEND];
  if (stage === 'have') return [rest];
  return want.length > 0 || rest.length > 1 ? [[DONE, ...rest]] : [];
}
/** The goods in hand after the last one named. */
function had(s: OltreMareState, seat: Seat, last: number): Sequence {
  const { hand } = merchantAt(s, seat);
  const sequence: Sequence = [];
  for (let n = last + 1; n < goodsInPlay(s); n += 1)
    if (countGood(hand, goodAt(n)) > 0) sequence.push(nth(HAVE, n));
  return sequence;
}

/** From the middle of a package: the ways on to what is on the menu. */
function completions(s: OltreMareState, d: Draft): Sequence[] {
  if (d.stage === 'word') return [[SEND], ...truths(s, d)];
  if (d.stage === 'state') return truths(s, d).map((sequence) => sequence.slice(1));
  if (d.stage === 'ducats') return sums(s, d).map((sum) => [nth(DUCATS, sum + DEALS.mostDucats), SEND]);
  const isFit = (p: Package): boolean =>
    d.give.every((card, n) => p.give[n] === card) &&
    d.ask.every((good, n) => p.ask[n] === good) &&
    (d.stage === 'give' || p.give.length === d.give.length);
  const wanted: Wanted = { most: 3, least: -1, isFit };
  const moved = d.from === s.active ? [] : movedOffers(s, d.from, wanted);
  const picked = d.give.length + (d.stage === 'ask' ? 1 + d.ask.length : 0);
  return [...moved, ...shortlist(s, d.from, d.to, wanted)].map((p) => picksOf(p).slice(picked));
}
/** Small sums both can pay and the author does not regret; else as much as the other can pay. */
function sums(s: OltreMareState, d: Draft): number[] {
  const [given, asked] = [goodsGiven(d.give), goodsAsked(d.ask)];
  const payable = (sum: number): boolean =>
    sum <= purseOf(s, d.from) && -sum <= purseOf(s, d.to) && refuseTerms(s, d, given, asked, sum) === null;
  const fair = [-3, -2, -1, 0, 1, 2, 3].filter(
    (sum) =>
      payable(sum) &&
      gainOf(SCALE, s, d.from, { ...d, ducats: sum }) >= leastGain({ ...d, ducats: sum }, d.from),
  );
  if (fair.length > 0) return fair;
  const most = DUCATS_ASKED.find(payable);
  return most === undefined ? [] : [most];
}
/** From the greatest sum the other could pay. */
const DUCATS_ASKED = Array.from({ length: DEALS.mostDucats + 1 }, (_, n) => n - DEALS.mostDucats);

/** A true word about the next card: at the table that there are no pirates on it; else, as may want one, its load. */
function truths(s: OltreMareState, d: Draft): Sequence[] {
  const isClean = (one: Card): boolean => s.talk !== undefined && iconsOf(PIRATE, one) === 0;
  const left = d.stage === 'state' ? d.give.slice(d.about, d.about + 1) : d.give.slice(d.about + 1);
  const card = left.find(isClean) ?? left[0];
  if (card === undefined || !s.freeClaims) return [];
  const said = isClean(card) ? nth(STATE_FREELY, NO_PIRATES - 1) : nth(STATE, loadOf(card) - 1);
  return [[nth(CLAIM, card), said, SEND]];
}

// A short menu of sensible pick sequences for search and hints; no rule, no list of options.
import { due, nth, type Seat } from '@comptoir/kernel';
import { DEALS } from '../src/data/numbers.ts';
import { countGood, goodAt, goodOf, loadOf, merchantAt } from '../src/lookup.ts';
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
  WANT,
} from '../src/options.ts';
import { goodsInPlay, purseOf } from '../src/rules/6-packages.ts';
import type { Draft, Good, OltreMare, OltreMareOption, OltreMareState, Package } from '../src/types.ts';
import { callWorth } from './letters.ts';
import { cardSets, orders } from './menu-cards.ts';
import { movedOffers, shortlist, type Wanted } from './menu-packages.ts';
import { SCALE } from './weights.ts';

type Line = OltreMareOption[];
/** Where people lose patience, long before stops them. */
const MOST_OFFERS = 3;
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
export function menu(s: OltreMareState, seat: Seat): Line[] {
  const draft = s.drafts[seat] ?? null;
  if (draft !== null) return completions(s, draft);
  switch (due<OltreMare>(s)?.step) {
    case 'trade':
      return [...offerLines(s, seat), ...callLines(s, seat)];
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

function offerLines(s: OltreMareState, seat: Seat): Line[] {
  const lines: Line[] = [];
  if (s.offersMade >= MOST_OFFERS) return lines;
  for (let partner = 0; partner < s.merchants.length; partner += 1) {
    if (partner === seat || nth(s.failed, partner) >= MOST_FAILED) continue;
    for (const p of shortlist(s, seat, partner, OFFERS)) lines.push([nth(OFFER, partner), ...picksOf(p)]);
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
function callLines(s: OltreMareState, seat: Seat): Line[] {
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
function callRest(s: OltreMareState, seat: Seat): Line[] {
  const { stage, want, have } = s.callDraft ?? { stage: 'want', want: [], have: [] };
  const rest = [...had(s, seat, have.at(-1) ?? -1), SEND];
  if (stage === 'have') return [rest];
  return want.length > 0 || rest.length > 1 ? [[DONE, ...rest]] : [];
}
/** The goods in hand after the last one named. */
function had(s: OltreMareState, seat: Seat, last: number): Line {
  const { hand } = merchantAt(s, seat);
  const line: Line = [];
  for (let n = last + 1; n < goodsInPlay(s); n += 1)
    if (countGood(hand, goodAt(n)) > 0) line.push(nth(HAVE, n));
  return line;
}

/** From the middle of a package: the ways on to what is on the menu. */
function completions(s: OltreMareState, d: Draft): Line[] {
  if (d.stage === 'word') return [[SEND], ...truths(d)];
  if (d.stage === 'state') return truths(d).map((line) => line.slice(1));
  if (d.stage === 'ducats') return sums(s, d).map(closing);
  const isFit = (p: Package): boolean =>
    d.give.every((card, n) => p.give[n] === card) &&
    d.ask.every((good, n) => p.ask[n] === good) &&
    (d.stage === 'give' || p.give.length === d.give.length);
  const wanted: Wanted = { most: 3, least: -1, isFit };
  const moved = d.from === s.active ? [] : movedOffers(s, d.from, wanted);
  const picked = d.give.length + (d.stage === 'ask' ? 1 + d.ask.length : 0);
  return [...moved, ...shortlist(s, d.from, d.to, wanted)].map((p) => picksOf(p).slice(picked));
}
/** Small sums both can pay. */
const sums = (s: OltreMareState, d: Draft): number[] =>
  [-2, -1, 0, 1, 2].filter((sum) => sum <= purseOf(s, d.from) && -sum <= purseOf(s, d.to));

/** may want a word about a card; the menu tells the truth about its load. */
function truths(d: Draft): Line[] {
  const card = d.stage === 'state' ? d.give[d.about] : d.give[d.about + 1];
  return card === undefined ? [] : [[nth(CLAIM, card), nth(STATE, loadOf(card) - 1), SEND]];
}

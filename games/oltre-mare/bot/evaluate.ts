// What a position may be worth in the end: a hint for search, no rule.
import { nth, type Seat } from '@comptoir/kernel';
import { AWARDS } from '../src/data/numbers.ts';
import { goodOf, merchantAt, numberAt, runValue, topOf } from '../src/lookup.ts';
import type { Card, Good, Merchant, OltreMareState, Package } from '../src/types.ts';
import { isActing, potential, potentialOn, tallyHand, tempo, topRun, turnsOf } from './hand.ts';
import { callWorth, gainOf, letterWorth, promise } from './letters.ts';
import { type OltreMareWeights, type Scale, scaleOf, weights } from './weights.ts';

export { weights } from './weights.ts';

/** A position in the middle of a pick sequence is never better than one at its end. */
const UNFINISHED = 12;
/** A drawn card looks better on a sample than it will be. */
const OPTIMISM = 1.3;
/** More prestige or tokens than this hardly help. */
const PLENTY = 6;
/** An active token is used for so many turns, then another takes its place. */
const IN_USE = 1.5;
/** What a waiting letter adds or takes at most: a playout sends much that nobody would, and hopes are not gains. */
const LETTER_LEAST = -1.5;
const LETTER_MOST = 3;

/** What the expectation is made of. */
interface Worths {
  ducats: number;
  pirates: number;
  cargo: number;
  tempo: number;
  prestige: number;
  tokens: number;
  active: number;
  hand: number;
}
/** One scratch is enough: it is filled and read at once. */
const worths: Worths = {
  ducats: 0,
  pirates: 0,
  cargo: 0,
  tempo: 0,
  prestige: 0,
  tokens: 0,
  active: 0,
  hand: 0,
};

/** The final points a seat may expect, by these weights. At the end: its score. */
export function evaluateWith(w: OltreMareWeights): (s: OltreMareState, seat: Seat) => number {
  const scale = scaleOf(w);
  return (s, seat) => (s.result === null ? worthOf(scale, s, seat) : nth(s.result.scores, seat));
}
export const evaluate = evaluateWith(weights);

function worthOf(scale: Scale, s: OltreMareState, seat: Seat): number {
  readWorths(scale, s, seat);
  const { ducats, pirates, cargo, tempo: ahead, prestige, tokens, active, hand } = worths;
  const standing = prestige + tokens + active;
  const worth = ducats - pirates + cargo + ahead + standing + hand + letters(scale, s, seat);
  if (seat !== s.active) return worth - (s.drafts[seat] === null ? 0 : UNFINISHED);
  const isMidway = s.drafts[seat] !== null || s.chosen.length > 0 || s.callDraft !== null;
  return worth - (isMidway ? UNFINISHED : 0) - (isActing(s, seat) ? OPTIMISM * s.purchases : 0);
}

/** All but the letters. The hand is tallied then, and hand.ts has what it was made of. */
export function readWorths(scale: Scale, s: OltreMareState, seat: Seat): Readonly<Worths> {
  const { w } = scale;
  const merchant = merchantAt(s, seat);
  const turns = turnsOf(s, seat);
  worths.ducats = merchant.ducats;
  worths.pirates = w.pirate * merchant.pirates.length;
  worths.cargo = cargoWorth(merchant.cargo);
  worths.tempo = w.turn * tempo(s, turns);
  readStanding(w, s, merchant, turns);
  worths.hand = handWorth(scale, s, seat, turns);
  return worths;
}

/** without telling anybody. */
function cargoWorth(cargo: readonly Card[]): number {
  let sum = 0;
  let good: Good | null = null;
  let length = 0;
  for (let n = 0; n < cargo.length; n += 1) {
    const next = goodOf(numberAt(cargo, n));
    if (good !== null && next !== good) {
      sum += runValue(good, length);
      length = 0;
    }
    good = next;
    length += 1;
  }
  return good === null ? sum : sum + runValue(good, length);
}

/** Prestige and tokens: what the present places would earn, and what each piece adds to better chances. */
function readStanding(w: OltreMareWeights, s: OltreMareState, merchant: Merchant, turns: number): void {
  const { prestige, tokens, active } = merchant;
  let aheadByPrestige = 0;
  let aheadByTokens = 0;
  for (let other = 0; other < s.merchants.length; other += 1) {
    const rival = merchantAt(s, other);
    if (rival.prestige > prestige) aheadByPrestige += 1;
    if (rival.tokens.length > tokens.length) aheadByTokens += 1;
  }
  const early = Math.min(1, turns / PLENTY);
  worths.prestige =
    w.prestigePlace * (AWARDS[aheadByPrestige] ?? 0) + w.prestige * Math.min(prestige, PLENTY);
  worths.tokens = (1 - w.tokenPlace * early) * (AWARDS[aheadByTokens] ?? 0) + w.token * early * tokens.length;
  worths.active = active === null || active === 'compass' ? 0 : w[active] * Math.min(IN_USE, turns);
}

/** The hand's worth, with the played cards loaded as well as can be. */
function handWorth(scale: Scale, s: OltreMareState, seat: Seat, turns: number): number {
  const merchant = merchantAt(s, seat);
  tallyHand(scale, merchant);
  if (seat !== s.active || s.played.length === 0) return potential(scale, s, seat);
  const oldGood = goodOf(topOf(merchant));
  const oldRun = topRun(merchant.cargo);
  let runs = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < s.played.length; n += 1) {
    const top = numberAt(s.played, n);
    const good = goodOf(top);
    const base = good === oldGood ? oldRun : 0;
    const same = sameGood(s.played, good, s.played.length);
    if (sameGood(s.played, good, n) === 0) runs += runValue(good, base + same) - runValue(good, base);
    if (base > 0 && same < s.played.length) continue; // the old run cannot be both continued and on top
    best = Math.max(best, potentialOn(scale, { top, run: base + same, turns, isActing: false }));
  }
  return runs + best;
}

/** Among the first `end` cards. */
function sameGood(cards: readonly Card[], good: Good, end: number): number {
  let count = 0;
  for (let n = 0; n < end; n += 1) if (goodOf(numberAt(cards, n)) === good) count += 1;
  return count;
}

/** Letters to and from this seat that wait for an answer, the one it has accepted, its call. */
export function letters(scale: Scale, s: OltreMareState, seat: Seat): number {
  const { offer, counter, deal } = s;
  const proposal = s.proposals[seat] ?? null;
  let worth = waiting(scale, s, seat, proposal);
  if (deal !== null) {
    const p =
      deal.letter === 'offer' ? offer : deal.letter === 'counter' ? counter : s.proposals[deal.author];
    if (p?.to === seat) worth += gainOf(scale, s, seat, p);
  } else worth += waiting(scale, s, seat, counter ?? offer);
  if (s.call !== null && seat === s.active && !isAnswered(s.call.answered, seat))
    worth += callWorth(scale, s, seat, s.call.want);
  return worth;
}
function waiting(scale: Scale, s: OltreMareState, seat: Seat, p: Package | null): number {
  if (p === null || (p.from !== seat && p.to !== seat)) return 0;
  const worth = p.from === seat ? letterWorth(scale, s, p) : promise(scale, s, p);
  return Math.max(LETTER_LEAST, Math.min(LETTER_MOST, worth));
}

function isAnswered(answered: readonly boolean[], caller: Seat): boolean {
  for (let seat = 0; seat < answered.length; seat += 1)
    if (seat !== caller && answered[seat] === false) return false;
  return true;
}

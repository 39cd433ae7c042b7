// What bots make of words about cards: how far they trust them, when they ask, when they bluff.
import { nth, type Seat } from '@comptoir/kernel';
import { ALL_CARDS, goodOf, isTrueOf, merchantAt, numberAt } from '../src/lookup.ts';
import { claimOf, STATEMENTS } from '../src/options.ts';
import { trustIn } from '../src/redeal.ts';
import type { Card, Claim, OltreMareState, Package } from '../src/types.ts';
import { honour, potential, tallyCards, tallyGood, tallyHand } from './hand.ts';
import type { Scale } from './weights.ts';

export const NO_PIRATES = claimOf('no-p');
const HAS_PIRATES = claimOf('has-p');

/** By scale, then by claim: what the icons of a card are worth of which it is true, beyond those of any card. */
const worths = new WeakMap<Scale, readonly number[]>();
function claimWorth(scale: Scale, claim: Claim): number {
  const known = worths.get(scale) ?? STATEMENTS.map((_, n) => meanIcons(scale, n) - scale.averageIcons);
  worths.set(scale, known);
  return numberAt(known, claim);
}
function meanIcons(scale: Scale, claim: Claim): number {
  const cards = ALL_CARDS.filter((card) => isTrueOf(card, claim));
  const sum = cards.reduce((all, card) => all + iconWorth(scale, card), 0);
  return sum / cards.length;
}
const iconWorth = (scale: Scale, card: Card): number =>
  numberAt(scale.icons, card) - numberAt(scale.pirateIcons, card);

/** The last word about a card on offer: a reply before a claim. */
function lastWord(p: Package, place: number): Claim {
  const questions = p.questions ?? [];
  for (let n = questions.length - 1; n >= 0; n -= 1) {
    const { place: about, said } = nth(questions, n);
    if (about === place && said !== null && said !== 0) return said;
  }
  return nth(p.claims, place);
}

/** What the words about a given card add to it for its receiver, who trusts them as far as they proved true. */
export function saidWorth(scale: Scale, s: OltreMareState, p: Package, place: number): number {
  const claim = lastWord(p, place);
  if (claim === 0 || s.talk === undefined) return 0;
  return trustIn(s, p.from, p.to) * claimWorth(scale, claim);
}

/** What a deal changes for one side by its own estimate: of the other's cards only goods and words are known. */
export function estimate(scale: Scale, s: OltreMareState, seat: Seat, p: Package): number {
  const isAuthor = p.from === seat;
  tallyHand(scale, merchantAt(s, seat));
  const before = potential(scale, s, seat);
  let said = 0;
  if (isAuthor) tallyCards(scale, p.give, -1);
  else
    for (let n = 0; n < p.give.length; n += 1) {
      tallyGood(scale, goodOf(nth(p.give, n)), 1);
      said += saidWorth(scale, s, p, n);
    }
  for (let n = 0; n < p.ask.length; n += 1) tallyGood(scale, numberAt(p.ask, n), isAuthor ? 1 : -1);
  const paid = isAuthor ? p.ducats : 0 - p.ducats;
  return potential(scale, s, seat) - before + said - paid + honour(scale, s, seat);
}

/** Which card of a letter to ask about: pirates on it would make a good deal a bad one. -1: none. */
export function askedAbout(scale: Scale, s: OltreMareState, p: Package): number {
  if (s.talk === undefined || !s.freeClaims || (p.questions?.length ?? 0) > 0) return -1;
  const now = estimate(scale, s, p.to, p);
  for (let place = 0; place < p.give.length; place += 1) {
    if (nth(p.claims, place) !== 0) continue;
    const [worst, best] = [HAS_PIRATES, NO_PIRATES].map((claim) => now + claimWorth(scale, claim));
    if (worst !== undefined && best !== undefined && worst < 0 && best > 0) return place;
  }
  return -1;
}

/** Of twelve occasions to bluff, how many are taken, by level; the first two levels are honest. */
const BLUFFS = [0, 0, 1, 2, 3];
const OCCASIONS = 12;
/** Whether a player of this level says of a card with pirates that it has none: rarely, and the same each time it is asked. */
export function bluffs(s: OltreMareState, seat: Seat, card: Card, level: number): boolean {
  return (7 * s.turn + 5 * card + 3 * seat) % OCCASIONS < (BLUFFS[level] ?? 0);
}

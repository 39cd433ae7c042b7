// What a letter is worth: to its author, to its receiver, and how likely it is accepted.
import { nth, type Seat } from '@comptoir/kernel';
import { goodOf, loadOf, merchantAt, numberAt, runValue, seaPowerOf, topOf } from '../src/lookup.ts';
import { CARDS, GOODS } from '../src/names.ts';
import type { Good, Merchant, OltreMareState, Package } from '../src/types.ts';
import { honour, potentialOn, prospectOf, tallyCards, tallyGood, tallyHand, topRun } from './hand.ts';
import type { Scale } from './weights.ts';
import { saidWorth } from './words.ts';

/** A card of a good to somebody of whom no more is known. */
const UNKNOWN_WORTH = [1.4, 1.5, 1.7, 1.8, 1.8, 1.7, 1.4];
/** Who is asked for a card usually collects that good himself. */
const ATTACHMENT = 0.3;
/** A good somebody waves is worth little to them. */
const WAVED_WORTH = 1;
/** Share of a good among all cards. */
const SHARE = GOODS.map((_, good) => (8 + 2 * good) / CARDS.length);
/** A letter takes everybody's time, the more so after others have failed. */
const FRICTION = 0.3;
const WEARINESS = 0.4;

/** A call: how likely it brings the good, at what price. */
const CALL_HELPS = 0.3;
const CALL_COSTS = 3;

/** What a deal on these terms changes for one side: its hand before and after, ducats, prestige. */
export function gainOf(scale: Scale, s: OltreMareState, seat: Seat, p: Package): number {
  const sign = p.from === seat ? -1 : 1;
  tallyHand(scale, merchantAt(s, seat));
  const prospect = prospectOf(s, seat);
  const before = potentialOn(scale, prospect);
  tallyCards(scale, p.give, sign);
  for (let n = 0; n < p.ask.length; n += 1) tallyGood(scale, numberAt(p.ask, n), -sign);
  return potentialOn(scale, prospect) - before + sign * p.ducats + honour(scale, s, seat);
}

export const tediousness = (s: OltreMareState, from: Seat, to: Seat): number =>
  FRICTION + WEARINESS * nth(s.failed, from === s.active ? to : from);

/** To the author: the gain times a guess that the letter is accepted. */
export function letterWorth(scale: Scale, s: OltreMareState, p: Package): number {
  const chance = chanceOf(s, p, pleasureOf(scale, s, p));
  return chance * gainOf(scale, s, p.from, p) - tediousness(s, p.from, p.to);
}
/** To the receiver, who may decline. */
export function promise(scale: Scale, s: OltreMareState, p: Package): number {
  const pleasure = pleasureOf(scale, s, p);
  return chanceOf(s, p, pleasure) * Math.max(0, pleasure);
}

/** The receiver's gain, from what everybody sees. */
function pleasureOf(scale: Scale, s: OltreMareState, p: Package): number {
  const receiver = merchantAt(s, p.to);
  let pleasure = p.ducats + honour(scale, s, p.to);
  for (let n = 0; n < p.give.length; n += 1)
    pleasure += worthToOther(receiver, goodOf(numberAt(p.give, n))) + saidWorth(scale, s, p, n);
  for (let n = 0; n < p.ask.length; n += 1) pleasure -= askedWorth(s, p.to, numberAt(p.ask, n));
  return pleasure + roomFor(scale, s, p.to, p.give.length - p.ask.length);
}
function chanceOf(s: OltreMareState, p: Package, pleasure: number): number {
  let chance = yes(pleasure);
  for (let n = 0; n < p.ask.length; n += 1)
    chance *= p.ask[n - 1] === p.ask[n] ? SECOND : holds(s, p.to, numberAt(p.ask, n));
  return chance;
}

/** How likely somebody says yes who would gain so much. */
export const yes = (pleasure: number): number => Math.max(0.02, Math.min(0.9, 0.35 + 0.25 * pleasure));
/** How likely a hand holds the good, and another of it. Who waves a good has it. */
export function holds(s: OltreMareState, seat: Seat, good: Good): number {
  if (s.talk?.waves[seat] === good) return 1;
  return 1 - (1 - numberAt(SHARE, good)) ** merchantAt(s, seat).hand.length;
}
export const SECOND = 0.4;

/** What so many cards more or fewer change for somebody else's coming limit and load. */
export function roomFor({ w }: Scale, s: OltreMareState, seat: Seat, more: number): number {
  if (seat === s.active || more === 0) return 0;
  const merchant = merchantAt(s, seat);
  const top = topOf(merchant);
  const misfit = (size: number): number =>
    w.over * Math.max(0, size - seaPowerOf(top)) + w.under * Math.max(0, loadOf(top) - size);
  return misfit(merchant.hand.length) - misfit(merchant.hand.length + more);
}

/** What somebody parts with who is asked for a card of this good. */
export function askedWorth(s: OltreMareState, seat: Seat, good: Good): number {
  const worth = worthToOther(merchantAt(s, seat), good);
  return s.talk?.waves[seat] === good ? Math.min(worth, WAVED_WORTH) : worth + ATTACHMENT;
}

export function worthToOther(merchant: Merchant, good: Good): number {
  if (good !== goodOf(topOf(merchant))) return numberAt(UNKNOWN_WORTH, good);
  const run = topRun(merchant.cargo);
  const next = runValue(good, run + 1) - runValue(good, run);
  return 0.5 + (next === 0 && run > 1 ? 0 : Math.max(1, next));
}

/** A call is worth trying for a good that would lengthen a run. */
export function callWorth(scale: Scale, s: OltreMareState, seat: Seat, want: readonly Good[]): number {
  const [good] = want;
  if (good === undefined || want.length > 1) return 0;
  tallyHand(scale, merchantAt(s, seat));
  const prospect = prospectOf(s, seat);
  const before = potentialOn(scale, prospect);
  tallyGood(scale, good, 1);
  return CALL_HELPS * (potentialOn(scale, prospect) - before - CALL_COSTS);
}

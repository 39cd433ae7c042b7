// A hand in figures, and what it may still earn on a cargo pile.
import { nth, type Seat } from '@comptoir/kernel';
import { goodAt, goodOf, loadOf, merchantAt, numberAt, runValue, seaPowerOf, topOf } from '../src/lookup.ts';
import { GOODS } from '../src/names.ts';
import type { Card, Good, Merchant, OltreMareState } from '../src/types.ts';
import type { Scale } from './weights.ts';

/** Goods cards that leave the deck in one turn, and cards loaded in one, in games of the bots. */
const CARDS_A_TURN = 2.6;
const LOADED_A_TURN = 2.2;
/** Cards one likes to have left after a turn. */
const KEPT = 4;

/** What matters of a hand: goods, size, icons. One scratch is enough: it is filled and read at once. */
export const counts: number[] = GOODS.map(() => 0);
const tally = { size: 0, icons: 0, isFighting: false };

/** What the last potential was made of: runs and icons as far as there is time to load them, and what does not fit. */
export const parts = { runs: 0, icons: 0, room: 1, misfit: 0 };

function clearTally(merchant: Merchant): void {
  for (let good = 0; good < counts.length; good += 1) counts[good] = 0;
  tally.size = 0;
  tally.icons = 0;
  tally.isFighting = merchant.active === 'fightPirates';
}
/** Adds a card, or takes it away. */
export function tallyCard(scale: Scale, card: Card, sign: number): void {
  const good = goodOf(card);
  counts[good] = numberAt(counts, good) + sign;
  tally.size += sign;
  tally.icons += sign * numberAt(scale.icons, card);
  if (!tally.isFighting) tally.icons -= sign * numberAt(scale.pirateIcons, card);
}
export function tallyCards(scale: Scale, cards: readonly Card[], sign: number): void {
  for (let n = 0; n < cards.length; n += 1) tallyCard(scale, numberAt(cards, n), sign);
}
/** The same for a card of which only the good is known. */
export function tallyGood(scale: Scale, good: Good, sign: number): void {
  counts[good] = numberAt(counts, good) + sign;
  tally.size += sign;
  tally.icons += sign * scale.averageIcons;
}
export function tallyHand(scale: Scale, merchant: Merchant): void {
  clearTally(merchant);
  tallyCards(scale, merchant.hand, 1);
}

export function topRun(cargo: readonly Card[]): number {
  const good = goodOf(numberAt(cargo, cargo.length - 1));
  let length = 0;
  for (let n = cargo.length - 1; n >= 0 && goodOf(numberAt(cargo, n)) === good; n -= 1) length += 1;
  return length;
}

/** Whether the seat's present turn is still to bring it something. Played cards lie there until the turn ends. */
export const isActing = (s: OltreMareState, seat: Seat): boolean =>
  seat === s.active && s.played.length === 0;

/** How many turns the seat may expect to load in, the present one included. */
export function turnsOf(s: OltreMareState, seat: Seat): number {
  const players = s.merchants.length;
  const away = (seat - s.active + players) % players;
  return turnsAfter(s, away === 0 && !isActing(s, seat) ? players : away);
}
function turnsAfter(s: OltreMareState, wait: number): number {
  const turns = 1 + s.deck.length / CARDS_A_TURN - wait;
  return turns <= 0 ? 0 : Math.min(turns, 0.5 + turns / s.merchants.length);
}
/** How many turns more than the table: that the game goes on is no merit of anybody. */
export const tempo = (s: OltreMareState, turns: number): number =>
  turns - turnsAfter(s, s.merchants.length / 2);

/** the partner's first deal of the turn. */
export const honour = ({ w }: Scale, s: OltreMareState, seat: Seat): number =>
  seat !== s.active && !nth(s.honoured, seat) ? w.prestige : 0;

/** Where a hand is to be loaded: on which card, which ends a run of so many, in how many turns. */
export interface Prospect {
  readonly top: Card;
  readonly run: number;
  readonly turns: number;
  readonly isActing: boolean;
}
/** The merchant's own pile. */
export function prospectOf(s: OltreMareState, seat: Seat): Prospect {
  const merchant = merchantAt(s, seat);
  return {
    top: topOf(merchant),
    run: topRun(merchant.cargo),
    turns: turnsOf(s, seat),
    isActing: isActing(s, seat),
  };
}

/** The tallied hand on the merchant's own pile. */
export const potential = (scale: Scale, s: OltreMareState, seat: Seat): number =>
  potentialOn(scale, prospectOf(s, seat));

export function potentialOn(scale: Scale, prospect: Prospect): number {
  return runsAndIcons(scale, prospect) - misfit(scale, prospect);
}

function runsAndIcons({ w }: Scale, { top, run, turns }: Prospect): number {
  const { size, icons } = tally;
  const topGood = goodOf(top);
  const load = loadOf(top);
  const hope = w.hope * Math.min(1, turns);
  let runs = 0;
  for (let n = 0; n < counts.length; n += 1) {
    const good = goodAt(n);
    const isTop = good === topGood;
    const base = isTop ? run : 0;
    const length = base + Math.max(0, numberAt(counts, good));
    if (length === 0) continue;
    const now = (1 - hope) * runValue(good, length) + hope * runValue(good, length + 1);
    runs += (isTop ? w.topRun : w.run) * (now - runValue(good, base));
  }
  const room = turns <= 1 ? turns * load : load + LOADED_A_TURN * (turns - 1);
  parts.runs = runs;
  parts.icons = icons;
  parts.room = size > room ? room / size : 1;
  return parts.room * (runs + icons);
}

/** What a hand costs that is too big for the coming limit or too small for the coming load. */
function misfit({ w }: Scale, { top, turns, isActing: acts }: Prospect): number {
  const { size } = tally;
  const load = loadOf(top);
  const limit = acts ? Math.min(load, size) + KEPT : seaPowerOf(top);
  parts.misfit =
    (w.over * Math.max(0, size - limit) + w.under * Math.max(0, load - size)) * Math.min(1, turns);
  return parts.misfit;
}

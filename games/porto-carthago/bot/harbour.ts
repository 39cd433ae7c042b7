// The harbour as a seat sees it: loads at hand, goods that wait for their ship, ships that wait for a good.
import { nth, type Seat } from '@comptoir/kernel';
import { ALL_QUAYS, cardAt, countAt, playerAt, quayAt, sum } from '../src/lookup.ts';
import type { Card, Good, QuayNumber } from '../src/names.ts';
import { freeSpaces } from '../src/rules/2-components.ts';
import type { PortoState } from '../src/types.ts';

/** the ship of the first row that comes to this free berth if nobody places ships. */
function arrivalAt(s: PortoState, n: QuayNumber): Card | null {
  let isFirstTaken = false;
  for (let position = 0; position < s.row1.length; position += 1) {
    const card = s.row1[position] ?? null;
    if (card === null) continue;
    const { first, second } = cardAt(card);
    if (first === n) return card;
    if (second !== n) continue;
    if (isFirstTaken || quayAt(s, first).ship !== null) return card;
    isFirstTaken = true;
  }
  return null;
}

/** Whether a ship of the row could come to this quay for this good. */
function isInRow(cards: readonly (Card | null)[], n: QuayNumber, wanted: Good): boolean {
  for (let position = 0; position < cards.length; position += 1) {
    const card = cards[position] ?? null;
    if (card === null) continue;
    const { good, first, second } = cardAt(card);
    if (good === wanted && (first === n || second === n)) return true;
  }
  return false;
}

/** What is counted of a seat's quays, one record that is filled anew for each position. */
const seen = {
  quays: 0,
  /** A ship, and its good in the warehouse: the next transporter loads it. */
  ready: 0,
  readyTalents: 0,
  best: 0,
  /** A ship whose good is not there; those whose good is in the market. */
  wanted: 0,
  onSale: 0,
  /** A ship, and another good in its way. */
  stuck: 0,
  /** A good whose ship comes next by itself, or may be placed here, or comes a decade later. */
  sure: 0,
  sureTalents: 0,
  likely: 0,
  later: 0,
  /** Without ship and good. */
  empty: 0,
  /** Talents of the best ship at a quay that nobody has claimed, for a good that is at hand. */
  inviting: 0,
};

export function addHarbour(row: number[], s: PortoState, seat: Seat): void {
  const player = playerAt(s, seat);
  look(s, seat);
  row.push(
    seen.quays / 4,
    seen.ready / 2,
    seen.readyTalents / 20,
    seen.best / 12,
    seen.wanted / 3,
    seen.onSale / 2,
    seen.stuck / 2,
    seen.sure,
    seen.sureTalents / 12,
    seen.likely,
    seen.later,
    seen.empty / 2,
    seen.inviting / 12,
    sum(player.goods) / 4,
    freeSpaces(player) / 4,
  );
}

function look(s: PortoState, seat: Seat): void {
  const { goods } = playerAt(s, seat);
  clear();
  let matched = 0; // one bit for each kind that is spoken for
  for (let q = 0; q < ALL_QUAYS.length; q += 1) {
    const n = nth(ALL_QUAYS, q);
    const { owner, ship, good } = quayAt(s, n);
    if (owner === null && ship !== null) {
      const { good: desired, talents } = cardAt(ship);
      if (countAt(goods, desired) > 0) seen.inviting = Math.max(seen.inviting, talents);
    }
    if (owner !== seat) continue;
    seen.quays += 1;
    if (ship !== null && good !== null) seen.stuck += 1;
    else if (ship !== null) matched = lookAtShip(s, goods, ship, matched);
    else if (good !== null) lookAtGood(s, n, good);
    else seen.empty += 1;
  }
}

function clear(): void {
  seen.quays = 0;
  seen.ready = 0;
  seen.readyTalents = 0;
  seen.best = 0;
  seen.wanted = 0;
  seen.onSale = 0;
  seen.stuck = 0;
  seen.sure = 0;
  seen.sureTalents = 0;
  seen.likely = 0;
  seen.later = 0;
  seen.empty = 0;
  seen.inviting = 0;
}

/** A good serves one ship; returns the kinds that are spoken for. */
function lookAtShip(s: PortoState, goods: readonly number[], ship: Card, matched: number): number {
  const { good, talents } = cardAt(ship);
  if (countAt(goods, good) > 0 && (matched & (1 << good)) === 0) {
    seen.ready += 1;
    seen.readyTalents += talents;
    seen.best = Math.max(seen.best, talents);
    return matched | (1 << good);
  }
  seen.wanted += 1;
  if (countAt(s.market, good) > 0) seen.onSale += 1;
  return matched;
}

function lookAtGood(s: PortoState, n: QuayNumber, good: Good): void {
  const arrival = arrivalAt(s, n);
  if (arrival !== null && cardAt(arrival).good === good) {
    seen.sure += 1;
    seen.sureTalents += cardAt(arrival).talents;
  } else if (isInRow(s.row1, n, good)) seen.likely += 1;
  else if (isInRow(s.row2, n, good)) seen.later += 1;
}

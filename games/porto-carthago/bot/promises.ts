// For bots: what quays, goods and chartered ships promise, in talents and trade points.
import type { Seat } from '@comptoir/kernel';
import { ALL_QUAYS, cardAt, countAt, playerAt, quayAt, sum } from '../src/lookup.ts';
import type { QuayNumber } from '../src/names.ts';
import type { PortoState } from '../src/types.ts';
import type { Weights } from './evaluate.ts';

/** By servants in the temple: the talents and points of a voyage on average, the offering paid. */
const VOYAGE_TALENTS = [2, 5.1, 5.3, 5.05, 4.4, 3.5, 2.4] as const;
const VOYAGE_POINTS = [0.5, 1.23, 1.43, 1.63, 1.8, 1.93, 2] as const;

/** What assets promise. */
export interface Hope {
  talents: number;
  points: number;
}

function promise(w: Weights, hope: Hope, share: number, talents: number): void {
  hope.talents += share * talents;
  hope.points += share * w.loadPoint;
}

/** Adds to the hope what quays and goods promise, and returns how many quays the seat holds. */
export function promiseQuays(w: Weights, s: PortoState, seat: Seat, hope: Hope): number {
  const { goods } = playerAt(s, seat);
  let matched = 0; // one bit for each kind that is spoken for
  let spare = sum(goods);
  let quays = 0;
  for (const n of ALL_QUAYS) {
    const quay = quayAt(s, n);
    if (quay.owner !== seat) continue;
    quays += 1;
    if (quay.ship === null) {
      promiseWaiting(w, s, seat, n, hope);
      continue;
    }
    const { good, talents } = cardAt(quay.ship);
    const isHeld = quay.good === null && countAt(goods, good) > 0 && (matched & (1 << good)) === 0;
    promise(w, hope, isHeld ? w.matched : w.shipOnly, talents);
    if (!isHeld) continue;
    matched |= 1 << good;
    spare -= 1;
  }
  promise(w, hope, w.goodOnly * spare, w.usualLoad);
  return quays;
}

/** A claimed quay without a ship: better when the ship that will come is one for its good, or for one in the warehouse. */
function promiseWaiting(w: Weights, s: PortoState, seat: Seat, n: QuayNumber, hope: Hope): void {
  const { good } = quayAt(s, n);
  for (let position = 0; position < s.row1.length; position += 1) {
    const card = s.row1[position] ?? null;
    if (card === null) continue;
    const { good: desired, first, second, talents } = cardAt(card);
    if (n !== first && (n !== second || quayAt(s, first).ship === null)) continue;
    if (good === desired) promise(w, hope, w.expected, talents);
    else if (good === null && countAt(playerAt(s, seat).goods, desired) > 0)
      promise(w, hope, w.coming, talents);
    else continue;
    return;
  }
  promise(w, hope, good === null ? w.quayOnly : w.goodOnly, w.usualLoad);
}

/** A servant on a chartered ship and prayers in the temple; a good to send is found. */
export function promiseVoyage(w: Weights, s: PortoState, seat: Seat, hope: Hope): void {
  const temple = Math.min(playerAt(s, seat).temple, VOYAGE_TALENTS.length - 1);
  if (temple === 0 && !s.charter.includes(seat)) return;
  const share = s.charter.includes(seat) ? w.sailing : w.praying;
  hope.talents += share * countAt(VOYAGE_TALENTS, temple);
  hope.points += share * countAt(VOYAGE_POINTS, temple);
}

/** A point that is being placed is as good as gained. */
export function pendingPoints(s: PortoState, seat: Seat): number {
  const at = s.agenda[s.agenda.length - 1];
  if (at === undefined || at.seats[0] !== seat) return 0;
  if (at.step === 'tradePoint') return at.quay === null ? 1.5 : 1;
  return at.step === 'bonusPoint' ? 1 : 0;
}

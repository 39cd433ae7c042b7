// A hint for bots: the palace servants a seat may expect at the end. What lies on the table is reckoned in
// the talents and trade points it promises; with these the seat then buys places in thought.
import type { Seat } from '@comptoir/kernel';
import { LARGE_SPACE, LAST_PURCHASE, PALACE } from './data/palace.ts';
import { DECADES, EARLY_END, ROUNDS } from './data/players.ts';
import { cardAt, countAt, playerAt, quayAt, sum } from './lookup.ts';
import { palaceServants } from './table.ts';
import type { Player, PortoState, Quay } from './types.ts';

/** The share of a load (its talents and its point) that a position promises. */
const SHARE = { matched: 0.78, expected: 0.55, shipOnly: 0.3, goodOnly: 0.22, quayOnly: 0.06 } as const;
/** A load as it comes along. */
const USUAL_LOAD = 8.5;
/** By servants in the temple: how good a voyage promises to be. */
const VOYAGE = [0, 0.5, 0.7, 0.85, 0.95, 1, 1] as const;
/** What a turn still to come brings besides. */
const TALENTS_PER_TURN = 1.5;
const POINTS_PER_TURN = 0.05;
const PRIVILEGE_WORTH = 1.5;
const LIGHTHOUSE_WORTH = 0.4;
const BLOCKED_WORTH = 2.5;
/** A place not bought yet is worth less than one that is, so that places are bought in time. */
const NOT_YET = 0.85;
/** How many places each other player buys for one of ours. */
const RIVALRY = 0.65;

/** What assets promise, filled anew for each position. */
const hope = { talents: 0, points: 0 };
function promise(share: number, talents: number): void {
  hope.talents += share * talents;
  hope.points += share;
}

export function evaluate(s: PortoState, seat: Seat): number {
  if (s.result !== null) return countAt(s.result.scores, seat);
  const player = playerAt(s, seat);
  const turns = turnsLeft(s, seat);
  const sure = palaceServants(s, seat) + pathHope(s, seat) + player.tradePoints / 50 + player.talents / 1000;
  if (turns === 0) return sure + lastPlace(player);
  hope.talents = 0;
  hope.points = 0;
  promiseQuays(s, seat);
  promiseVoyage(s, seat);
  promiseRest(s, seat);
  const realised = Math.min(1, turns / 5);
  const talents = player.talents + incomeHope(s, seat) + realised * hope.talents;
  const points = player.tradePoints + pendingPoints(s, seat) + realised * hope.points;
  return sure + NOT_YET * placesFor(s, turns, talents, points);
}

/** */
function lastPlace({ talents, tradePoints, reserve }: Player): number {
  return talents >= LAST_PURCHASE.price && tradePoints >= LAST_PURCHASE.tradePoints && reserve > 0 ? 1 : 0;
}

function decadesLeft(s: PortoState): number {
  if (s.phase === 'final') return 0;
  return s.decade >= EARLY_END.decade && isEarly(s) ? 0 : DECADES - s.decade;
}
function isEarly(s: PortoState): boolean {
  for (let n = 0; n < s.players.length; n += 1) {
    if (playerAt(s, n).tradePoints >= EARLY_END.tradePoints) return true;
  }
  return false;
}

/** The turns this seat still has after the running one. */
function turnsLeft(s: PortoState, seat: Seat): number {
  if (s.phase === 'final') return 0;
  const ahead = decadesLeft(s) * ROUNDS;
  if (s.phase !== 'actions') return ahead + ROUNDS;
  const players = s.players.length;
  const place = (seat - s.firstPlayer + players) % players;
  return ahead + ROUNDS - s.round + (place > s.turn ? 1 : 0);
}

/** what the servants at hand will earn; those on quays come home by loading. */
function incomeHope(s: PortoState, seat: Seat): number {
  const { reserve, onCards, lighthouse, temple } = playerAt(s, seat);
  const left = s.phase === 'actions' ? decadesLeft(s) : decadesLeft(s) + 1;
  return left * (0.85 * (reserve + sum(onCards)) + 0.2 * (lighthouse + temple)) + 0.08 * reserve;
}

/** Buys in thought while money, points and turns last; the others buy in between, so prices climb. */
function placesFor(s: PortoState, turns: number, talents: number, points: number): number {
  const stride = 1 + RIVALRY * (s.players.length - 1);
  const able = points + POINTS_PER_TURN * turns;
  let left = talents + TALENTS_PER_TURN * turns;
  let bought = 0;
  for (let n = 0; n <= turns; n += 1) {
    const { price, tradePoints } = PALACE[Math.floor(s.palace.length + n * stride)] ?? LARGE_SPACE;
    const missing = Math.max(0, tradePoints - able);
    const allowed = 1 / (1 + missing * (1 + 0.4 * missing));
    if (left < price) return bought + (allowed * left) / price;
    left -= price;
    bought += allowed;
  }
  return bought;
}

function promiseQuays(s: PortoState, seat: Seat): void {
  const { goods } = playerAt(s, seat);
  let matched = 0; // one bit for each kind that is spoken for
  let spare = sum(goods);
  for (let n = 0; n < s.quays.length; n += 1) {
    const quay = quayAt(s, n);
    if (quay.owner !== seat) continue;
    if (quay.ship === null) {
      promiseWaiting(s, quay, n);
      continue;
    }
    const { good, talents } = cardAt(quay.ship);
    const isHeld = quay.good === null && countAt(goods, good) > 0 && (matched & (1 << good)) === 0;
    promise(isHeld ? SHARE.matched : SHARE.shipOnly, talents);
    if (!isHeld) continue;
    matched |= 1 << good;
    spare -= 1;
  }
  promise(SHARE.goodOnly * spare, USUAL_LOAD);
}

/** A claimed quay without a ship: better when the ship that would load its good is in the first row. */
function promiseWaiting(s: PortoState, { good }: Quay, n: number): void {
  if (good === null) {
    promise(SHARE.quayOnly, USUAL_LOAD);
    return;
  }
  for (let position = 0; position < s.row1.length; position += 1) {
    const card = s.row1[position] ?? null;
    if (card === null) continue;
    const { good: desired, first, second, talents } = cardAt(card);
    if (desired !== good || (first !== n && second !== n)) continue;
    promise(SHARE.expected, talents);
    return;
  }
  promise(SHARE.goodOnly, USUAL_LOAD);
}

/** A servant on a chartered ship and prayers in the temple; a good to send is found. */
function promiseVoyage(s: PortoState, seat: Seat): void {
  const { temple } = playerAt(s, seat);
  const prayers = VOYAGE[Math.min(temple, VOYAGE.length - 1)] ?? 1;
  if (!s.charter.includes(seat)) promise(0.2 * prayers, USUAL_LOAD / 2);
  else promise(0.25 + 0.7 * prayers, USUAL_LOAD / 2);
}

function promiseRest(s: PortoState, seat: Seat): void {
  const { held, lighthouse, blocked } = playerAt(s, seat);
  hope.talents += held.length * PRIVILEGE_WORTH + Math.min(lighthouse, 3) * LIGHTHOUSE_WORTH;
  hope.talents -= blocked * BLOCKED_WORTH;
}

/** A point that is being placed is as good as gained. */
function pendingPoints(s: PortoState, seat: Seat): number {
  const at = s.agenda[s.agenda.length - 1];
  if (at === undefined || at.seats[0] !== seat) return 0;
  if (at.step === 'tradePoint') return at.quay === null ? 1.5 : 1;
  return at.step === 'bonusPoint' ? 1 : 0;
}

const counts = [0, 0, 0, 0, 0];
/** as far as the path has come, and a little for the way that is left. */
function pathHope(s: PortoState, seat: Seat): number {
  counts.fill(0);
  for (let n = 0; n < s.path.length; n += 1) {
    const owner = s.path[n];
    if (owner !== null && owner !== undefined) counts[owner] = countAt(counts, owner) + 1;
  }
  const own = countAt(counts, seat);
  if (own === 0) return 0;
  let better = 0;
  for (let other = 0; other < s.players.length; other += 1) {
    const theirs = countAt(counts, other);
    if (theirs > own || (theirs === own && s.path.indexOf(other) < s.path.indexOf(seat))) better += 1;
  }
  const length = s.path.length + 0.4 * decadesLeft(s) * s.players.length;
  const award = Math.min(3, length / 4) - better;
  return Math.min(own, Math.max(0, award)) * 0.7 + own * 0.03;
}

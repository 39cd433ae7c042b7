// A hint for bots: the palace servants a seat may expect at the end. What lies on the table is reckoned in
// the talents and trade points it promises; with these the seat then buys places in thought.
import type { Seat } from '@comptoir/kernel';
import { LARGE_SPACE, LAST_PURCHASE, PALACE } from '../src/data/palace.ts';
import { DECADES, EARLY_END, ROUNDS } from '../src/data/players.ts';
import { ALL_QUAYS, cardAt, countAt, playerAt, quayAt, sum } from '../src/lookup.ts';
import { palaceServants } from '../src/rules/2-components.ts';
import type { Player, PortoState, Quay } from '../src/types.ts';
import { pathHope } from './path.ts';

/**
 * Begun at a least-squares fit on self-play (the palace servants at the end against what was expected at the beginning of 30,000
 * turns), then 500 rounds of simultaneous perturbation at three players, two games each, between bots that judge every option by
 * finishing their turn and the next one with one look ahead at each pick, over two deals. One bot that plays like that and has these
 * numbers wins 55 % of 120 games among two with the numbers before (fair 33 %), one that searches thoroughly with 40 iterations 53 % of 30,
 * a greedy one 34 % of 300. `comptoir tune porto-carthago` goes on from here.
 */
export const weights = {
  /** Shares of a load (its talents and its point) that a position promises. */
  matched: 1.28,
  expected: 1.19,
  coming: 0.21,
  shipOnly: 0.23,
  goodOnly: 0.23,
  quayOnly: 0.01,
  /** The talents of a load as it comes along, and what its point is worth to the share above. */
  usualLoad: 27.8,
  loadPoint: 0.49,
  /** The share of a voyage that a servant on a chartered ship and one in the temple promise. */
  sailing: 0.33,
  praying: 0.01,
  /** What a turn still to come brings besides, in talents and points. */
  turnTalents: 0.34,
  turnPoints: 0.05,
  /** The points gained from one purchase to the next. */
  placePoints: 0.08,
  /** Talents for each held privilege; the chance of a place that the one without points gives. */
  privilege: 2.15,
  freePlace: 1.06,
  /** Talents for a servant in the lighthouse, and against one that blocks the warehouse. */
  lighthouse: 0.14,
  blocked: 1.19,
  /** The income of a decade for each servant at hand, on a quay or ship, in lighthouse or temple. */
  incomeHome: 1.06,
  incomeQuay: 0.09,
  incomeAway: 0.07,
  /** The part of it that is lost with every decade, to the palace and to new quays. */
  incomeLoss: 0.09,
  /** Turns until promises come true. */
  patience: 8.57,
  /** A place not bought yet is worth less than one that is, so that places are bought in time. */
  notYet: 0.6,
  /** How many places each other player buys for one of ours. */
  rivalry: 0.87,
  /** How much a missing point hinders, and how much several do. */
  missing: 1.32,
  missingMore: 0.08,
  /** How hard it is, late, to buy with too little money. */
  lateness: 1.7,
  /** Servants that a purchase takes from the reserve in the last decade, with the space's price. */
  lastServants: 1.32,
  /** The path: servants each seat still places in a decade; the doubt about ranks; what an award and a servant count. */
  pathGrowth: 0.09,
  pathDoubt: 1.34,
  pathAward: 0.56,
  pathServant: -0.12,
};
export type Weights = Readonly<Record<keyof typeof weights, number>>;

/** By servants in the temple: the talents and points of a voyage on average, the offering paid. */
const VOYAGE_TALENTS = [2, 5.1, 5.3, 5.05, 4.4, 3.5, 2.4] as const;
const VOYAGE_POINTS = [0.5, 1.23, 1.43, 1.63, 1.8, 1.93, 2] as const;

const PRICES: readonly number[] = [...PALACE, LARGE_SPACE].map(({ price }) => price);
const POINTS: readonly number[] = [...PALACE, LARGE_SPACE].map(({ tradePoints }) => tradePoints);

/** With what a seat will buy. */
interface Means {
  readonly turns: number;
  readonly decades: number;
  readonly talents: number;
  readonly points: number;
}

/** What assets promise, filled anew for each position. */
const hope = { talents: 0, points: 0 };

export const evaluateWith =
  (w: Weights) =>
  (s: PortoState, seat: Seat): number => {
    if (s.result !== null) return countAt(s.result.scores, seat);
    const player = playerAt(s, seat);
    const decades = decadesLeft(s);
    const turns = turnsLeft(s, seat, decades);
    const sure =
      palaceServants(s, seat) +
      pathHope(w, s, seat, turns / ROUNDS) +
      player.tradePoints / 50 +
      player.talents / 1000;
    if (turns === 0) return sure + lastPlace(player);
    hope.talents = 0;
    hope.points = 0;
    const quays = promiseQuays(w, s, seat);
    promiseVoyage(w, s, seat);
    hope.talents += player.held.length * w.privilege + Math.min(player.lighthouse, 3) * w.lighthouse;
    hope.talents -= player.blocked * w.blocked;
    const realised = Math.min(1, turns / w.patience);
    const talents = player.talents + incomeHope(w, s, player, decades, quays) + realised * hope.talents;
    const points = player.tradePoints + pendingPoints(s, seat) + realised * hope.points;
    return sure + w.notYet * placesFor(w, s, player, { turns, decades, talents, points });
  };
export const evaluate = evaluateWith(weights);

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
function turnsLeft(s: PortoState, seat: Seat, decades: number): number {
  if (s.phase === 'final') return 0;
  const ahead = decades * ROUNDS;
  if (s.phase !== 'actions') return ahead + ROUNDS;
  const players = s.players.length;
  const place = (seat - s.firstPlayer + players) % players;
  return ahead + ROUNDS - s.round + (place > s.turn ? 1 : 0);
}

/** what the servants will earn; those on quays come home by loading. */
function incomeHope(w: Weights, s: PortoState, player: Player, decades: number, quays: number): number {
  const left = s.phase === 'actions' ? decades : decades + 1;
  const { reserve, onCards, lighthouse, temple } = player;
  const earning =
    w.incomeHome * (reserve + sum(onCards)) + w.incomeQuay * quays + w.incomeAway * (lighthouse + temple);
  return left * (1 - w.incomeLoss * (left - 1)) * earning + 0.08 * reserve;
}

/** The price and the points of a place; between two places, something between. */
const between = (list: readonly number[], n: number): number => {
  const whole = Math.floor(n);
  const low = list[whole] ?? 0;
  return low + (n - whole) * ((list[whole + 1] ?? low) - low);
};
const last = PALACE.length;
const priceAt = (place: number): number => (place >= last ? LARGE_SPACE.price : between(PRICES, place));
const pointsAt = (place: number): number =>
  place >= last ? LARGE_SPACE.tradePoints : between(POINTS, place);

/** Buys in thought while money, points, turns and servants last; the others buy in between, so prices climb. */
function placesFor(w: Weights, s: PortoState, player: Player, means: Means): number {
  const { turns, decades, talents, points } = means;
  const stride = 1 + w.rivalry * (s.players.length - 1);
  const able = points + w.turnPoints * turns;
  const most = decades > 0 ? turns + 1 : Math.min(turns + 1, player.reserve / w.lastServants);
  let left = talents + w.turnTalents * turns;
  let free = freePlaces(player);
  let bought = 0;
  for (let n = 0; n < most; n += 1) {
    const place = s.palace.length + n * stride;
    const price = priceAt(place);
    const missing = Math.max(0, pointsAt(place) - able - w.placePoints * n);
    let allowed = 1 / (1 + missing * (w.missing + w.missingMore * missing));
    if (allowed < w.freePlace && free > 0) {
      allowed = w.freePlace;
      free -= 1;
    }
    allowed *= Math.min(1, most - n);
    if (left < price) return bought + allowed * (left / price) ** (1 + w.lateness / turns);
    left -= price;
    bought += allowed;
  }
  return bought;
}

/** */
function freePlaces({ held }: Player): number {
  let free = 0;
  for (const card of held) if (cardAt(card).privilege === 'palaceWithoutPoints') free += 1;
  return free;
}

function promise(w: Weights, share: number, talents: number): void {
  hope.talents += share * talents;
  hope.points += share * w.loadPoint;
}

/** Returns how many quays the seat holds. */
function promiseQuays(w: Weights, s: PortoState, seat: Seat): number {
  const { goods } = playerAt(s, seat);
  let matched = 0; // one bit for each kind that is spoken for
  let spare = sum(goods);
  let quays = 0;
  for (const n of ALL_QUAYS) {
    const quay = quayAt(s, n);
    if (quay.owner !== seat) continue;
    quays += 1;
    if (quay.ship === null) {
      promiseWaiting(w, s, seat, quay, n);
      continue;
    }
    const { good, talents } = cardAt(quay.ship);
    const isHeld = quay.good === null && countAt(goods, good) > 0 && (matched & (1 << good)) === 0;
    promise(w, isHeld ? w.matched : w.shipOnly, talents);
    if (!isHeld) continue;
    matched |= 1 << good;
    spare -= 1;
  }
  promise(w, w.goodOnly * spare, w.usualLoad);
  return quays;
}

/** A claimed quay without a ship: better when the ship that will come is one for its good, or for one in the warehouse. */
function promiseWaiting(w: Weights, s: PortoState, seat: Seat, { good }: Quay, n: number): void {
  for (let position = 0; position < s.row1.length; position += 1) {
    const card = s.row1[position] ?? null;
    if (card === null) continue;
    const { good: desired, first, second, talents } = cardAt(card);
    if (n !== first && (n !== second || quayAt(s, first).ship === null)) continue;
    if (good === desired) promise(w, w.expected, talents);
    else if (good === null && countAt(playerAt(s, seat).goods, desired) > 0) promise(w, w.coming, talents);
    else continue;
    return;
  }
  promise(w, good === null ? w.quayOnly : w.goodOnly, w.usualLoad);
}

/** A servant on a chartered ship and prayers in the temple; a good to send is found. */
function promiseVoyage(w: Weights, s: PortoState, seat: Seat): void {
  const temple = Math.min(playerAt(s, seat).temple, VOYAGE_TALENTS.length - 1);
  if (temple === 0 && !s.charter.includes(seat)) return;
  const share = s.charter.includes(seat) ? w.sailing : w.praying;
  hope.talents += share * countAt(VOYAGE_TALENTS, temple);
  hope.points += share * countAt(VOYAGE_POINTS, temple);
}

/** A point that is being placed is as good as gained. */
function pendingPoints(s: PortoState, seat: Seat): number {
  const at = s.agenda[s.agenda.length - 1];
  if (at === undefined || at.seats[0] !== seat) return 0;
  if (at.step === 'tradePoint') return at.quay === null ? 1.5 : 1;
  return at.step === 'bonusPoint' ? 1 : 0;
}

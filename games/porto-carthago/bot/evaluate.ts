// A hint for bots: the palace servants a seat may expect at the end. What lies on the table is reckoned in
// the talents and trade points it promises; with these the seat then buys places in thought.
import type { Seat } from '@comptoir/kernel';
import { LARGE_SPACE, LAST_PURCHASE, PALACE } from '../src/data/palace.ts';
import { ROUNDS } from '../src/data/players.ts';
import { cardAt, countAt, playerAt, sum } from '../src/lookup.ts';
import { palaceServants } from '../src/rules/2-components.ts';
import type { Player, PortoState } from '../src/types.ts';
import { pathHope } from './path.ts';
import { type Hope, pendingPoints, promiseQuays, promiseVoyage } from './promises.ts';
import { decadesLeft, turnsLeft } from './time.ts';

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

const PRICES: readonly number[] = [...PALACE, LARGE_SPACE].map(({ price }) => price);
const POINTS: readonly number[] = [...PALACE, LARGE_SPACE].map(({ tradePoints }) => tradePoints);

/** What evaluate adds up, term by term; a network is told each by itself. */
interface Outlook {
  turns: number;
  decades: number;
  /** Places that the path will bring. */
  path: number;
  /** Talents and points that are promised, and other things by the talents they are worth. */
  readonly quays: Hope;
  readonly voyage: Hope;
  sundries: number;
  income: number;
  /** With what the seat will buy, and how many places that are. */
  talents: number;
  points: number;
  places: number;
}
const outlook: Outlook = {
  turns: 0,
  decades: 0,
  path: 0,
  quays: { talents: 0, points: 0 },
  voyage: { talents: 0, points: 0 },
  sundries: 0,
  income: 0,
  talents: 0,
  points: 0,
  places: 0,
};

export const evaluateWith =
  (w: Weights) =>
  (s: PortoState, seat: Seat): number => {
    if (s.result !== null) return countAt(s.result.scores, seat);
    const player = playerAt(s, seat);
    const { path, places } = outlookOf(w, s, seat);
    return palaceServants(s, seat) + path + player.tradePoints / 50 + player.talents / 1000 + places;
  };
export const evaluate = evaluateWith(weights);

/** One record that is filled anew by the next call: bots ask for thousands. */
export function outlookOf(w: Weights, s: PortoState, seat: Seat): Readonly<Outlook> {
  const player = playerAt(s, seat);
  const { quays, voyage } = outlook;
  quays.talents = 0;
  quays.points = 0;
  voyage.talents = 0;
  voyage.points = 0;
  outlook.decades = decadesLeft(s);
  outlook.turns = turnsLeft(s, seat, outlook.decades);
  outlook.path = pathHope(w, s, seat, outlook.turns / ROUNDS);
  outlook.income = 0;
  outlook.sundries = 0;
  outlook.talents = player.talents;
  outlook.points = player.tradePoints;
  if (outlook.turns === 0) {
    outlook.places = lastPlace(player);
    return outlook;
  }
  const held = promiseQuays(w, s, seat, quays);
  promiseVoyage(w, s, seat, voyage);
  outlook.sundries =
    player.held.length * w.privilege +
    Math.min(player.lighthouse, 3) * w.lighthouse -
    player.blocked * w.blocked;
  outlook.income = incomeHope(w, s, player, outlook.decades, held);
  const realised = Math.min(1, outlook.turns / w.patience);
  outlook.talents += outlook.income + realised * (quays.talents + voyage.talents + outlook.sundries);
  outlook.points += pendingPoints(s, seat) + realised * (quays.points + voyage.points);
  outlook.places = w.notYet * placesFor(w, s, player, outlook);
  return outlook;
}

/** */
function lastPlace({ talents, tradePoints, reserve }: Player): number {
  return talents >= LAST_PURCHASE.price && tradePoints >= LAST_PURCHASE.tradePoints && reserve > 0 ? 1 : 0;
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
function placesFor(w: Weights, s: PortoState, player: Player, means: Readonly<Outlook>): number {
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

// A hint for search: the final money a seat may expect. Plain sums over the strategy: what is sure, what the
// tiles held or nearly won may still sell this round, what closed and half-closed regions will bring.
import { due, nth, type Seat } from '@comptoir/kernel';
import { CORRIDORS } from '../src/data/market.ts';
import {
  ALL_GOODS,
  ALL_REGIONS,
  playerAt,
  priceOf,
  REGION_VILLAGES,
  regionIndex,
  tableFor,
} from '../src/lookup.ts';
import type { Region } from '../src/names.ts';
import { corridorIncome } from '../src/rules/6-preparation.ts';
import { journeyCost } from '../src/rules/7-3-journeys.ts';
import { mainRoad, postsOnMainRoad } from '../src/scoring.ts';
import type { Hermagor, HermagorState, Player } from '../src/types.ts';
import { discWorth, readRows } from './discs.ts';
import { chance, hopeForHeld, hopeForTiles } from './hopes.ts';
import { bitOf, countOf, DUCHY_BITS, postsOf, REGION_BITS, VILLAGES_WANTING } from './posts.ts';
import { type Weights, weights } from './weights.ts';

const ENOUGH_MONEY = 6;
const MOST_SALES = 5;

/** What the expectation is made of. */
export interface Terms {
  money: number;
  /** Actions of later rounds. */
  later: number;
  shortage: number;
  rows: number;
  regions: number;
  /** Regions just closed whose disc is still to be placed. */
  pending: number;
  duchies: number;
  mainRoad: number;
  buyers: number;
  corridors: number;
  sales: number;
}
/** One scratch is enough: it is filled and read at once. */
const terms: Terms = {
  money: 0,
  later: 0,
  shortage: 0,
  rows: 0,
  regions: 0,
  pending: 0,
  duchies: 0,
  mainRoad: 0,
  buyers: 0,
  corridors: 0,
  sales: 0,
};
/** The best sales in sight, best first. */
const sales = new Array<number>(MOST_SALES).fill(0);

export const evaluateWith =
  (w: Weights) =>
  (s: HermagorState, seat: Seat): number =>
    s.result === null ? sumUp(readTerms(w, s, seat, postsOf(s, seat))) : playerAt(s, seat).money;
export const evaluate = evaluateWith(weights);

function sumUp(t: Readonly<Terms>): number {
  const sure = t.money + t.later + t.shortage + t.rows + (t.regions + t.pending) + (t.duchies + t.mainRoad);
  return sure + (t.buyers + t.corridors) + t.sales;
}

/** Of a game that is not over; `mine` are the seat's posts. Fills the tables of discs.ts and hopes.ts too. */
export function readTerms(w: Weights, s: HermagorState, seat: Seat, mine: number): Readonly<Terms> {
  const player = playerAt(s, seat);
  const laterRounds = s.pile.length;
  const later = sumOf(s.pile);
  const hasDiscs = player.discs > 0;
  terms.money = player.money;
  terms.later = later * w.laterAction;
  terms.shortage = laterRounds > 0 ? Math.min(0, player.money - ENOUGH_MONEY) * w.shortage : 0;
  terms.rows = readRows(w, s, seat, laterRounds);
  terms.regions = hasDiscs ? regionsWorth(w, s, mine, player.posts + later) : 0;
  terms.pending = hasDiscs ? pendingWorth(s, seat) : 0;
  terms.duchies = duchiesWorth(w, s, mine);
  terms.mainRoad = mainRoadWorth(w, s, seat, laterRounds);
  terms.buyers = s.phase === 'market' && !player.passed ? player.buyers * w.buyerInHand : 0;
  terms.corridors = s.phase === 'market' ? corridorsWorth(s, seat) : 0;
  if (s.phase === 'selling') hopeForHeld(player);
  else hopeForTiles(s, seat, player);
  terms.sales = salesWorth(w, s, player, mine);
  return terms;
}

export function sumOf(list: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < list.length; i += 1) sum += list[i] ?? 0;
  return sum;
}

/** A half-closed region is worth less than half, and that only if the actions left can close it at all. */
function regionsWorth(w: Weights, s: HermagorState, mine: number, actions: number): number {
  let value = 0;
  for (let n = 0; n < ALL_REGIONS.length; n += 1) {
    const region = nth(ALL_REGIONS, n);
    const size = nth(REGION_VILLAGES, region).length;
    const own = countOf(mine & (REGION_BITS[region] ?? 0));
    if (own === 0 || own === size || size - own > actions) continue;
    value += (own / size) ** w.closing * discWorth(s, region);
  }
  return value;
}

function pendingWorth(s: HermagorState, seat: Seat): number {
  const at = due<Hermagor>(s);
  if (at === null || at.seats[0] !== seat) return 0;
  if (at.step === 'build') return closedWorth(s, at.regions);
  if (at.step !== 'buildGood' || at.owner !== seat) return 0;
  return discWorth(s, regionIndex(at.region)) + closedWorth(s, at.rest);
}
function closedWorth(s: HermagorState, regions: readonly Region[]): number {
  let value = 0;
  for (let i = 0; i < regions.length; i += 1) value += discWorth(s, regionIndex(nth(regions, i)));
  return value;
}

/** with a little for posts beyond the smallest duchy. */
function duchiesWorth(w: Weights, s: HermagorState, mine: number): number {
  const a = countOf(mine & (DUCHY_BITS[0] ?? 0));
  const b = countOf(mine & (DUCHY_BITS[1] ?? 0));
  const c = countOf(mine & (DUCHY_BITS[2] ?? 0));
  const fewest = Math.min(a, b, c);
  const beyond = Math.min(a, fewest + 2) + Math.min(b, fewest + 2) + Math.min(c, fewest + 2) - 3 * fewest;
  return fewest * tableFor(s.players.length).duchies + beyond * w.beyondDuchy;
}

/** R-8.3 as it stands in the last round, posts against the others' average before. */
function mainRoadWorth(w: Weights, s: HermagorState, seat: Seat, laterRounds: number): number {
  if (laterRounds === 0) return mainRoad(s, seat);
  let others = 0;
  for (let other = 0; other < s.players.length; other += 1) {
    if (other !== seat) others += postsOnMainRoad(s, other);
  }
  return w.mainRoad * (postsOnMainRoad(s, seat) - others / (s.players.length - 1));
}

/** */
function corridorsWorth(s: HermagorState, seat: Seat): number {
  let value = 0;
  for (let corridor = 0; corridor < CORRIDORS.length; corridor += 1)
    value += corridorIncome(s, seat, corridor);
  return value;
}

/** The best sales within reach of the merchant, one for each action left. */
function salesWorth(w: Weights, s: HermagorState, { merchant, posts }: Player, mine: number): number {
  const most = Math.min(posts, MOST_SALES);
  if (most === 0) return 0;
  sales.fill(0);
  for (let n = 0; n < ALL_GOODS.length; n += 1) {
    const good = nth(ALL_GOODS, n);
    const hope = chance[good] ?? 0;
    if (hope === 0) continue;
    const best = priceOf(s, good) + w.post;
    const villages = nth(VILLAGES_WANTING, good);
    for (let i = 0; i < villages.length; i += 1) {
      const node = nth(villages, i);
      if ((mine & bitOf(node)) !== 0) continue;
      const gain = best - w.journey * journeyCost(merchant, node);
      if (gain > 0) insertSale(gain * hope, most);
    }
  }
  let value = 0;
  for (let i = 0; i < most; i += 1) value += sales[i] ?? 0;
  return value;
}

function insertSale(gain: number, most: number): void {
  let held = gain;
  if (held <= (sales[most - 1] ?? 0)) return;
  for (let i = 0; i < most; i += 1) {
    const other = sales[i] ?? 0;
    if (held <= other) continue;
    sales[i] = held;
    held = other;
  }
}

// A hint for search: the final money a seat may expect. Plain sums over the strategy: what is sure, what the
// tiles held or nearly won may still sell this round, what closed and half-closed regions will bring.
import { due, nth, type Seat } from '@comptoir/kernel';
import { CORRIDORS } from '../src/data/market.ts';
import { GREEN_SPACES, HIGHEST_PRICE, NOBILITY_SPACES } from '../src/data/price-table.ts';
import {
  ALL_GOODS,
  ALL_NODES,
  ALL_REGIONS,
  ALL_STALLS,
  buildingValueAt,
  CORNERS,
  DUCHY_OF,
  goodsOn,
  goodWantedAt,
  hasPost,
  playerAt,
  priceOf,
  REGION_GOODS,
  REGION_VILLAGES,
  regionIndex,
  SIDES,
  STALL_PLACE,
  tableFor,
} from '../src/lookup.ts';
import {
  GOODS,
  type GoodNumber,
  NO_TILE,
  type PlaceNumber,
  type Region,
  type RegionNumber,
  type StallNumber,
} from '../src/names.ts';
import { freeGreenSpace, freeNobilitySpace, holdsGood } from '../src/rules/2-components.ts';
import { corridorIncome } from '../src/rules/6-preparation.ts';
import { journeyCost } from '../src/rules/7-3-journeys.ts';
import { mainRoad, postsOnMainRoad } from '../src/scoring.ts';
import type { Hermagor, HermagorState, Player } from '../src/types.ts';

/** In money unless said otherwise; judged by hand, not fitted yet. */
export const weights = {
  /** What an action of a later round is worth: a sale less its journey, and a share of a disc. */
  laterAction: 5,
  /** A buyer still in hand is worth more than the place it will pay for. */
  buyerInHand: 3,
  /** What a new post is worth besides the sale: others selling there, and the duchies. */
  post: 1.2,
  /** Steps a price rises in a round. */
  priceSteps: 0.6,
  /** What each coin short of a full purse costs before the last round. */
  shortage: 0.5,
  /** Exponent: half a region is worth less than half. */
  closing: 2,
  /** The part of a journey that a sale in sight will cost: the way to one is the way to the next. */
  journey: 0.5,
  /** A post beyond the smallest duchy, and one on the main road before the last round. */
  beyondDuchy: 0.5,
  mainRoad: 1,
};
type Weights = Readonly<typeof weights>;

const ENOUGH_MONEY = 6;
const MOST_SALES = 5;

/** By good: what the next disc brings now and at the end, and the chance to hold the good in phase 3. */
const nextDisc = new Array<number>(GOODS.length).fill(0);
const chance = new Array<number>(GOODS.length).fill(0);
/** The best sales in sight, best first. */
const sales = new Array<number>(MOST_SALES).fill(0);
const inDuchy = [0, 0, 0];

export const evaluateWith =
  (w: Weights) =>
  (s: HermagorState, seat: Seat): number =>
    s.result === null ? expectation(w, s, seat) : playerAt(s, seat).money;
export const evaluate = evaluateWith(weights);

function expectation(w: Weights, s: HermagorState, seat: Seat): number {
  const player = playerAt(s, seat);
  const laterRounds = s.pile.length;
  const later = sumOf(s.pile);
  let value = player.money + later * w.laterAction;
  if (laterRounds > 0) value += Math.min(0, player.money - ENOUGH_MONEY) * w.shortage;
  value += rowsWorth(w, s, seat, laterRounds);
  if (player.discs > 0) value += regionsWorth(w, s, seat, player.posts + later) + pendingWorth(s, seat);
  value += duchiesWorth(w, s, seat) + mainRoadWorth(w, s, seat, laterRounds);
  if (s.phase === 'selling') hopeForHeld(player);
  else {
    value += marketWorth(w, s, seat, player);
    hopeForTiles(s, seat, player);
  }
  return value + salesWorth(w, s, seat, player, player.posts);
}

function sumOf(list: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < list.length; i += 1) sum += list[i] ?? 0;
  return sum;
}

/** at the price a row may reach. */
function valueAtEnd(w: Weights, price: number, laterRounds: number): number {
  const reach = price + laterRounds * w.priceSteps;
  if (reach >= HIGHEST_PRICE) return buildingValueAt(HIGHEST_PRICE);
  const low = Math.floor(reach);
  const step = reach - low;
  return buildingValueAt(low) * (1 - step) + buildingValueAt(low + 1) * step;
}

function hasDiscIn(s: HermagorState, seat: Seat, good: GoodNumber): boolean {
  const row = good * GREEN_SPACES.length;
  for (let i = 0; i < GREEN_SPACES.length; i += 1) if (s.discs[row + i] === seat) return true;
  return false;
}

/** Fills the tables by good and returns what the own rows will bring. */
function rowsWorth(w: Weights, s: HermagorState, seat: Seat, laterRounds: number): number {
  let value = 0;
  for (let n = 0; n < ALL_GOODS.length; n += 1) {
    const good = nth(ALL_GOODS, n);
    const end = valueAtEnd(w, priceOf(s, good), laterRounds);
    const isOwn = hasDiscIn(s, seat, good);
    const space = freeGreenSpace(s, good);
    nextDisc[good] = space < 0 ? 0 : (GREEN_SPACES[space] ?? 0) + (isOwn ? 0 : end);
    if (isOwn) value += end;
  }
  return value;
}

/** What closing a region would bring now. */
function discWorth(s: HermagorState, region: RegionNumber): number {
  const goods = nth(REGION_GOODS, region);
  if (goods.length === 0) {
    const space = freeNobilitySpace(s);
    return space < 0 ? 0 : (NOBILITY_SPACES[space] ?? 0);
  }
  let best = 0;
  for (let i = 0; i < goods.length; i += 1) best = Math.max(best, nextDisc[goods[i] ?? 0] ?? 0);
  return best;
}

/** A half-closed region is worth less than half, and that only if the actions left can close it at all. */
function regionsWorth(w: Weights, s: HermagorState, seat: Seat, actions: number): number {
  let value = 0;
  for (let n = 0; n < ALL_REGIONS.length; n += 1) {
    const region = nth(ALL_REGIONS, n);
    const villages = nth(REGION_VILLAGES, region);
    let own = 0;
    for (let i = 0; i < villages.length; i += 1) if (hasPost(s, seat, nth(villages, i))) own += 1;
    if (own === 0 || own === villages.length || villages.length - own > actions) continue;
    value += (own / villages.length) ** w.closing * discWorth(s, region);
  }
  return value;
}

/** Regions just closed whose disc is still to be placed. */
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
function duchiesWorth(w: Weights, s: HermagorState, seat: Seat): number {
  inDuchy.fill(0);
  for (let n = 1; n < ALL_NODES.length; n += 1) {
    const node = nth(ALL_NODES, n);
    if (!hasPost(s, seat, node)) continue;
    const duchy = DUCHY_OF[node] ?? 0;
    inDuchy[duchy] = (inDuchy[duchy] ?? 0) + 1;
  }
  const [a = 0, b = 0, c = 0] = inDuchy;
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

/** and the buyers still to come. */
function marketWorth(w: Weights, s: HermagorState, seat: Seat, player: Player): number {
  let value = player.passed || s.phase !== 'market' ? 0 : player.buyers * w.buyerInHand;
  if (s.phase === 'market') {
    for (let corridor = 0; corridor < CORRIDORS.length; corridor += 1)
      value += corridorIncome(s, seat, corridor);
  }
  return value;
}

function hopeForHeld(player: Player): void {
  for (let n = 0; n < ALL_GOODS.length; n += 1) chance[n] = holdsGood(player, nth(ALL_GOODS, n)) ? 1 : 0;
}

/** Tiles already won, and those of which own buyers stand near. */
function hopeForTiles(s: HermagorState, seat: Seat, player: Player): void {
  hopeForHeld(player);
  for (let n = 0; n < ALL_STALLS.length; n += 1) {
    const stall = nth(ALL_STALLS, n);
    const goods = goodsOn(s.market[stall] ?? NO_TILE);
    const hope = goods === 0 ? 0 : hopeFor(s, seat, stall);
    if (hope === 0) continue;
    for (let good = 0; good < GOODS.length; good += 1) {
      if ((goods & (1 << good)) !== 0) chance[good] = 1 - (1 - (chance[good] ?? 0)) * (1 - hope);
    }
  }
}

const LEADING = [0.6, 0.85, 0.95, 1] as const;
const TRAILING = [0.4, 0.12] as const;
const strength = [0, 0, 0, 0, 0];
function addBuyers(s: HermagorState, places: readonly PlaceNumber[], worth: number): void {
  for (let i = 0; i < places.length; i += 1) {
    const owner = s.buyers[places[i] ?? 0] ?? -1;
    if (owner >= 0) strength[owner] = (strength[owner] ?? 0) + worth;
  }
}
/** The chance to win a tile, from the lead in buyers; a buyer on the tile or a side counts a bit more. */
function hopeFor(s: HermagorState, seat: Seat, stall: StallNumber): number {
  for (let owner = 0; owner < strength.length; owner += 1) strength[owner] = 0;
  const middle = s.buyers[STALL_PLACE[stall] ?? 0] ?? -1;
  if (middle >= 0) strength[middle] = 1.4;
  addBuyers(s, nth(SIDES, stall), 1.1);
  addBuyers(s, nth(CORNERS, stall), 1);
  const own = strength[seat] ?? 0;
  if (own === 0) return 0;
  let best = 0;
  for (let owner = 0; owner < strength.length; owner += 1) {
    if (owner !== seat) best = Math.max(best, strength[owner] ?? 0);
  }
  const lead = own - best;
  if (lead > 0) return LEADING[Math.min(Math.floor(lead), LEADING.length - 1)] ?? 1;
  return TRAILING[Math.min(Math.floor(-lead), TRAILING.length - 1)] ?? 0;
}

/** The best sales within reach of the merchant, one for each action left. */
function salesWorth(w: Weights, s: HermagorState, seat: Seat, player: Player, actions: number): number {
  sales.fill(0);
  for (let n = 1; n < ALL_NODES.length; n += 1) {
    const node = nth(ALL_NODES, n);
    const good = goodWantedAt(node);
    const hope = chance[good] ?? 0;
    if (hope === 0 || hasPost(s, seat, node)) continue;
    const gain = priceOf(s, good) + w.post - w.journey * journeyCost(player.merchant, node);
    if (gain > 0) insertSale(gain * hope);
  }
  let value = 0;
  for (let i = 0; i < actions && i < MOST_SALES; i += 1) value += sales[i] ?? 0;
  return value;
}

function insertSale(gain: number): void {
  let held = gain;
  for (let i = 0; i < MOST_SALES; i += 1) {
    const other = sales[i] ?? 0;
    if (held <= other) continue;
    sales[i] = held;
    held = other;
  }
}

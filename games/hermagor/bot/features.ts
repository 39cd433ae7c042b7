// What a network may know of a seat: what evaluate sums up, term by term, and what it leaves out or guesses. Always as many, in this order.
import { due, nth, type Seat } from '@comptoir/kernel';
import { DISCS, MAIN_ROAD_MONEY } from '../src/data/players.ts';
import { GREEN_SPACES } from '../src/data/price-table.ts';
import { ALL_GOODS, buildingValueAt, priceOf } from '../src/lookup.ts';
import { GOODS } from '../src/names.ts';
import { hasDiscIn, mainRoad } from '../src/scoring.ts';
import { type Hermagor, type HermagorState, NOBODY } from '../src/types.ts';
import { nextNobility } from './discs.ts';
import { chance } from './hopes.ts';
import { clip, type Look, lookAt, posts } from './look.ts';
import { addRegions, addVillages } from './outlook.ts';
import { countOf, MAIN_ROAD_BITS } from './posts.ts';
import { addMarket, stepWorth } from './stalls.ts';

const LAST = GREEN_SPACES.length;

/** Time left, whose turn it is, and what a rival has not got to do any more. */
function addTime(list: number[], { s, seat, player, later, share }: Look): void {
  const players = s.players.length;
  const at = due<Hermagor>(s);
  list.push((player.posts + later) / 21, share, s.pile.length === 0 ? 1 : 0);
  list.push(s.phase === 'market' ? 1 : 0, s.phase === 'selling' ? 1 : 0, player.posts / 5);
  list.push(((seat - s.firstPlayer + players) % players) / players, at?.seats[0] === seat ? 1 : 0);
}

/** Regions just closed are settled when a turn ends. */
function addTerms(list: number[], { terms }: Look): void {
  list.push(clip(terms.money / 70), terms.shortage / 3, terms.rows / 40, clip(terms.regions / 40));
  list.push(terms.duchies / 20, terms.mainRoad / 5, terms.buyers / 12);
  list.push(terms.corridors / 20, terms.sales / 35);
}

/** the own rows as they stand, what a step more would add, and how many of them a rival has too. */
function addRows(list: number[], look: Look): void {
  const { s, seat, player } = look;
  let now = 0;
  let step = 0;
  let both = 0;
  let prices = 0;
  for (let n = 0; n < ALL_GOODS.length; n += 1) {
    const good = nth(ALL_GOODS, n);
    const price = priceOf(s, good);
    prices += price;
    if (!hasDiscIn(s, seat, good)) continue;
    now += buildingValueAt(price);
    step += stepWorth(look, good);
    if (isShared(s, seat, n * LAST)) both += 1;
  }
  list.push(now / 40, step / 12, both / 4, (DISCS - player.discs) / DISCS);
  list.push(nextNobility(s) / 8, prices / GOODS.length / 5 - 1);
}
/** Whether another player has a disc in the row that begins there. */
function isShared(s: HermagorState, seat: Seat, first: number): boolean {
  for (let i = first; i < first + LAST; i += 1) {
    const owner = s.discs[i] ?? NOBODY;
    if (owner >= 0 && owner !== seat && owner < s.players.length) return true;
  }
  return false;
}

/** The smallest of three heaps after so many more pieces, put where they are needed. */
function levelAfter(low: number, middle: number, high: number, more: number): number {
  if (more <= middle - low) return low + more;
  const rest = more - (middle - low);
  if (rest <= 2 * (high - middle)) return middle + rest / 2;
  return high + (rest - 2 * (high - middle)) / 3;
}

/** half of the actions left may go where they are needed. */
function addDuchies(list: number[], { west, east, south, fewest, player, later }: Look): void {
  const most = Math.max(west, east, south);
  const middle = west + east + south - fewest - most;
  const short = (west === fewest ? 1 : 0) + (east === fewest ? 1 : 0) + (south === fewest ? 1 : 0);
  list.push(fewest / 6, middle / 8, most / 10, short / 3);
  list.push(levelAfter(fewest, middle, most, (player.posts + later) / 2) / 7);
}

/** how far before the best rival, and how much that means by now. */
function addMainRoad(list: number[], { s, seat, mine, share }: Look): void {
  const own = countOf(mine & MAIN_ROAD_BITS);
  let best = 0;
  for (let other = 0; other < s.players.length; other += 1)
    if (other !== seat) best = Math.max(best, countOf((posts[other] ?? 0) & MAIN_ROAD_BITS));
  const lead = own - best;
  const ahead = mainRoad(s, seat) / MAIN_ROAD_MONEY;
  list.push(own / 6, clip(lead / 4), ahead, (1 - share) * ahead);
}

/** Goods to sell this round; in a game for two the shared posts. */
function addGoods(list: number[], { s, player }: Look): void {
  let goods = 0;
  let best = 0;
  for (let n = 0; n < ALL_GOODS.length; n += 1) {
    const hope = chance[n] ?? 0;
    goods += hope;
    best = Math.max(best, hope * priceOf(s, nth(ALL_GOODS, n)));
  }
  list.push(goods / 6, best / 10, player.sharedPosts / 2);
}

export function features(s: HermagorState, seat: Seat): readonly number[] {
  const look = lookAt(s, seat);
  const list: number[] = [];
  addTime(list, look);
  addTerms(list, look);
  addRows(list, look);
  addDuchies(list, look);
  addMainRoad(list, look);
  addGoods(list, look);
  addMarket(list, look);
  addRegions(list, look);
  addVillages(list, look);
  return list;
}

// What the county holds for a seat: regions begun and who else wants their spaces, and the round trip it could make with its goods.
import { nth, type Seat } from '@comptoir/kernel';
import { GREEN_SPACES } from '../src/data/price-table.ts';
import {
  ALL_GOODS,
  ALL_NODES,
  ALL_REGIONS,
  DUCHY_OF,
  goodsOn,
  goodWantedAt,
  openAt,
  priceOf,
  REGION_GOODS,
  REGION_VILLAGES,
  tableFor,
} from '../src/lookup.ts';
import { GOODS, type GoodNumber, type NodeNumber, type RegionNumber } from '../src/names.ts';
import { freeGreenSpace } from '../src/rules/2-components.ts';
import { journeyCost } from '../src/rules/7-3-journeys.ts';
import { postMoney } from '../src/rules/7-selling.ts';
import { type HermagorState, NOBODY } from '../src/types.ts';
import { discWorth, nextDisc } from './discs.ts';
import { chance } from './hopes.ts';
import { clip, type Look, posts } from './look.ts';
import { ALL_VILLAGES, bitOf, countOf, MAIN_ROAD_BITS, REGION_BITS } from './posts.ts';
import { weights } from './weights.ts';

/** What is worth an action. */
const GOOD_SALE = 5;

/** By node: what a post there is worth besides the sale. */
const postWorth: number[] = ALL_NODES.map(() => 0);
/** By good: how much less the next disc but one brings. */
const fall: number[] = new Array<number>(GOODS.length).fill(0);
/** By region: its goods, one bit each. */
const REGION_GOOD_BITS = REGION_GOODS.map((goods) => goods.reduce((bits, good) => bits | (1 << good), 0));

/** Goods of regions that others close with one post more: their disc may come first. */
function goodsOfOthers(seat: Seat): number {
  let goods = 0;
  for (let owner = 0; owner < posts.length; owner += 1) {
    if (owner === seat) continue;
    const theirs = posts[owner] ?? 0;
    for (let region = 0; region < REGION_BITS.length; region += 1)
      if (countOf((REGION_BITS[region] ?? 0) & ~theirs) === 1) goods |= REGION_GOOD_BITS[region] ?? 0;
  }
  return goods;
}

/** What the space after the next one brings. */
function secondSpace(s: HermagorState, good: GoodNumber, first: number): number {
  const { greens } = tableFor(s.players.length);
  const open = openAt(priceOf(s, good));
  for (const space of greens)
    if (space > first && space < open && s.discs[good * GREEN_SPACES.length + space] === NOBODY)
      return GREEN_SPACES[space] ?? 0;
  return -1;
}
/** Returns the rows whose best space is still free. */
function readFalls(s: HermagorState): number {
  let best = 0;
  for (let n = 0; n < ALL_GOODS.length; n += 1) {
    const good = nth(ALL_GOODS, n);
    const first = freeGreenSpace(s, good);
    if (first === 0) best += 1;
    const second = first < 0 ? -1 : secondSpace(s, good, first);
    fall[good] = second < 0 ? (nextDisc[good] ?? 0) : (GREEN_SPACES[first] ?? 0) - second;
  }
  return best;
}

/** What a region brings less if others take the next space of its goods first. */
function fallOf(region: RegionNumber, worth: number, wanted: number): number {
  const goods = nth(REGION_GOODS, region);
  if (goods.length === 0) return 0;
  let best = 0;
  for (let i = 0; i < goods.length; i += 1) {
    const good = goods[i] ?? 0;
    const lost = (wanted & (1 << good)) === 0 ? 0 : (fall[good] ?? 0);
    best = Math.max(best, (nextDisc[good] ?? 0) - lost);
  }
  return worth - best;
}

/** The chance to have the goods for all villages that a region lacks; each of them gains by `step`. */
function readLacking(region: RegionNumber, mine: number, step: number): number {
  const villages = nth(REGION_VILLAGES, region);
  let all = 1;
  for (let i = 0; i < villages.length; i += 1) {
    const node = nth(villages, i);
    if ((mine & bitOf(node)) !== 0) continue;
    all *= chance[goodWantedAt(node)] ?? 0;
    postWorth[node] = (postWorth[node] ?? 0) + step;
  }
  return all;
}

/** Fills `postWorth` too. */
export function addRegions(list: number[], look: Look): void {
  const { s, player, mine } = look;
  const actions = player.posts + look.later;
  const wanted = goodsOfOthers(look.seat);
  const bestSpaces = readFalls(s);
  for (let node = 0; node < postWorth.length; node += 1) postWorth[node] = 0;
  let one = 0;
  let two = 0;
  let best = 0;
  let soon = 0;
  let endangered = 0;
  let nobility = 0;
  for (let n = 0; n < ALL_REGIONS.length; n += 1) {
    const region = nth(ALL_REGIONS, n);
    const size = nth(REGION_VILLAGES, region).length;
    const missing = countOf((REGION_BITS[region] ?? 0) & ~mine);
    if (missing === 0 || missing > actions || player.discs === 0) continue;
    const own = size - missing;
    const worth = discWorth(s, region);
    const step = worth * (((own + 1) / size) ** weights.closing - (own / size) ** weights.closing);
    const all = readLacking(region, mine, step);
    if (missing <= player.posts) soon += worth * all;
    if (missing > 2 || own === 0) continue;
    endangered += fallOf(region, worth, wanted);
    if (nth(REGION_GOODS, region).length === 0) nobility += 1;
    if (missing === 2) two += worth;
    else {
      one += worth;
      best = Math.max(best, worth);
    }
  }
  list.push(clip(one / 25), clip(two / 30), best / 14, clip(soon / 20), clip(endangered / 20));
  list.push(nobility / 3, bestSpaces / GOODS.length, countOf(wanted) / GOODS.length);
}

/** What a post adds to the smallest duchy, shared among those it needs, and to the main road. */
function readBonuses({ s, west, east, south, fewest, mine }: Look): void {
  const smallest = (west === fewest ? 1 : 0) + (east === fewest ? 1 : 0) + (south === fewest ? 1 : 0);
  const duchy = tableFor(s.players.length).duchies / smallest;
  for (let n = 0; n < ALL_VILLAGES.length; n += 1) {
    const node = nth(ALL_VILLAGES, n);
    if ((mine & bitOf(node)) !== 0) continue;
    const at = DUCHY_OF[node];
    const there = at === 0 ? west : at === 1 ? east : south;
    let worth = postWorth[node] ?? 0;
    if (there === fewest) worth += duchy;
    if ((MAIN_ROAD_BITS & bitOf(node)) !== 0) worth += weights.mainRoad;
    postWorth[node] = worth;
  }
}

/** Where the merchant stands: how much lies near, whatever goods the next market brings. */
function addMobility(list: number[], { s, player, mine, west, east, south, fewest, share }: Look): void {
  let nearest = 12;
  let near = 0;
  let pull = 0;
  let weakest = 12;
  let prices = 0;
  let open = 0;
  for (let n = 0; n < ALL_VILLAGES.length; n += 1) {
    const node = nth(ALL_VILLAGES, n);
    if ((mine & bitOf(node)) !== 0) continue;
    const cost = journeyCost(player.merchant, node);
    const price = priceOf(s, goodWantedAt(node));
    const at = DUCHY_OF[node];
    const there = at === 0 ? west : at === 1 ? east : south;
    open += 1;
    prices += price;
    nearest = Math.min(nearest, cost);
    if (cost <= 4) near += 1;
    if (there === fewest) weakest = Math.min(weakest, cost);
    pull += Math.max(0, price + (postWorth[node] ?? 0) - cost);
  }
  const mean = open === 0 ? 0 : prices / open;
  list.push(nearest / 8, near / 8, weakest / 10, clip(pull / 150), (share * mean) / 8);
}

/** The best next village from a place, and how good the next best and how many others are. */
const step = { gain: 0, second: 0, good: 0 };
function bestFrom(s: HermagorState, at: NodeNumber, visited: number): NodeNumber | null {
  let to: NodeNumber | null = null;
  step.gain = 0;
  step.second = 0;
  step.good = 0;
  for (let n = 0; n < ALL_VILLAGES.length; n += 1) {
    const node = nth(ALL_VILLAGES, n);
    if ((visited & bitOf(node)) !== 0) continue;
    const wanted = goodWantedAt(node);
    const hope = chance[wanted] ?? 0;
    if (hope === 0) continue;
    const gain = hope * (priceOf(s, wanted) + (postWorth[node] ?? 0) - journeyCost(at, node));
    if (gain > GOOD_SALE) step.good += 1;
    if (gain > step.gain) {
      step.second = step.gain;
      step.gain = gain;
      to = node;
    } else if (gain > step.second) step.second = gain;
  }
  return to;
}

/** How the goods in hand or in sight could be sold this round: always the best next village, at the full cost of the way. */
function addTour(list: number[], { s, player, mine, rivals, shared }: Look): void {
  let at = player.merchant;
  let visited = mine;
  let money = 0;
  let way = 0;
  let worth = 0;
  let gifts = 0;
  let made = 0;
  for (; made < player.posts; made += 1) {
    const to = bestFrom(s, at, visited);
    if (made === 0) list.push(clip(step.gain / 20), clip(step.second / 20), step.good / 10);
    if (to === null) break;
    const hope = chance[goodWantedAt(to)] ?? 0;
    money += hope * priceOf(s, goodWantedAt(to));
    way += hope * journeyCost(at, to);
    worth += hope * (postWorth[to] ?? 0);
    if ((rivals & bitOf(to)) !== 0) gifts += hope * postMoney((shared & bitOf(to)) !== 0);
    visited |= bitOf(to);
    at = to;
  }
  if (player.posts === 0) list.push(0, 0, 0);
  list.push(money / 35, way / 20, clip(worth / 40), gifts / 5, (player.posts - made) / 5);
}

/** Posts where others have none pay once they sell there; those of a good a rival holds may pay this round. */
function addPosts(list: number[], { s, seat, mine, rivals, shared }: Look): void {
  let goods = 0;
  for (let other = 0; other < s.players.length; other += 1) {
    const rival = s.players[other];
    if (other === seat || rival === undefined || rival.posts === 0) continue;
    for (let i = 0; i < rival.tiles.length; i += 1) goods |= goodsOn(nth(rival.tiles, i));
  }
  let alone = 0;
  let soon = 0;
  for (let n = 0; n < ALL_VILLAGES.length; n += 1) {
    const node = nth(ALL_VILLAGES, n);
    if ((mine & ~rivals & bitOf(node)) === 0) continue;
    const money = postMoney((shared & bitOf(node)) !== 0);
    alone += money;
    if ((goods & (1 << goodWantedAt(node))) !== 0) soon += money;
  }
  list.push(clip(alone / 12), clip(soon / 6));
}

/** After `addRegions`, whose tables it reads. */
export function addVillages(list: number[], look: Look): void {
  readBonuses(look);
  addMobility(list, look);
  addTour(list, look);
  addPosts(list, look);
}

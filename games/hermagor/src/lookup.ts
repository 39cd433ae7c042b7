// Getters that throw, and the printed data as lists of small numbers, built once: index 0.. for stalls, places, goods,
// regions and duchies; nodes are 0 for the city and 1 to 32 for the villages; tiles go by their number.
import { nth } from '@comptoir/kernel';
import { MAIN_ROAD, REGIONS, VILLAGES } from './data/map.ts';
import { CORRIDORS, PLACES, SPACES, STALLS, TILE_COST } from './data/market.ts';
import { BY_PLAYERS } from './data/players.ts';
import { PRICE_STEPS } from './data/price-table.ts';
import { GOODS_TILES } from './data/tiles.ts';
import {
  CITY,
  DUCHIES,
  GOODS,
  type Good,
  type Node,
  type Place,
  type Region,
  SPECIAL_TILES,
  type Tile,
} from './names.ts';
import type { HermagorState, Owner, Player } from './types.ts';

function nothingAt(n: number): Error {
  return new Error(`hermagor: nothing at ${n}`);
}

function indexOf<T extends string>(ids: readonly T[]): ReadonlyMap<T, number> {
  return new Map(ids.map((id, n) => [id, n]));
}
function indexIn<T extends string>(index: ReadonlyMap<T, number>, id: T): number {
  const n = index.get(id);
  if (n === undefined) throw new Error(`hermagor: no such component as ${id}`);
  return n;
}

const GOOD_INDEX = indexOf<Good>(GOODS);
const PLACE_INDEX = indexOf<Place>(PLACES);
export const NODES: readonly Node[] = [CITY, ...VILLAGES.map((v) => v.id)];
const NODE_INDEX = indexOf<Node>(NODES);
const REGION_INDEX = indexOf<Region>(REGIONS.map((r) => r.id));
export const goodIndex = (good: Good): number => indexIn(GOOD_INDEX, good);
export const placeIndex = (place: Place): number => indexIn(PLACE_INDEX, place);
export const nodeIndex = (node: Node): number => indexIn(NODE_INDEX, node);
export const regionIndex = (region: Region): number => indexIn(REGION_INDEX, region);

const SINGLE = 1;
/** By number; nothing has the number 0. */
export const TILES: readonly (Tile | null)[] = [null, ...GOODS_TILES.map((t) => t.id), ...SPECIAL_TILES];
export const LAST_GOODS_TILE = GOODS_TILES.length;
export const SHORTCUT = TILES.indexOf('shortcut');
export const BLACK_MARKET = TILES.indexOf('blackMarket');
export const MARKET_FLUCTUATION = TILES.indexOf('marketFluctuation');
export const BARGAIN_TILE = TILES.indexOf('bargain');
export function tileName(tile: number): Tile {
  const name = TILES[tile];
  if (!name) throw new Error(`hermagor: no tile has the number ${tile}`);
  return name;
}
export const isGoodsTile = (tile: number): boolean => tile <= LAST_GOODS_TILE;
/** By tile number: its goods, one bit each (1 << good). */
const TILE_GOODS: readonly number[] = [
  0,
  ...GOODS_TILES.map((t) => t.goods.reduce((bits, good) => bits | (1 << goodIndex(good)), 0)),
  ...SPECIAL_TILES.map(() => 0),
];
export function goodsOn(tile: number): number {
  const goods = TILE_GOODS[tile];
  if (goods === undefined) throw nothingAt(tile);
  return goods;
}
/** By tile number: the good its arrow raises, or -1. */
export const ARROW_GOOD: readonly number[] = [
  -1,
  ...GOODS_TILES.map((t) => (t.goods.length === SINGLE ? goodIndex(t.goods[0]) : -1)),
  ...SPECIAL_TILES.map(() => -1),
];

/** By place. */
const STALL_AT: readonly number[] = PLACES.map((place) => STALLS.findIndex((s) => s.id === place));
const COSTS: readonly number[] = PLACES.map(
  (place) => SPACES.find((space) => space.id === place)?.cost ?? TILE_COST,
);
/** Not through `nth`: what is asked of every candidate is read faster by a getter of its own. */
export function stallAt(place: number): number {
  const stall = STALL_AT[place];
  if (stall === undefined) throw nothingAt(place);
  return stall;
}
export function costOf(place: number): number {
  const cost = COSTS[place];
  if (cost === undefined) throw nothingAt(place);
  return cost;
}
/** By place: its own stall, or the stalls on whose sides it lies. */
const STALLS_BESIDE: readonly (readonly number[])[] = PLACES.map((place) =>
  STALLS.flatMap(({ id, sides }, n) => (id === place || sides.some((side) => side === place) ? [n] : [])),
);
export const stallsBeside = (place: number): readonly number[] => nth(STALLS_BESIDE, place);
/** By stall: the places of. */
export const STALL_PLACE: readonly number[] = STALLS.map((s) => placeIndex(s.id));
export const SIDES: readonly (readonly number[])[] = STALLS.map((s) => s.sides.map(placeIndex));
export const CORNERS: readonly (readonly number[])[] = STALLS.map((s) => s.corners.map(placeIndex));
export const CORRIDOR_PLACES: readonly (readonly number[])[] = CORRIDORS.map((c) => c.spaces.map(placeIndex));

/** By node; the city wants nothing and lies in no duchy. */
const VILLAGE_GOOD: readonly number[] = [-1, ...VILLAGES.map((v) => goodIndex(v.good))];
export function goodWantedAt(node: number): number {
  const good = VILLAGE_GOOD[node];
  if (good === undefined) throw nothingAt(node);
  return good;
}
export const DUCHY_OF: readonly number[] = [-1, ...VILLAGES.map((v) => DUCHIES.indexOf(v.duchy))];
export const MAIN_ROAD_VILLAGES: readonly number[] = MAIN_ROAD.filter((node) => node !== CITY).map(nodeIndex);
/** By region. */
export const REGION_VILLAGES: readonly (readonly number[])[] = REGIONS.map((r) => r.villages.map(nodeIndex));
export const REGION_GOODS: readonly (readonly number[])[] = REGIONS.map((r) => r.produces.map(goodIndex));
/** By node: the regions on whose border it lies. */
export const REGIONS_AT: readonly (readonly number[])[] = NODES.map((_, node) =>
  REGIONS.map((_region, n) => n).filter((n) => REGION_VILLAGES[n]?.includes(node)),
);

/** By price, from 5 on. */
const LOWEST = PRICE_STEPS[0].price;
export const openAt = (price: number): number => nth(PRICE_STEPS, price - LOWEST).open;
export const buildingValueAt = (price: number): number => nth(PRICE_STEPS, price - LOWEST).buildingValue;

const SMALLEST_TABLE = BY_PLAYERS[0].players;
export type PlayerTable = (typeof BY_PLAYERS)[number];

export const tableFor = (players: number): PlayerTable =>
  nth<PlayerTable>(BY_PLAYERS, players - SMALLEST_TABLE);
export function playerAt(s: HermagorState, seat: number): Player {
  const player = s.players[seat];
  if (player === undefined) throw new Error(`hermagor: nobody sits at ${seat}`);
  return player;
}
export const nextSeat = (s: HermagorState, seat: number): number => (seat + 1) % s.players.length;
/** with two players the third owner is the shared colour. */
export const isShared = (s: HermagorState, owner: Owner): boolean => owner >= s.players.length;
export function hasPost(s: HermagorState, owner: Owner, node: number): boolean {
  const owners = s.posts[node];
  if (owners === undefined) throw new Error(`hermagor: no village ${node}`);
  return (owners & (1 << owner)) !== 0;
}
export function priceOf(s: HermagorState, good: number): number {
  const price = s.prices[good];
  if (price === undefined) throw new Error(`hermagor: no good ${good}`);
  return price;
}

// Getters that throw, and the printed data as lists of small numbers, built once.
import { nth, numberIn, numbersOf } from '@comptoir/kernel';
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
  type GoodNumber,
  NONE,
  type Node,
  type NodeNumber,
  type None,
  type NoTile,
  type Place,
  type PlaceNumber,
  type Region,
  type RegionNumber,
  SPECIAL_TILES,
  type Stall,
  type StallNumber,
  type Tile,
  type TileNumber,
} from './names.ts';
import type { HermagorState, Owner, Player } from './types.ts';

function nothingAt(n: number): Error {
  return new Error(`hermagor: nothing at ${n}`);
}

export const NODES: readonly Node[] = [CITY, ...VILLAGES.map((v) => v.id)];
/** By number; nothing has the number 0. */
const TILES: readonly (Tile | null)[] = [null, ...GOODS_TILES.map((t) => t.id), ...SPECIAL_TILES];
const STALL_IDS: readonly Stall[] = STALLS.map((s) => s.id);
const REGION_IDS: readonly Region[] = REGIONS.map((r) => r.id);
export const ALL_GOODS: readonly GoodNumber[] = numbersOf(GOODS);
export const ALL_STALLS: readonly StallNumber[] = numbersOf(STALLS);
export const ALL_PLACES: readonly PlaceNumber[] = numbersOf(PLACES);
export const ALL_NODES: readonly NodeNumber[] = numbersOf(NODES);
export const ALL_REGIONS: readonly RegionNumber[] = numbersOf(REGIONS);
export const ALL_TILES: readonly TileNumber[] = numbersOf<TileNumber>(TILES).slice(1);
export const goodIndex: (good: Good) => GoodNumber = numberIn(ALL_GOODS, GOODS);
export const placeIndex: (place: Place) => PlaceNumber = numberIn(ALL_PLACES, PLACES);
export const nodeIndex: (node: Node) => NodeNumber = numberIn(ALL_NODES, NODES);
export const regionIndex: (region: Region) => RegionNumber = numberIn(ALL_REGIONS, REGION_IDS);
export const tileNumber: (tile: Tile) => TileNumber = numberIn(ALL_TILES, TILES);

const SINGLE = 1;
export const CITY_NODE = nodeIndex(CITY);
export const LAST_GOODS_TILE = GOODS_TILES.length;
export const SHORTCUT = tileNumber('shortcut');
export const BLACK_MARKET = tileNumber('blackMarket');
export const MARKET_FLUCTUATION = tileNumber('marketFluctuation');
export const BARGAIN_TILE = tileNumber('bargain');
export function tileName(tile: TileNumber): Tile {
  const name = TILES[tile];
  if (!name) throw new Error(`hermagor: no tile has the number ${tile}`);
  return name;
}
export const isGoodsTile = (tile: TileNumber): boolean => tile <= LAST_GOODS_TILE;
/** By tile number: its goods, one bit each (1 << good). */
const TILE_GOODS: readonly number[] = [
  0,
  ...GOODS_TILES.map((t) => t.goods.reduce((bits, good) => bits | (1 << goodIndex(good)), 0)),
  ...SPECIAL_TILES.map(() => 0),
];
export function goodsOn(tile: TileNumber | NoTile): number {
  const goods = TILE_GOODS[tile];
  if (goods === undefined) throw nothingAt(tile);
  return goods;
}
/** By tile number: the good its arrow raises, if any. */
export const ARROW_GOOD: readonly (GoodNumber | None)[] = [
  NONE,
  ...GOODS_TILES.map((t) => (t.goods.length === SINGLE ? goodIndex(t.goods[0]) : NONE)),
  ...SPECIAL_TILES.map((): None => NONE),
];

/** By place. */
const STALL_AT: readonly (StallNumber | None)[] = PLACES.map(
  (place) => ALL_STALLS.find((stall) => STALL_IDS[stall] === place) ?? NONE,
);
const COSTS: readonly number[] = PLACES.map(
  (place) => SPACES.find((space) => space.id === place)?.cost ?? TILE_COST,
);
/** Not through `nth`: what is asked of every candidate is read faster by a getter of its own. */
export function stallAt(place: PlaceNumber): StallNumber | None {
  const stall = STALL_AT[place];
  if (stall === undefined) throw nothingAt(place);
  return stall;
}
export function costOf(place: PlaceNumber): number {
  const cost = COSTS[place];
  if (cost === undefined) throw nothingAt(place);
  return cost;
}
/** By place: its own stall, or the stalls on whose sides it lies. */
const STALLS_BESIDE: readonly (readonly StallNumber[])[] = PLACES.map((place) =>
  ALL_STALLS.filter((stall) => {
    const { id, sides } = nth(STALLS, stall);
    return id === place || sides.some((side) => side === place);
  }),
);
export const stallsBeside = (place: PlaceNumber): readonly StallNumber[] => nth(STALLS_BESIDE, place);
/** By stall: the places of. */
export const STALL_PLACE: readonly PlaceNumber[] = STALLS.map((s) => placeIndex(s.id));
export const SIDES: readonly (readonly PlaceNumber[])[] = STALLS.map((s) => s.sides.map(placeIndex));
export const CORNERS: readonly (readonly PlaceNumber[])[] = STALLS.map((s) => s.corners.map(placeIndex));
export const CORRIDOR_PLACES: readonly (readonly PlaceNumber[])[] = CORRIDORS.map((c) =>
  c.spaces.map(placeIndex),
);

/** By node; the city wants nothing and lies in no duchy. */
const VILLAGE_GOOD: readonly (GoodNumber | null)[] = [null, ...VILLAGES.map((v) => goodIndex(v.good))];
export function goodWantedAt(node: NodeNumber): GoodNumber {
  const good = VILLAGE_GOOD[node] ?? null;
  if (good === null) throw nothingAt(node);
  return good;
}
export const DUCHY_OF: readonly number[] = [-1, ...VILLAGES.map((v) => DUCHIES.indexOf(v.duchy))];
export const MAIN_ROAD_VILLAGES: readonly NodeNumber[] = MAIN_ROAD.filter((node) => node !== CITY).map(
  nodeIndex,
);
/** By region. */
export const REGION_VILLAGES: readonly (readonly NodeNumber[])[] = REGIONS.map((r) =>
  r.villages.map(nodeIndex),
);
export const REGION_GOODS: readonly (readonly GoodNumber[])[] = REGIONS.map((r) => r.produces.map(goodIndex));
/** By node: the regions on whose border it lies. */
export const REGIONS_AT: readonly (readonly RegionNumber[])[] = ALL_NODES.map((node) =>
  ALL_REGIONS.filter((region) => REGION_VILLAGES[region]?.includes(node)),
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
export function hasPost(s: HermagorState, owner: Owner, node: NodeNumber): boolean {
  const owners = s.posts[node];
  if (owners === undefined) throw new Error(`hermagor: no village ${node}`);
  return (owners & (1 << owner)) !== 0;
}
export function priceOf(s: HermagorState, good: GoodNumber): number {
  const price = s.prices[good];
  if (price === undefined) throw new Error(`hermagor: no good ${good}`);
  return price;
}

// setup, per number of players.
import type { Base, Table } from '@comptoir/kernel';
import { GOODS } from './data/goods.ts';
import { PLACES, STALLS } from './data/market.ts';
import { BUYERS, DISCS, MONEY, POSTS, SHARED_BUYERS } from './data/players.ts';
import { GREEN_SPACES, LOWEST_PRICE, NOBILITY_SPACES } from './data/price-table.ts';
import { tableFor } from './pieces.ts';
import { LAST_GOODS_TILE, NODES, TILES } from './tables.ts';
import { type Hermagor, type HermagorState, type HermagorStep, NOBODY, type Player } from './types.ts';

/** */
function seatPlayer(): Player {
  return {
    money: MONEY,
    buyers: BUYERS,
    passed: false,
    posts: 0,
    supply: POSTS,
    sharedPosts: 0,
    discs: DISCS,
    merchant: 0,
    tiles: [],
    declared: null,
  };
}

/** without the tiles above the last one in use; the special tiles are always in. */
function fillBag(lastTile: number): number[] {
  const bag: number[] = [];
  for (let tile = 1; tile < TILES.length; tile += 1) {
    if (tile <= lastTile || tile > LAST_GOODS_TILE) bag.push(tile);
  }
  return bag;
}

export function setup(
  base: Base<HermagorStep>,
  players: number,
  variants: Readonly<Record<string, string>>,
  table: Table<Hermagor>,
): HermagorState {
  const { actions, goodsTiles } = tableFor(players);
  const pile: number[] = [...actions];
  table.shuffle(pile);
  table.next({ step: 'fill', seats: [] });
  return {
    ...base,
    taxCollector: variants.taxCollector === 'on',
    round: 0,
    phase: 'market',
    firstPlayer: table.random(players),
    pile,
    turned: [],
    bag: fillBag(goodsTiles),
    market: new Array<number>(STALLS.length).fill(0),
    buyers: new Array<number>(PLACES.length).fill(NOBODY),
    prices: new Array<number>(GOODS.length).fill(LOWEST_PRICE),
    discs: new Array<number>(GOODS.length * GREEN_SPACES.length).fill(NOBODY),
    nobility: new Array<number>(NOBILITY_SPACES.length).fill(NOBODY),
    posts: new Array<number>(NODES.length).fill(0),
    players: Array.from({ length: players }, seatPlayer),
    shared: players === 2 ? { buyers: SHARED_BUYERS, supply: POSTS, discs: DISCS } : null,
  };
}

// Chapter 3 of RULES.md: setup, per number of players.
import type { Base, Effects } from '@comptoir/kernel';
import { PLACES, STALLS } from './data/market.ts';
import { BUYERS, DISCS, MONEY, POSTS, SHARED_BUYERS } from './data/players.ts';
import { GREEN_SPACES, LOWEST_PRICE, NOBILITY_SPACES } from './data/price-table.ts';
import { ALL_TILES, CITY_NODE, LAST_GOODS_TILE, NODES, tableFor } from './lookup.ts';
import { GOODS, NO_TILE, type NoTile, type TileNumber } from './names.ts';
import * as steps from './steps.ts';
import {
  type Hermagor,
  type HermagorState,
  type HermagorStep,
  NOBODY,
  type Player,
  type SharedColour,
} from './types.ts';

const EMPTY_STALLS = STALLS.map((): NoTile => NO_TILE);
const NO_BUYERS = PLACES.map(() => NOBODY);
const LOWEST_PRICES = GOODS.map(() => LOWEST_PRICE);
const NO_DISCS = GOODS.flatMap(() => GREEN_SPACES.map(() => NOBODY));
const NO_NOBILITY = NOBILITY_SPACES.map(() => NOBODY);
const NO_POSTS = NODES.map(() => 0);

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
    merchant: CITY_NODE,
    tiles: [],
    declared: null,
  };
}

function seatPlayers(players: number): Player[] {
  const list: Player[] = [];
  while (list.length < players) list.push(seatPlayer());
  return list;
}

/** without the tiles above the last one in use; the special tiles are always in. */
function fillBag(lastTile: number): TileNumber[] {
  return ALL_TILES.filter((tile) => tile <= lastTile || tile > LAST_GOODS_TILE);
}

/** */
function shufflePile(actions: readonly number[], effects: Effects<Hermagor>): number[] {
  const pile = [...actions];
  effects.shuffle(pile);
  return pile;
}

export function setup(
  base: Base<HermagorStep>,
  players: number,
  variants: Readonly<Record<string, string>>,
  effects: Effects<Hermagor>,
): HermagorState {
  const { actions, goodsTiles } = tableFor(players);
  effects.next(steps.FILL);
  const s: HermagorState = {
    rng: base.rng, // one by one: a spread would make a state that is slow to read
    agenda: base.agenda,
    result: base.result,
    taxCollector: variants.taxCollector === 'on',
    round: 0,
    phase: 'market',
    pile: shufflePile(actions, effects),
    firstPlayer: effects.random(players),
    turned: [],
    bag: fillBag(goodsTiles),
    market: EMPTY_STALLS.slice(),
    buyers: NO_BUYERS.slice(),
    prices: LOWEST_PRICES.slice(),
    discs: NO_DISCS.slice(),
    nobility: NO_NOBILITY.slice(),
    posts: NO_POSTS.slice(),
    players: seatPlayers(players),
    shared: players === 2 ? { buyers: SHARED_BUYERS, supply: POSTS, discs: DISCS } : null,
  };
  if (variants.blackMarket === 'anybodySells') s.isBlackMarketForAll = true;
  return s;
}

const copyPlayer = (p: Player): Player => ({
  money: p.money,
  buyers: p.buyers,
  passed: p.passed,
  posts: p.posts,
  supply: p.supply,
  sharedPosts: p.sharedPosts,
  discs: p.discs,
  merchant: p.merchant,
  tiles: p.tiles.slice(),
  declared: p.declared,
});
const copyShared = ({ buyers, supply, discs }: SharedColour): SharedColour => ({ buyers, supply, discs });

/** A copy of a state, field after field: what bots do most. */
export function copy(s: HermagorState): HermagorState {
  const same: HermagorState = {
    rng: [...s.rng],
    agenda: s.agenda.slice(),
    result: s.result,
    taxCollector: s.taxCollector,
    round: s.round,
    phase: s.phase,
    pile: s.pile.slice(),
    firstPlayer: s.firstPlayer,
    turned: s.turned.slice(),
    bag: s.bag.slice(),
    market: s.market.slice(),
    buyers: s.buyers.slice(),
    prices: s.prices.slice(),
    discs: s.discs.slice(),
    nobility: s.nobility.slice(),
    posts: s.posts.slice(),
    players: s.players.map(copyPlayer),
    shared: s.shared === null ? null : copyShared(s.shared),
  };
  if (s.isBlackMarketForAll) same.isBlackMarketForAll = true;
  return same;
}

// Counts every component of. What it finds missing or doubled is a bug.

import { nth } from '@comptoir/kernel';
import { STALLS } from './data/market.ts';
import { BUYERS, DISCS, POSTS, SHARED_BUYERS } from './data/players.ts';
import { GREEN_SPACES, HIGHEST_PRICE, LOWEST_PRICE } from './data/price-table.ts';
import { ACTION_TILES } from './data/tiles.ts';
import {
  ALL_NODES,
  ALL_TILES,
  CITY_NODE,
  hasPost,
  LAST_GOODS_TILE,
  NODES,
  openAt,
  playerAt,
  tableFor,
} from './lookup.ts';
import { NO_TILE } from './names.ts';
import { type HermagorState, NOBODY, type Owner } from './types.ts';

const GREEN = GREEN_SPACES.length;
function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`hermagor audit: ${what}`);
}
const count = (list: readonly number[], value: number): number =>
  list.reduce((sum, item) => sum + (item === value ? 1 : 0), 0);

function auditTiles(s: HermagorState): void {
  const { goodsTiles, rows, actions } = tableFor(s.players.length);
  const all = [
    ...s.bag,
    ...s.market.filter((tile) => tile !== NO_TILE),
    ...s.players.flatMap((p) => p.tiles),
  ];
  for (const tile of ALL_TILES) {
    const wanted = tile <= goodsTiles || tile > LAST_GOODS_TILE ? 1 : 0;
    expect(count(all, tile) === wanted, `tile ${tile} is there ${count(all, tile)} times`);
  }
  STALLS.forEach(({ id, row }, n) => {
    expect(
      s.market[n] === NO_TILE || rows.some((active) => active === row),
      `a tile on the closed stall ${id}`,
    );
  });
  const turned = [...s.pile, ...s.turned];
  for (const value of ACTION_TILES) {
    const wanted = actions.filter((action) => action === value).length;
    expect(count(turned, value) === wanted, `action tile ${value} is there ${count(turned, value)} times`);
  }
}

function postsOf(s: HermagorState, owner: Owner): number {
  return ALL_NODES.filter((node) => hasPost(s, owner, node)).length;
}
const discsOf = (s: HermagorState, owner: Owner): number => count(s.discs, owner) + count(s.nobility, owner);

function auditPlayer(s: HermagorState, seat: number): void {
  const player = playerAt(s, seat);
  const whose = `of seat ${seat}`;
  expect(player.buyers + count(s.buyers, seat) === BUYERS, `the buyers ${whose}`);
  expect(player.discs + discsOf(s, seat) === DISCS, `the discs ${whose}`);
  expect(player.supply + player.posts + postsOf(s, seat) === POSTS, `the posts ${whose}`);
  expect(player.supply >= 0 && player.posts >= 0, `the supply ${whose}`);
  expect(player.merchant >= 0 && player.merchant < NODES.length, `the merchant ${whose}`);
  expect(player.money >= 0 || s.result !== null, `the money ${whose} is ${player.money}`); // R-7.3a, R-12.16
}

function auditShared(s: HermagorState): void {
  const shared = s.players.length;
  const inHand = s.players.reduce((sum, player) => sum + player.sharedPosts, 0);
  if (s.shared === null) {
    expect(
      postsOf(s, shared) + discsOf(s, shared) + count(s.buyers, shared) + inHand === 0,
      'a colour nobody has',
    );
    return;
  }
  expect(s.shared.buyers + count(s.buyers, shared) === SHARED_BUYERS, 'the shared buyers');
  expect(s.shared.discs + discsOf(s, shared) === DISCS, 'the shared discs');
  expect(s.shared.supply + inHand + postsOf(s, shared) === POSTS, 'the shared posts');
}

/** Prices stay on the table, discs on open and used spaces, filled from the left. */
function auditPriceTable(s: HermagorState): void {
  const { greens } = tableFor(s.players.length);
  s.prices.forEach((price, good) => {
    expect(price >= LOWEST_PRICE && price <= HIGHEST_PRICE, `price ${price}`);
    const row = s.discs.slice(GREEN * good, GREEN * good + GREEN);
    const used = greens.map((space) => nth(row, space) !== NOBODY);
    expect(used.lastIndexOf(true) + 1 === used.filter(Boolean).length, `a gap in row ${good}`);
    row.forEach((owner, space) => {
      const isUsable = greens.some((green) => green === space) && space < openAt(price);
      expect(owner === NOBODY || isUsable, `a disc on a closed space of row ${good}`);
    });
  });
  const free = s.nobility.indexOf(NOBODY);
  expect(
    free < 0 || s.nobility.slice(free).every((owner) => owner === NOBODY),
    'a gap on the nobility track',
  );
}

export function audit(s: HermagorState): void {
  auditTiles(s);
  for (let seat = 0; seat < s.players.length; seat += 1) auditPlayer(s, seat);
  auditShared(s);
  auditPriceTable(s);
  expect(nth(s.posts, CITY_NODE) === 0, 'a post in the city');
}

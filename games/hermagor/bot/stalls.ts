// What the market promises a seat: corridors, tiles it leads for, what special tiles and arrows would bring.
import { nth } from '@comptoir/kernel';
import { CORRIDOR_INCOME, CORRIDORS } from '../src/data/market.ts';
import { HIGHEST_PRICE } from '../src/data/price-table.ts';
import { BARGAIN } from '../src/data/tiles.ts';
import {
  ALL_PLACES,
  ALL_STALLS,
  ARROW_GOOD,
  BARGAIN_TILE,
  BLACK_MARKET,
  buildingValueAt,
  CORRIDOR_PLACES,
  isGoodsTile,
  LAST_GOODS_TILE,
  MARKET_FLUCTUATION,
  priceOf,
  SHORTCUT,
} from '../src/lookup.ts';
import { type GoodNumber, NO_TILE, NONE, type TileNumber } from '../src/names.ts';
import { hasDiscIn } from '../src/scoring.ts';
import { hopeFor, hopes } from './hopes.ts';
import { clip, type Look } from './look.ts';

/** From this chance on one leads, and nearly surely wins. */
const LEADS = 0.6;
const SURE = 0.95;
const NEAR = 0.4;
/** What a place costs, more or less. */
const A_PLACE = 3.5;
/** A purse that pays for any four places. */
const FULL_PURSE = 14;
/** One step of any price, at the right moment. */
const A_STEP = 3;

/** By place: its corridors, and by corridor how many own buyers stand there. */
const CORRIDORS_AT = ALL_PLACES.map((place) =>
  [...CORRIDOR_PLACES.keys()].filter((corridor) => CORRIDOR_PLACES[corridor]?.includes(place)),
);
const inCorridor: number[] = CORRIDORS.map(() => 0);
const ACROSS = CORRIDORS.filter(({ id }) => id.startsWith('H')).length;

/** What one buyer more on the best crossing would bring. */
function bestCrossing({ s, seat }: Look): number {
  inCorridor.fill(0);
  for (let place = 0; place < s.buyers.length; place += 1) {
    if (s.buyers[place] !== seat) continue;
    const corridors = nth(CORRIDORS_AT, place);
    for (let i = 0; i < corridors.length; i += 1) {
      const corridor = corridors[i] ?? 0;
      inCorridor[corridor] = (inCorridor[corridor] ?? 0) + 1;
    }
  }
  let across = 0;
  let down = 0;
  for (let corridor = 0; corridor < inCorridor.length; corridor += 1) {
    const buyers = inCorridor[corridor] ?? 0;
    const more = (CORRIDOR_INCOME[buyers + 1] ?? 0) - (CORRIDOR_INCOME[buyers] ?? 0);
    if (corridor < ACROSS) across = Math.max(across, more);
    else down = Math.max(down, more);
  }
  return across + down;
}

/** What one step more of a good's price adds at the end to the seat's row. */
export function stepWorth({ s, seat }: Look, good: GoodNumber): number {
  const price = priceOf(s, good);
  if (price >= HIGHEST_PRICE || !hasDiscIn(s, seat, good)) return 0;
  return buildingValueAt(price + 1) - buildingValueAt(price);
}

/** the lowest number counts, until the first player is chosen. */
function lowestHeld({ player }: Look): number {
  let lowest = LAST_GOODS_TILE + 1;
  for (let i = 0; i < player.tiles.length; i += 1) lowest = Math.min(lowest, nth(player.tiles, i));
  return lowest;
}

/** What the tiles on the market promise; one scratch is enough. */
const promised = {
  led: 0,
  sure: 0,
  near: 0,
  lowest: 0,
  arrows: 0,
  ownArrows: 0,
  bonus: 0,
  shortcut: 0,
  blackMarket: 0,
};

function readSpecial(tile: TileNumber, hope: number): void {
  if (tile === BARGAIN_TILE) promised.bonus += hope * BARGAIN;
  else if (tile === MARKET_FLUCTUATION) promised.bonus += hope * A_STEP;
  else if (tile === SHORTCUT) promised.shortcut = hope;
  else if (tile === BLACK_MARKET) promised.blackMarket = hope;
}
function readGoods(look: Look, tile: TileNumber, hope: number): void {
  if (hope >= LEADS) {
    promised.led += 1;
    promised.lowest = Math.min(promised.lowest, tile);
  } else if (hope >= NEAR) promised.near += 1;
  if (hope >= SURE) promised.sure += 1;
  const arrow = nth(ARROW_GOOD, tile);
  if (arrow === NONE) return;
  promised.arrows += hope;
  promised.ownArrows += hope * stepWorth(look, arrow);
}
/** Once the selling begins only the tiles that were kept are left. */
function readStalls(look: Look): void {
  const { s, seat, player } = look;
  promised.led = promised.sure = promised.near = promised.arrows = promised.ownArrows = promised.bonus = 0;
  promised.shortcut = player.tiles.includes(SHORTCUT) ? 1 : 0;
  promised.blackMarket = player.tiles.includes(BLACK_MARKET) ? 1 : 0;
  promised.lowest = LAST_GOODS_TILE + 1;
  if (s.phase === 'selling' || s.phase === 'over') return;
  promised.lowest = lowestHeld(look);
  for (let n = 0; n < ALL_STALLS.length; n += 1) {
    const stall = nth(ALL_STALLS, n);
    const tile = s.market[stall] ?? NO_TILE;
    if (tile === NO_TILE) continue;
    if (!isGoodsTile(tile)) readSpecial(tile, hopeFor(s, seat, stall));
    else if ((hopes[stall] ?? 0) > 0) readGoods(look, tile, hopes[stall] ?? 0);
  }
}

export function addMarket(list: number[], look: Look): void {
  const { s, player } = look;
  readStalls(look);
  list.push(promised.led / 5, promised.sure / 4, promised.near / 4);
  list.push(promised.arrows / 3, clip(promised.ownArrows / 5), promised.bonus / 5);
  list.push(promised.shortcut, promised.blackMarket, 1 - (promised.lowest - 1) / LAST_GOODS_TILE);
  const buyers = s.phase === 'market' && !player.passed ? player.buyers : 0;
  list.push(buyers === 0 ? 0 : bestCrossing(look) / 8);
  list.push(Math.max(0, buyers * A_PLACE - player.money) / FULL_PURSE);
  list.push(Math.min(player.money, FULL_PURSE) / FULL_PURSE);
}

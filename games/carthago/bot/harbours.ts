// The harbours as a seat sees them: discs that are ready to deliver, discs that wait, ships that would suit its hand.
import type { Seat } from '@comptoir/kernel';
import { ESCORTS_BONUS } from '../src/data/boards.ts';
import { dangerOf, goodOf, merchantAt, num, shipCoins, shipGood } from '../src/lookup.ts';
import { type GoodNumber, NONE } from '../src/names.ts';
import { countActive, ESCORTS, hasActive, LUXURY, strengthOf } from '../src/rules/2-components.ts';
import type { CarthagoState } from '../src/types.ts';
import { goodsIn } from './terms.ts';
import { DELIVERY, type Outlook } from './turn.ts';

export function addHarbours(
  row: number[],
  s: CarthagoState,
  seat: Seat,
  open: readonly boolean[],
  outlook: Outlook,
): void {
  const isOpen = open[DELIVERY] === true;
  const docks = addTrade(row, s, seat, isOpen, outlook);
  const discs = addWar(row, s, seat, isOpen, outlook);
  // a delivery serves one disc in each harbour: what is too late
  row.push(Math.max(0, Math.max(docks, discs) - outlook.turns) / 2);
}

function isOnShow(s: CarthagoState, good: GoodNumber): boolean {
  for (let slot = 0; slot < s.market.length; slot += 1) {
    const card = num(s.market, slot);
    if (card !== NONE && goodOf(card) === good) return true;
  }
  return false;
}

/** Returns the docks with a disc of this seat. */
function addTrade(row: number[], s: CarthagoState, seat: Seat, isOpen: boolean, outlook: Outlook): number {
  const merchant = merchantAt(s, seat);
  const goods = goodsIn(merchant.hand);
  const isFree = merchant.hand.length > 0 && hasActive(merchant, LUXURY);
  let own = 0;
  let ready = 0;
  let safe = 0;
  let isFirst = true;
  let coins = 0;
  let onShow = 0;
  for (let dock = 0; dock < s.tradeDiscs.length; dock += 1) {
    const ship = num(s.tradeHarbour, dock);
    if (s.tradeDiscs[dock] !== seat || ship === NONE) {
      isFirst &&= s.tradeDiscs[dock] === NONE;
      continue;
    }
    own += 1;
    if (isFree || num(goods, shipGood(ship)) > 0) {
      ready += 1;
      safe += isFirst ? 1 : 0; // no rival delivers before this dock and sends another ship here
      coins = Math.max(coins, shipCoins(ship));
    } else if (isOnShow(s, shipGood(ship))) onShow += 1;
  }
  row.push(own / 3, ready / 2, safe / 2, coins / 9, onShow / 2, inviting(s, goods) / 3);
  row.push(isOpen && ready > 0 ? outlook.seats / 8 : 0);
  return own;
}

/** Docks without a disc whose ship wants what is in hand. */
function inviting(s: CarthagoState, goods: readonly number[]): number {
  let count = 0;
  for (let dock = 0; dock < s.tradeDiscs.length; dock += 1) {
    const ship = num(s.tradeHarbour, dock);
    if (s.tradeDiscs[dock] === NONE && ship !== NONE && num(goods, shipGood(ship)) > 0) count += 1;
  }
  return count;
}

/** How many of the ships that nobody sees an expedition of this seat would bring home. */
function odds(s: CarthagoState, seat: Seat): number {
  const merchant = merchantAt(s, seat);
  const strength = strengthOf(merchant) + ESCORTS_BONUS * countActive(merchant, ESCORTS);
  let won = 0;
  for (let n = 0; n < s.shipDeck.length; n += 1) if (dangerOf(num(s.shipDeck, n)) <= strength) won += 1;
  return won / Math.max(1, s.shipDeck.length);
}

/** Returns the discs of this seat at warship docks and on the anchor. */
function addWar(row: number[], s: CarthagoState, seat: Seat, isOpen: boolean, outlook: Outlook): number {
  let own = num(s.anchor, seat);
  for (let dock = 0; dock < s.warHarbour.length; dock += 1) if (s.warHarbour[dock] === seat) own += 1;
  const chance = odds(s, seat);
  row.push(own / 2, chance, own > 0 && isOpen ? (chance * outlook.seats) / 8 : 0);
  return own;
}

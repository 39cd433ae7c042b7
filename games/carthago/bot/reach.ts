// What a seat may do with its next turn: which spaces its cards open, and what its goods and coins would buy there.
import { nth, type Seat } from '@comptoir/kernel';
import { ROUNDS } from '../src/data/boards.ts';
import { ALL_PLACES, ALL_SPACES, actionOf, merchantAt, num, seatCost, spaceNumber } from '../src/lookup.ts';
import { NONE, PURCHASES, type Purchase, type SpaceNumber } from '../src/names.ts';
import {
  countActive,
  handSize,
  hasActive,
  INTRIGUE,
  isColumnEmpty,
  LEFT,
  OPULENCE,
} from '../src/rules/2-components.ts';
import { refuseSpace, spaceCost } from '../src/rules/4-turn.ts';
import { purchaseColumn, purchaseCost, purchaseGood } from '../src/rules/5-2-residence.ts';
import { FIRST_LARGE, handCoins } from '../src/rules/7-guild.ts';
import type { CarthagoState, Merchant } from '../src/types.ts';
import { goodsIn } from './terms.ts';
import type { Outlook } from './turn.ts';

/** Coins of a usual trade card. */
const USUAL_COINS = 4;
const CHEAP = 9;
const RESIDENCE = spaceNumber('residence');
/** Seats that the first, second and third space of the left column bring, the empty column included. */
const LEFT_GAIN = [0, 2, 2] as const;

const isOpen = [false, false, false, false, false];
/** Which spaces the seat could pay now; the list is filled anew by the next call. */
export function openSpaces(s: CarthagoState, seat: Seat): readonly boolean[] {
  for (let n = 0; n < isOpen.length; n += 1) isOpen[n] = refuseSpace(s, seat, nth(ALL_SPACES, n)) === null;
  return isOpen;
}

export function addReach(
  row: number[],
  s: CarthagoState,
  seat: Seat,
  open: readonly boolean[],
  outlook: Outlook,
): void {
  addSpaces(row, s, seat, open, outlook);
  addGuild(row, s, seat, open, outlook);
  addColumns(row, s, seat, open, outlook);
}

const actions = [0, 0, 0, 0, 0];
/** Cards in hand by the action they show, the spaces they open, and how long the hand will last in this decade. */
function addSpaces(
  row: number[],
  s: CarthagoState,
  seat: Seat,
  open: readonly boolean[],
  { turns }: Outlook,
): void {
  const merchant = merchantAt(s, seat);
  const { hand, basics } = merchant;
  for (let space = 0; space < actions.length; space += 1) actions[space] = num(basics, space);
  for (let n = 0; n < hand.length; n += 1) {
    const space = actionOf(num(hand, n));
    actions[space] = num(actions, space) + 1;
  }
  let opened = 0;
  for (let n = 0; n < actions.length; n += 1) {
    row.push(Math.min(3, num(actions, n)) / 3);
    if (open[n]) opened += 1;
  }
  const rounds = Math.min(turns, ROUNDS - s.round + 1);
  row.push(opened / actions.length, Math.min(1.5, handSize(merchant) / (2 * rounds + 1)));
}

/** Coins left once a space is paid: basic cards pay for it where they can. */
function coinsAfter(s: CarthagoState, seat: Seat, space: SpaceNumber, coins: number): number {
  const merchant = merchantAt(s, seat);
  const basics = handSize(merchant) - merchant.hand.length;
  const extra = spaceCost(s, seat, space) - 1;
  const trade =
    num(merchant.basics, space) > 0 ? Math.max(0, extra - basics + 1) : 1 + Math.max(0, extra - basics);
  return coins - USUAL_COINS * trade;
}

/** What the next turn's guild action could spend, at most; 0 where no marker is in reach or no disc is there. */
function guildCoins(s: CarthagoState, seat: Seat, open: readonly boolean[], coins: number): number {
  const merchant = merchantAt(s, seat);
  if (merchant.supply === 0) return 0;
  const isMovable = hasActive(merchant, INTRIGUE);
  let most = 0;
  for (let n = 0; n < ALL_SPACES.length; n += 1) {
    const space = nth(ALL_SPACES, n);
    if (!open[n] || !(isMovable || s.guildMarkers.includes(space))) continue;
    most = Math.max(most, coinsAfter(s, seat, space, coins));
  }
  return most;
}

/** Seats: what the cheapest costs, how many are cheap, how many the hand pays, and whether one can be had next turn. */
function addGuild(
  row: number[],
  s: CarthagoState,
  seat: Seat,
  open: readonly boolean[],
  outlook: Outlook,
): void {
  const { supply } = merchantAt(s, seat);
  const coins = handCoins(s, seat);
  let cheapest = seatCost(nth(ALL_PLACES, FIRST_LARGE));
  let cheap = 0;
  for (let n = 0; n < FIRST_LARGE; n += 1) {
    if (s.smallSeats[n] !== NONE) continue;
    const cost = seatCost(nth(ALL_PLACES, n));
    cheapest = Math.min(cheapest, cost);
    if (cost <= CHEAP) cheap += 1;
  }
  const near = guildCoins(s, seat, open, coins);
  row.push(
    cheapest / 12,
    cheap / 8,
    Math.min(supply, coins / (cheapest + 1.5)) / 3,
    Math.min(1.2, near / cheapest),
    near >= cheapest ? outlook.ships / 8 : 0,
    near > 0 ? 1 : 0,
  );
}

/** Seats that one space more brings. */
function seatGain({ freed }: Merchant, purchase: Purchase): number {
  const column = purchaseColumn(purchase);
  const count = num(freed, column);
  return column === LEFT ? num(LEFT_GAIN, count) : count;
}

const nearest = [0, 0, 0];
/** Columns: how near a payment is, what it would bring, and whether the next turn can make it. */
function addColumns(
  row: number[],
  s: CarthagoState,
  seat: Seat,
  open: readonly boolean[],
  outlook: Outlook,
): void {
  const merchant = merchantAt(s, seat);
  const goods = goodsIn(merchant.hand);
  const opulence = countActive(merchant, OPULENCE);
  nearest.fill(0);
  let gain = 0;
  for (let n = 0; n < PURCHASES.length; n += 1) {
    const purchase = nth(PURCHASES, n);
    const column = purchaseColumn(purchase);
    if (isColumnEmpty(merchant, column)) continue;
    const cost = purchaseCost(purchase);
    const match = Math.min(merchant.hand.length, num(goods, purchaseGood(purchase)) + opulence);
    nearest[column] = Math.max(num(nearest, column), Math.min(1, match / cost));
    if (match >= cost) gain = Math.max(gain, seatGain(merchant, purchase));
  }
  row.push(num(nearest, 0), num(nearest, 1), num(nearest, 2), gain / 2);
  row.push(open[RESIDENCE] ? (gain * outlook.ships) / 12 : 0);
}

// of RULES.md: the blue actions, buying.
import { type Choice, type Effects, nth, type Refusal, type Seat, type Upkeep } from '@comptoir/kernel';
import { SLOTS } from '../data/board.ts';
import { EXTRA_PRICE, FURTHER_PRICE, ITEMS_PER_TILE } from '../data/numbers.ts';
import { add, itemOf, itemTile, playerAt } from '../lookup.ts';
import { TILES } from '../names.ts';
import { ITEM, itemNumber, TAKE } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { Nauticus, NauticusState, PlaceStep, TakeOption, Tile, UseOption, Work } from '../types.ts';
import { hasFreeItem, refuseFreeItem, spendWorkers, takeFreeItem, workersFor } from './5-bonus.ts';
import { fits, hasPlacement, IN_WAREHOUSE, onlyDestination, put } from './6-placing.ts';
import { type ActionRule, useOrStop } from './7-0-use.ts';
import { maybeComplete } from './8-rewards.ts';

/** */
export function priceOf(s: NauticusState, work: Work, item: number): number {
  if (nth(work.bought, item) > 0) return FURTHER_PRICE;
  if (work.isExtra || s.slot === null) return EXTRA_PRICE;
  return nth(nth(SLOTS, s.slot).costs, item);
}

/** */
function refuseItem(s: NauticusState, work: Work, seat: Seat, item: number): Refusal | null {
  const player = playerAt(s, seat);
  const tile = itemTile(work.action, item);
  const price = priceOf(s, work, item);
  if (workersFor(player, work) === 0) return NO.noWorker;
  if (nth(s.stock, tile) === 0) return NO.soldOut;
  if (player.coins < price) return NO.tooExpensive;
  if (fits(player, tile)) return null;
  if (price === 0) return NO.noRoom;
  return hasPlacement(player, tile) ? null : NO.noDestination;
}

/** without a choice of place the tile goes there at once. */
function pickItem(s: NauticusState, seat: Seat, item: number, effects: Effects<Nauticus>): void {
  const player = playerAt(s, seat);
  const tile = itemTile(s.work.action, item);
  const price = priceOf(s, s.work, item);
  const where = price === 0 ? IN_WAREHOUSE : onlyDestination(player, tile, fits(player, tile));
  const purchase = steps.place(seat, tile, price);
  if (where === null) effects.next(purchase);
  else purchaseTile(s, purchase, where, effects);
}

/** worker, price, tile. Rewards come before the set bonus, then the action goes on. */
export function purchaseTile(
  s: NauticusState,
  { seats, tile, price }: PlaceStep,
  where: number,
  effects: Effects<Nauticus>,
): void {
  const seat = nth(seats, 0);
  const player = playerAt(s, seat);
  const paid = price ?? 0;
  const isBlue = spendWorkers(player, s.work, 1) > 0;
  player.coins -= paid;
  add(s.stock, tile, -1);
  const ship = put(player, tile, where);
  effects.tell({ kind: 'bought', seat, tile: nth(TILES, tile), price: paid, ship, isBlue });
  effects.next(steps.goOn(seat));
  if (countPurchase(s.work, tile)) effects.next(steps.setBonus(seat));
  if (ship !== null) maybeComplete(s, seat, ship, tile, effects);
}

/** Whether this purchase makes the four different items full: that happens once in an execution. */
function countPurchase(work: Work, tile: Tile): boolean {
  const item = itemOf(work.action, tile);
  add(work.bought, item, 1);
  if (nth(work.bought, item) > 1) return false;
  for (let other = 0; other < ITEMS_PER_TILE; other += 1) if (nth(work.bought, other) === 0) return false;
  return true;
}

/** a free tile that finds no stock or no room is lost. */
export const setBonus: Upkeep<Nauticus, 'setBonus'> = {
  rule: 'R-7.1.4',
  run(s, { seat }, effects) {
    if (hasFreeItem(s, playerAt(s, seat), s.work.action)) effects.next(steps.chooseFreeTile(seat));
    else effects.tell({ kind: 'freeTileLost', seat });
  },
};

/** : it is no purchase, so `bought` stays. */
export const chooseFreeTile: Choice<Nauticus, 'chooseFreeTile', TakeOption> = {
  rule: 'R-7.1.4',
  candidates: (s) => nth(TAKE, s.work.action),
  refuse: (s, _at, seat, o) => refuseFreeItem(s, playerAt(s, seat), s.work.action, itemNumber(o.noun)),
  apply(s, _at, seat, o, effects) {
    const tile = takeFreeItem(s, playerAt(s, seat), s.work.action, itemNumber(o.noun));
    effects.tell({ kind: 'freeTileTaken', seat, tile: nth(TILES, tile) });
  },
};

const itemNamed = (o: UseOption): number => {
  if (o.verb !== 'item') throw new Error(`nauticus: ${o.verb} buys nothing`);
  return itemNumber(o.noun);
};

export const buying: ActionRule = {
  rule: 'R-7.1',
  addUses(_s, work, _seat, list) {
    for (const o of nth(ITEM, work.action)) list.push(o);
  },
  refuse: (s, work, seat, o) => refuseItem(s, work, seat, itemNamed(o)),
  use: (s, seat, o, effects) => pickItem(s, seat, itemNamed(o), effects),
  hasUse(s, work, seat) {
    for (let item = 0; item < ITEMS_PER_TILE; item += 1) {
      if (refuseItem(s, work, seat, item) === null) return true;
    }
    return false;
  },
};

export const buy = useOrStop<'buy'>(buying);

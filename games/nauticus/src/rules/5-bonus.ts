// Chapter 5 of RULES.md: bonus, workers, passing.
import { type Choice, type Effects, nth, type Refusal, type Seat } from '@comptoir/kernel';
import { BONUS, SLOTS, WHEEL } from '../data/board.ts';
import { ITEMS_PER_TILE, PASS_TILES, SLOT_COUNT } from '../data/numbers.ts';
import { actionOf, add, itemTile, playerAt } from '../lookup.ts';
import { TILES } from '../names.ts';
import { itemNumber, TAKE } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { Action, Nauticus, NauticusState, Player, TakeOption, Tile, Work } from '../types.ts';
import { fits, store } from './6-placing.ts';

/** */
export function receiveBonus(s: NauticusState, seat: Seat, slot: number, effects: Effects<Nauticus>): void {
  const player = playerAt(s, seat);
  const { bonus } = nth(SLOTS, slot);
  const { workers, vp, coins, seller } = BONUS[bonus];
  player.workers += workers;
  player.vp += vp;
  player.coins += coins;
  effects.tell({ kind: 'bonusReceived', seat, bonus });
  if (seller === null) return;
  if (hasFreeItem(s, player, actionOf(seller))) effects.next(steps.chooseBonusTile(seat));
  else effects.tell({ kind: 'bonusTileLost', seat, bonus });
}

/** The buying action whose items the bonus of the slot in play offers. */
function bonusSeller(s: NauticusState): Action {
  const seller = s.slot === null ? null : BONUS[nth(SLOTS, s.slot).bonus].seller;
  if (seller === null) throw new Error('nauticus: this bonus has no tile');
  return actionOf(seller);
}

/** Golden rule: a free tile must be in stock and go into the warehouse. */
export function refuseFreeItem(
  s: NauticusState,
  player: Player,
  action: Action,
  item: number,
): Refusal | null {
  const tile = itemTile(action, item);
  if (nth(s.stock, tile) === 0) return NO.soldOut;
  if (!fits(player, tile)) return NO.noRoom;
  return null;
}

export function hasFreeItem(s: NauticusState, player: Player, action: Action): boolean {
  for (let item = 0; item < ITEMS_PER_TILE; item += 1) {
    if (refuseFreeItem(s, player, action, item) === null) return true;
  }
  return false;
}

export function takeFreeItem(s: NauticusState, player: Player, action: Action, item: number): Tile {
  const tile = itemTile(action, item);
  add(s.stock, tile, -1);
  store(player, tile);
  return tile;
}

export const chooseBonusTile: Choice<Nauticus, 'chooseBonusTile', TakeOption> = {
  rule: 'R-5',
  candidates: (s) => nth(TAKE, bonusSeller(s)),
  refuse: (s, _at, seat, o) => refuseFreeItem(s, playerAt(s, seat), bonusSeller(s), itemNumber(o.noun)),
  apply(s, _at, seat, o, effects) {
    const tile = takeFreeItem(s, playerAt(s, seat), bonusSeller(s), itemNumber(o.noun));
    effects.tell({ kind: 'bonusTileTaken', seat, tile: nth(TILES, tile) });
  },
};

/** what the wheel shows at a slot. */
export function blueWorkers(s: NauticusState, slot: number): number {
  return nth(WHEEL, (slot - s.anchorSlot + SLOT_COUNT) % SLOT_COUNT);
}

/** */
export function workersFor(player: Player, work: Work): number {
  return work.blue + player.workers;
}

/** blue workers first. Returns how many of them went. */
export function spendWorkers(player: Player, work: Work, count: number): number {
  const blue = Math.min(work.blue, count);
  work.blue -= blue;
  player.workers -= count - blue;
  return blue;
}

/** the highest number still showing is flipped, if there is one. */
export function pass(s: NauticusState, seat: Seat, effects: Effects<Nauticus>): void {
  const player = playerAt(s, seat);
  const flipped = PASS_TILES[player.passFlips] ?? 0;
  if (flipped > 0) player.passFlips += 1;
  effects.tell({ kind: 'passed', seat, flipped });
}

// What both languages need to find their words: which tile, which prices, whose ships.
import { nth } from '@comptoir/kernel';
import { BONUS } from '../data/board.ts';
import { PASS_TILES } from '../data/numbers.ts';
import { actionOf, itemTile } from '../lookup.ts';
import { type ActionName, type ItemName, TILES, type TileName } from '../names.ts';
import { itemNumber } from '../options.ts';
import { crownPoints } from '../rules/7-5-crowns.ts';
import type { NauticusStep, NauticusView, PlayerView, ShipView } from '../types.ts';

/** The player who is asked. */
export function asked(at: NauticusStep, view: NauticusView): PlayerView {
  return nth(view.players, at.seats[0] ?? view.onTurn);
}

export function shipOf(at: NauticusStep, view: NauticusView, number: number): ShipView {
  return nth(asked(at, view).ships, number - 1);
}

/** Whose items are on offer: on a bonus the slot decides, otherwise the action at work. */
export function sellerHere(at: NauticusStep | undefined, view: NauticusView): ActionName | null {
  if (at?.step !== 'chooseBonusTile') return view.work?.action ?? null;
  return view.slot === null ? null : BONUS[nth(view.slots, view.slot).bonus].seller;
}

/** The tile an item means here. */
export function tileHere(item: ItemName, at: NauticusStep, view: NauticusView): TileName {
  const seller = sellerHere(at, view);
  if (seller === null) throw new Error(`nauticus: nobody sells ${item} here`);
  return nth(TILES, itemTile(actionOf(seller), itemNumber(item)));
}

export function priceHere(item: ItemName, view: NauticusView): number {
  return nth(view.work?.prices ?? [], itemNumber(item));
}

/** Blue and own workers together. */
export function workersHere(at: NauticusStep, view: NauticusView): number {
  return (view.work?.blue ?? 0) + asked(at, view).workers;
}

export const isCrowns = (view: NauticusView): boolean => view.work?.action === 'crowns';

/** Points for that many workers in Score crowns. */
export const crownVp = (workers: number, at: NauticusStep, view: NauticusView): number =>
  crownPoints(workers, asked(at, view).crowns);

/** What a pass would turn over now; 0 after the third. */
export const nextPassTile = (player: PlayerView): number => PASS_TILES[player.passFlips] ?? 0;

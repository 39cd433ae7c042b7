// What both languages need to find their words: which tile, which prices, whose ships.
import { nth } from '@comptoir/kernel';
import { CROWN_LIMIT } from '../data/numbers.ts';
import { actionOf, itemTile } from '../lookup.ts';
import { type ActionName, type ItemName, TILES, type TileName } from '../names.ts';
import { itemNumber } from '../options.ts';
import type { NauticusStep, NauticusView, PlayerView, ShipView } from '../types.ts';

/** The player who is asked. */
export function asked(at: NauticusStep, view: NauticusView): PlayerView {
  return nth(view.players, at.seats[0] ?? view.onTurn);
}

export function shipOf(at: NauticusStep, view: NauticusView, number: number): ShipView {
  return nth(asked(at, view).ships, number - 1);
}

const BONUS_SELLER: Readonly<Record<string, ActionName>> = {
  mast: 'buy-masts',
  sail: 'buy-sails',
  'worker1-good1': 'buy-goods',
};

/** The tile an item means here: on a bonus the slot decides, otherwise the action at work. */
export function tileHere(item: ItemName, at: NauticusStep, view: NauticusView): TileName {
  const bonus = view.slot === null ? undefined : BONUS_SELLER[nth(view.slots, view.slot).bonus];
  const seller = at.step === 'chooseBonusTile' ? bonus : view.work?.action;
  if (seller === undefined) throw new Error(`nauticus: nobody sells ${item} here`);
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
export function crownVp(workers: number, at: NauticusStep, view: NauticusView): number {
  return Math.min(CROWN_LIMIT, workers * asked(at, view).crowns);
}

/** What a pass would turn over now; 0 after the third. */
export const nextPassTile = (player: PlayerView): number => Math.max(0, 3 - player.passFlips);

// What both languages need to find their words: who is asked, and what lies where.
import { nth } from '@comptoir/kernel';
import { SHIPS } from '../data/ships.ts';
import { cardNumber, coinsOf, isBasic, shipNumber } from '../lookup.ts';
import { type CardName, type Ship, type ShipName, SPACES, type Space } from '../names.ts';
import type { CarthagoStep } from '../types.ts';
import type { CarthagoView, MerchantView } from '../views.ts';

const ships: readonly Ship[] = SHIPS;

/** The player who is asked. */
export function asked(at: CarthagoStep, view: CarthagoView): MerchantView {
  return nth(view.merchants, at.seats[0] ?? view.onTurn);
}

export const shipCard = (name: ShipName): Ship => nth(ships, shipNumber(name));

/** The ship at a trade dock, dock 1 first. */
export const shipAtDock = (view: CarthagoView, dock: number): ShipName | null =>
  nth(view.tradeHarbour, dock - 1).ship;

export const isBasicName = (name: CardName): name is Space => isBasic(cardNumber(name));

/** Coins of all trade cards in a hand that is known. */
export function coinsInHand({ hand }: MerchantView): number {
  const trade = (hand ?? []).map(cardNumber).filter((card) => !isBasic(card));
  return trade.reduce((sum, card) => sum + coinsOf(card), 0);
}

/** How many cards a space costs the player who is asked. */
export function cardsForSpace(at: CarthagoStep, view: CarthagoView, space: Space): number {
  return nth(nth(view.actionBoard, SPACES.indexOf(space)).costs, at.seats[0] ?? view.onTurn);
}

/** What the next free position of a tile costs, and which it is. */
export function nextPosition(view: CarthagoView, tile: string): { position: number; cost: number } {
  const found = view.tiles.find((other) => other.tile === tile);
  const taken = found?.discs.length ?? 0;
  return { position: taken + 1, cost: found?.costs[taken] ?? 0 };
}

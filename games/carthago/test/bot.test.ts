// What the bots expect of a position: not how much, but which of two is better.

import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import type { ShipName, TradeName } from '../src/names.ts';
import type { CarthagoState } from '../src/types.ts';
import * as put from './position.ts';
import { atTurn } from './position.ts';

const worth = (change: (s: CarthagoState) => void): number => evaluate(atTurn(2).given(change).state, 0);

describe('the expectation of a seat', () => {
  test('R-9.3 a ship is worth more to who has more seats', () => {
    const gain = (...seats: readonly ('L8' | 'L9' | 'L10')[]): number =>
      worth((s) => {
        put.sits(s, 0, ...seats);
        put.owns(s, 0, 'cedar-1', false);
      }) - worth((s) => put.sits(s, 0, ...seats));
    expect(gain()).toBeGreaterThan(0);
    expect(gain('L8', 'L9')).toBeGreaterThan(gain() + 1);
  });

  test('R-5.5.2 a disc at a dock is worth more with a card for its ship', () => {
    const docked = (ship: ShipName, card: TradeName): number =>
      worth((s) => {
        put.hand(s, 0, card);
        put.harbour(s, ship);
        put.dock(s, 0, 'trade', 1);
      });
    const glass: TradeName = 'glass-6-market';
    expect(docked('glass-1', glass)).toBeGreaterThan(docked('cedar-1', glass));
  });
});

// What the bots expect of a position: not how much, but which of two is better.
import { randomPositions } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { features } from '../bot/features.ts';
import { carthago } from '../src/index.ts';
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

describe('what a network may know of a seat', () => {
  const row = (change: (s: CarthagoState) => void): readonly number[] =>
    features(atTurn(2).given(change).state, 0);
  const changed = (a: readonly number[], b: readonly number[]): number =>
    a.filter((value, n) => value !== b[n]).length;

  test.each([2, 3, 4])('is as many finite numbers at every position of a game of %i', (players) => {
    const lengths = new Set<number>();
    for (const state of randomPositions(carthago, players, `features ${players}`))
      for (let seat = 0; seat < players; seat += 1) {
        const numbers = features(state, seat);
        lengths.add(numbers.length);
        expect(numbers.every((value) => Number.isFinite(value) && Math.abs(value) < 4)).toBe(true);
      }
    expect([...lengths]).toEqual([70]);
  });

  test('R-5.5.3 a rival’s disc before the own dock is seen, though evaluate is blind to it', () => {
    const table = (rival: 1 | 3) => (s: CarthagoState) => {
      put.hand(s, 0, 'glass-6-market');
      put.harbour(s, 'cedar-1', 'glass-1', 'cedar-2');
      put.dock(s, 0, 'trade', 2);
      put.dock(s, 1, 'trade', rival);
    };
    expect(worth(table(1))).toBe(worth(table(3)));
    expect(changed(row(table(1)), row(table(3)))).toBe(1);
  });

  test('R-7.1 a guild marker in reach is seen, and how a rival’s disc makes its space dearer', () => {
    const table = (space: 'market' | 'residence') => (s: CarthagoState) => {
      put.hand(s, 0, 'glass-6-market', 'cedar-6-residence', 'market', 'market');
      put.markers(s, space, 'delivery');
    };
    const dearer = (s: CarthagoState): void => {
      table('market')(s);
      put.neutral(s, 'market', 'residence');
      put.actionDisc(s, 1, 'market');
    };
    expect(worth(table('market'))).toBe(worth(table('residence')));
    expect(changed(row(table('market')), row(table('residence')))).toBeGreaterThan(0);
    expect(changed(row(table('market')), row(dearer))).toBeGreaterThan(0);
  });
});

// What the bots expect of a position: not how much, but which of two is better.
import { randomPositions } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { features } from '../bot/features.ts';
import { portoCarthago } from '../src/index.ts';
import type { PortoState } from '../src/types.ts';
import * as put from './position.ts';
import { RED, redToMove } from './position.ts';

const worth = (change: (s: PortoState) => void): number => evaluate(redToMove(3, change).state, RED);

describe('the expectation of a seat', () => {
  test('R-9.1 a load at hand is better than a ship alone, and that better than an empty quay', () => {
    const empty = worth((s) => put.owns(s, RED, 'q1'));
    const ship = worth((s) => {
      put.owns(s, RED, 'q1');
      put.moored(s, 'q1', 'egyptians-oil');
    });
    const load = worth((s) => {
      put.owns(s, RED, 'q1');
      put.moored(s, 'q1', 'egyptians-oil');
      put.stores(s, RED, 'oil');
    });
    expect(ship).toBeGreaterThan(empty);
    expect(load).toBeGreaterThan(ship);
  });

  test('R-5.6 a good waits at the berth the ship will take, not at the other', () => {
    const waitsAt = (quay: 'q1' | 'q2'): number =>
      worth((s) => {
        put.row(s, 'row1', ['egyptians-oil', 'celts-wine', 'celts-cedar', 'greeks-wine']);
        put.owns(s, RED, quay, 'oil');
      });
    expect(waitsAt('q1')).toBeGreaterThan(waitsAt('q2'));
  });

  test('R-8.2 a place bought is better than the money for it', () => {
    const kept = worth((s) => put.purse(s, RED, 20, 2));
    const bought = worth((s) => {
      put.purse(s, RED, 14, 2);
      put.palace(s, RED);
    });
    expect(bought).toBeGreaterThan(kept);
  });

  test('R-8.2 in the last decade money without servants to send buys nothing', () => {
    const rich = (reserve: number): number =>
      worth((s) => {
        put.purse(s, RED, 60, 6);
        put.lastTurn(s, 5);
        s.round = 3;
        put.servants(s, RED, { reserve });
      });
    expect(rich(6)).toBeGreaterThan(rich(1) + 1);
  });

  test('R-11.4 the leader of a path that pays stands better than who follows', () => {
    const leads = worth((s) => put.path(s, 0, 0, 0, 1));
    const follows = worth((s) => put.path(s, 1, 1, 1, 0));
    expect(leads).toBeGreaterThan(follows);
  });
});

describe('what a network may know of a seat', () => {
  const row = (change: (s: PortoState) => void): readonly number[] =>
    features(redToMove(3, change).state, RED);
  const changed = (a: readonly number[], b: readonly number[]): number =>
    a.filter((value, n) => value !== b[n]).length;

  test.each([3, 4, 5])('is as many finite numbers at every position of a game of %i', (players) => {
    const lengths = new Set<number>();
    for (const state of randomPositions(portoCarthago, players, `features ${players}`))
      for (let seat = 0; seat < players; seat += 1) {
        const numbers = features(state, seat);
        lengths.add(numbers.length);
        expect(numbers.every((value) => Number.isFinite(value) && Math.abs(value) < 4)).toBe(true);
      }
    expect([...lengths]).toEqual([70]);
  });

  test('R-5.7 a good that waits for a ship of the second row is seen, though evaluate is blind to it', () => {
    const table = (second: 'egyptians-oil' | 'greeks-oil') => (s: PortoState) => {
      put.row(s, 'row1', ['celts-oil', 'celts-wine', 'celts-cedar', 'greeks-wine']);
      put.row(s, 'row2', [second, 'romans-wine', 'romans-cedar', 'iberians-wine']);
      put.owns(s, RED, 'q1', 'oil');
    };
    expect(worth(table('egyptians-oil'))).toBe(worth(table('greeks-oil')));
    expect(changed(row(table('egyptians-oil')), row(table('greeks-oil')))).toBe(1);
  });

  test('R-7.4 a ship’s good that is in the market is seen, though evaluate is blind to it', () => {
    const table = (good: 'oil' | 'wine') => (s: PortoState) => {
      put.owns(s, RED, 'q1');
      put.moored(s, 'q1', 'egyptians-oil');
      put.market(s, good);
    };
    expect(worth(table('oil'))).toBe(worth(table('wine')));
    expect(changed(row(table('oil')), row(table('wine')))).toBe(1);
  });
});

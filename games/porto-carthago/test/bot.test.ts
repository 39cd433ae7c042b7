// What the bots expect of a position: not how much, but which of two is better.

import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
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

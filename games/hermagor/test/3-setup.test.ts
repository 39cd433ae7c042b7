import { scenario } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { STALLS } from '../src/data/market.ts';
import { hermagor } from '../src/index.ts';
import { opening, stepOf } from './position.ts';

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

describe('R-3 Setup', () => {
  test('R-3.1 prices at 5, 20 money, 4 buyers, 9 discs, the merchant in the city', () => {
    const { state } = opening(4);
    expect(state.prices).toEqual([5, 5, 5, 5, 5, 5, 5, 5]);
    for (const player of state.players) {
      expect([player.money, player.buyers, player.discs, player.merchant]).toEqual([20, 4, 9, 0]);
      expect(player.supply + player.posts).toBe(21);
    }
  });

  test.each([
    [2, [3, 4, 4, 5, 5]],
    [3, [3, 4, 4, 5, 5]],
    [4, [4, 4, 5, 5]],
    [5, [3, 4, 5, 5]],
  ])('R-3.2 action tiles for %i players', (players, tiles) => {
    const { state } = opening(players);
    expect(sorted([...state.pile, ...state.turned])).toEqual(tiles);
  });

  test('R-3.2 the pile is shuffled', () => {
    const orders = new Set(
      Array.from({ length: 20 }, (_, n) => scenario(hermagor, 3, { seed: `pile ${n}` }).state.pile.join()),
    );
    expect(orders.size).toBeGreaterThan(5);
  });

  test.each([
    [2, 20, 16],
    [3, 20, 16],
    [4, 24, 20],
    [5, 24, 20],
  ])('R-3.3 %i players use %i tiles, goods tiles up to %i', (players, all, last) => {
    const { state } = opening(players);
    const tiles = [...state.bag, ...state.market.filter((tile) => tile !== 0)];
    expect(tiles).toHaveLength(all);
    expect(Math.max(...tiles.filter((tile) => tile <= 20))).toBe(last);
    expect(sorted(tiles.filter((tile) => tile > 20))).toEqual([21, 22, 23, 24]);
  });

  test('R-3.4 chance decides the first player, and play goes clockwise', () => {
    const firsts = new Set(
      Array.from({ length: 40 }, (_, n) => scenario(hermagor, 4, { seed: `first ${n}` }).state.firstPlayer),
    );
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
    opening(4).plays('0 buyer v1r1', '1 buyer v2r1', '2 buyer v3r1', '3 buyer v1r5', '0 buyer v2r5');
  });

  test.each([
    [2, [2, 3, 4], 12],
    [3, [2, 3, 4], 12],
    [4, [2, 3, 4, 5], 16],
    [5, [1, 2, 3, 4, 5], 20],
  ])('R-3.5 stalls in use with %i players', (players, rows, tiles) => {
    const { market } = opening(players).state;
    const filled = STALLS.filter((_, n) => market[n] !== 0);
    expect(filled).toHaveLength(tiles);
    expect([...new Set(filled.map((stall) => stall.row))]).toEqual(rows);
  });

  test('R-3.6 only two players have a shared colour', () => {
    expect(opening(2).state.shared).toEqual({ buyers: 2, supply: 17, discs: 9 });
    expect(stepOf(opening(2))).toBe('placeEitherBuyer');
    expect(opening(3).state.shared).toBeNull();
  });
});

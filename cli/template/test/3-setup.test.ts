import { scenario } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { nightMarket } from '../src/index.ts';

const SEEDS = Array.from({ length: 40 }, (_, n) => `setup ${n}`);

describe('R-3 Setup', () => {
  test('R-1 R-3.1 two to four merchants with 12 coins and an empty stall', () => {
    expect(nightMarket.players).toEqual([2, 4]);
    for (const merchant of scenario(nightMarket, 4).state.merchants) {
      expect(merchant.coins).toBe(12);
      expect(Object.values(merchant.stall)).toEqual([0, 0, 0, 0]);
    }
  });

  test('R-3.2 the deck is shuffled', () => {
    const decks = SEEDS.map((seed) => scenario(nightMarket, 2, { seed }).state.deck.join());
    expect(new Set(decks).size).toBe(SEEDS.length);
  });

  test('R-3.3 everybody has an order of their own, the rest is put away', () => {
    const { merchants, orders } = scenario(nightMarket, 3).state;
    expect(new Set(merchants.map(({ order }) => order)).size).toBe(3);
    expect(orders).toHaveLength(1);
  });

  test('R-3.4 any seat may be drawn as the starter', () => {
    const starters = SEEDS.map((seed) => scenario(nightMarket, 3, { seed }).state.starter);
    expect([...new Set(starters)].sort()).toEqual([0, 1, 2]);
  });
});

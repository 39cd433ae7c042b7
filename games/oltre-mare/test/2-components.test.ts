import { describe, expect, test } from 'vitest';
import { CARDS_TABLE } from '../src/data/cards.ts';
import { GOODS_TABLE } from '../src/data/goods.ts';
import { PORTS_TABLE, ROUTES_TABLE } from '../src/data/map.ts';
import { TOKENS_TABLE } from '../src/data/tokens.ts';
import { goodNumber, isReached, portNumber, runValue } from '../src/lookup.ts';
import { position } from './position.ts';

const count = <T>(list: readonly T[], is: (item: T) => boolean): number => list.filter(is).length;

describe('R-2 Components', () => {
  test('R-2.1 98 cards: counts per good, sea power + load = 7, two different actions', () => {
    expect(CARDS_TABLE).toHaveLength(98);
    expect(new Set(CARDS_TABLE.map((row) => row.id)).size).toBe(98);
    expect(GOODS_TABLE.map((good) => count(CARDS_TABLE, (row) => row.good === good.id))).toEqual([
      8, 10, 12, 14, 16, 18, 20,
    ]);
    for (const { seaPower, load, actions } of CARDS_TABLE) {
      expect(seaPower + load).toBe(7);
      expect(load >= 1 && load <= 4).toBe(true);
      expect(actions[0]).not.toBe(actions[1]);
    }
    expect([1, 2, 3, 4].map((load) => count(CARDS_TABLE, (row) => row.load === load))).toEqual([
      20, 29, 29, 20,
    ]);
    for (const action of ['ducats', 'pirate', 'market', 'navigation'])
      expect(count(CARDS_TABLE, (row) => row.actions.some((own) => own === action))).toBe(49);
  });

  test('R-2.1 R-12.38 every port is named by exactly one card', () => {
    expect(PORTS_TABLE).toHaveLength(30);
    for (const { id } of PORTS_TABLE) expect(count(CARDS_TABLE, (row) => row.startPort === id)).toBe(1);
    expect(count(CARDS_TABLE, (row) => row.startPort !== null && row.good !== 'corn')).toBe(24);
  });

  test('R-2.1 32 tokens; 47 routes, no loop, none twice, two or more at every port, all connected', () => {
    expect(TOKENS_TABLE.map((row) => row.count)).toEqual([4, 6, 6, 6, 5, 5]);
    expect(ROUTES_TABLE).toHaveLength(47);
    expect(new Set(ROUTES_TABLE.map(([a, b]) => [a, b].sort().join())).size).toBe(47);
    for (const { id } of PORTS_TABLE)
      expect(count<readonly string[]>(ROUTES_TABLE, (route) => route.includes(id))).toBeGreaterThan(1);
    const reached = new Set(['venezia']);
    for (let n = 0; n < 12; n += 1)
      for (const [a, b] of ROUTES_TABLE) {
        if (reached.has(a)) reached.add(b);
        if (reached.has(b)) reached.add(a);
      }
    expect(reached.size).toBe(30);
    expect(isReached(portNumber('venezia'), portNumber('venezia'), 1)).toBe(false);
  });

  test('R-2.2 ducats fall below 0 without limit', () => {
    const table = position(3, { seats: [{ hand: ['wood-05', 'wood-06'], ducats: -40 }] });
    table.plays('0 buy deck');
    expect(table.state.merchants[0]?.ducats).toBe(-44);
  });

  test('R-2.3 all cards are somewhere, 98 or 78', () => {
    for (const players of [2, 3, 4, 5]) {
      const { state } = position(players, { seats: [{ hand: ['wood-05', 'wood-06'] }] }).audited();
      const all = state.merchants.flatMap(({ hand, cargo, pirates }) => [...hand, ...cargo, ...pirates]);
      expect(all.length + state.deck.length).toBe(players === 2 ? 78 : 98);
    }
    const broken = position(3, { seats: [{}] }).given((s) => s.deck.pop());
    expect(() => broken.audited()).toThrow('is there 0 times');
  });

  test('R-10.2 the sequences of the goods', () => {
    expect([1, 2, 3, 4, 5, 6].map((n) => runValue(goodNumber('corn'), n))).toEqual([1, 3, 5, 8, 12, 12]);
    expect(GOODS_TABLE.map(({ id }) => runValue(goodNumber(id), 9))).toEqual([4, 8, 12, 10, 10, 9, 12]);
  });
});

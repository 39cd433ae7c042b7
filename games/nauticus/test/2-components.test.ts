import { scenario } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { BONUS, SLOTS, WHEEL } from '../src/data/board.ts';
import { GOODS_VP } from '../src/data/numbers.ts';
import { SPACES, STOCK } from '../src/data/tiles.ts';
import { nauticus } from '../src/index.ts';
import { ACTIONS, BONUSES, CRESTS, GOODS, TILES } from '../src/names.ts';
import { ITEM } from '../src/options.ts';
import { inStock, passRound, purse, second } from './position.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe('R-2 Components', () => {
  test('R-2 the box holds 63 hull parts, 72 masts, 72 sails and 48 goods', () => {
    expect(STOCK).toHaveLength(TILES.length);
    expect(SPACES).toHaveLength(TILES.length);
    const { stock } = nauticus.view(scenario(nauticus, 2).state, null);
    expect([stock.stern, stock.middle, stock.bow, stock.single]).toEqual([18, 9, 18, 18]);
    for (const crest of CRESTS) {
      expect(stock[`${crest}-mast`]).toBe(crest === 'crown' ? 12 : 15);
      expect(stock[`${crest}-sail`]).toBe(crest === 'crown' ? 12 : 15);
    }
    for (const good of GOODS) expect(stock[good]).toBe(12);
    expect(sum(STOCK)).toBe(63 + 72 + 72 + 48);
    expect(ACTIONS).toHaveLength(8);
  });

  test('R-2 an empty stack gives nothing', () => {
    second('buy-goods', 7, { workers: 4, coins: 9 })
      .given((s) => inStock(s, { grain: 0 }))
      .refuses('1 item grain', 'R-2', 'soldOut')
      .offersAlso(1, ['item coffee', 'item fish', 'item salt']);
  });

  test('R-2.1 workers and coins never run out', () => {
    const table = second('withdraw', 0, { workers: 60, coins: 0 }).plays('1 workers 60');
    expect(purse(table, 1)).toMatchObject({ coins: 120, workers: 0 });
  });

  test('R-2.2 R-12.1 only the wheel turns: bonuses and costs stay with their slots', () => {
    const table = scenario(nauticus, 2);
    const printed = () =>
      nauticus.view(table.state, null).slots.map(({ bonus, costs }) => ({ bonus, costs }));
    const before = printed();
    passRound(table, 5);
    expect(table.state.anchorSlot).toBe(5);
    expect(printed()).toEqual(before);
  });

  test('R-2.3 R-2.5 the wheel: no blue workers at the anchor, 14 on the others, no equal neighbours', () => {
    expect(WHEEL[0]).toBe(0);
    expect(sum(WHEEL)).toBe(14);
    expect(Math.min(...WHEEL.slice(1))).toBe(1);
    expect(Math.max(...WHEEL)).toBe(3);
    for (let n = 0; n < 8; n += 1) expect(WHEEL[n]).not.toBe(WHEEL[(n + 1) % 8]);
    const blue = nauticus.view(scenario(nauticus, 2).state, null).slots.map((slot) => slot.blue);
    expect(blue).toEqual([0, 2, 3, 2, 1, 3, 2, 1]);
  });

  test('R-2.4 the k-th item faces the k-th figure', () => {
    const items = ITEM.map((list) => list.map((o) => o.noun));
    const crests = ['whale', 'ship-anchor', 'helm', 'lighthouse'];
    expect(items).toEqual([
      ['stern', 'middle', 'bow', 'single'],
      crests,
      crests,
      ['coffee', 'grain', 'fish', 'salt'],
    ]);
    const table = second('buy-hull', 3, { coins: 2 }); // 1 2 3 0
    expect(nauticus.view(table.state, 1).work?.prices).toEqual([1, 2, 3, 0]);
    table.refuses('1 item bow', 'R-7.1.3', 'tooExpensive').offersAlso(1, ['item stern', 'item middle']);
  });

  test('R-2.5 every slot holds 0, 1, 2 and 3, every bonus once, and no item is cheaper than another', () => {
    expect(SLOTS.map((slot) => slot.bonus)).toEqual([...BONUSES]);
    expect(new Set(SLOTS.map((slot) => slot.costs.join(''))).size).toBe(8);
    for (const { costs } of SLOTS) expect([...costs].sort()).toEqual([0, 1, 2, 3]);
    for (const k of [0, 1, 2, 3] as const) expect(sum(SLOTS.map((slot) => slot.costs[k]))).toBe(12);
    expect(SLOTS[3].costs).toEqual([1, 2, 3, 0]);
    expect(Object.keys(BONUS)).toEqual([...BONUSES]);
  });

  test('R-10.1 the table of delivered goods goes up to the twelve there are', () => {
    expect(GOODS_VP).toHaveLength(13);
    for (let n = 6; n <= 12; n += 1) expect((GOODS_VP[n] ?? 0) - (GOODS_VP[n - 1] ?? 0)).toBe(5);
  });
});

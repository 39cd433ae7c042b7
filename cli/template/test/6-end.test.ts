import { describe, expect, test } from 'vitest';
import { bidding, ended } from './position.ts';

describe('R-6 The end', () => {
  test('R-1.1 R-6 after eight rounds the orders are shown and the points added up', () => {
    const position = bidding(['silk', 'tea'], {}, {});
    for (let round = 1; round <= 8; round += 1) {
      expect(position.state.result).toBeNull();
      position.plays('0 bid 0', '1 bid 0', `${position.state.starter} leave`);
    }
    expect(position.told('orderShown')).toHaveLength(2);
    expect(position.state.result?.scores).toEqual([5, 5]); // 16 coins each
  });

  test('R-6.1 1, 3 and 6 points for one, two and three of a good', () => {
    const { state } = ended(
      { coins: 0, order: 'glass', stall: { silk: 1, spice: 2, tea: 3 } },
      { coins: 1, order: 'silk', stall: {} },
    );
    expect(state.result?.scores).toEqual([10, 0]);
  });

  test('R-6.2 the good on the own order counts twice', () => {
    const position = ended({ coins: 0, order: 'tea', stall: { tea: 2 } }, { coins: 1, order: 'silk' });
    expect(position.state.result?.scores).toEqual([6, 0]);
    expect(position.told('scored').map(({ points }) => points)).toEqual([3, 3, 0, 0, 0, 0]);
  });

  test('R-6.3 a point for every three coins', () => {
    const { state } = ended({ coins: 8, order: 'tea' }, { coins: 9, order: 'silk' });
    expect(state.result?.scores).toEqual([2, 3]);
  });

  test('X-3 two silk, three tea on order, seven coins', () => {
    const { state } = ended({ coins: 7, order: 'tea', stall: { silk: 2, tea: 3 } }, { coins: 1 });
    expect(state.result?.scores[0]).toBe(17);
  });

  test('R-6.4 of equals more coins win; equal coins share the place', () => {
    const more = ended({ coins: 6, order: 'tea' }, { coins: 7, order: 'silk' });
    expect(more.state.result).toEqual({ scores: [2, 2], ranks: [2, 1] });
    const same = ended({ coins: 7, order: 'tea' }, { coins: 7, order: 'silk' });
    expect(same.state.result?.ranks).toEqual([1, 1]);
  });
});

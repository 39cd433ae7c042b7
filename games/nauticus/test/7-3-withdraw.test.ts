import { describe, expect, test } from 'vitest';
import { purse, second } from './position.ts';

describe('R-7.3 Withdraw money', () => {
  test('X-30 R-7.3 two coins for each worker', () => {
    const table = () => second('withdraw', 2, { workers: 2, coins: 0 });
    table().offers(1, ['workers 1', 'workers 2', 'workers 3', 'workers 4', 'workers 5', 'pass']);
    expect(purse(table().plays('1 workers 5'), 1)).toMatchObject({ coins: 10, workers: 0 });
    expect(purse(table().plays('1 workers 3'), 1)).toMatchObject({ coins: 6, workers: 2 });
  });

  test('R-7.3 R-7 one choice, then the action is over', () => {
    expect(second('withdraw', 2, { workers: 2 }).plays('1 workers 1').state.phase).toBe(2);
  });
});

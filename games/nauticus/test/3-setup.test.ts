import { scenario } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { nauticus } from '../src/index.ts';

const purses = (players: number) =>
  scenario(nauticus, players).state.players.map(({ vp, coins, workers }) => ({ vp, coins, workers }));

describe('R-3 Setup', () => {
  test('X-1 R-3 R-3.1 Q-15 four players', () => {
    expect(purses(4)).toEqual([
      { vp: 10, coins: 15, workers: 4 },
      { vp: 10, coins: 16, workers: 4 },
      { vp: 10, coins: 16, workers: 5 },
      { vp: 10, coins: 17, workers: 6 },
    ]);
  });
});

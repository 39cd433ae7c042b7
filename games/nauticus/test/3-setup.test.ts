import { scenario } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { nauticus } from '../src/index.ts';
import { passRound } from './position.ts';

const purses = (players: number) =>
  scenario(nauticus, players).state.players.map(({ vp, coins, workers }) => ({ vp, coins, workers }));

describe('R-3 Setup', () => {
  test('X-1 R-3 R-3.1 R-12.15 four players', () => {
    expect(purses(4)).toEqual([
      { vp: 10, coins: 15, workers: 4 },
      { vp: 10, coins: 16, workers: 4 },
      { vp: 10, coins: 16, workers: 5 },
      { vp: 10, coins: 17, workers: 6 },
    ]);
  });

  test('X-2 R-3.1 R-3.4 R-1 R-12.14 R-12.15 three and two players', () => {
    expect(purses(3)).toEqual([
      { vp: 10, coins: 15, workers: 4 },
      { vp: 10, coins: 16, workers: 4 },
      { vp: 10, coins: 17, workers: 5 },
    ]);
    expect(purses(2)).toEqual([
      { vp: 10, coins: 15, workers: 4 },
      { vp: 10, coins: 16, workers: 4 },
    ]);
    const rounds = [2, 3, 4].map((n) => nauticus.view(scenario(nauticus, n).state, null).rounds);
    expect(rounds).toEqual([4, 5, 5]);
  });

  test.each([2, 3, 4])('R-3.4 R-1 R-4.9 with %i players the last round ends the game', (players) => {
    const table = scenario(nauticus, players);
    for (let round = 1; round <= (players === 2 ? 4 : 5); round += 1) {
      expect(table.state.result).toBeNull();
      expect(table.state.round).toBe(round);
      passRound(table, round);
    }
    expect(table.state.result?.scores).toHaveLength(players);
  });

  test('R-1 two to four players', () => {
    expect(() => scenario(nauticus, 1)).toThrow();
    expect(() => scenario(nauticus, 5)).toThrow();
  });

  test('R-3 everybody begins with nothing built, an extra action and three pass tiles', () => {
    for (const player of nauticus.view(scenario(nauticus, 4).state, null).players) {
      expect(player).toMatchObject({
        spaces: 0,
        ships: [],
        hasExtra: true,
        passFlips: 0,
        penalty: 6,
        crowns: 0,
      });
    }
    scenario(nauticus, 4).audited();
  });

  test('X-3 R-3.3 R-4.2 R-2.3 the first layout', () => {
    const { anchorSlot, slots } = nauticus.view(scenario(nauticus, 3).state, null);
    expect(anchorSlot).toBe(0);
    expect(slots[0]).toMatchObject({ bonus: 'workers3', blue: 0 });
    for (const { blue } of slots.slice(1)) expect([1, 2, 3]).toContain(blue);
    expect(slots.every((slot) => slot.chosenBy === null)).toBe(true);
    expect(new Set(slots.map((slot) => slot.action)).size).toBe(8);
  });

  test('R-3.2 drawn, every seat comes to begin, and extras are counted from there', () => {
    const begun = [2, 3, 4].map((players) => {
      const firsts = new Set<number>();
      for (let n = 0; n < 40; n += 1) {
        const table = scenario(nauticus, players, { seed: `draw ${n}`, variants: ['firstPlayer:drawn'] });
        const { startPlayer, onTurn, players: seats } = table.audited().state;
        firsts.add(startPlayer);
        expect(onTurn).toBe(startPlayer);
        expect(table.options(startPlayer)).toContain('slot 0');
        const inTurn = seats.map((_, k) => seats[(startPlayer + k) % players]);
        expect(inTurn).toEqual(scenario(nauticus, players).state.players);
      }
      return firsts.size;
    });
    expect(begun).toEqual([2, 3, 4]);
    expect(nauticus.usualVariants).toEqual(['firstPlayer:drawn']);
  });

  test('R-3.2 seat 0 is the first start player, where the table chose so and in records that say nothing', () => {
    const table = scenario(nauticus, 4);
    expect(table.state.startPlayer).toBe(0);
    expect(table.options(0)).toContain('slot 0');
    expect(table.options(1)).toEqual([]);
  });
});

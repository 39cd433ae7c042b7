import { levelBot, Search, type Thinking } from '@comptoir/bots';
import { deciders, seedFrom, start, veil } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { allGames, positionAfter } from './positions.ts';
import { atHarvest } from './tiny.ts';

const NEAR: Thinking = { cut: 60, greed: 1, isThorough: true, explore: 0.03 };
const FAR: Thinking = { ...NEAR, isFarsighted: true };
const games = await allGames();

function harvestSearch(thinking: Thinking): Search {
  const { game } = atHarvest;
  const { state } = start(game, 2, [], seedFrom('harvest'));
  return new Search(atHarvest, thinking, veil(game, state, 0, seedFrom('veil')), 0, seedFrom('search'));
}
function picked(thinking: Thinking, looks: number): string | undefined {
  const search = harvestSearch(thinking);
  search.reach({ looks, milliseconds: Number.POSITIVE_INFINITY });
  for (let n = 0; n < 100; n += 1) search.iterate(n / 100);
  return search.best()[0]?.verb;
}

describe('playouts by whole turns', () => {
  test('see what single picks do not live to see', () => {
    expect(picked(NEAR, 1_000_000)).toBe('now');
    expect(picked(FAR, 1_000_000)).toBe('later');
  });
  test('go as far as the budget, and never beyond eight turns', () => {
    const reached = [1, 1000, 2000, 4000, 8000, 1_000_000].map((looks) => {
      const search = harvestSearch(FAR);
      search.reach({ looks, milliseconds: Number.POSITIVE_INFINITY });
      return search.reached;
    });
    expect(reached[0]).toBe(0); // by single picks
    expect(reached).toEqual([...reached].sort((a, b) => a - b));
    expect(new Set(reached).size).toBeGreaterThan(3);
    expect(reached.at(-1)).toBe(8);
  });
  test('are not for those who have no time', () => {
    const search = harvestSearch(FAR);
    search.reach({ looks: 1_000_000, milliseconds: 0 });
    expect(search.reached).toBe(0);
  });
  test('are as far in a whole search as it was decided at first', () => {
    const search = harvestSearch(FAR);
    search.reach({ looks: 4000, milliseconds: Number.POSITIVE_INFINITY });
    const { reached } = search;
    search.reach({ looks: 1_000_000, milliseconds: Number.POSITIVE_INFINITY });
    expect(search.reached).toBe(reached);
  });
});

test.each(games.map((known) => [known.game.id, known] as const))(
  'a doge at %s picks the same again where it has no clock',
  (_id, known) => {
    const { game } = known;
    const [players] = game.players;
    for (const picks of [8, 30]) {
      const position = positionAfter(game, players, picks, `again ${picks}`);
      if (position === null) continue;
      const { state } = position;
      const [seat = 0] = deciders(state);
      const ask = () =>
        levelBot('doge', 0.05, false)(known, veil(game, state, seat, seedFrom('v')), seat, seedFrom('b'));
      expect(ask()).toEqual(ask());
    }
  },
);

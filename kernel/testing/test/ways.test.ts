// How biased games come to their goals.
import {
  advance,
  anyGame,
  clone,
  drawFrom,
  type Kinds,
  type SeatPick,
  seedFrom,
  start,
} from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { quay } from '../src/toy.ts';
import { wayTo } from '../src/ways.ts';

const game = anyGame(quay);
const begun = (): Kinds['State'] => start(game, 2, [], seedFrom('ways')).state;
const ways = 32;

function after(state: Kinds['State'], way: readonly SeatPick[]): Kinds['State'] {
  const s = clone(state);
  for (const { seat, option } of way) advance(game, s, seat, option);
  return s;
}
const deckOf = (s: Kinds['State']): number => JSON.parse(JSON.stringify(s)).deck.length;

describe('ways', () => {
  test('a way leads to a higher number, by picks that can be made', () => {
    const worth = (s: Kinds['State']): number => -deckOf(s);
    const way = wayTo(game, begun(), { worth, ways }, drawFrom(seedFrom('up')));
    expect(way.length).toBeGreaterThan(0);
    expect(worth(after(begun(), way))).toBeGreaterThan(worth(begun()));
  });

  test('where no way leads higher the longest goes on that keeps the number, and none where all lose', () => {
    const kept = wayTo(game, begun(), { worth: () => 1, ways }, drawFrom(seedFrom('level')));
    expect(kept.length).toBeGreaterThan(10);
    expect(after(begun(), kept)).not.toEqual(begun());
    const first = JSON.stringify(begun());
    const lost = { worth: (s: Kinds['State']) => (JSON.stringify(s) === first ? 1 : 0), ways };
    expect(wayTo(game, begun(), lost, drawFrom(seedFrom('down')))).toEqual([]);
  });
});

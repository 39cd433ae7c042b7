// What one's finished games say together.
import type { Chair, Result, Seed } from '@comptoir/kernel';
import { seedFrom } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import type { SavedGame } from '../src/local/saved-game.ts';
import {
  type Facts,
  groupsOf,
  lostIn,
  ownGames,
  type Slip,
  sourcesOf,
  trendOf,
  winsIn,
} from '../src/statistics/statistics.ts';

const YOU: Chair = { name: 'Ada', level: null };
const BOT: Chair = { name: 'Ilse', level: 'mousse' };
const OVER: Result = { scores: [10, 8], ranks: [1, 2] };

function saved(id: string, made: number, seed: Seed, change: Partial<SavedGame> = {}): SavedGame {
  const asked = { picks: [], waiting: [], ask: null, variants: [] };
  return {
    id,
    game: 'nauticus',
    version: 1,
    chairs: [BOT, YOU],
    seed,
    ...asked,
    result: OVER,
    made,
    touched: made,
    ...change,
  };
}

const slip = (step: string, phase: number, loss: number): Slip => ({
  step,
  prompt: { en: `${step} ${loss}?`, fr: `${step} ${loss} ?` },
  phase,
  loss,
  at: `/table/x/review#${phase}`,
});
const facts = (when: number, score: number, slips: readonly Slip[] | null = null): Facts => ({
  game: 'nauticus',
  players: 3,
  when,
  rank: score > 90 ? 1 : 2,
  score,
  sources: [score - 10, 10],
  slips,
  review: '/table/x/review',
});

describe('which games are one’s own', () => {
  const [one, other] = [seedFrom('one'), seedFrom('other')];
  test('finished, with one person, from the first pick on; the same deal counts once', () => {
    const games = [
      saved('again', 9, one),
      saved('first', 1, one),
      saved('other', 2, other),
      saved('running', 3, seedFrom('running'), { result: null }),
      saved('shared', 4, seedFrom('shared'), { chairs: [YOU, YOU] }),
      saved('watched', 5, seedFrom('watched'), { chairs: [BOT, BOT] }),
      saved('retried', 6, seedFrom('retried'), { redeals: [{ at: 3, seat: 1, salt: 'x' }] }),
    ];
    expect(ownGames(games).map((own) => [own.review, own.seat])).toEqual([
      ['/table/first/review', 1],
      ['/table/other/review', 1],
    ]);
  });
});

test('games of one kind and size stand together, the oldest first, what was played most before the rest', () => {
  const groups = groupsOf([facts(5, 80), { ...facts(1, 60), players: 2 }, facts(2, 100)]);
  expect(groups.map(({ players, facts: all }) => [players, all.map(({ when }) => when)])).toEqual([
    [3, [2, 5]],
    [2, [1]],
  ]);
  const [three] = groups;
  if (three === undefined) throw new Error('no group');
  expect(sourcesOf(three)).toEqual([80, 10]);
  expect(winsIn(three)).toBe(1);
});

test('chances are lost by part of the game and by question, over the games that were reviewed', () => {
  const [group] = groupsOf([
    facts(1, 80),
    facts(2, 80, [slip('buy', 0.1, 0.04), slip('turn', 0.5, 0.1)]),
    facts(3, 80, [slip('buy', 0.99, 0.2), slip('buy', 1, 0.06)]),
  ]);
  if (group === undefined) throw new Error('no group');
  const { reviewed, parts, questions } = lostIn(group);
  expect(reviewed).toBe(2);
  expect(parts.map((n) => Math.round(100 * n))).toEqual([2, 5, 13]);
  expect(questions.map(({ worst, times, loss }) => [worst.prompt.en, times, Math.round(100 * loss)])).toEqual(
    [
      ['buy 0.2?', 3, 15],
      ['turn 0.1?', 1, 5],
    ],
  );
});

test('the latest five games are compared with those before, once there are some', () => {
  const scores = [50, 60, 70, 80, 90, 100, 110];
  const [group] = groupsOf(scores.map((score, n) => facts(n, score)));
  if (group === undefined) throw new Error('no group');
  expect(trendOf(group)).toEqual({ latest: 90, before: 55 });
  expect(trendOf({ ...group, facts: group.facts.slice(0, 5) })).toBeNull();
});

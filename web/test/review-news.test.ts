// A review is told in pieces: together they are the whole, and what did not change is the same thing as before.
import type { DecisionChances, Review } from '@comptoir/bots/review';
import { expect, test } from 'vitest';
import { newsIn, withNews } from '../src/review/news.ts';
import { stagesIn } from '../src/review/stages.ts';
import { openingOf } from '../src/review/turns.ts';
import { spread } from '../src/rules/spread.ts';

const turn = (at: number, chance: number): Review['turns'][number] => ({
  at,
  seat: 0,
  stage: { en: 'Round 1', fr: 'Manche 1' },
  chances: [chance, 1 - chance],
  bySeat: [],
});
const decision = (at: number, played: number): DecisionChances => ({
  at,
  seat: 0,
  said: { en: '', fr: '' },
  options: [],
  played,
  count: 2,
});
const told = (review: Review) => ({ done: 1, total: 2, review });

test('news of a review carry what is new or judged again, and make it whole', () => {
  const [first, second] = [turn(0, 0.5), turn(3, 0.5)];
  const [early, late] = [decision(1, 0), decision(4, 0)];
  const some: Review = { turns: [first, second], decisions: [late], turningPoints: [], best: null, deals: 8 };
  const again = { ...late, played: 1 };
  const all: Review = {
    turns: [first, turn(3, 0.8)],
    decisions: [early, again],
    turningPoints: [4],
    best: 1,
    deals: 20,
  };
  const begun = withNews(null, structuredClone(newsIn(told(some), null)));
  expect(begun).toEqual(some);
  const news = newsIn(told(all), some);
  expect(news.turns.map(([place]) => place)).toEqual([1]);
  expect(news.decisions).toEqual([early, again]);
  const whole = withNews(begun, structuredClone(news));
  expect(whole).toEqual(all);
  expect(whole.turns[0]).toBe(begun.turns[0]);
  const nothing = newsIn(told(all), all);
  expect([nothing.turns, nothing.decisions]).toEqual([[], []]);
  expect(withNews(whole, nothing).decisions[1]).toBe(whole.decisions[1]);
});

test('stages are named where there is room for all of them, else the parts of the game that they belong to', () => {
  const names = [1, 1, 2, 2].flatMap((decade) => [`Decade ${decade}, round 1`, `Decade ${decade}, round 2`]);
  const wide = stagesIn(names, () => true);
  expect(wide.named).toEqual(wide.stages);
  const { stages, named } = stagesIn(names, ({ from, to }) => to - from > 2);
  expect(stages).toHaveLength(8);
  expect(named).toEqual([
    { from: 0, to: 4, name: 'Decade 1' },
    { from: 4, to: 7, name: 'Decade 2' },
  ]);
});

test('where “of 5” has no room, rounds are named without it', () => {
  const names = ['Round 1 of 5', 'Round 1 of 5', 'Round 2 of 5', 'Round 2 of 5'];
  const { named } = stagesIn(names, ({ name }) => name.length < 10);
  expect(named.map(({ name }) => name)).toEqual(['Round 1', 'Round 2']);
});

test('a review opens where the game turned, else at the best pick, else at the last that was looked at', () => {
  const decisions = [decision(2, 0), decision(5, 0)];
  const review: Review = { turns: [], decisions, turningPoints: [], best: null, deals: 0 };
  expect(openingOf({ ...review, turningPoints: [5], best: 2 })).toBe(5);
  expect(openingOf({ ...review, best: 2 })).toBe(2);
  expect(openingOf(review)).toBe(5);
  expect(openingOf({ ...review, decisions: [] })).toBeNull();
});

test('marks on a small board stand apart, the first where it belongs, all of them on the board', () => {
  const size = { width: 358, height: 240 };
  const marks = [0.96, 0.95, 0.97, 0.5].map((left) => ({ left, top: 0.5 }));
  const placed = spread(marks, size);
  expect([placed[0], placed[3]]).toEqual([marks[0], marks[3]]);
  for (const [n, one] of placed.entries()) {
    expect(one.left * size.width).toBeLessThanOrEqual(size.width - 14);
    for (const other of placed.slice(n + 1)) {
      const [x, y] = [(one.left - other.left) * size.width, (one.top - other.top) * size.height];
      expect(Math.hypot(x, y)).toBeGreaterThan(26);
    }
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import {
  accountOf,
  calibrate,
  type DecisionChances,
  deedOf,
  lossOf,
  meanLost,
  type Review,
  reliabilityAt,
  restsOn,
  reviewOf,
  summaryOf,
  type Told,
  worthOf,
} from '@comptoir/bots/review';
import { GAME_IDS, requireGame, withHints } from '@comptoir/catalogue';
import { anyGame, deciders, type Kinds, LANGUAGES, readRecord, replay, type Seat } from '@comptoir/kernel';
import { quay, quayHints } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { chancesAfter, chancesOf } from '../src/review/chances.ts';
import { DEPTH, known, names, never, record, subject, whole } from './lazy.ts';
import { toy } from './positions.ts';

describe('a review', () => {
  const review = whole(reviewOf(subject, DEPTH));
  const told = (lang: 'en' | 'fr'): Told => ({
    review,
    result: record.result ?? { scores: [], ranks: [] },
    names,
    lang,
  });

  test('follows the game turn by turn and ends with who has won', () => {
    const { turns } = review;
    expect(turns[0]?.at).toBe(0);
    expect(turns.at(-1)).toMatchObject({ at: record.picks.length, chances: [0, 1] });
    for (const { chances, bySeat } of turns)
      for (const row of [chances, ...bySeat]) expect(row.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    expect(turns.map(({ at }) => at)).toEqual([...new Set(turns.map(({ at }) => at))].sort((a, b) => a - b));
    for (const { at } of turns.slice(1, -1)) {
      const state = replay(toy.game, record, at);
      expect(deciders(state)).not.toContain(record.picks[at - 1]?.seat);
    }
  });
  test('finds the picks that lost the game, and what was better', () => {
    const { decisions, turningPoints } = whole(reviewOf({ ...subject, people: [0] }, DEPTH));
    expect(turningPoints.length).toBeGreaterThan(1);
    const [worst] = decisions
      .filter(({ at }) => turningPoints.includes(at))
      .sort((a, b) => lossOf(b) - lossOf(a));
    if (worst === undefined) throw new Error('a turning point without a decision');
    expect(worst.options[worst.played]?.option).toEqual({ verb: 'stop' });
    expect(worst.options[0]?.option.verb).toBe('good');
    expect(lossOf(worst)).toBeGreaterThan(0.1);
    expect(worthOf(worst, told('en'))).toMatch(/^It cost Ada \d+ in a hundred.* Better was “good/);
  });
  test('says of the options what they would have led to: the pick that lost the game brought fewer points', () => {
    const { decisions, turningPoints } = whole(reviewOf({ ...subject, people: [0] }, DEPTH));
    const account = accountOf(subject);
    const point = decisions.find(({ at }) => turningPoints.includes(at));
    if (point === undefined) throw new Error('no turning point');
    const sentences = account(point);
    expect(sentences).toHaveLength(point.options.length);
    expect(sentences[0]?.en).toMatch(/^About \d+ points? more/);
    expect(sentences[point.played]?.en).toMatch(/^About \d+ points? fewer/);
    expect(sentences[point.played]?.fr).toMatch(/^Environ \d+ points? de moins/);
    expect(account(point)).toEqual(sentences);
  });
  test('looks at the decisions of those who are asked for, and of nobody else', () => {
    const { decisions } = whole(reviewOf({ ...subject, people: [1] }, DEPTH));
    expect(new Set(decisions.map(({ seat }) => seat))).toEqual(new Set([1]));
  });
  test('is the same every time', () => {
    expect(whole(reviewOf(subject, DEPTH))).toEqual(review);
  });
  test('counts what it rests on', () => {
    const dealt: Seat[] = [];
    const redeal = (s: Kinds['State'], viewer: Seat, draw: (n: number) => number): void => {
      dealt.push(viewer);
      toy.game.redeal(s, viewer, draw);
    };
    const watched = { ...known, game: { ...toy.game, redeal } };
    const { deals } = whole(reviewOf({ ...subject, known: watched }, DEPTH));
    expect(deals).toBeGreaterThan(100);
    expect(dealt.length).toBeGreaterThanOrEqual(deals);
    expect(restsOn(told('en'))).toContain(deals.toLocaleString('en-GB'));
  });
  test('tells how it was won in three sentences, in both languages', () => {
    for (const lang of LANGUAGES) {
      const sentences = summaryOf(told(lang));
      expect(sentences).toHaveLength(3);
      expect(sentences[0]).toContain('Hanno');
      for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN/);
    }
    for (const sentence of [...summaryOf(told('fr')), restsOn(told('fr'))])
      expect(sentence).not.toMatch(/ [:;!?»]|« |\w'\w/);
    const [first] = review.decisions;
    if (first === undefined) throw new Error('no decision');
    expect(deedOf({ ...first, said: { en: '', fr: '' } }, told('fr'))).toContain('Ada choisit «');
  });
  test('of a game that is not over is refused', () => {
    const running = { ...record, picks: record.picks.slice(0, 3) };
    expect(() => reviewOf({ ...subject, record: running }).next()).toThrow('not over');
  });
});

test('the best line is worth what the seat stands at, another one by so many points less', () => {
  const standing = { phase: 1, points: [10, 12] };
  const scale = { early: 4, late: 2 };
  const [better = 0, worse = 0] = chancesAfter(
    standing,
    [
      [31, 30],
      [29, 30],
    ],
    0,
    scale,
  );
  expect(better).toBeCloseTo(chancesOf([10, 12], 1, scale)[0] ?? 0);
  expect(worse).toBeCloseTo(chancesOf([8, 12], 1, scale)[0] ?? 0);
});

test('the curve is that of games to the end: it knows who leads where an evaluation of the position says nothing', () => {
  const blind = { ...known, hints: { ...known.hints, evaluate: () => 0 } };
  const steps = reviewOf({ ...subject, known: blind }, DEPTH);
  const first = steps.next();
  if (first.done === true) throw new Error('it ended at once');
  const late = (review: Review): number => review.turns.at(-2)?.chances[1] ?? 0;
  expect(late(first.value.review)).toBe(0.5);
  expect(late(whole(steps))).toBeGreaterThan(0.6);
});

test('nothing is judged before all that the seat cannot know was dealt anew', () => {
  const seen = { judged: 0, seats: new Set<Seat>() };
  const isTrue = (s: Kinds['State']): boolean => Reflect.get(s, 'isTrue') === true;
  const judge = (s: Parameters<typeof quayHints.evaluate>[0], seat: Seat): number => {
    if (isTrue(s)) throw new Error('the true position was judged');
    seen.judged += 1;
    return quayHints.evaluate(s, seat);
  };
  const watched = anyGame({
    ...quay,
    setup: (...args: Parameters<typeof quay.setup>) => ({ ...quay.setup(...args), isTrue: true }),
    redeal(s: Parameters<typeof quay.redeal>[0], viewer: Seat, draw: (n: number) => number) {
      Reflect.set(s, 'isTrue', false);
      seen.seats.add(viewer);
      quay.redeal(s, viewer, draw);
    },
  });
  const hints = { evaluate: judge, menu: (s: Kinds['State']) => (isTrue(s) ? judgeTrue() : []) };
  const judgeTrue = (): never => {
    throw new Error('the menu was asked about the true position');
  };
  const marked = { ...subject, known: { game: watched, hints } };
  accountOf(marked)(whole(reviewOf(marked, DEPTH)).decisions[0] ?? never());
  expect(seen.judged).toBeGreaterThan(100);
  expect(seen.seats).toEqual(new Set([0, 1]));
});

test.each(GAME_IDS)('a record of %s has its first curve at once', async (id) => {
  const folder = new URL(`../../games/${id}/test/replays/`, import.meta.url);
  const [file = ''] = readdirSync(folder).filter((name) => name.startsWith('3-golden'));
  const golden = readRecord(readFileSync(new URL(file, folder), 'utf8'));
  const entry = await requireGame(id);
  const real = await withHints(entry);
  const seats = ['Ada', 'Hanno', 'Ilse'];
  const first = reviewOf({
    known: real,
    texts: entry.texts,
    record: golden,
    names: seats,
    people: [0],
  }).next();
  if (first.done === true) throw new Error('it ended at once');
  const { turns } = first.value.review;
  expect(turns.length).toBeGreaterThan(10);
  expect(real.hints.chances?.late).toBeGreaterThan(0);
  expect(real.hints.finalChances?.late).toBeGreaterThan(0);
  for (const { chances } of turns) expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
});

test('a scale is found under which winners surprise less than by chance alone, and is told by other games than it was fitted to', () => {
  const setting = { players: 2, variants: [], games: 8, looks: 0, seed: 'scale', tell: () => undefined };
  const { scale, finalScale, surprise, reliability } = calibrate(toy, setting);
  expect(surprise).toBeLessThan(Math.log(2));
  for (const { early, late } of [scale, finalScale]) expect(late).toBeLessThanOrEqual(early);
  expect(reliability.map(({ moment, games }) => [moment, games])).toEqual([
    [0.25, 8],
    [0.5, 8],
    [0.75, 8],
  ]);
  for (const { fair } of reliability) expect(fair).toBeCloseTo(0.5);
});

test('a Brier score is 0 for who knows the winner, and chances are gathered with those like them', () => {
  const won = [1, 0];
  const knowing = reliabilityAt([{ moment: 0.5, chances: [1, 0], won }], 0.5);
  expect([knowing.brier, knowing.fair]).toEqual([0, 0.5]);
  const said = [
    { moment: 0.5, chances: [0.75, 0.25], won },
    { moment: 0.5, chances: [0.75, 0.25], won: [0, 1] },
    { moment: 0.25, chances: [0.5, 0.5], won },
  ];
  const { games, brier, bins } = reliabilityAt(said, 0.5);
  expect(games).toBe(2);
  expect(brier).toBeCloseTo((2 * 0.25 ** 2 + 2 * 0.75 ** 2) / 2);
  expect(bins).toEqual([
    { count: 2, said: 0.25, happened: 0.5 },
    { count: 2, said: 0.75, happened: 0.5 },
  ]);
});

test('what is lost in a game is that of a seat that was looked at, by third of the game', () => {
  const option = { verb: '' };
  const words = { en: '', fr: '' };
  const decision = (at: number, loss: number): DecisionChances => ({
    at,
    seat: 1,
    said: words,
    options: [0.5, 0.5 - loss].map((chance) => ({ option, label: words, chance, points: 0 })),
    played: 1,
    count: 2,
  });
  const review = { turns: [], best: null, deals: 0, turningPoints: [1, 8] };
  const looked = { review: { ...review, decisions: [decision(1, 0.1), decision(2, 0.3), decision(8, 0.2)] } };
  const [first, second, last] = meanLost([
    { ...looked, seat: 1, picks: 9 },
    { ...looked, seat: 0, picks: 9 }, // nothing of its own was looked at
  ]);
  expect(first).toBeCloseTo(0.05);
  expect(second).toBe(0);
  expect(last).toBeCloseTo(0.1);
});

test('its work is bounded, however long the game: the curve is whole all the same, and every decision is judged', () => {
  let judged = 0;
  const evaluate = (s: Parameters<typeof quayHints.evaluate>[0], seat: Seat): number => {
    judged += 1;
    return quayHints.evaluate(s, seat);
  };
  const counted = { ...known, hints: { ...known.hints, evaluate } };
  const workOf = (depth: Partial<typeof DEPTH>): { work: number; review: Review } => {
    judged = 0;
    const review = whole(
      reviewOf({ ...subject, known: counted }, { ...DEPTH, deals: 16, points: 1, games: 1, ...depth }),
    );
    return { work: judged, review };
  };
  const [all, lessCurve, lessDecided] = [{}, { curve: 300 }, { decisions: 2000 }].map(workOf);
  if (all === undefined || lessCurve === undefined || lessDecided === undefined) throw new Error('no review');
  expect(lessCurve.work).toBeLessThan(0.8 * all.work);
  expect(lessDecided.work).toBeLessThan(0.5 * all.work);
  for (const { review } of [lessCurve, lessDecided]) {
    expect(review.decisions.map(({ at }) => at)).toEqual(all.review.decisions.map(({ at }) => at));
    expect(review.turns.map(({ at }) => at)).toEqual(all.review.turns.map(({ at }) => at));
    const judged = review.decisions.filter(({ options }) => options.every(({ chance }) => chance > 0));
    const tried = 12 + 3; // in one game to the end, which is lost or won
    expect(judged.length).toBeGreaterThanOrEqual(review.decisions.length - tried); // where it was not looked at, a neighbour was
  }
});

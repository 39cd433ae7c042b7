// Every lesson of every game: it plays to its end by its own hints, every other legal pick has an answer, nobody gets stuck.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Answer,
  type Course,
  type Game,
  isRoundOver,
  type Kinds,
  LANGUAGES,
  type Lang,
  type Lesson,
  type LessonMoment,
  LessonRun,
  MatchHistory,
  nth,
  type Option,
  random,
  rngFrom,
  seedFrom,
  type Words,
  writeOption,
} from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { BOXES, loadGame } from '../src/index.ts';

const MOST = { moment: 45, firstTwo: 500, course: 1500 };
const LEAST_MOMENTS = 8;
const MOST_MOMENTS = 10;

function made(run: LessonRun, option: Option): LessonRun {
  const next = run.pick(option);
  if ('code' in next) throw new Error(`${where(run)}: ${writeOption(option)} is refused: ${next.code}`);
  return next;
}
const where = (run: LessonRun): string => `“${run.lesson.title.en}”, moment ${run.at + 1}`;

/** On by the lesson's own hints, as long as `goesOn` says. */
function follow(begin: LessonRun, goesOn: (run: LessonRun) => boolean): LessonRun {
  let run = begin;
  for (let n = 0; goesOn(run); n += 1) {
    const { due, reply } = run;
    if (n > 1000) throw new Error(`${where(run)}: it never ends`);
    if (reply !== null) run = run.answered(reply);
    else if (due !== null) run = made(run, due);
    else if (run.isReading) run = run.next();
    else throw new Error(`${where(run)}: nothing is due`);
  }
  return run;
}
const isUnderWay = (run: LessonRun): boolean => run.mode === 'way' && !(run.isLast && run.isReading);

/** Every run on the way in which the learner decides. */
function decisionsOf(begin: LessonRun): readonly LessonRun[] {
  const found: LessonRun[] = [];
  follow(begin, (run) => {
    if (run.due !== null) found.push(run);
    return isUnderWay(run);
  });
  return found;
}

/** A free match goes on like any other, whoever picks. */
function playFreely(begin: LessonRun, picks: number): void {
  const rng = rngFrom(seedFrom(where(begin)));
  let run = begin;
  for (let n = 0; n < picks && run.match.result === null; n += 1) {
    const seat = nth(run.match.waiting, 0);
    const options = run.match.decisionFor(seat)?.options ?? [];
    const option = nth(options, random(rng, options.length));
    run = seat === run.lesson.seat ? made(run, option) : run.answered({ seat, option });
    expect(run.mode).toBe('free');
  }
}

/** The others of this decision: picks that are neither due nor as good. */
function strays(run: LessonRun): readonly LessonRun[] {
  const options = run.decision?.options ?? [];
  return options.map((option) => made(run, option)).filter(({ mode }) => mode === 'strayed');
}

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const saidIn = ({ title, text, known = [] }: LessonMoment): readonly Words[] => [
  title,
  text,
  ...known.map((line) => line.text),
];
const count = (said: readonly Words[], lang: Lang): number =>
  said.reduce((sum, words) => sum + wordsIn(words[lang]), 0);
const lessonWords = ({ title, goal, moments }: Lesson, lang: Lang): number =>
  count([title, goal, ...moments.flatMap(saidIn)], lang);

/** All that may ever be shown of a lesson. */
function everyText({ title, goal, moments }: Lesson): readonly Words[] {
  const answers = (table: Readonly<Record<string, Answer>> = {}): readonly Words[] =>
    Object.values(table).flatMap((answer) => [answer.title, answer.text, answer.yours, answer.ours]);
  return [
    ...[title, goal],
    ...moments.flatMap((moment) => [
      ...saidIn(moment),
      ...(moment.why === undefined ? [] : [moment.why]),
      ...answers(moment.others),
      ...(moment.picks ?? []).flatMap((pick) => (typeof pick === 'string' ? [] : Object.values(pick.fine))),
    ]),
  ];
}

const rulesOf = (lesson: Lesson): readonly string[] =>
  lesson.moments.flatMap(({ rule, known = [] }) => [
    ...(rule === undefined ? [] : [rule]),
    ...known.map((line) => line.rule),
  ]);

function checkLesson(game: Game<Kinds>, name: string, lesson: Lesson, rulebook: string): void {
  describe(`${game.id} ${name} “${lesson.title.en}”`, () => {
    const start = (): LessonRun => LessonRun.start(game, lesson);

    test('plays to its end by its own hints', () => {
      const end = follow(start(), isUnderWay);
      expect([end.mode, end.isLast, end.kept]).toEqual(['way', true, 0]);
      expect(end.moment.known).toHaveLength(3);
      expect(lesson.moments.length).toBeGreaterThanOrEqual(LEAST_MOMENTS);
      expect(lesson.moments.length).toBeLessThanOrEqual(MOST_MOMENTS);
    });

    test('every pick that is as good leads to the end too', () => {
      for (const run of decisionsOf(start())) {
        for (const option of run.decision?.options ?? []) {
          const next = made(run, option);
          if (next.mode !== 'way') continue;
          expect([writeOption(option), follow(next, isUnderWay).mode]).toEqual([writeOption(option), 'way']);
        }
      }
    });

    test('every other legal pick is answered, and can be taken back or kept', () => {
      for (const run of decisionsOf(start())) {
        for (const stray of strays(run)) {
          const what = `${where(run)}: ${writeOption(stray.strayed ?? { verb: '?' })}`;
          expect([what, stray.answer]).not.toEqual([what, null]);
          expect(stray.undo()).toBe(run);
          const kept = stray.keep();
          const end = follow(kept, isUnderWay);
          if (end.mode === 'free') {
            playFreely(end, 40);
            expect(end.rejoin()).toBe(run);
          } else expect(end.isLast).toBe(true);
        }
      }
    });

    test('what a later lesson teaches is never the only thing to do', () => {
      for (const run of decisionsOf(start())) expect(run.decision?.options.length).toBeGreaterThan(0);
    });

    test('what is only read is followed by nobody’s pick', () => {
      for (const { picks = [], replies = [] } of lesson.moments)
        if (picks.length === 0) expect(replies).toEqual([]);
    });

    test.each(LANGUAGES)('its texts are complete and short: %s', (lang) => {
      for (const words of everyText(lesson)) {
        expect(words[lang].trim()).not.toBe('');
        expect(words[lang]).not.toMatch(/!|\s{2}|'/);
        if (lang === 'fr') expect(words.fr).not.toMatch(/[ \u00a0][:;?»]|« /);
      }
      for (const moment of lesson.moments) {
        expect([moment.title.en, count([moment.text], lang) <= MOST.moment]).toEqual([moment.title.en, true]);
      }
    });

    test('its rules stand in the rulebook', () => {
      for (const rule of rulesOf(lesson)) expect(rulebook).toMatch(new RegExp(`^\\*\\*${rule}\\*\\*`, 'm'));
    });
  });
}

async function lessonsOf(course: Course): Promise<readonly Lesson[]> {
  return Promise.all(course.lessons.map((entry) => entry.load()));
}

for (const box of BOXES) {
  const course = await box.loadCourse?.();
  const entry = await loadGame(box.id);
  if (course === undefined || entry === null) continue;
  const lessons = await lessonsOf(course);
  const folder = join(import.meta.dirname, '../../games', box.id);
  const rulebook = readFileSync(join(folder, 'RULES.md'), 'utf8');

  describe(`the course of ${box.id}`, () => {
    test('ends with a round in which everybody has played, and which is far from a whole game', () => {
      const rng = rngFrom(seedFrom(box.id));
      const { id: game, version, usualVariants: variants = [] } = entry.game;
      const seed = seedFrom(box.id);
      const match = new MatchHistory(entry.game, { game, version, players: 3, variants, seed });
      const isOver = (): boolean => isRoundOver(course.round, match.log(0), 3);
      expect(isOver()).toBe(false);
      const picked = new Set<number>();
      while (!isOver()) {
        const seat = nth(match.now.waiting, 0);
        const options = match.now.decisionFor(seat)?.options ?? [];
        expect(match.pick(seat, nth(options, random(rng, options.length)))).toBe(null);
        picked.add(seat);
      }
      expect(picked.size).toBe(3);
      expect(match.now.result).toBe(null);
    });
    test.each(LANGUAGES)('is short enough: %s', (lang) => {
      const counted = lessons.map((lesson) => lessonWords(lesson, lang));
      const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
      expect(sum(counted.slice(0, 2))).toBeLessThanOrEqual(MOST.firstTwo);
      expect(sum(counted)).toBeLessThanOrEqual(MOST.course);
    });
    test('is listed under the titles of its lessons, and lessons point at lessons there are', () => {
      expect(course.lessons.map(({ title }) => title)).toEqual(lessons.map(({ title }) => title));
      for (const { later } of lessons)
        for (const number of Object.values(later)) expect(number).toBeLessThanOrEqual(7);
    });
  });
  lessons.forEach((lesson, n) => {
    checkLesson(entry.game, `lesson ${n + 1}`, lesson, rulebook);
  });
}

test('who has kept two picks of their own is led back to before the first of them', async () => {
  const box = BOXES.find(({ loadCourse }) => loadCourse !== undefined);
  const entry = box === undefined ? null : await loadGame(box.id);
  const lesson = await (await box?.loadCourse?.())?.lessons[0]?.load();
  if (entry === null || lesson === undefined) throw new Error('lessons: no game has any');
  const start = LessonRun.start(entry.game, lesson);
  const twice = decisionsOf(start).flatMap((run) =>
    strays(run)
      .map((stray) => stray.keep())
      .filter(({ mode }) => mode === 'way')
      .flatMap((kept) => decisionsOf(kept).flatMap(strays))
      .map((stray) => [run, stray.keep()] as const),
  );
  expect(twice.length).toBeGreaterThan(0);
  for (const [run, kept] of twice) {
    expect(kept.kept).toBe(2);
    expect(kept.restart()).toBe(run);
  }
  expect(start.restart()).toBe(start);
});

test('a lesson whose record no longer follows the rules fails with its name', async () => {
  const nauticus = BOXES.find(({ loadCourse }) => loadCourse !== undefined);
  const entry = nauticus === undefined ? null : await loadGame(nauticus.id);
  const lesson = await (await nauticus?.loadCourse?.())?.lessons[0]?.load();
  if (entry === null || lesson === undefined) throw new Error('lessons: no game has any');
  const broken = { ...lesson, opening: ['0 nonsense'] };
  expect(() => LessonRun.start(entry.game, broken)).toThrow(`lesson “${lesson.title.en}”: 0 nonsense`);
  const old = { ...lesson, version: lesson.version + 1 };
  expect(() => LessonRun.start(entry.game, old)).toThrow(/version/);
});

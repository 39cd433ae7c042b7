// A puzzle as a lesson that nobody speaks in, and what can be said of its answers.
import {
  type Game,
  type Kinds,
  type Lang,
  type Lesson,
  type LessonMoment,
  LessonRun,
  type LoadedGame,
  type Option,
  type Puzzle,
  type PuzzleAnswer,
  readOption,
  type Seat,
  type Words,
  writeOption,
} from '@comptoir/kernel';
import { botName } from '../local/names.ts';
import type { PuzzleWords } from './words.ts';

const SILENT: Words = { en: '', fr: '' };
/** A difference below this is none that anybody would feel. */
const LEAST_POINTS = 0.25;

/** One moment for each pick of the line, and one when it is found. */
export function lessonOf(puzzle: Puzzle, you: string): Lesson {
  const { players, seat, version, variants, seed, opening } = puzzle;
  const names = Array.from({ length: players }, (_, n) => (n === seat ? you : botName(n)));
  const moments = puzzle.steps.map(({ answers, right }): LessonMoment => {
    const [best, ...others] = answers.slice(0, right).map(({ pick }) => pick);
    const fine = Object.fromEntries(others.map((pick) => [pick, SILENT]));
    return { title: SILENT, text: SILENT, isAlone: true, picks: [{ pick: best ?? '', fine }] };
  });
  const end = { title: SILENT, text: SILENT };
  const deal = { names, seat, version, variants, seed, opening };
  return { title: SILENT, goal: SILENT, ...deal, later: {}, moments: [...moments, end] };
}

/** `way`: asked. `strayed`: a wrong answer lies on the table. `free`: one plays on from it. */
export type PuzzleMode = 'way' | 'strayed' | 'free' | 'solved';
export function modeOf(run: LessonRun): PuzzleMode {
  if (run.kept > 0) return 'free';
  return run.isLast ? 'solved' : run.mode;
}

/** The solution played: the run before each of its picks, and the one after the last. */
export function solutionOf(game: Game<Kinds>, lesson: Lesson): readonly LessonRun[] {
  const runs = [LessonRun.start(game, lesson)];
  for (let run = runs[0]; run !== undefined && run.due !== null; run = runs.at(-1)) {
    const next = run.pick(run.due);
    if ('code' in next) throw new Error(`puzzle: ${writeOption(run.due)} is refused: ${next.code}`);
    runs.push(next);
  }
  return runs;
}

/** The option as it is called where this run asks. */
export function labelOf({ texts }: LoadedGame, run: LessonRun, option: Option, lang: Lang): string {
  const { seat, names } = run.lesson;
  const { view, decision } = run.match.sceneFor(seat);
  const who = (one: Seat): string => names[one] ?? '';
  const say = texts[lang].options[option.verb];
  return (decision === null ? null : say?.(option, decision.at, view, who)) ?? writeOption(option);
}

/** What happened with the last pick of this run, as its seat was told; nothing where the pick told nothing. */
export function saidOf({ texts }: LoadedGame, run: LessonRun, lang: Lang): string {
  const { seat, names } = run.lesson;
  const who = (one: Seat): string => names[one] ?? '';
  const events = run.match.applied?.entry.events ?? [];
  const sentences = events
    .filter(({ only }) => only === undefined || only === seat)
    .map((event) => texts[lang].events[event.kind]?.(event, who) ?? '');
  return sentences.find((text) => text !== '') ?? '';
}

/** What the seats may expect after one answer compared with another: the own points, and those of the rival for whom it matters most. */
export function differences(
  { lesson: { seat, names } }: LessonRun,
  one: PuzzleAnswer,
  other: PuzzleAnswer,
  words: PuzzleWords,
): readonly string[] {
  const by = one.points.map((points, n) => points - (other.points[n] ?? 0));
  const own = by[seat] ?? 0;
  const isWorse = one.chance < other.chance;
  const rivals = by
    .map((points, n) => ({ n, points }))
    .filter(({ n, points }) => n !== seat && (isWorse ? points : -points) >= LEAST_POINTS)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const [rival] = rivals;
  return [
    ...(Math.abs(own) < LEAST_POINTS ? [] : [words.own(own)]),
    ...(rival === undefined ? [] : [words.rival(names[rival.n] ?? '', rival.points)]),
  ];
}

/** Three options, the best among them, in the order of their names. */
export function narrowed(entry: LoadedGame, run: LessonRun, puzzle: Puzzle, lang: Lang): readonly string[] {
  const { answers = [], right = 0 } = puzzle.steps[run.at] ?? {};
  const [best] = answers;
  const three = [...(best === undefined ? [] : [best]), ...answers.slice(right, right + 2)];
  return three
    .map(({ pick }) => labelOf(entry, run, readOption(pick), lang))
    .sort((a, b) => a.localeCompare(b, lang));
}

// How far the visitor is in each lesson; kept on this device, and in memory alone where storage is blocked. What is done is
// kept with the account as well: sync.ts.
import type { Course } from '@comptoir/kernel';
import type { Lessons } from '@comptoir/protocol';
import { useStore } from '../useStore.ts';

export interface LessonProgress {
  /** The moment it was left at, of how many. */
  readonly at: number;
  readonly of: number;
  readonly isDone: boolean;
}
/** By id of the game and number of the lesson, a space between. */
type Progress = Readonly<Record<string, LessonProgress>>;

const KEY = 'comptoir-lessons';
const NONE: LessonProgress = { at: 0, of: 0, isDone: false };
const listeners = new Set<() => void>();

const countOr0 = (n: unknown): number => (typeof n === 'number' && Number.isSafeInteger(n) && n > 0 ? n : 0);

function read(): Progress {
  const found: Record<string, LessonProgress> = {};
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    for (const [name, one] of Object.entries(Object(saved))) {
      const { at, of, isDone } = Object(one);
      found[name] = { at: countOr0(at), of: countOr0(of), isDone: isDone === true };
    }
  } catch {
    return {}; // blocked or damaged: every lesson is new
  }
  return found;
}

let current = read();

const nameOf = (game: string, lesson: number): string => `${game} ${lesson}`;

export function progressOf(game: string, lesson: number): LessonProgress {
  return current[nameOf(game, lesson)] ?? NONE;
}

/** A lesson that was done stays done. */
export function saveProgress(game: string, lesson: number, now: LessonProgress): void {
  const before = progressOf(game, lesson);
  if (before.at === now.at && (before.isDone || !now.isDone)) return;
  keep({ [nameOf(game, lesson)]: { ...now, isDone: before.isDone || now.isDone } });
}

/** Lessons that were done elsewhere. */
export function addDone(lessons: Lessons): void {
  const news = lessons.filter(({ game, number }) => !progressOf(game, number).isDone);
  if (news.length === 0) return;
  const named = news.map(({ game, number }) => [
    nameOf(game, number),
    { ...progressOf(game, number), isDone: true },
  ]);
  keep(Object.fromEntries(named));
}

/** What is done on this device. */
export const doneIn = (progress: Progress): Lessons =>
  Object.entries(progress)
    .filter(([, { isDone }]) => isDone)
    .map(([name]) => {
      const [game = '', number] = name.split(' ');
      return { game, number: Number(number) };
    });

function keep(changed: Progress): void {
  current = { ...current, ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // blocked: it holds until the tab is closed
  }
  for (const tell of listeners) tell();
}

export function useProgress(): Progress {
  return useStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => current,
  );
}

/** The round of one's own is counted as the lesson after the last. */
export const roundOf = ({ lessons }: Course): number => lessons.length + 1;

/** Where learning a game goes on: its first two lessons, then the list of all. */
export function learnHref(game: string): string {
  const next = [1, 2].find((lesson) => !progressOf(game, lesson).isDone);
  return next === undefined ? '/learn' : `/learn/${game}/${next}`;
}

/** Whether a lesson was finished; who has left their first one is still led to it. */
export const hasLearnt = (): boolean => Object.values(current).some(({ isDone }) => isDone);

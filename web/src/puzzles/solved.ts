// Which puzzles were solved on this device, and on which days one of the day was; in memory alone where storage is blocked.
import { useSyncExternalStore } from 'react';

/** Found by oneself, or shown. */
export type Outcome = 'solved' | 'shown';
interface Kept {
  /** By id of the game and of the puzzle, a space between. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** Days since 1970 on which a puzzle of that day was solved. */
  readonly days: readonly number[];
}

const KEY = 'comptoir-puzzles';
/** No row is longer that anybody would count. */
const MOST_DAYS = 1000;
const listeners = new Set<() => void>();

function read(): Kept {
  try {
    const { outcomes, days } = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    const known = Object.entries(Object(outcomes)).flatMap(([name, outcome]): [string, Outcome][] =>
      outcome === 'solved' || outcome === 'shown' ? [[name, outcome]] : [],
    );
    const listed = Array.isArray(days) ? days.filter((day) => Number.isSafeInteger(day)) : [];
    return { outcomes: Object.fromEntries(known), days: listed };
  } catch {
    return { outcomes: {}, days: [] }; // blocked or damaged: every puzzle is new
  }
}

let current = read();

const nameOf = (game: string, id: string): string => `${game} ${id}`;

export function outcomeOf(game: string, id: string): Outcome | null {
  return current.outcomes[nameOf(game, id)] ?? null;
}

/** What was shown first stays so; what was solved, too. `day`: of which day it is the puzzle today. */
export function keepOutcome(game: string, id: string, outcome: Outcome, day: number | null): void {
  if (outcomeOf(game, id) !== null) return;
  const isNewDay = outcome === 'solved' && day !== null && !current.days.includes(day);
  current = {
    outcomes: { ...current.outcomes, [nameOf(game, id)]: outcome },
    days: isNewDay ? [...current.days, day].slice(-MOST_DAYS) : current.days,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // blocked: it holds until the tab is closed
  }
  for (const tell of listeners) tell();
}

export function useSolved(): Kept {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => current,
  );
}

// Which puzzle is the day's, and how many days in a row were solved. A day begins at midnight UTC, for everybody.

const DAY_MS = 86_400_000;

/** Days since 1970. */
export const dayAt = (ms: number): number => Math.floor(ms / DAY_MS);
export const today = (): number => dayAt(Date.now());

/** The one of this day: a list is gone through from its beginning to its end, again and again. */
export function ofDay<T>(list: readonly T[], day: number): T | null {
  return list.length === 0 ? null : (list[day % list.length] ?? null);
}

/** How many days in a row, up to today, or to yesterday while today's is still open. */
export function streakOf(days: readonly number[], now: number): number {
  const solved = new Set(days);
  const last = solved.has(now) ? now : now - 1;
  let count = 0;
  while (solved.has(last - count)) count += 1;
  return count;
}

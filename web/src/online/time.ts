// Clocks in words and figures.
import type { ClockRule } from './api.ts';
import type { OnlineWords } from './words.en.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const PRESETS: Readonly<Record<ClockRule['kind'], readonly ClockRule[]>> = {
  live: [
    { kind: 'live', bank: 15 * MINUTE, increment: 30 * SECOND },
    { kind: 'live', bank: 30 * MINUTE, increment: 60 * SECOND },
    { kind: 'live', bank: 5 * MINUTE, increment: 15 * SECOND },
  ],
  turns: [
    { kind: 'turns', bank: 3 * DAY, increment: 24 * HOUR },
    { kind: 'turns', bank: DAY, increment: 12 * HOUR },
    { kind: 'turns', bank: 7 * DAY, increment: 48 * HOUR },
  ],
};

function span(ms: number, { days, hours, minutes, seconds }: OnlineWords['pace']): string {
  if (ms >= 2 * DAY || ms === DAY) return days(Math.round(ms / DAY));
  if (ms >= HOUR) return hours(Math.round(ms / HOUR));
  return ms > MINUTE ? minutes(Math.round(ms / MINUTE)) : seconds(Math.round(ms / SECOND));
}

/** "3 days + 24 h a turn, nights off". */
export function clockSays(rule: ClockRule | null, { pace }: OnlineWords): string {
  if (rule === null) return pace.none;
  const says = pace.clock(span(rule.bank, pace), `${span(rule.increment, pace)} ${pace.aTurn}`);
  const { nights = false, weekends = false } = rule.rest ?? {};
  const free = [nights ? pace.nightsFree : '', weekends ? pace.weekendsFree : ''].filter(
    (word) => word !== '',
  );
  return [says, ...free].join(', ');
}

const two = (n: number): string => String(n).padStart(2, '0');

/** "18:05" under an hour, "14 h 05" under two days, then days and hours: what is left of a clock. */
export function leftSays(ms: number, { pace }: OnlineWords): string {
  const left = Math.max(0, ms);
  if (left < HOUR) return `${Math.floor(left / MINUTE)}:${two(Math.floor((left % MINUTE) / SECOND))}`;
  if (left < 2 * DAY) return `${Math.floor(left / HOUR)} h ${two(Math.floor((left % HOUR) / MINUTE))}`;
  const hours = Math.floor((left % DAY) / HOUR);
  return `${pace.days(Math.floor(left / DAY))}${hours === 0 ? '' : ` ${pace.hours(hours)}`}`;
}

/** Less than an hour of a long clock, or a minute of a short one. */
export function isShort(ms: number, kind: ClockRule['kind'] | null): boolean {
  return ms < (kind === 'turns' ? HOUR : MINUTE);
}

// Clocks in words and figures.
import type { Clock, ClockRule, MatchInfo } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import type { Format } from '../words/format.ts';
import { useFormat } from '../words/index.ts';
import type { OnlineWords } from './words.en.ts';
import { useOnlineWords } from './words.ts';

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
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

function spanText(ms: number, { span }: Format): string {
  if (ms >= 2 * DAY || ms === DAY) return span(Math.round(ms / DAY), 'day');
  if (ms >= HOUR) return span(Math.round(ms / HOUR), 'hour');
  return ms >= MINUTE ? span(Math.round(ms / MINUTE), 'minute') : span(Math.round(ms / SECOND), 'second');
}

function ruleText(rule: ClockRule | null, { pace }: OnlineWords, format: Format): string {
  if (rule === null) return pace.none;
  const says = pace.clock(spanText(rule.bank, format), spanText(rule.increment, format));
  const { nights = false, weekends = false } = rule.rest ?? {};
  const free = [nights ? pace.nightsFree : '', weekends ? pace.weekendsFree : ''].filter(
    (word) => word !== '',
  );
  return [says, ...free].join(', ');
}

function leftText(ms: number, { span }: Format): string {
  const left = Math.max(0, ms);
  const minutes = Math.floor(left / MINUTE);
  if (left < HOUR) return `${minutes}:${String(Math.floor((left % MINUTE) / SECOND)).padStart(2, '0')}`;
  const hours = Math.floor(left / HOUR);
  const [more, less] =
    left < 2 * DAY
      ? [span(hours, 'hour', 'narrow'), minutes % 60 > 0 ? span(minutes % 60, 'minute', 'narrow') : '']
      : [
          span(Math.floor(left / DAY), 'day', 'narrow'),
          hours % 24 > 0 ? span(hours % 24, 'hour', 'narrow') : '',
        ];
  return `${more} ${less}`.trim();
}

export interface ClockText {
  /** "3 days + 1 day a turn, nights off" */
  rule(rule: ClockRule | null): string;
  /** What is left of a clock: "18:05" under an hour, "14h 5m" under two days, then "2d 3h". */
  left(ms: number): string;
  /** "4 minutes", "3 days": rounded. */
  span(ms: number): string;
  /** How a match is played, in two words: "Live, friendly". */
  kind(match: Pick<MatchInfo, 'clock' | 'isRated'>): string;
  /** How a match is played: its clock, rated or friendly, with a coach. */
  terms(match: Pick<MatchInfo, 'clock' | 'isRated' | 'hasCoach'>): string;
}

/** Clocks in the reader's language. */
export function useClockText(): ClockText {
  const words = useOnlineWords();
  const format = useFormat();
  const rule = (one: ClockRule | null): string => ruleText(one, words, format);
  const { rated, friendly, coach } = words.room;
  return {
    rule,
    left: (ms) => leftText(ms, format),
    span: (ms) => spanText(ms, format),
    kind: ({ clock, isRated }) =>
      `${clock === null ? words.pace.none : words.pace[clock.kind]}, ${isRated ? rated : friendly}`,
    terms: ({ clock, isRated, hasCoach }) =>
      [rule(clock), isRated ? rated : friendly, ...(hasCoach ? [coach] : [])].join(', '),
  };
}

/** Less than an hour of a long clock, or a minute of a short one. */
export function isShort(ms: number, kind: ClockRule['kind'] | null): boolean {
  return ms < (kind === 'turns' ? HOUR : MINUTE);
}

/** The clock ticks here between two words from the server. */
export function useLeft(clock: Clock | undefined, at: number, isOver: boolean): number | null {
  const [now, setNow] = useState(() => performance.now());
  const isRunning = clock?.isRunning === true && !isOver;
  useEffect(() => {
    setNow(performance.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning, at]);
  if (clock === undefined) return null;
  return Math.max(0, isRunning ? clock.left - Math.max(0, now - at) : clock.left);
}

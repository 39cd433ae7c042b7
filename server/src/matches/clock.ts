// Clocks belong to the platform; rules never see them. Only the seats that are asked are charged.
import type { Seat } from '@comptoir/kernel';
import type { Clock, ClockRule, Rest } from '@comptoir/protocol';
import { type Offset, offsetIn } from './zones.ts';

/** What every seat has left, and since when the seats that are asked have been charged. */
export interface ClockState {
  readonly left: readonly number[];
  readonly since: number;
  readonly rest?: Rest | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Nights are from eleven in the evening to seven in the morning. */
const [NIGHTFALL, DAYBREAK] = [23 * HOUR, 7 * HOUR];
/** The moments of a day at which resting may begin or end. */
const TURNS = [DAYBREAK, NIGHTFALL, DAY] as const;
/** 1 January 1970 was a Thursday. */
const FIRST_DAY = 4;

/** A stretch of time in which either everybody's time counts or nobody's. */
interface Stretch {
  readonly isResting: boolean;
  readonly until: number;
}

/** Minutes ahead of UTC where the host lives, and until when. */
function offsetAt({ zone, offset }: Rest, at: number): Offset {
  return zone === undefined ? { offset, until: Number.POSITIVE_INFINITY } : offsetIn(zone, at);
}

/** From a moment to the next at which resting may begin or end where the host lives. */
function stretchAt({ nights, weekends }: Rest, there: Offset, at: number): Stretch {
  const local = at + there.offset * MINUTE;
  const day = Math.floor(local / DAY);
  const time = local - day * DAY;
  const weekday = (((day + FIRST_DAY) % 7) + 7) % 7;
  const isNight = nights && (time >= NIGHTFALL || time < DAYBREAK);
  const isWeekend = weekends && (weekday === 0 || weekday === 6);
  const turn = TURNS.find((each) => each > time) ?? DAY;
  return { isResting: isNight || isWeekend, until: Math.min(there.until, at + turn - time) };
}

/** How much of the time between two moments counts. */
function counted(rest: Rest | null, from: number, to: number): number {
  if (rest === null) return Math.max(0, to - from);
  let [sum, there] = [0, offsetAt(rest, from)];
  for (let at = from; at < to; ) {
    if (at >= there.until) there = offsetAt(rest, at);
    const { isResting, until } = stretchAt(rest, there, at);
    if (!isResting) sum += Math.min(to, until) - at;
    at = until;
  }
  return sum;
}

/** When so much time will have counted. */
function moment(rest: Rest | null, from: number, ms: number): number {
  if (rest === null || ms <= 0) return from + ms;
  let [at, left, there] = [from, ms, offsetAt(rest, from)];
  for (;;) {
    if (at >= there.until) there = offsetAt(rest, at);
    const { isResting, until } = stretchAt(rest, there, at);
    const more = isResting ? 0 : until - at;
    if (more >= left) return at + left;
    left -= more;
    at = until;
  }
}

export function freshClocks({ bank, rest }: ClockRule, players: number, now: number): ClockState {
  return { left: new Array<number>(players).fill(bank), since: now, rest: rest ?? null };
}

/** What each seat has left now, if `asked` have been thinking since the clocks were last set. */
export function leftNow(
  { left, since, rest }: ClockState,
  asked: readonly Seat[],
  now: number,
): readonly number[] {
  const gone = counted(rest ?? null, since, now);
  return left.map((ms, seat) => (asked.includes(seat) ? ms - gone : ms));
}

/** The clocks after a pick: who was asked is charged; who has finished deciding gets the increment. */
export function afterPick(
  rule: ClockRule,
  state: ClockState,
  asked: readonly Seat[],
  askedNext: readonly Seat[],
  now: number,
): ClockState {
  const left = leftNow(state, asked, now).map((ms, seat) => {
    const isDone = asked.includes(seat) && !askedNext.includes(seat);
    const more = isDone ? ms + rule.increment : ms;
    return rule.kind === 'turns' ? Math.min(more, rule.bank) : more;
  });
  return { left, since: now, rest: rule.rest ?? null };
}

/** When the first of the seats asked runs out of time. */
export function nextExpiry({ left, since, rest }: ClockState, asked: readonly Seat[]): number | null {
  const times = asked.map((seat) => moment(rest ?? null, since, left[seat] ?? 0));
  return times.length === 0 ? null : Math.min(...times);
}

export function clocksFor(state: ClockState | null, asked: readonly Seat[], now: number): readonly Clock[] {
  if (state === null) return [];
  const { rest } = state;
  const isStill = rest ? stretchAt(rest, offsetAt(rest, now), now).isResting : false;
  return leftNow(state, asked, now).map((left, seat) => ({
    seat,
    left: Math.max(0, left),
    isRunning: asked.includes(seat) && !isStill,
  }));
}

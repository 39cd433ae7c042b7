// Clocks belong to the platform; rules never see them. Only the seats that are asked are charged.
import type { Seat } from '@comptoir/kernel';
import type { Clock, ClockRule, Rest } from '@comptoir/protocol';
import { type Offset, offsetIn } from './zones.ts';

/** From when until when somebody is on vacation. */
export interface TimeOff {
  readonly from: number;
  readonly until: number;
}
/** What every seat has left, and since when the seats that are asked have been charged. */
export interface ClockState {
  readonly left: readonly number[];
  readonly since: number;
  readonly rest?: Rest | null;
  /** By seat, in order, when its clock stands still; known from the people, never stored with the clocks. */
  readonly off?: readonly (readonly TimeOff[])[];
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
  readonly from: number;
  readonly until: number;
  /** How much has counted before it, since the calendar began. */
  readonly before: number;
}

/** Minutes ahead of UTC where the host lives, and until when. */
function offsetAt({ zone, offset }: Rest, at: number): Offset {
  return zone === undefined ? { offset, until: Number.POSITIVE_INFINITY } : offsetIn(zone, at);
}

/** From a moment to the next at which resting may begin or end where the host lives. */
function stretchAt(rest: Rest, at: number, before: number): Stretch {
  const there = offsetAt(rest, at);
  const local = at + there.offset * MINUTE;
  const day = Math.floor(local / DAY);
  const time = local - day * DAY;
  const weekday = (((day + FIRST_DAY) % 7) + 7) % 7;
  const isNight = rest.nights && (time >= NIGHTFALL || time < DAYBREAK);
  const isWeekend = rest.weekends && (weekday === 0 || weekday === 6);
  const turn = TURNS.find((each) => each > time) ?? DAY;
  const until = Math.min(there.until, at + turn - time);
  return { isResting: isNight || isWeekend, from: at, until, before };
}
const countedIn = ({ isResting, from, before }: Stretch, until: number): number =>
  isResting ? before : before + until - from;

/** The stretches of a match, found once and looked up after that: clocks are read with every table that is sent. */
class Calendar {
  readonly #rest: Rest;
  /** Without a gap, from the first moment anybody asked about. */
  #stretches: [Stretch, ...Stretch[]];
  /** The one that was asked for last: the next question is nearly always about the same. */
  #latest: Stretch;
  /** From when on time was counted last, and what had counted by then: this stays the same until the next pick. */
  #since = { from: Number.NaN, before: 0 };

  constructor(rest: Rest, from: number) {
    this.#rest = rest;
    this.#stretches = [stretchAt(rest, from, 0)];
    this.#latest = this.#stretches[0];
  }

  get #last(): Stretch {
    return this.#stretches.at(-1) ?? this.#stretches[0];
  }

  #extend(): void {
    const { until } = this.#last;
    this.#stretches.push(stretchAt(this.#rest, until, countedIn(this.#last, until)));
  }

  at(moment: number): Stretch {
    const { from, until } = this.#latest;
    if (moment < from || moment >= until) this.#latest = this.#find(moment);
    return this.#latest;
  }

  #find(moment: number): Stretch {
    if (moment < this.#stretches[0].from) {
      this.#stretches = [stretchAt(this.#rest, moment, 0)];
      this.#latest = this.#stretches[0]; // what counted before is counted from here now
      this.#since = { from: Number.NaN, before: 0 };
    }
    while (moment >= this.#last.until) this.#extend();
    let [low, high] = [0, this.#stretches.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#stretches[middle]?.from ?? 0) <= moment) low = middle;
      else high = middle - 1;
    }
    return this.#stretches[low] ?? this.#last;
  }

  counted(from: number, to: number): number {
    if (this.#since.from !== from) this.#since = { from, before: countedIn(this.#find(from), from) };
    return countedIn(this.at(to), to) - this.#since.before;
  }

  /** When so much time will have counted. */
  moment(from: number, ms: number): number {
    const wanted = countedIn(this.at(from), from) + ms;
    while (countedIn(this.#last, this.#last.until) < wanted) this.#extend();
    const found =
      this.#stretches.find((stretch) => countedIn(stretch, stretch.until) >= wanted) ?? this.#last;
    return found.from + wanted - found.before;
  }
}

/** A match keeps its rest as one object while it is in memory. */
const calendars = new WeakMap<Rest, Calendar>();
function calendarOf(rest: Rest, from: number): Calendar {
  const known = calendars.get(rest);
  if (known !== undefined) return known;
  const made = new Calendar(rest, from);
  calendars.set(rest, made);
  return made;
}

/** How much of the time between two moments counts. */
function counted(rest: Rest | null, from: number, to: number): number {
  if (to <= from) return 0;
  return rest === null ? to - from : calendarOf(rest, from).counted(from, to);
}

/** When so much time will have counted. */
function moment(rest: Rest | null, from: number, ms: number): number {
  return rest === null || ms <= 0 ? from + ms : calendarOf(rest, from).moment(from, ms);
}

/** How much of the time that counts since the clocks were set a seat had off. */
function timeOff({ since, rest, off }: ClockState, seat: Seat, now: number): number {
  let ms = 0;
  for (const { from, until } of off?.[seat] ?? [])
    ms += counted(rest ?? null, Math.max(since, from), Math.min(now, until));
  return ms;
}

const isOff = ({ off }: ClockState, seat: Seat, now: number): boolean =>
  off?.[seat]?.some(({ from, until }) => from <= now && now < until) ?? false;

/** When a seat that is asked runs out of time. */
function expiryOf({ left, since, rest, off }: ClockState, seat: Seat): number {
  let [from, ms] = [since, left[seat] ?? 0];
  for (const span of off?.[seat] ?? []) {
    const before = counted(rest ?? null, from, span.from);
    if (before >= ms || span.until <= from) continue;
    ms -= before;
    from = span.until;
  }
  return moment(rest ?? null, from, ms);
}

export function freshClocks({ bank, rest }: ClockRule, players: number, now: number): ClockState {
  return { left: new Array<number>(players).fill(bank), since: now, rest: rest ?? null };
}

/** What each seat has left now, if `asked` have been thinking since the clocks were last set. */
export function leftNow(state: ClockState, asked: readonly Seat[], now: number): readonly number[] {
  const { left, since, rest } = state;
  const gone = counted(rest ?? null, since, now);
  return left.map((ms, seat) => (asked.includes(seat) ? ms - gone + timeOff(state, seat, now) : ms));
}

/** The clocks after a pick: who was asked is charged, for no more than they had, since the last one at a table is waited for; who has
 * finished deciding gets the increment. */
export function afterPick(
  rule: ClockRule,
  state: ClockState,
  asked: readonly Seat[],
  askedNext: readonly Seat[],
  now: number,
): ClockState {
  const left = leftNow(state, asked, now).map((over, seat) => {
    const ms = Math.max(0, over);
    const isDone = asked.includes(seat) && !askedNext.includes(seat);
    const more = isDone ? ms + rule.increment : ms;
    return rule.kind === 'turns' ? Math.min(more, rule.bank) : more;
  });
  return { left, since: now, rest: rule.rest ?? null };
}

/** When the first of the seats asked runs out of time. */
export function nextExpiry(state: ClockState, asked: readonly Seat[]): number | null {
  const times = asked.map((seat) => expiryOf(state, seat));
  return times.length === 0 ? null : Math.min(...times);
}

export function clocksFor(state: ClockState | null, asked: readonly Seat[], now: number): readonly Clock[] {
  if (state === null) return [];
  const { left, since, rest } = state;
  const calendar = rest ? calendarOf(rest, since) : null;
  const gone = calendar === null || now <= since ? Math.max(0, now - since) : calendar.counted(since, now);
  const isStill = calendar?.at(now).isResting ?? false;
  return left.map((ms, seat) => {
    const isAsked = asked.includes(seat);
    const spent = isAsked ? gone - timeOff(state, seat, now) : 0;
    return {
      seat,
      left: Math.max(0, ms - spent),
      isRunning: isAsked && !isStill && !isOff(state, seat, now),
    };
  });
}

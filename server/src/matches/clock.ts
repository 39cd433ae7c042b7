// Clocks belong to the platform; rules never see them. Only the seats that are asked are charged.
import type { Seat } from '@comptoir/kernel';
import type { Clock, ClockRule, Rest } from '@comptoir/protocol';
import type { ClockState } from '../database/tables.ts';
import { offsetIn } from './zones.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Nights are from eleven in the evening to seven in the morning. */
const [NIGHTFALL, DAYBREAK] = [23, 7];

/** A moment, moved so that its hours in UTC are those the host's clocks show. */
function there({ zone, offset }: Rest, at: number): number {
  return at + (zone === undefined ? offset : offsetIn(zone, at)) * MINUTE;
}

/** Whether time is nobody's at this moment. */
function isResting(rest: Rest, at: number): boolean {
  const local = new Date(there(rest, at));
  const hour = local.getUTCHours();
  if (rest.nights && (hour >= NIGHTFALL || hour < DAYBREAK)) return true;
  return rest.weekends && [0, 6].includes(local.getUTCDay());
}

/** The end of the hour in which something is, there. */
function endOfHour(rest: Rest, at: number): number {
  return at + HOUR - (((there(rest, at) % HOUR) + HOUR) % HOUR);
}

/** How much of the time between two moments counts. */
function counted(rest: Rest | null, from: number, to: number): number {
  if (rest === null) return Math.max(0, to - from);
  let sum = 0;
  for (let at = from; at < to; at = endOfHour(rest, at)) {
    if (!isResting(rest, at)) sum += Math.min(to, endOfHour(rest, at)) - at;
  }
  return sum;
}

/** When so much time will have counted. */
function moment(rest: Rest | null, from: number, ms: number): number {
  if (rest === null || ms <= 0) return from + ms;
  let [at, left] = [from, ms];
  for (;;) {
    const end = endOfHour(rest, at);
    const more = isResting(rest, at) ? 0 : end - at;
    if (more >= left) return at + left;
    left -= more;
    at = end;
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
  const isStill = rest ? isResting(rest, now) : false;
  return leftNow(state, asked, now).map((left, seat) => ({
    seat,
    left: Math.max(0, left),
    isRunning: asked.includes(seat) && !isStill,
  }));
}

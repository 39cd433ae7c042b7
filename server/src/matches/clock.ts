// Clocks belong to the platform; rules never see them. Only the seats that are asked are charged.
import type { Seat } from '@comptoir/kernel';
import type { Clock } from '@comptoir/protocol';
import type { ClockRule, ClockState } from '../database/tables.ts';

export function freshClocks(rule: ClockRule, players: number, now: number): ClockState {
  return { left: new Array<number>(players).fill(rule.bank), since: now };
}

/** What each seat has left now, if `asked` have been thinking since the clocks were last set. */
export function leftNow({ left, since }: ClockState, asked: readonly Seat[], now: number): readonly number[] {
  return left.map((ms, seat) => (asked.includes(seat) ? ms - Math.max(0, now - since) : ms));
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
  return { left, since: now };
}

/** When the first of the seats asked runs out of time. */
export function nextExpiry({ left, since }: ClockState, asked: readonly Seat[]): number | null {
  const times = asked.map((seat) => since + (left[seat] ?? 0));
  return times.length === 0 ? null : Math.min(...times);
}

export function clocksFor(state: ClockState | null, asked: readonly Seat[], now: number): readonly Clock[] {
  if (state === null) return [];
  return leftNow(state, asked, now).map((left, seat) => ({
    seat,
    left: Math.max(0, left),
    isRunning: asked.includes(seat),
  }));
}

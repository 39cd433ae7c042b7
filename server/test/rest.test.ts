// Nights and weekends off: what a turn-based clock does not count.

import type { ClockRule } from '@comptoir/protocol';
import { describe, expect, test } from 'vitest';
import { afterPick, clocksFor, freshClocks, leftNow, nextExpiry } from '../src/matches/clock.ts';
import { offsetIn } from '../src/matches/zones.ts';

const HOUR = 3_600_000;
const rule = (nights: boolean, weekends: boolean, offset = 0): ClockRule => ({
  kind: 'turns',
  bank: 24 * HOUR,
  increment: 12 * HOUR,
  rest: { offset, nights, weekends },
});
const at = (text: string): number => Date.parse(`${text}Z`);
/** What seat A has left of a day when it is asked from one moment to another. */
const left = (clock: ClockRule, from: string, to: string): number =>
  (leftNow(freshClocks(clock, 2, at(from)), [0], at(to))[0] ?? 0) / HOUR;

describe('turn-based clocks that rest', () => {
  test('a night is eight hours that nobody loses', () => {
    expect(left(rule(true, false), '2026-11-11T20:00', '2026-11-12T08:00')).toBe(24 - 4);
    expect(left(rule(true, false), '2026-11-11T23:30', '2026-11-12T06:30')).toBe(24);
    expect(left(rule(false, false), '2026-11-11T20:00', '2026-11-12T08:00')).toBe(12);
  });

  test('from Friday midnight to Monday no time passes', () => {
    expect(left(rule(false, true), '2026-11-13T22:00', '2026-11-16T01:30')).toBe(24 - 3.5);
    expect(left(rule(true, true), '2026-11-13T22:00', '2026-11-16T08:30')).toBe(24 - 2.5);
  });

  test('nights are those of whoever opened the table', () => {
    expect(left(rule(true, false, 9 * 60), '2026-11-11T13:00', '2026-11-11T23:00')).toBe(24 - 2);
    expect(left(rule(true, false, -330), '2026-11-11T04:00', '2026-11-11T13:00')).toBe(24 - 1);
  });

  test('in summer as in winter the night is from eleven to seven where the host lives', () => {
    const paris: ClockRule = {
      ...rule(true, false),
      rest: { zone: 'Europe/Paris', offset: 0, nights: true, weekends: false },
    };
    expect(left(paris, '2026-07-01T20:00', '2026-07-01T21:30')).toBe(24 - 1);
    expect(left(paris, '2026-12-01T21:00', '2026-12-01T22:30')).toBe(24 - 1);
    // The clocks go back in this night, which is an hour longer.
    expect(left(paris, '2026-10-24T20:00', '2026-10-25T07:00')).toBe(24 - 2);
    const clocks = freshClocks(paris, 2, at('2026-10-24T20:00'));
    expect(nextExpiry({ ...clocks, left: [2 * HOUR, 0] }, [0])).toBe(at('2026-10-25T07:00'));
    expect([offsetIn('Asia/Kolkata', 0), offsetIn('America/St_Johns', 0), offsetIn('UTC', 0)]).toEqual([
      330, -210, 0,
    ]);
  });

  test('time runs out when a day of waking hours is over, and shows as standing still meanwhile', () => {
    const clocks = freshClocks(rule(true, true), 2, at('2026-11-13T15:00'));
    expect(nextExpiry(clocks, [0])).toBe(at('2026-11-16T23:00'));
    expect(clocksFor(clocks, [0], at('2026-11-14T12:00')).map(({ isRunning }) => isRunning)).toEqual([
      false,
      false,
    ]);
    expect(clocksFor(clocks, [0], at('2026-11-16T12:00')).map(({ isRunning }) => isRunning)).toEqual([
      true,
      false,
    ]);
    const later = afterPick(rule(true, true), clocks, [0], [1], at('2026-11-16T09:00'));
    expect(later.left).toEqual(
      [24 * HOUR - 10 * HOUR + 12 * HOUR, 24 * HOUR].map((ms) => Math.min(ms, 24 * HOUR)),
    );
    expect(leftNow(later, [1], at('2026-11-16T23:00'))[1]).toBe(10 * HOUR);
  });
});

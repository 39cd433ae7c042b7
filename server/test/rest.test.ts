// Nights, weekends and vacations: what a turn-based clock does not count.

import type { ClockRule } from '@comptoir/protocol';
import { describe, expect, test, vi } from 'vitest';
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
  test('say the same whatever was asked before: later and earlier moments in any order', () => {
    const clock = rule(true, true);
    const moments = [
      '2026-03-02T12:00',
      '2026-03-07T12:00',
      '2026-03-01T03:00',
      '2026-03-03T23:30',
      '2026-02-20T08:00',
    ];
    const spans = moments.flatMap((from) => moments.map((to) => [at(from), at(to)] as const));
    const read = (one: ClockRule, from: number, to: number): unknown =>
      clocksFor(freshClocks(one, 2, from), [0], to);
    for (const [from, to] of [...spans, ...spans.toReversed()])
      expect(read(clock, from, to)).toEqual(read(rule(true, true), from, to)); // one that was never asked before
  });

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
    const zones = ['Asia/Kolkata', 'America/St_Johns', 'UTC'];
    expect(zones.map((zone) => offsetIn(zone, 0).offset)).toEqual([330, -210, 0]);
  });

  test('every zone is as the tables have it, to the minute of a change', () => {
    const hours = (zone: string, time: number): number => {
      const parts = new Intl.DateTimeFormat('en', {
        timeZone: zone,
        timeStyle: 'short',
        dateStyle: 'short',
        hourCycle: 'h23',
      });
      const [, month, day, year, hour, minute] =
        /(\d+)\/(\d+)\/(\d+), (\d+):(\d+)/.exec(parts.format(time))?.map(Number) ?? [];
      return Date.UTC(2000 + (year ?? 0), (month ?? 0) - 1, day, hour, minute);
    };
    const zones = [
      'Europe/Paris',
      'Africa/Casablanca',
      'Australia/Lord_Howe',
      'America/Sao_Paulo',
      'Asia/Kathmandu',
    ];
    for (const zone of zones) {
      for (let time = at('2025-12-20T00:00'); time < at('2028-01-10T00:00'); time += 37 * HOUR + 60_000) {
        const { offset, until } = offsetIn(zone, time);
        expect(hours(zone, time)).toBe(time + offset * 60_000);
        expect(until).toBeGreaterThan(time);
        expect(hours(zone, until - 60_000)).toBe(until - 60_000 + offset * 60_000);
      }
    }
  });

  test('a clock that rests asks the tables of time zones no more often than one that does not', () => {
    const asking = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const rome: ClockRule = {
      ...rule(true, true),
      bank: 60 * 24 * HOUR,
      rest: { zone: 'Europe/Rome', offset: 0, nights: true, weekends: true },
    };
    const clocks = freshClocks(rome, 4, at('2026-02-01T10:00'));
    nextExpiry(clocks, [0]); // the tables of the year are read
    asking.mockClear();
    for (let n = 0; n < 1000; n += 1) {
      const now = at('2026-02-01T10:00') + n * HOUR;
      const later = afterPick(rome, clocks, [0, 1], [2], now);
      expect(nextExpiry(later, [2])).toBeGreaterThan(now);
      expect(clocksFor(later, [2], now)).toHaveLength(4);
    }
    expect(asking).not.toHaveBeenCalled();
    asking.mockRestore();
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

describe('somebody on vacation', () => {
  const off = [[{ from: at('2026-11-11T06:00'), until: at('2026-11-13T06:00') }], []];
  const clocks = { ...freshClocks(rule(false, false), 2, at('2026-11-11T00:00')), off };

  test('loses no time meanwhile; the others do', () => {
    expect(leftNow(clocks, [0, 1], at('2026-11-11T12:00')).map((ms) => ms / HOUR)).toEqual([18, 12]);
    expect(clocksFor(clocks, [0, 1], at('2026-11-11T12:00'))).toEqual([
      { seat: 0, left: 18 * HOUR, isRunning: false },
      { seat: 1, left: 12 * HOUR, isRunning: true },
    ]);
    expect(leftNow(clocks, [0], at('2026-11-13T07:00'))[0]).toBe(17 * HOUR);
    expect(clocksFor(clocks, [0], at('2026-11-13T07:00'))[0]).toMatchObject({ isRunning: true });
  });

  test('runs out of time so much later, unless it is over before', () => {
    expect(nextExpiry(clocks, [0])).toBe(at('2026-11-14T00:00'));
    expect(nextExpiry(clocks, [1])).toBe(at('2026-11-12T00:00'));
    expect(nextExpiry({ ...clocks, left: [5 * HOUR, 0] }, [0])).toBe(at('2026-11-11T05:00'));
  });

  test('nights off count once: they would not have counted anyway', () => {
    const nights = { ...freshClocks(rule(true, false), 2, at('2026-11-11T00:00')), off };
    expect(leftNow(nights, [0], at('2026-11-13T08:00'))[0]).toBe(23 * HOUR);
    expect(nextExpiry(nights, [0])).toBe(at('2026-11-14T15:00'));
  });

  test('what they pick meanwhile is charged for the time before, and nothing of it is stored with the clocks', () => {
    const later = afterPick(rule(false, false), clocks, [0], [1], at('2026-11-12T00:00'));
    expect(later).toEqual({
      left: [24 * HOUR, 24 * HOUR],
      since: at('2026-11-12T00:00'),
      rest: { offset: 0, nights: false, weekends: false },
    });
  });
});

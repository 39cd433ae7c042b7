// What the clocks of a match add to a pick, with nights and weekends off and without.
import { afterPick, clocksFor, freshClocks, nextExpiry } from '@comptoir/server/testing';
import { perSecond } from '../measure.ts';
import { median } from './load.ts';

const DAY = 86_400_000;
const TURNS = { kind: 'turns', bank: 3 * DAY, increment: DAY } as const;
const REST = { zone: 'Europe/Paris', offset: 60, nights: true, weekends: true };
const PLAYERS = 4;
/** A whole game, and how far apart its picks are: it lasts for nine days and nights. */
const PICKS = 200;
const APART = 65 * 60_000;
/** Slices in turn, so short that whatever else the machine does hits both alike; the first are for the compiler. */
const SLICES = { warmUp: 10, counted: 100, ms: 10 } as const;

export interface ClockCosts {
  /** Microseconds of a pick: the clocks are set, the next to run out is found, and every seat is shown them. */
  readonly plain: number;
  readonly resting: number;
}

function game(rest: typeof REST | null): number {
  const rule = { ...TURNS, rest: rest === null ? null : { ...rest } };
  let now = Date.UTC(2026, 2, 20);
  let clocks = freshClocks(rule, PLAYERS, now);
  for (let n = 0; n < PICKS; n += 1) {
    const [asked, next] = [[n % PLAYERS], [(n + 1) % PLAYERS]];
    now += APART;
    clocks = afterPick(rule, clocks, asked, next, now);
    nextExpiry(clocks, next);
    for (let seat = 0; seat < PLAYERS; seat += 1) clocksFor(clocks, next, now);
  }
  return PICKS;
}

const microseconds = (rest: typeof REST | null): number => 1e6 / perSecond(SLICES.ms, () => game(rest));

export function clockCosts(): ClockCosts {
  const slice = (): readonly [number, number] => [microseconds(null), microseconds(REST)];
  for (let n = 0; n < SLICES.warmUp; n += 1) slice();
  const slices = Array.from({ length: SLICES.counted }, slice);
  return {
    plain: median(slices.map(([plain]) => plain)),
    resting: median(slices.map(([, resting]) => resting)),
  };
}

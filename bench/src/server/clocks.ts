// What reading the clocks of a match costs, with nights and weekends off and without.
import { clocksFor, freshClocks } from '@comptoir/server/testing';
import { perSecond } from '../measure.ts';
import { median } from './load.ts';

const DAY = 86_400_000;
const MS = 200;
const AT_ONCE = 1000;
const TURNS = { kind: 'turns', bank: 3 * DAY, increment: DAY } as const;
const REST = { zone: 'Europe/Paris', offset: 60, nights: true, weekends: true };

export interface ClockCosts {
  /** Microseconds a reading. */
  readonly plain: number;
  readonly resting: number;
}

function microseconds(rest: typeof REST | null): number {
  const since = Date.now();
  const state = freshClocks({ ...TURNS, rest }, 4, since);
  const readings = perSecond(MS, () => {
    for (let n = 0; n < AT_ONCE; n += 1) clocksFor(state, [1], since + DAY + n);
    return AT_ONCE;
  });
  return 1e6 / readings;
}

/** Slices in turn, so that whatever else the machine does hits both alike. */
export function clockCosts(rounds: number): ClockCosts {
  const slices = Array.from({ length: rounds }, () => [microseconds(null), microseconds(REST)] as const);
  return {
    plain: median(slices.map(([plain]) => plain)),
    resting: median(slices.map(([, resting]) => resting)),
  };
}

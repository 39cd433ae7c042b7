// Load of any kind and what it measured: so many things at once as fast as they go, or so many a second.
import { setTimeout as sleep } from 'node:timers/promises';

/** One thing after another; each is over when everybody has seen it. False: it could not be done, and is not counted. */
export type Doer = () => Promise<boolean>;
/** Somebody who can be measured for a while, again and again. */
export interface Contestant {
  readonly doers: readonly Doer[];
  /** What the process that serves them has used of the processor so far, in microseconds. */
  cpu?(): Promise<number>;
  /** Called before each slice; its time is not counted. */
  prepare?(): Promise<void>;
}
export interface Speed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the serving process for each thing done. */
  readonly cpu: number | null;
}
/** The median of several slices. */
export interface Measured extends Speed {
  /** How many a second in each of them, in order. */
  readonly each: readonly number[];
}
/** The times of what was counted, and how much was done in all. */
interface Slice {
  readonly times: number[];
  readonly seconds: number;
  readonly done: number;
}
export type Load = (doers: readonly Doer[]) => Promise<Slice>;
/** So much of the beginning of a slice is not counted. */
const WARM_UP = 0.5;

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number =>
  percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** Every doer begins again as soon as it has finished. */
export const fullSpeed =
  (seconds: number): Load =>
  async (doers) => {
    const begun = performance.now() + WARM_UP * 1000;
    const end = begun + seconds * 1000;
    const times: number[] = [];
    let done = 0;
    const work = async (doer: Doer): Promise<void> => {
      for (let now = performance.now(); now < end; ) {
        const isDone = await doer();
        const then = performance.now();
        if (isDone) done += 1;
        if (isDone && now >= begun && then < end) times.push(then - now);
        now = then;
      }
    };
    await Promise.all(doers.map(work));
    return { times, seconds, done };
  };

/** The doers take turns, so many a second in all, whether or not the one before has finished. */
export const paced =
  (perSecond: number, seconds: number): Load =>
  async (doers) => {
    const times: number[] = [];
    const running: Promise<void>[] = [];
    const begun = performance.now();
    const total = perSecond * (seconds + WARM_UP);
    let done = 0;
    const work = async (doer: Doer, isCounted: boolean): Promise<void> => {
      const sent = performance.now();
      if (!(await doer())) return;
      done += 1;
      if (isCounted) times.push(performance.now() - sent);
    };
    for (let n = 0; n < total; ) {
      const due = Math.min(total, Math.floor(((performance.now() - begun) / 1000) * perSecond));
      for (; n < due; n += 1) {
        const doer = doers[n % doers.length];
        if (doer !== undefined) running.push(work(doer, n >= perSecond * WARM_UP));
      }
      await sleep(1);
    }
    await Promise.all(running);
    return { times, seconds, done };
  };

async function measured({ doers, cpu, prepare }: Contestant, load: Load): Promise<Speed> {
  await prepare?.();
  const before = await cpu?.();
  const { times, seconds, done } = await load(doers);
  const after = await cpu?.();
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: before === undefined || after === undefined ? null : (after - before) / done,
  };
}

/** Of each figure the median. */
function middle(slices: readonly Speed[]): Measured {
  const cpus = slices.flatMap(({ cpu }) => (cpu === null ? [] : [cpu]));
  return {
    perSecond: median(slices.map(({ perSecond }) => perSecond)),
    p50: median(slices.map(({ p50 }) => p50)),
    p99: median(slices.map(({ p99 }) => p99)),
    cpu: cpus.length === 0 ? null : median(cpus),
    each: slices.map(({ perSecond }) => perSecond),
  };
}

/** How many times as fast as another one: compared are slices that were measured next to one another, so that what the machine did besides
 * counts for both. */
export function timesAsFast(one: Measured, other: Measured): readonly number[] {
  const ratios = one.each.map((perSecond, n) => perSecond / (other.each[n] ?? Number.NaN));
  return ratios.sort((a, b) => a - b);
}

/** Slices in turn, so that whatever else the machine does hits everybody alike. */
export async function contest(
  contestants: readonly Contestant[],
  rounds: number,
  load: Load,
): Promise<(contestant: Contestant) => Measured> {
  const slices = new Map(contestants.map((each): [Contestant, Speed[]] => [each, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [contestant, speeds] of slices) speeds.push(await measured(contestant, load));
  }
  return (contestant) => middle(slices.get(contestant) ?? []);
}

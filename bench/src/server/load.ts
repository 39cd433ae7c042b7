// Load of any kind and what it measured: so many things at once as fast as they go, or so many a second.
import { setTimeout as sleep } from 'node:timers/promises';

export interface Speed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}
/** One thing after another; each is over when everybody has seen it. False: it could not be done, and is not counted. */
export type Doer = () => Promise<boolean>;

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function speedOf(times: number[], seconds: number): Speed {
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

export const median = (values: readonly number[]): number =>
  percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** Every doer begins again as soon as it has finished; the first second warms up and is not counted. */
export async function fullSpeed(doers: readonly Doer[], seconds: number): Promise<Speed> {
  const begun = performance.now() + 1000;
  const end = begun + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    doers.map(async (doer) => {
      for (let now = performance.now(); now < end; ) {
        const isDone = await doer();
        const then = performance.now();
        if (isDone && now >= begun && then < end) times.push(then - now);
        now = then;
      }
    }),
  );
  return speedOf(times, seconds);
}

/** The doers take turns, so many a second in all, whether or not the one before has finished. */
export async function paced(doers: readonly Doer[], perSecond: number, seconds: number): Promise<Speed> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const begun = performance.now();
  const total = perSecond * (seconds + 1);
  for (let n = 0; n < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - begun) / 1000) * perSecond));
    for (; n < due; n += 1) {
      const doer = doers[n % doers.length];
      const isCounted = n >= perSecond;
      const sent = performance.now();
      const work = doer?.().then((isDone) => {
        if (isDone && isCounted) times.push(performance.now() - sent);
      });
      if (work !== undefined) running.push(work);
    }
    await sleep(1);
  }
  await Promise.all(running);
  return speedOf(times, seconds);
}

// The figures as a table for people.
import type { ClockCosts } from './clocks.ts';
import type { Fairness } from './fairness.ts';
import { type Measured, percentile, type Speed, timesAsFast } from './load.ts';

export interface Figures {
  /** At a hundred matches, from sending to every seat's update, as fast as it goes. */
  readonly full: {
    readonly ours: Measured;
    readonly boardgameIo: Measured;
    readonly commits: Measured;
    readonly echo: Measured;
  };
  /** The same at a pick a second in half of the live matches. */
  readonly paced: { readonly ours: Speed; readonly commits: Speed; readonly echo: Speed };
  readonly memory: {
    readonly matches: number;
    readonly emptyBytes: number;
    /** With every match in the database and nobody there. */
    readonly storedBytes: number;
    readonly liveBytes: number;
  };
  readonly reopen: { readonly picks: number; readonly milliseconds: number };
  readonly clocks: ClockCosts;
  readonly bots: Fairness;
}

const whole = (x: number): string => Math.round(x).toLocaleString('en');

function line(name: string, { perSecond, p50, p99, cpu }: Speed): void {
  const used = cpu === null ? '' : whole(cpu);
  const columns = [whole(perSecond), p50.toFixed(1), p99.toFixed(1), used].map((text) => text.padStart(10));
  console.log(name.padEnd(44), ...columns);
}

export function print({ full, paced, memory, reopen, clocks, bots }: Figures): void {
  console.log(`${''.padEnd(44)}      per s     p50 ms     p99 ms  server µs`);
  console.log('100 matches of two at full speed');
  line('  durable picks', full.ours);
  line('  boardgame.io, in memory', full.boardgameIo);
  line('  ceiling: single-row commits, 100 at once', full.commits);
  line('  ceiling: ws echo, 100 sockets', full.echo);
  console.log(`${whole(memory.matches / 2)} matches of two, a pick a second each`);
  line('  durable picks', paced.ours);
  line('  ceiling: single-row commits', paced.commits);
  line('  ceiling: ws echo', paced.echo);
  const times = (other: Measured): string => {
    const ratios = timesAsFast(full.ours, other);
    const [middle, least, most] = [0.5, 0, 1].map((share) => percentile(ratios, share).toFixed(2));
    return `× ${middle} (${least} to ${most})`;
  };
  console.log(`\npicks ${times(full.boardgameIo)} of boardgame.io,`);
  console.log(`  ${times(full.commits)} of the commits, ${times(full.echo)} of the echo`);
  const mb = (bytes: number): string => `${whole(bytes / 2 ** 20)} MB`;
  const each = (more: number): string => `${(Math.max(0, more) / memory.matches / 1024).toFixed(1)} KB`;
  console.log(
    `memory: ${mb(memory.emptyBytes)} empty, ${mb(memory.liveBytes)} with ${whole(memory.matches)} live matches;`,
    `${each(memory.storedBytes - memory.emptyBytes)} a stored match, ${each(memory.liveBytes - memory.storedBytes)} a live one`,
  );
  const { plain, resting } = clocks;
  const pick = full.ours.cpu ?? Number.NaN;
  console.log(
    `the clocks of a pick: ${plain.toFixed(1)} µs, with nights and weekends off ${resting.toFixed(1)} µs:`,
    `such a pick costs × ${((pick + resting) / (pick + plain)).toFixed(3)} of one without`,
  );
  console.log(`reopening a match of ${whole(reopen.picks)} picks: ${reopen.milliseconds.toFixed(1)} ms`);
  printBots(bots);
}

export function printBots({ tables, alone, beside }: Fairness): void {
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
  console.log(
    `a doge answers in ${seconds(alone)}, beside ${tables} tables of another owner's doges in ${seconds(beside)}:`,
    `× ${(beside / alone).toFixed(2)}`,
  );
}

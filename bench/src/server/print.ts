// The figures as a table for people.
import type { Speed } from './load.ts';

export interface Figures {
  /** Durable picks at a hundred matches, from sending to every seat's update. */
  readonly full: Speed;
  readonly paced: Speed;
  readonly ceilings: { readonly echo: Speed; readonly postgres: Speed };
  readonly boardgameIo: Speed;
  readonly memory: {
    readonly matches: number;
    readonly serverBytes: number;
    readonly liveTotalBytes: number;
    readonly perIdleMatch: number;
    readonly perLiveMatch: number;
  };
  readonly reopen: { readonly picks: number; readonly milliseconds: number };
}

const whole = (x: number): string => Math.round(x).toLocaleString('en');

function line(name: string, { perSecond, p50, p99 }: Speed): void {
  console.log(
    name.padEnd(52),
    whole(perSecond).padStart(9),
    p50.toFixed(1).padStart(9),
    p99.toFixed(1).padStart(9),
  );
}

export function print({ full, paced, ceilings, boardgameIo, memory, reopen }: Figures): void {
  console.log(`${''.padEnd(52)}      per s    p50 ms    p99 ms`);
  line('durable picks, 100 matches of two', full);
  line(`durable picks, paced, ${whole(memory.matches / 2)} matches of two`, paced);
  line('boardgame.io in memory, 100 matches of two', boardgameIo);
  line('ceiling: ws echo, 100 sockets', ceilings.echo);
  line('ceiling: PostgreSQL, 100 single-row commits at once', ceilings.postgres);
  const times = (other: Speed): string => (full.perSecond / other.perSecond).toFixed(2);
  console.log(
    `\npicks × ${times(boardgameIo)} of boardgame.io, × ${times(ceilings.echo)} of the echo, × ${times(ceilings.postgres)} of the commits`,
  );
  const mb = (bytes: number): string => `${whole(bytes / 2 ** 20)} MB`;
  const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(
    `memory: ${mb(memory.serverBytes)} empty, ${mb(memory.liveTotalBytes)} with ${whole(memory.matches)} live matches;`,
    `${kb(memory.perIdleMatch)} an idle match, ${kb(memory.perLiveMatch)} a live one`,
  );
  console.log(`reopening a match of ${whole(reopen.picks)} picks: ${reopen.milliseconds.toFixed(1)} ms`);
}

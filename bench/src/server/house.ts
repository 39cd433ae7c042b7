// A house full of matches: pairs of players with many tables each, and a few long games.
import { setTimeout as sleep } from 'node:timers/promises';
import { pg } from '@comptoir/server/testing';
import { median } from './load.ts';
import { BotTable, Pair } from './tables.ts';

export interface House {
  readonly pairs: readonly { readonly pair: Pair; readonly matches: readonly string[] }[];
  readonly long: readonly string[];
  readonly longPair: Pair;
  readonly longPicks: number;
}
const LONG_GAMES = 7;
const LONG_SEATS = 4;
const LONG_PICKS = 500;
/** So many requests wait for an answer at a time. */
const AT_ONCE = 16;

export async function atOnce(work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** What the operating system counts as the server's memory. */
export async function residentBytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
}

/** Waits until no job is due any more. */
export async function drained(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const isDue =
    'select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1';
  while (((await client.query(isDue)).rowCount ?? 0) > 0) await sleep(100);
  await client.end();
}

/** One long game of Oltre Mare by whatever comes next; the number of its picks. */
async function playLong(pair: Pair): Promise<{ match: string; picks: number }> {
  const match = await pair.newMatch('oltre-mare');
  const table = await new BotTable(pair, match).join();
  while (table.seq < LONG_PICKS && !table.isOver) await table.pick();
  table.leave();
  return { match, picks: table.seq };
}

export async function housed(url: string, pairs: number, perPair: number): Promise<House> {
  const made: { pair: Pair; matches: string[] }[] = [];
  const work = Array.from({ length: pairs }, (_, n) => n);
  const open = async (): Promise<void> => {
    while (work.pop() !== undefined) {
      const pair = await Pair.seated(url);
      const matches: string[] = [];
      for (let n = 0; n < perPair; n += 1) matches.push(await pair.newMatch('quay'));
      made.push({ pair, matches });
    }
  };
  await atOnce(open);
  const longPair = await Pair.seated(url, LONG_SEATS);
  await longPair.connect();
  const played = await Promise.all(Array.from({ length: LONG_GAMES }, () => playLong(longPair)));
  longPair.close();
  const long = played.map(({ match }) => match);
  return { pairs: made, long, longPair, longPicks: median(played.map(({ picks }) => picks)) };
}

/** From the wish to join to every seat's table, for matches nobody has looked at since the server started. */
export async function reopened({ long, longPair }: House): Promise<readonly number[]> {
  await longPair.connect();
  const times: number[] = [];
  for (const match of long) {
    const begun = performance.now();
    const table = await new BotTable(longPair, match).join();
    times.push(performance.now() - begun);
    table.leave();
  }
  longPair.close();
  return times;
}

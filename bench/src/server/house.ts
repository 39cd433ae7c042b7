// A house full of matches: pairs of players with many tables each, and a few long games.
import { setTimeout as sleep } from 'node:timers/promises';
import { metric, pg } from '@comptoir/server/testing';
import type { Tally } from './bot.ts';
import { type Doer, median } from './load.ts';
import { BotTable, Pair } from './tables.ts';

/** Two players and the matches between them that nobody has looked at yet. */
export interface Company {
  readonly pair: Pair;
  /** The one they opened themselves; the others are its copies. */
  readonly first: string;
  readonly matches: string[];
}
export interface House {
  readonly companies: readonly Company[];
  readonly long: readonly string[];
  readonly longPair: Pair;
  readonly longPicks: number;
}
const LONG_GAMES = 7;
const LONG_SEATS = 4;
const LONG_PICKS = 500;
/** More than a pair can play. */
export const GAMES_A_SECOND = 10;
/** So many requests wait for an answer at a time. */
const AT_ONCE = 16;

export async function atOnce(work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** What the operating system counts as the server's memory. */
export const residentBytes = (url: string): Promise<number> => metric(url, 'process_resident_memory_bytes');

/** What the server has used of the processor so far. */
export const cpuMicroseconds = async (url: string): Promise<number> =>
  1e6 * (await metric(url, 'process_cpu_seconds_total'));

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

/** Running matches as the server stores them, for the same players: opening each would take longer than all the rest. */
const COPY = `with copies as (
    insert into matches select (jsonb_populate_record(m, jsonb_build_object('id', m.id || '_' || n))).*
    from matches m, generate_series($2::int, $3::int) n where m.id = any($1) returning id
  )
  insert into seats select (jsonb_populate_record(s, jsonb_build_object('match', s.match || '_' || n))).*
  from seats s, generate_series($2::int, $3::int) n where s.match = any($1)`;
let copies = 0;

/** Gives every pair so many more matches. */
export async function stock(url: string, companies: readonly Company[], each: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(COPY, [companies.map(({ first }) => first), copies, copies + each - 1]);
  await client.end();
  for (const { first, matches } of companies)
    for (let n = copies; n < copies + each; n += 1) matches.push(`${first}_${n}`);
  copies += each;
}

/** Pairs with the match they opened, one for each list of addresses. */
export async function companiesAt(
  places: readonly (readonly string[])[],
  tally: Tally | null = null,
): Promise<readonly Company[]> {
  const companies: Company[] = [];
  const work = [...places];
  await atOnce(async () => {
    for (let urls = work.pop(); urls !== undefined; urls = work.pop()) {
      const pair = await Pair.at(urls, tally);
      companies.push({ pair, first: await pair.newMatch('quay'), matches: [] });
    }
  });
  return companies;
}

/** A pair plays one match after the other of those it has. */
export function oneAfterTheOther({ pair, matches }: Company): Doer {
  let table: BotTable | null = null;
  return async () => {
    if (table !== null && !table.isOver) return table.pick();
    table?.leave();
    const match = matches.pop();
    if (match === undefined) throw new Error('bench: a pair has run out of matches');
    table = await new BotTable(pair, match).join();
    return false;
  };
}

export async function housed(url: string, pairs: number): Promise<House> {
  const companies = await companiesAt(Array.from({ length: pairs }, () => [url, url]));
  const longPair = await Pair.at(Array.from({ length: LONG_SEATS }, () => url));
  await longPair.connect();
  const played = await Promise.all(Array.from({ length: LONG_GAMES }, () => playLong(longPair)));
  longPair.close();
  const long = played.map(({ match }) => match);
  return { companies, long, longPair, longPicks: median(played.map(({ picks }) => picks)) };
}

/** From the request to join to every seat's table, for matches nobody has looked at since the server started. */
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

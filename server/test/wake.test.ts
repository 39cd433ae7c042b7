// Nothing but the matches is left, as after a restore: every table goes on by itself. And lists of matches open none.
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { metric } from './process.ts';
import { useRestarts } from './use-server.ts';

const server = useRestarts();

const HOUR = 3_600_000;
const turns = { kind: 'turns', bank: 24 * HOUR, increment: 0 } as const;

async function newTable(more: object = {}): Promise<{ alma: Client; bruno: Client; match: string }> {
  const [alma, bruno] = [await new Client(server.url).signIn(), await new Client(server.url).signIn()];
  const match = await alma.open({ ...more });
  await bruno.sit(match);
  return { alma, bruno, match };
}

/** Kills the server, changes what is stored, forgets every job, and starts it again. */
async function restartWith(
  ...changes: readonly (readonly [text: string, ...values: unknown[]])[]
): Promise<void> {
  await server.kill();
  for (const [text, ...values] of changes) await server.query(text, ...values);
  await server.query('delete from graphile_worker._private_jobs');
  await server.start();
}

/** How many picks are stored; those of others that are hidden move no number a player sees. */
const picksOf = async (match: string): Promise<number> =>
  (await server.query('select 1 from entries where match = $1', match)).rows.length;

const hotMatches = (): Promise<number> => metric(server.url, 'comptoir_hot_matches');

describe('a server without a single job', () => {
  test('asks the bots, rings the clocks and rates the games that wait for it', async () => {
    const bots = await newTable();
    const clocks = await newTable({ clock: turns });
    const rated = await newTable({ isRated: true });
    await restartWith(
      [`update seats set "user" = null, level = 'matelot' where match = $1 and seat = 1`, bots.match],
      [
        `update matches set clocks = jsonb_set(clocks, '{since}', to_jsonb((clocks->>'since')::bigint - $2::bigint)) where id = $1`,
        clocks.match,
        25 * HOUR,
      ],
      [`update matches set status = 'over', "endedAt" = now() where id = $1`, rated.match],
      [
        `insert into results (match, seat, "user", game, score, place)
         select match, seat, "user", 'quay', 5 - seat, 1 + seat from seats where match = $1`,
        rated.match,
      ],
    );
    await expect.poll(() => picksOf(bots.match)).toBe(1);
    await clocks.alma.connect();
    await clocks.alma.join(clocks.match);
    const { seq: rung } = await clocks.alma.table(clocks.match, (table) => table.seq >= 2);
    expect(rung).toBeGreaterThanOrEqual(2); // the fallbacks of both
    const unrated = async (): Promise<number> =>
      (await server.query('select 1 from results where match = $1 and rating is null', rated.match)).rows
        .length;
    await expect.poll(unrated).toBe(0);
  });

  test('a match of which nobody has said who is asked is looked after as well', async () => {
    const { match } = await newTable();
    await restartWith(
      [`update seats set "user" = null, level = 'matelot' where match = $1 and seat = 1`, match],
      ['update matches set waiting = null, "askedAt" = null where id = $1', match],
    );
    await expect.poll(() => picksOf(match)).toBe(1);
  });
});

test('what failed while the database was away is tried as soon as it is back, not when its turn would come', async () => {
  const { match } = await newTable();
  await server.query(
    `select graphile_worker.add_job('wake', json_build_object('match', $1::text), job_key := 'late', run_at := now() + interval '1 day')`,
    match,
  );
  await server.query(`update graphile_worker._private_jobs set attempts = 1 where key = 'late'`);
  await server.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const waiting = async (): Promise<number> =>
    (await server.query(`select 1 from graphile_worker.jobs where key = 'late'`)).rows.length;
  await expect.poll(waiting).toBe(0);
});

describe('the list of one’s matches', () => {
  test('says whose turn it is and what the clocks say, and opens none of them', async () => {
    const { alma, bruno, match } = await newTable({ clock: turns });
    await alma.connect();
    const { seq } = await alma.join(match);
    await alma.pick(match, seq, { verb: 'bid', noun: 1 });
    alma.close();
    await restartWith();
    const [his] = (await bruno.api<{ items: Record<string, unknown>[] }>('/api/me/matches')).items;
    const [hers] = (await alma.api<{ items: Record<string, unknown>[] }>('/api/me/matches')).items;
    expect(his).toMatchObject({ id: match, isYourTurn: true, waiting: [1] });
    expect(hers).toMatchObject({ id: match, isYourTurn: false, waiting: [1] });
    expect(his?.clocks).toMatchObject([
      { seat: 0, isRunning: false },
      { seat: 1, isRunning: true },
    ]);
    const { rows } = await stored(match);
    expect(rows).toEqual([{ waiting: [1] }]);
  });

  test('keeps a server that has just started without a match in memory', async () => {
    const { alma, match } = await newTable();
    await restartWith([`update matches set status = 'over' where id <> $1`, match]);
    expect((await alma.api<{ items: unknown[] }>('/api/me/matches')).items).toHaveLength(1);
    expect(await hotMatches()).toBe(0);
  });

  test('of a match stored by an earlier version is right, and is told from then on', async () => {
    const { alma, match } = await newTable();
    await server.query('update matches set waiting = null, "askedAt" = null where id = $1', match);
    await restartWith();
    const [hers] = (await alma.api<{ items: Record<string, unknown>[] }>('/api/me/matches')).items;
    expect(hers).toMatchObject({ id: match, isYourTurn: true, waiting: [0, 1] });
    expect((await stored(match)).rows).toEqual([{ waiting: [0, 1] }]);
  });

  test('of a match whose last pick does not say who is asked goes by what its row says', async () => {
    const { alma, match } = await newTable();
    await alma.connect();
    const { seq } = await alma.join(match);
    await alma.pick(match, seq, { verb: 'bid', noun: 1 });
    await server.query('update entries set waiting = null where match = $1', match);
    await server.query(`update matches set waiting = '{1}' where id = $1`, match);
    const [hers] = (await alma.api<{ items: Record<string, unknown>[] }>('/api/me/matches')).items;
    expect(hers).toMatchObject({ id: match, isYourTurn: false, waiting: [1] });
    alma.close();
  });
});

test('a pick is a new row and touches no other; when a match is deleted, its picks are', async () => {
  const { alma, match } = await newTable();
  const version = async (): Promise<unknown[]> =>
    (await server.query('select xmin, xmax, ctid from matches where id = $1', match)).rows;
  const before = await version();
  await alma.connect();
  const { seq } = await alma.join(match);
  await alma.pick(match, seq, { verb: 'bid', noun: 1 });
  expect(await version()).toEqual(before);
  expect((await stored(match)).rows).toEqual([{ waiting: [1] }]);
  alma.close();
  await server.query('delete from matches where id = $1', match);
  expect((await server.query('select 1 from entries where match = $1', match)).rows).toEqual([]);
});

const stored = (match: string): Promise<pg.QueryResult> =>
  server.query('select waiting from asked where match = $1', match);

// Two servers on one database, one of which loses its connection to it for a while.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Client } from './client.ts';
import { cleanUp, type ServerProcess, startServer, stopServer } from './process.ts';
import { TcpProxy } from './proxy.ts';
import { useDatabase } from './use-server.ts';

const database = useDatabase();
let proxy: TcpProxy;
let near: ServerProcess;
let far: ServerProcess;
beforeAll(async () => {
  proxy = new TcpProxy(database());
  [near, far] = await Promise.all([
    startServer({ DATABASE_URL: database() }),
    startServer({ DATABASE_URL: await proxy.open() }),
  ]);
});
afterAll(async () => {
  proxy.mend();
  await Promise.all([near, far].map(stopServer));
  proxy.close();
  for (const { folder } of [near, far]) cleanUp({ postgres: null, folder });
});

/** The listener of a server names itself after its node; the others of the pool do not. */
const listeners = (): number => proxy.refused.filter((name) => /^comptoir [0-9a-f]+$/.test(name)).length;

test('who is signed in at one is signed in at the other', async () => {
  const alma = await new Client(near.url).signIn();
  const there = new Client(far.url);
  there.cookie = alma.cookie;
  expect(await there.api<{ id: string }>('/api/me')).toMatchObject({ id: alma.user });
});

test('a lost connection is sought again by one loop, slower and slower, and what was missed is read when it is back', async () => {
  const [alma, bruno] = [await new Client(near.url).signIn(), await new Client(near.url).signIn()];
  const match = await alma.open();
  await bruno.sit(match);
  const away = new Client(far.url);
  away.cookie = bruno.cookie;
  await Promise.all([alma.connect(), away.connect()]);
  await Promise.all([alma.join(match), away.join(match)]);

  proxy.cut();
  expect(await alma.pick(match, 0, { verb: 'bid', noun: 1 })).toMatchObject({ type: 'ack', seq: 1 });
  await expect.poll(listeners).toBeGreaterThan(2);
  const [before, since] = [listeners(), performance.now()];
  await sleep(10_000);
  const perSecond = (listeners() - before) / ((performance.now() - since) / 1000);
  expect(perSecond).toBeLessThan(5); // with a second loop for each that fails, it would be hundreds
  expect(away.tables.get(match)?.waiting).toEqual([0, 1]);

  proxy.mend();
  expect(await away.table(match, ({ waiting }) => !waiting.includes(0))).toMatchObject({ seq: 0 });
  expect(await away.pick(match, 0, { verb: 'bid', noun: 2 })).toMatchObject({ type: 'ack', seq: 2 });
  expect(await alma.table(match, ({ seq }) => seq === 2)).toMatchObject({ seq: 2 });
});

test('a pick that cannot be stored is not called late: it is to be sent again, and then it is made, once', async () => {
  const [alma, bruno] = [await new Client(near.url).signIn(), await new Client(near.url).signIn()];
  const match = await alma.open();
  await bruno.sit(match);
  const away = new Client(far.url);
  away.cookie = bruno.cookie;
  await away.connect();
  await away.join(match);
  proxy.cut();
  const bid = { verb: 'bid', noun: 1 };
  expect(await away.pick(match, 0, bid, 'mine')).toMatchObject({ type: 'refused', code: 'internal' });
  proxy.mend();
  await expect.poll(async () => away.pick(match, 0, bid, 'mine')).toMatchObject({ type: 'ack', seq: 1 });
  expect(await away.pick(match, 0, bid, 'mine')).toMatchObject({ type: 'ack', seq: 1 });
});

/** Longer than a server takes to notice that another is gone, and to look after its bots. */
const NOTICED_WITHIN = 3000;

test('a bot whose job died with the connection is asked as soon as the connection is back', async () => {
  await stopServer(near); // it would take over from one that has lost its connection
  await sleep(NOTICED_WITHIN);
  const [alma, bruno] = [await new Client(far.url).signIn(), await new Client(far.url).signIn()];
  const match = await alma.open();
  await bruno.sit(match);
  const client = new pg.Client({ connectionString: database() });
  await client.connect();
  onTestFinished(() => client.end());
  const isWoken = async (): Promise<boolean> =>
    (await client.query(`select 1 from graphile_worker.jobs where key = 'wake ' || $1`, [match])).rows
      .length === 0;
  await expect.poll(isWoken).toBe(true); // who looks at a table that begins would ask the bot
  const entries = async (): Promise<unknown[]> =>
    (await client.query('select 1 from entries where match = $1', [match])).rows;
  const before = listeners();
  proxy.cut();
  await expect.poll(listeners).toBeGreaterThan(before);
  await client.query(`update seats set "user" = null, level = 'matelot' where match = $1 and seat = 1`, [
    match,
  ]);
  // whoever looks every minute for tables that have stood still for long finds none
  await client.query(`update matches set "askedAt" = now() + interval '1 hour' where id = $1`, [match]);
  expect(await entries()).toEqual([]);
  proxy.mend();
  await expect.poll(entries).toHaveLength(1);
});

test('a server whose database is away on the minute lives on, and what is regular waits once for its next moment', async () => {
  proxy.cut();
  await sleep(60_000 - (Date.now() % 60_000) + 1000);
  proxy.mend();
  expect((await fetch(`${far.url}/healthz`)).status).toBe(200);
  const client = new pg.Client({ connectionString: database() });
  await client.connect();
  const { rows } = await client.query<{ key: string; isAhead: boolean }>(
    `select key, run_at > now() - interval '10 minutes' as "isAhead" from graphile_worker.jobs
     where task_identifier in ('digest', 'sweep', 'wakeAll') and locked_at is null order by key`,
  );
  await client.end();
  expect(rows).toContainEqual({ key: 'digest', isAhead: true });
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});

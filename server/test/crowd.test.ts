// Pages that come to a server all at once, as when another one hands them over, and those who play there already.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { cleanUp, type ServerProcess, startServer, stopServer } from './process.ts';
import { queryAt } from './query.ts';
import { useDatabase } from './use-server.ts';

const database = useDatabase();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ DATABASE_URL: database() });
});
afterAll(async () => {
  await stopServer(server);
  cleanUp({ postgres: null, folder: server.folder });
});

/** All a server may have besides the one by which it listens. */
const MOST_CONNECTIONS = 20;
/** More than there are connections. */
const CROWD = 28;

async function connections(): Promise<number> {
  const text = 'select count(*)::int as n from pg_stat_activity where application_name = $1';
  const [row] = await queryAt<{ n: number }>(database(), text, [`comptoir process ${server.pid}`]);
  return row?.n ?? 0;
}
/** Its questions that wait for the table of sessions, by the moment since when. */
async function held(): Promise<readonly string[]> {
  const text = `select waitstart::text as since from pg_locks where not granted and relation = 'session'::regclass
    and waitstart is not null`;
  return (await queryAt<{ since: string }>(database(), text)).map(({ since }) => since);
}

test('a server that shares its database has connections before the first page comes', async () => {
  expect(await connections()).toBeGreaterThan(10);
});

test('a pick does not wait behind what pages that come ask of the database', async () => {
  const [alma, bruno] = [await new Client(server.url).signIn(), await new Client(server.url).signIn()];
  const match = await alma.open();
  await bruno.sit(match);
  await Promise.all([alma.connect(), bruno.connect()]);
  await alma.join(match);
  const pages = Array.from({ length: CROWD }, () =>
    Object.assign(new Client(server.url), { cookie: bruno.cookie }),
  );
  await Promise.all(pages.map((page) => page.connect()));
  const lock = new pg.Client({ connectionString: database() });
  await lock.connect();
  await lock.query('begin');
  await lock.query('lock table session'); // whoever joins is looked up there
  for (const page of pages) page.send({ type: 'join', match });
  try {
    await expect.poll(connections).toBe(MOST_CONNECTIONS);
    await expect.poll(async () => (await held()).length).toBeGreaterThan(10);
    const before = await held();
    expect(await alma.pick(match, 0, { verb: 'bid', noun: 1 })).toMatchObject({ type: 'ack', seq: 1 });
    const after = new Set(await held());
    expect(before.filter((since) => after.has(since))).not.toEqual([]); // none of them had to go first
  } finally {
    await lock.query('rollback');
    await lock.end();
  }
  await bruno.join(match);
});

// A server on a primary and its synchronous standby, of which the first dies.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { Client } from './client.ts';
import { cleanUp, newDataFolder, type ServerProcess, startServer, stopServer } from './process.ts';
import { queryAt } from './query.ts';
import { Replicas } from './replicas.ts';

let replicas: Replicas;
let server: ServerProcess;
beforeAll(async () => {
  replicas = await Replicas.over(await newDataFolder());
  server = await startServer({ DATABASE_URL: replicas.url });
});
afterAll(async () => {
  await stopServer(server);
  await replicas.close();
  cleanUp({ postgres: null, folder: server.folder });
});

const asAdmin = <T extends object>(text: string): Promise<readonly T[]> =>
  queryAt<T>(replicas.primaryUrl, text);

async function newTable(): Promise<{ alma: Client; bruno: Client; match: string }> {
  const [alma, bruno] = [await new Client(server.url).signIn(), await new Client(server.url).signIn()];
  const match = await alma.open();
  await bruno.sit(match);
  await Promise.all([alma.connect(), bruno.connect()]);
  await Promise.all([alma.join(match), bruno.join(match)]);
  return { alma, bruno, match };
}

/** Commits that wait for the standby, of a statement in which this stands. */
const waiting = (part: string, what = 'pid'): Promise<readonly object[]> =>
  asAdmin(`select ${what} from pg_stat_activity where wait_event = 'SyncRep' and query like '%${part}%'`);
/** The jobs of a table that has just begun would wait for the standby, too, and hold rows that its first pick needs. */
const jobsDone = (): Promise<void> =>
  expect.poll(() => asAdmin('select 1 from graphile_worker._private_jobs where run_at <= now()')).toEqual([]);
const bid = (noun: number) => ({ verb: 'bid', noun });

test('an address of several hosts is read, and one that cannot be is said so without its password', () => {
  const read = (url: string): string | undefined => readConfig({ DATABASE_URL: url }).DATABASE_URL;
  for (const url of [
    'postgres://u:p@one:5432/db',
    'postgres:///db?host=/run/postgresql',
    'postgresql://u:p@one:5432,two:5433/db?target_session_attrs=read-write',
    'postgres://one,two,[::1]:5434/db?target_session_attrs=primary',
  ])
    expect(read(url)).toBe(url);
  expect(() => read('mysql://u:p@one/db')).toThrow(/DATABASE_URL: must be a URL of PostgreSQL$/);
  expect(() => read('postgres://u:p@one:5432,two:port/db')).toThrow(
    /DATABASE_URL: must be a URL of PostgreSQL$/,
  );
  expect(() => read('postgres://u:p@one,two/db?target_session_attrs=standby')).toThrow(/must be read-write/);
});

test('a pick whose wait for the standby was cancelled is not acknowledged before the standby has it', async () => {
  const { alma, match } = await newTable();
  await jobsDone();
  replicas.holdStandby();
  onTestFinished(() => replicas.letStandbyGo());
  const answer = alma.pick(match, 0, bid(1), 'one');
  const stands = async (part: string): Promise<object> => ({
    waiting: (await waiting(part)).length,
    answer: await Promise.race([answer, Promise.resolve('none yet')]),
  });
  await expect.poll(() => stands('into entries')).toEqual({ waiting: 1, answer: 'none yet' });
  await waiting('into entries', 'pg_cancel_backend(pid)');
  // Whether it is stored is not said either.
  await expect.poll(() => stands('emit_message')).toEqual({ waiting: 1, answer: 'none yet' });
  replicas.letStandbyGo();
  expect(await answer).toMatchObject({ type: 'ack', id: 'one', seq: 1 });
});

test('a bot is asked also after a pick of which nobody could say whether it was stored', async () => {
  const alma = await new Client(server.url).signIn();
  const match = await alma.open({ seats: ['me', { bot: 'matelot' }] });
  await alma.connect();
  await alma.join(match);
  await alma.pick(match, 0, bid(2));
  const { seq } = await alma.table(match, (table) => table.seq > 1 && table.decision !== null);
  await jobsDone();
  replicas.holdStandby();
  onTestFinished(() => replicas.letStandbyGo());
  const answer = alma.pick(match, seq, { verb: 'stop' });
  await expect.poll(() => waiting('into entries')).toHaveLength(1);
  await waiting('into entries', 'pg_terminate_backend(pid)'); // it is stored, and the server is not told
  replicas.letStandbyGo();
  await answer;
  // Whoever looks every minute for tables that stand still finds this one in an hour.
  const later = `update entries set at = now() + interval '1 hour' where match = '${match}' and seq > ${seq}`;
  await asAdmin(later);
  const byBot = `select id from entries where match = '${match}' and seq > ${seq + 1} and seat = 1`;
  await expect.poll(() => asAdmin(byBot)).not.toEqual([]);
});

test('the primary dies: the server goes over to the standby, and what was acknowledged is there', async () => {
  const { alma, bruno, match } = await newTable();
  expect(await alma.pick(match, 0, bid(1))).toMatchObject({ type: 'ack', seq: 1 });
  await replicas.safe();
  replicas.killPrimary();
  await expect
    .poll(async () => (await bruno.pick(match, 0, bid(2), 'one')).type, { interval: 200 })
    .toBe('ack');
  await expect.poll(() => replicas.promotions).toBe(1); // the server may be quicker than whoever promoted it
  await expect.poll(() => alma.tables.get(match)?.seq).toBe(2);
  const stored = await asAdmin<{ option: string }>(
    `select option from entries where match = '${match}' order by seq`,
  );
  expect(stored.map(({ option }) => option)).toEqual(['bid 1', 'bid 2']);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

// A match is played by the rules it began with, or not at all.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import {
  cleanUp,
  databaseUrl,
  freePort,
  killServer,
  newFolder,
  type ServerProcess,
  startServer,
  stopServer,
} from './process.ts';

let env: Readonly<Record<string, string>> = {};
let server: ServerProcess;
beforeAll(async () => {
  env = { DATA_DIR: newFolder(), PORT: String(await freePort()), LOG_LEVEL: 'warn' };
  server = await startServer(env);
}, 120_000);
afterAll(async () => {
  await stopServer(server);
  cleanUp(server);
});

const query = async (text: string, ...values: readonly unknown[]): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: databaseUrl(server) });
  await client.connect();
  try {
    return await client.query(text, [...values]);
  } finally {
    await client.end();
  }
};
const guest = async (): Promise<Client> => (await new Client(server.url).signIn()).connect();
const open = async (host: Client, seats: readonly unknown[]): Promise<string> =>
  (await host.api<{ id: string }>('/api/matches', 'POST', { game: 'quay', seats })).id;

async function playOut(alma: Client, match: string): Promise<void> {
  await alma.join(match);
  for (;;) {
    const table = await alma.table(match, ({ decision, result }) => decision !== null || result !== null);
    if (table.result !== null) return;
    const answer = await alma.pick(match, table.seq, table.decision?.options.at(-1) ?? { verb: '' });
    if (answer.type === 'ack') await alma.table(match, ({ seq }) => seq >= answer.seq);
  }
}

test('a match of other rules is refused with its code and named in the log; its record, and all others, are as they were', async () => {
  const [alma, bruno] = [await guest(), await guest()];
  const older = await open(alma, ['me', 'open']);
  await bruno.api(`/api/matches/${older}/sit`, 'POST', {});
  const over = await open(alma, ['me', { bot: 'mousse' }]);
  await playOut(alma, over);
  const waiting = await open(alma, ['me', 'open']);
  await killServer(server);
  await query('update matches set version = 99 where id = any($1)', [older, over, waiting]);
  server = await startServer(env);
  expect(server.output()).toMatch(/"game":"quay","version":99,"matches":1.*cannot play/);

  await Promise.all([alma.connect(), bruno.connect()]);
  const gone = alma.next(({ type }) => type === 'gone');
  alma.send({ type: 'join', match: older });
  expect(await gone).toEqual({ type: 'gone', match: older, code: 'otherRules' });
  expect(await alma.pick(older, 0, { verb: 'bid', noun: 1 })).toMatchObject({ code: 'otherRules' });
  const history = await alma.fetch(`/api/matches/${older}/history`);
  expect([history.status, await history.json()]).toMatchObject([409, { code: 'otherRules' }]);
  const { items } = await alma.api<{ items: { id: string }[] }>('/api/me/matches');
  expect(items.map(({ id }) => id)).toContain(older);
  expect((await query('select 1 from entries where match = $1', older)).rows).toEqual([]);

  const record = await alma.fetch(`/api/matches/${over}/record`);
  expect([record.status, await record.text()]).toEqual([200, expect.stringMatching(/^game quay 99 #/m)]);

  await bruno.api(`/api/matches/${waiting}/sit`, 'POST', {}); // it begins now, by the rules of now
  expect((await alma.join(waiting)).seq).toBe(0);
  expect((await query('select version from matches where id = $1', waiting)).rows).toEqual([{ version: 1 }]);
});

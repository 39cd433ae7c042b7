// A match is played by the rules it began with, or not at all.
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { useRestarts } from './use-server.ts';

const server = useRestarts({ LOG_LEVEL: 'warn' });
const guest = async (): Promise<Client> => (await new Client(server.url).signIn()).connect();

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
  const older = await alma.open();
  await bruno.sit(older);
  const over = await alma.open({ seats: ['me', { bot: 'mousse' }] });
  await playOut(alma, over);
  const waiting = await alma.open();
  await server.kill();
  await server.query('update matches set version = 99 where id = any($1)', [older, over, waiting]);
  await server.start();
  expect(server.running.output()).toMatch(/"game":"quay","version":99,"matches":1.*cannot play/);

  await Promise.all([alma.connect(), bruno.connect()]);
  const gone = alma.next(({ type }) => type === 'gone');
  alma.send({ type: 'join', match: older });
  expect(await gone).toEqual({ type: 'gone', match: older, code: 'otherRules' });
  expect(await alma.pick(older, 0, { verb: 'bid', noun: 1 })).toMatchObject({ code: 'otherRules' });
  const history = await alma.fetch(`/api/matches/${older}/history`);
  expect([history.status, await history.json()]).toMatchObject([409, { code: 'otherRules' }]);
  const { items } = await alma.api<{ items: { id: string }[] }>('/api/me/matches');
  expect(items.map(({ id }) => id)).toContain(older);
  expect((await server.query('select 1 from entries where match = $1', older)).rows).toEqual([]);

  const record = await alma.fetch(`/api/matches/${over}/record`);
  expect([record.status, await record.text()]).toEqual([200, expect.stringMatching(/^game quay 99 #/m)]);

  await bruno.sit(waiting); // it begins now, by the rules of now
  expect((await alma.join(waiting)).seq).toBe(0);
  expect((await server.query('select version from matches where id = $1', waiting)).rows).toEqual([
    { version: 1 },
  ]);
});

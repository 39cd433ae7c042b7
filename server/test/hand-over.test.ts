// What pages that go from one server to another cost: they leave evenly, and whoever takes them is ready and is asked little.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, type Database } from '../src/database/index.ts';
import { evenly } from '../src/drain.ts';
import { Line } from '../src/line.ts';
import { Presence } from '../src/matches/presence.ts';
import { beat } from '../src/nodes.ts';
import { ASKED } from '../src/warm.ts';
import { useDatabase } from './use-server.ts';

const url = useDatabase();
let database: Database;
beforeAll(() => {
  database = connect(url());
});
afterAll(() => database.end());

test('a few pages leave one by one over the whole time, many in groups of one size', () => {
  const few = evenly([1, 2, 3, 4], 2000);
  expect(few).toEqual({ groups: [[1], [2], [3], [4]], pause: 500 });
  const pages = Array.from({ length: 1003 }, (_, n) => n);
  const { groups, pause } = evenly(pages, 2000);
  expect(groups.flat()).toEqual(pages);
  expect(pause).toBe(50);
  expect(new Set(groups.map(({ length }) => length))).toEqual(new Set([25, 26]));
  expect(evenly([], 2000).groups).toEqual([[]]);
  expect(evenly([1, 2], 0).groups).toEqual([[1, 2]]);
});

test('so many are served at a time, in order, whatever becomes of the one before', async () => {
  const line = new Line(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const served = Array.from({ length: 5 }, (_, n) =>
    line.serve(async () => {
      begun.push(n);
      await new Promise<void>((done) => ends.push(done));
      if (n === 0) throw new Error('the first fails');
      return n;
    }),
  );
  const settled = Promise.allSettled(served);
  for (const seen of [2, 3, 4, 5]) {
    await vi.waitUntil(() => begun.length === seen, { interval: 1 });
    ends.shift()?.();
  }
  for (const end of ends) end();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

interface Known {
  readonly name: string;
  readonly isPlanned: boolean;
  readonly isPlannedAnew: boolean;
}
const KNOWN = `select name, generic_plans > 0 as "isPlanned", custom_plans > 0 as "isPlannedAnew" from pg_prepared_statements`;
/** One row by its key: for the others, which are asked about many at once, PostgreSQL looks at the values each time. */
const BY_KEY: readonly string[] = ['match', 'session', 'measures in force'];

test('before a server is ready its connections know the statements that pages and picks wait for', async () => {
  const words: string[] = [];
  const listener = database.client();
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => words.push(payload));
  await listener.query('listen comptoir');
  await database.warm(ASKED);
  const names = (asked: readonly { readonly name: string }[]): readonly string[] =>
    asked.map(({ name }) => name).sort();
  for (const [pool, asked] of [
    [database.pool, ASKED.pool],
    [database.picks, ASKED.picks],
  ] as const) {
    expect(pool.idleCount).toBeGreaterThan(2);
    const known: (readonly Known[])[] = [];
    const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
    for (const client of clients) {
      const { rows } = await client.query<Known>(KNOWN);
      client.release();
      known.push(rows);
    }
    for (const rows of known) {
      expect(names(rows)).toEqual(names(asked));
      for (const { name, isPlanned, isPlannedAnew } of rows) {
        if (pool === database.picks || BY_KEY.includes(name)) expect(isPlanned, name).toBe(true);
        if (pool === database.picks) expect(isPlannedAnew, name).toBe(false);
      }
    }
  }
  await listener.query('select 1');
  await listener.end();
  expect(new Set(words)).toEqual(new Set([''])); // nobody is told anything
});

test('who looks elsewhere at many tables is read in one go, and so is what is asked meanwhile', async () => {
  const [here, there] = ['here', 'there'].map((node) => new Presence(database, node, true));
  if (here === undefined || there === undefined) throw new Error('two nodes');
  await beat(database, 'there');
  const matches = Array.from({ length: 40 }, (_, n) => `m${n}`);
  await Promise.all(
    matches.map((match, n) => there.say(match, () => (n % 2 === 0 ? ['alma', 'bruno'] : []))),
  );
  const asked = vi.spyOn(database.pool, 'query');
  const first = matches.map((match) => here.elsewhere(match));
  await vi.waitUntil(() => asked.mock.calls.length === 1, { interval: 1 });
  const second = matches.map((match) => here.elsewhere(match));
  for (const lookers of [await Promise.all(first), await Promise.all(second)])
    for (const [n, users] of lookers.entries())
      expect(users).toEqual(new Set(n % 2 === 0 ? ['alma', 'bruno'] : []));
  expect(asked.mock.calls.length).toBe(2);
  asked.mockRestore();
});

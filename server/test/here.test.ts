// How many tables are open and played in a large house: counted once for all who ask, and for each without those that are not for them.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, type Database } from '../src/database/index.ts';
import { Here } from '../src/people/here.ts';
import { useDatabase } from './use-server.ts';

const url = useDatabase();
let database: Database;
beforeAll(() => {
  database = connect(url());
});
afterAll(() => database.end());

const PEOPLE = `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
  select id, id, id || '@example.org', false, now(), now() from unnest($1::text[]) id`;
/** Tables of $1 to $2, every other one open and the rest played; `p1` sits at 1, `p2` at 2, … */
const TABLES = `with m as (
    insert into matches (id, game, version, players, variants, status, host, "isPublic", "isRated", secret, commitment)
    select 'm' || n, 'quay', 1, 2, '{}', case when n % 2 = 0 then 'open' else 'running' end, 'p' || n, true, false, '', ''
    from generate_series($1::int, $2::int) n returning id, host
  ) insert into seats (match, seat, "user") select id, s, case when s = 0 then host end from m, generate_series(0, 1) s`;

test('a small house is counted for each who asks, without their own tables and those of whom they blocked', async () => {
  const people = Array.from({ length: 12 }, (_, n) => `p${n + 1}`);
  await database.pool.query(PEOPLE, [people]);
  await database.pool.query(TABLES, [1, 10]);
  const here = new Here(database);
  expect(await here.lobbyFor(null)).toMatchObject({ open: 5, running: 5 });
  expect(await here.lobbyFor('p1')).toMatchObject({ people: 1, open: 5, running: 4 });
  await database.pool.query(`insert into blocks ("user", other, kind) values ('p1', 'p2', 'block'), ('p3', 'p1', 'block'),
    ('p1', 'p4', 'mute')`);
  expect(await here.lobbyFor('p1')).toMatchObject({ people: 1, open: 4, running: 3 });
  expect(await here.lobbyFor('p2')).toMatchObject({ people: 2, open: 4, running: 4 });
  await database.pool.query(`update seats set "isAway" = true where match = 'm5' and seat = 0`);
  expect(await here.lobbyFor('p1')).toMatchObject({ open: 4, running: 2 });
});

test('a large one is counted once for all who ask at the same time or soon after', async () => {
  await database.pool.query(TABLES, [11, 3000]);
  const here = new Here(database);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1);
  const asked = vi.spyOn(database.pool, 'query');
  const counted = (): number =>
    asked.mock.calls.filter(([text]) => String(text).includes('as people')).length;
  const found = await Promise.all(['p1', 'p2', 'p12', null].map((user) => here.lobbyFor(user)));
  expect(found.map(({ open, running }) => [open, running])).toEqual([
    [1499, 1497],
    [1499, 1498],
    [1499, 1499],
    [1500, 1499],
  ]);
  const again = await here.lobbyFor('p1');
  expect([again.open, again.running]).toEqual([1499, 1497]);
  expect(counted()).toBe(1);
  clock.mockReturnValue(3001);
  await here.lobbyFor('p1');
  expect(counted()).toBe(2);
  asked.mockRestore();
  clock.mockRestore();
});

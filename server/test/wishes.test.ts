// Looking for company for any of several games: who shares a game, a number and the pace plays, the oldest wish first.
import type { LobbyState, MatchInfo, Seeking } from '@comptoir/protocol';
import { describe, expect, test } from 'vitest';
import { type Company, type Lookers, nextCompany } from '../src/matches/company.ts';
import { Client } from './client.ts';
import { queryOf } from './query.ts';
import { useServer } from './use-server.ts';

const server = useServer();
const query = queryOf(server);
const guests = (count: number): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, () => new Client(server().url).signIn()));
const LIVE = { kind: 'live', bank: 900_000, increment: 30_000 };
/** Nobody of an earlier test waits any more. */
async function fresh<T extends readonly string[]>(...names: T): Promise<{ [K in keyof T]: Client }>;
async function fresh(...names: readonly string[]): Promise<readonly Client[]> {
  await query(`with gone as (delete from wishes) delete from matches where status = 'open'`);
  return guests(names.length);
}
const seek = (who: Client, games: readonly string[], more: object = {}): Promise<Seeking> =>
  who.api('/api/quick/wish', 'POST', { games, players: null, pace: 'live', ...more });
const asked = (who: Client): Promise<Seeking> => who.api('/api/quick/wish');
const infoOf = (who: Client, match: string | null): Promise<MatchInfo> => who.api(`/api/matches/${match}`);
const quick = (who: Client, more: object = {}): Promise<MatchInfo> =>
  who.api('/api/quick', 'POST', { game: 'quay', players: 2, ...more });
const peopleAt = ({ seats }: MatchInfo): ReadonlySet<string | null> => new Set(seats.map(({ user }) => user));

describe('company', () => {
  const sizes: Lookers['sizes'] = new Map([
    ['nauticus', [2, 4]],
    ['carthago', [2, 5]],
    ['oltre-mare', [3, 5]],
  ]);
  const among = (
    wishes: readonly (readonly [user: string, games: string, players: number | null])[],
    more: Partial<Lookers> = {},
  ): Company | null =>
    nextCompany({
      wishes: wishes.map(([user, games, players]) => ({ user, games: games.split(' '), players })),
      tables: [],
      sizes,
      apart: [],
      ...more,
    });
  const table = { id: 't', game: 'nauticus', players: 3, free: 2, people: ['x'], removed: [] };

  test('shares a game and a number', () => {
    expect(among([['a', 'nauticus carthago', 2]])).toBe(null);
    expect(
      among([
        ['a', 'nauticus', 2],
        ['b', 'carthago', 2],
      ]),
    ).toBe(null);
    expect(
      among([
        ['a', 'nauticus', 2],
        ['b', 'nauticus', 3],
      ]),
    ).toBe(null);
    expect(
      among([
        ['a', 'nauticus oltre-mare', null],
        ['b', 'oltre-mare', null],
      ]),
    ).toBe(null); // for three
    expect(
      among([
        ['a', 'nauticus carthago', null],
        ['b', 'carthago oltre-mare', 2],
      ]),
    ).toEqual({
      table: null,
      game: 'carthago',
      players: 2,
      users: ['a', 'b'],
    });
  });

  test('is made for the oldest wish that can be served, with the oldest who fit, of the game that is complete first', () => {
    const waiting = [
      ['a', 'nauticus', 4],
      ['b', 'carthago nauticus', 3],
      ['c', 'carthago', 3],
      ['d', 'nauticus', 3],
      ['e', 'carthago', null],
    ] as const;
    expect(among(waiting)).toMatchObject({ game: 'carthago', players: 3, users: ['b', 'c', 'e'] });
  });

  test('never has two in it who do not meet, and is found around them', () => {
    const waiting = [
      ['a', 'nauticus', 3],
      ['b', 'nauticus', 3],
      ['c', 'nauticus', 3],
      ['d', 'nauticus', 3],
    ] as const;
    const apart = [
      ['c', 'b'],
      ['b', 'd'],
    ] as const;
    expect(among(waiting, { apart })).toMatchObject({ users: ['a', 'c', 'd'] });
    expect(among(waiting, { apart: [...apart, ['a', 'c']] })).toBe(null);
  });

  test('fills a table that waits, all of it or none', () => {
    const two = [
      ['a', 'nauticus carthago', null],
      ['b', 'nauticus', 3],
    ] as const;
    expect(among(two, { tables: [table] })).toMatchObject({ table: 't', users: ['a', 'b'] });
    expect(among(two.slice(0, 1), { tables: [table] })).toBe(null);
    expect(among(two, { tables: [table], apart: [['x', 'b']] })).toBe(null);
    expect(among(two, { tables: [{ ...table, removed: ['b'] }] })).toBe(null);
    expect(among([['x', 'nauticus', 3]], { tables: [{ ...table, free: 1 }] })).toBe(null); // their own
  });
});

describe('a wish', () => {
  test('waits, and is served with the next that fits: a friendly game that has begun', async () => {
    const [alma, bruno] = await fresh('alma', 'bruno');
    expect(await seek(alma, ['quay', 'nauticus'])).toMatchObject({
      wish: { games: ['quay', 'nauticus'], players: null, pace: 'live' },
      match: null,
    });
    expect(await seek(bruno, ['carthago', 'nauticus'], { players: 2 })).toMatchObject({ wish: null });
    const { match } = await asked(alma);
    expect(await asked(bruno)).toEqual({ wish: null, match });
    const info = await infoOf(alma, match);
    expect(info).toMatchObject({
      game: 'nauticus',
      players: 2,
      status: 'running',
      isRated: false,
      isPublic: true,
      clock: LIVE,
    });
    expect(peopleAt(info)).toEqual(new Set([alma.user, bruno.user]));
    expect(await (await bruno.connect()).join(match ?? '')).toMatchObject({ match });
  });

  test('of another pace, of nobody who has gone, and of nobody who was blocked is not served; a move a day waits for days', async () => {
    const [alma, bruno, chloe] = await fresh('alma', 'bruno', 'chloe');
    await seek(alma, ['quay']);
    expect((await seek(bruno, ['quay'], { pace: 'fast' })).match).toBe(null);
    await chloe.api(`/api/players/${alma.user}/block`, 'POST', { kind: 'block', isOn: true });
    expect((await seek(chloe, ['quay'])).match).toBe(null);
    await query(`update wishes set "seenAt" = now() - interval '100 seconds'`);
    expect((await seek(bruno, ['quay'])).match).toBe(null);
    expect((await asked(alma)).match).not.toBe(null); // she was only slow: who asks is there
    await seek(chloe, ['quay'], { pace: 'day' });
    await query(`update wishes set "seenAt" = now() - interval '5 days', since = now() - interval '5 days'`);
    expect((await seek(bruno, ['quay'], { pace: 'day' })).match).not.toBe(null);
  });

  test('ends when its person says so, says where company was found before, and is one at a time', async () => {
    const [alma, bruno] = await fresh('alma', 'bruno');
    const first = await seek(alma, ['quay', 'nauticus']);
    expect((await seek(alma, ['quay', 'nauticus'])).wish?.since).toBe(first.wish?.since);
    await seek(alma, ['carthago', 'nauticus']);
    expect((await seek(bruno, ['quay'])).match).toBe(null);
    expect(await alma.api('/api/quick/wish', 'DELETE')).toEqual({ wish: null, match: null });
    expect(await asked(alma)).toEqual({ wish: null, match: null });
    await seek(alma, ['quay']);
    const { match } = await asked(bruno);
    expect(match).not.toBe(null);
    expect(await bruno.api('/api/quick/wish', 'DELETE')).toEqual({ wish: null, match });
  });

  test('is refused for a game that there is not, and for a number no game is for', async () => {
    const [alma] = await fresh('alma');
    const answer = async (games: readonly string[], players: number | null): Promise<unknown> => {
      const body = { games, players, pace: 'live' };
      const said = await alma.fetch('/api/quick/wish', 'POST', body);
      return JSON.parse(await said.text()).code;
    };
    expect(await answer(['chess'], null)).toBe('noGame');
    expect(await answer(['nauticus'], 5)).toBe('malformed');
    expect(await answer([], null)).toBe('malformed');
  });

  test('eight who press at the same moment are four pairs', async () => {
    await fresh();
    const people = await guests(8);
    await Promise.all(people.map((who, n) => seek(who, n % 2 === 0 ? ['quay', 'nauticus'] : ['nauticus'])));
    const found = await Promise.all(people.map(async (who) => (await asked(who)).match));
    expect(found).not.toContain(null);
    expect(new Set(found).size).toBe(4);
  });

  test('calls nobody away from a live game that they are at', async () => {
    const [alma, bruno, chloe, dario] = await fresh('alma', 'bruno', 'chloe', 'dario');
    await seek(alma, ['quay']);
    const { match } = await seek(bruno, ['quay']);
    const at = `insert into presences ("user", "seenAt", match, "tableAt") values ($1, now(), $2, now())
      on conflict ("user") do update set match = $2, "tableAt" = now()`;
    await query(at, alma.user, match);
    await seek(alma, ['quay', 'nauticus']);
    expect((await seek(chloe, ['quay'])).match).toBe(null);
    await query('update presences set "tableAt" = null');
    expect((await seek(dario, ['carthago'])).match).toBe(null); // whoever comes has everybody looked at
    const { match: found } = await asked(alma);
    expect([found === null, (await asked(chloe)).match]).toEqual([false, found]);
  });

  test('is counted for the others, not for oneself', async () => {
    const [alma, bruno] = await fresh('alma', 'bruno');
    await seek(alma, ['quay', 'nauticus']);
    const looking = async (who: Client): Promise<number> => (await who.api<LobbyState>('/api/here')).looking;
    expect([await looking(alma), await looking(bruno)]).toEqual([0, 1]);
  });
});

describe('who looks for one game, as pages of the version before do', () => {
  test('meets who looks for several, whoever comes first', async () => {
    const [alma, bruno, chloe, dario] = await fresh('alma', 'bruno', 'chloe', 'dario');
    await seek(alma, ['nauticus', 'quay']);
    const his = await quick(bruno);
    expect(his.status).toBe('running');
    expect(await asked(alma)).toEqual({ wish: null, match: his.id });
    const hers = await quick(chloe);
    expect(hers.status).toBe('open');
    expect(await seek(dario, ['nauticus', 'quay'])).toEqual({ wish: null, match: hers.id });
    expect((await infoOf(chloe, hers.id)).status).toBe('running');
  });

  test('waits at a table for three until those who look for several fill it, and nobody sits there before that', async () => {
    const [alma, bruno, chloe] = await fresh('alma', 'bruno', 'chloe');
    const { id } = await quick(alma, { game: 'nauticus', players: 3 });
    expect((await seek(bruno, ['nauticus', 'carthago'])).match).toBe(null);
    expect(peopleAt(await infoOf(alma, id))).toEqual(new Set([alma.user, null]));
    expect((await seek(chloe, ['nauticus'], { players: 3 })).match).toBe(id);
    expect((await asked(bruno)).match).toBe(id);
    expect(await infoOf(alma, id)).toMatchObject({ status: 'running' });
  });

  test('looks for nothing else any more', async () => {
    const [alma, bruno] = await fresh('alma', 'bruno');
    await seek(alma, ['nauticus', 'carthago']);
    await quick(alma);
    expect(await asked(alma)).toEqual({ wish: null, match: null });
    expect((await seek(bruno, ['carthago'])).match).toBe(null);
  });
});

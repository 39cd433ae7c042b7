// Open tables: they have somebody, they do not wait for ever, and one rematch is enough for two.
import { describe, expect, test } from 'vitest';
import { connect } from '../src/database/index.ts';
import { Here as Presences } from '../src/people/here.ts';
import { Client } from './client.ts';
import { databaseUrl } from './process.ts';
import { queryOf } from './query.ts';
import { useServer } from './use-server.ts';

const server = useServer();
const guests: Client[] = [];
async function guest(): Promise<Client> {
  const client = await new Client(server().url).signIn();
  guests.push(client);
  return client;
}
/** Whoever looks at a table is here, also those of an earlier test. */
async function everybodyGone(): Promise<void> {
  for (const client of guests) client.close();
  await Promise.all(guests.map(({ closed }) => closed));
  await query('delete from matches');
  await query('delete from presences');
}
interface Info {
  readonly id: string;
  readonly host: string;
  readonly rematch: string | null;
  readonly seats: readonly { readonly user: string | null }[];
}
const open = (host: Client, seats: readonly unknown[], more: object = {}): Promise<Info> =>
  host.api('/api/matches', 'POST', { game: 'quay', seats, isPublic: true, ...more });
const statusOf = async (client: Client, match: string): Promise<number> =>
  (await client.fetch(`/api/matches/${match}`)).status;
const query = queryOf(server);

describe('a table', () => {
  test('has somebody who opened it: bots alone, or nobody, are refused', async () => {
    const alma = await guest();
    for (const seats of [
      [{ bot: 'doge' }, { bot: 'doge' }],
      ['open', 'open'],
    ]) {
      const answer = await alma.fetch('/api/matches', 'POST', { game: 'quay', seats });
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'needsPerson' }]);
    }
  });

  test('goes with its last player, and nobody is seated at it any more', async () => {
    const [alma, bruno] = [await guest(), await guest()];
    const { id } = await open(alma, ['me', 'open', 'open']);
    await alma.api(`/api/matches/${id}/leave`, 'POST', {});
    expect(await statusOf(alma, id)).toBe(404);
    const quick = await bruno.api<Info>('/api/quick', 'POST', { game: 'quay', players: 3 });
    expect(quick.id).not.toBe(id);
    expect(quick.host).toBe(bruno.user);
  });

  test('of a quick match draws who begins, where a rulebook says no more than “the first seat”', async () => {
    const alma = await guest();
    const quick = await alma.api<Info>('/api/quick', 'POST', { game: 'nauticus', players: 2 });
    expect(quick).toMatchObject({ host: alma.user, variants: ['firstPlayer:drawn'] });
  });

  test('has another host when its host leaves', async () => {
    const [alma, bruno] = [await guest(), await guest()];
    const { id } = await open(alma, ['me', 'open', 'open']);
    await bruno.sit(id);
    await alma.api(`/api/matches/${id}/leave`, 'POST', {});
    const info = await bruno.api<Info>(`/api/matches/${id}`);
    expect(info).toMatchObject({
      host: bruno.user,
      seats: [{ user: null }, { user: bruno.user }, { user: null }],
    });
    await bruno.api(`/api/matches/${id}/bots`, 'POST', { seat: 0, level: 'mousse' });
    const answer = await alma.fetch(`/api/matches/${id}/bots`, 'POST', { seat: 2, level: 'mousse' });
    expect(await answer.json()).toMatchObject({ code: 'notHost' });
  });

  test('is taken away when it has waited too long, a live one sooner; so is one at which nobody sits', async () => {
    const alma = await guest();
    const live = { clock: { kind: 'live', bank: 60_000, increment: 0 } };
    const [fresh, old, oldLive, empty] = [
      (await open(alma, ['me', 'open'])).id,
      (await open(alma, ['me', 'open'])).id,
      (await open(alma, ['me', 'open'], live)).id,
      (await open(alma, ['me', 'open'])).id,
    ];
    const shift = `update matches set "createdAt" = now() - $2 * interval '1 hour' where id = $1`; // limits are × 1000 here
    await query(shift, old, 169_000);
    await query(shift, oldLive, 2100);
    await query(shift, fresh, 2100);
    await query('update seats set "user" = null where match = $1', empty);
    await query(`select graphile_worker.add_job('sweep')`);
    const statuses = (): Promise<number[]> =>
      Promise.all([fresh, old, oldLive, empty].map((id) => statusOf(alma, id)));
    await expect.poll(statuses).toEqual([200, 404, 404, 404]);
  });
});

/** Both play on until their game is over. */
async function playOut(match: string, players: readonly Client[]): Promise<void> {
  await Promise.all(
    players.map(async (player) => {
      await player.connect();
      await player.join(match);
      for (;;) {
        const table = await player.table(
          match,
          ({ decision, result }) => decision !== null || result !== null,
        );
        if (table.result !== null) return;
        const answer = await player.pick(match, table.seq, table.decision?.options.at(-1) ?? { verb: '' });
        if (answer.type === 'ack') await player.table(match, ({ seq }) => seq >= answer.seq);
      }
    }),
  );
}

describe('playing again', () => {
  test('asked for by both at once is one table, at which both sit', async () => {
    const [alma, bruno] = [await guest(), await guest()];
    const { id } = await open(alma, ['me', 'open']);
    await bruno.sit(id);
    await playOut(id, [alma, bruno]);
    const [hers, his] = await Promise.all(
      [alma, bruno].map((player) => player.api<Info>(`/api/matches/${id}/rematch`, 'POST', {})),
    );
    expect(his?.id).toBe(hers?.id);
    expect((await query('select 1 from matches where "rematchOf" = $1', id)).rows).toHaveLength(1);
    const { seats } = await alma.api<Info>(`/api/matches/${hers?.id}`);
    expect(new Set(seats.map(({ user }) => user))).toEqual(new Set([alma.user, bruno.user]));
  });

  test('of a rated match leaves the seat of who has deleted their account free', async () => {
    const [alma, bruno] = [await guest(), await guest()];
    const { id } = await open(alma, ['me', 'open']);
    await bruno.sit(id);
    await playOut(id, [alma, bruno]);
    await query('update matches set "isRated" = true where id = $1', id);
    await bruno.api('/api/me', 'DELETE');
    const again = await alma.api<Info>(`/api/matches/${id}/rematch`, 'POST', {});
    expect(again).toMatchObject({ isRated: true, status: 'open' });
    expect(again.seats).toMatchObject([{ user: null, level: null }, { user: alma.user }]);
  });

  test('at a public table keeps the other’s seat for them: a stranger does not get it', async () => {
    const [alma, bruno, chloe] = [await guest(), await guest(), await guest()];
    const { id } = await open(alma, ['me', 'open']);
    await bruno.sit(id);
    await playOut(id, [alma, bruno]);
    const again = await alma.api<Info>(`/api/matches/${id}/rematch`, 'POST', {});
    expect(again.seats).toMatchObject([{ heldFor: { id: bruno.user } }, { user: alma.user, heldFor: null }]);
    const refused = await chloe.fetch(`/api/matches/${again.id}/sit`, 'POST', {});
    expect(await refused.json()).toMatchObject({ code: 'seatHeld' });
    expect(await listed(chloe, 'open')).not.toContain(again.id);
    await bruno.sit(again.id);
    expect(await alma.api(`/api/matches/${again.id}`)).toMatchObject({ status: 'running' });
  });
});

describe('who has left for good', () => {
  test('neither picks nor sees a hand nor comes back; a private game is shown to them no more', async () => {
    const [alma, bruno] = [await guest(), await guest()];
    const { id } = await open(alma, ['me', 'open'], { isPublic: false });
    await bruno.sit(id);
    await alma.connect();
    await alma.join(id);
    const gone = alma.next(({ type }) => type === 'gone');
    await alma.api(`/api/matches/${id}/leave`, 'POST', {});
    expect(await gone).toEqual({ type: 'gone', match: id, code: 'private' });
    const { rows } = await query('select max(seq) as seq from entries where match = $1', id);
    for (const seq of [0, Number(rows[0]?.seq ?? 0)]) {
      expect(await alma.pick(id, seq, { verb: 'bid', noun: 1 })).toMatchObject({ code: 'notYourSeat' });
    }
    expect((await alma.fetch(`/api/matches/${id}/history`)).status).toBe(403);
    const back = await alma.fetch(`/api/matches/${id}/sit`, 'POST', {});
    expect(await back.json()).toMatchObject({ code: 'notOpen' });
    for (const status of ['unfinished', 'all'])
      expect(await alma.api(`/api/me/matches?status=${status}`)).toMatchObject({ items: [] });
    await bruno.connect();
    expect((await bruno.join(id)).seats[0]).toMatchObject({ user: alma.user, isAway: true, isHere: false });
  });
});

interface Here {
  readonly people: number;
  readonly open: number;
  readonly running: number;
  readonly others: readonly { readonly id: string; readonly doing: string; readonly game: string | null }[];
}
const hereFor = (client: Client): Promise<Here> => client.api('/api/here');
const block = (client: Client, other: Client): Promise<unknown> =>
  client.api(`/api/players/${other.user}/block`, 'POST', { kind: 'block', isOn: true });
const listed = async (client: Client, status: 'open' | 'running'): Promise<readonly string[]> =>
  (await client.api<{ items: readonly Info[] }>(`/api/matches?status=${status}`)).items.map(({ id }) => id);

describe('who is here', () => {
  test('is whoever asks, with what they do; a stranger sees it and is nobody', async () => {
    await everybodyGone();
    const [alma, bruno, chloe] = [await guest(), await guest(), await guest()];
    const { id } = await open(alma, ['me', 'open']);
    await hereFor(alma);
    const seen = await hereFor(bruno);
    expect(seen).toMatchObject({ people: 2, open: 1, running: 0 });
    expect(seen.others).toMatchObject([{ id: alma.user, doing: 'waiting', game: 'quay' }]);
    expect(await hereFor(alma)).toMatchObject({ people: 2, open: 0 });
    expect(await hereFor(new Client(server().url))).toMatchObject({ people: 2, open: 1 });
    await bruno.sit(id);
    expect(await hereFor(chloe)).toMatchObject({ people: 3, open: 0, running: 1 });
    expect(await listed(chloe, 'running')).toEqual([id]);
    await query(`update presences set "seenAt" = now() - interval '2 minutes' where "user" = $1`, alma.user);
    expect((await hereFor(chloe)).others).toMatchObject([{ id: bruno.user, doing: 'free', game: null }]);
  });

  test('is counted by the hour, whoever it was, and told for four weeks', async () => {
    await everybodyGone();
    const database = connect(databaseUrl(server()));
    const counted = new Presences(database);
    for (const client of [await guest(), await guest(), await guest()]) await hereFor(client);
    await query('delete from visits');
    const before = `insert into visits select date_trunc('hour', now()) - $1::interval, 40
      returning extract(hour from hour at time zone 'utc')::int as hour`;
    const [{ hour }] = (await query(before, '2 days')).rows;
    await query(before, '29 days');
    await counted.sweep();
    await counted.sweep(); // nobody is counted twice
    const hours = await new Client(server().url).api<readonly number[]>('/api/here/hours');
    const next = (hour + 1) % 24; // an hour may end meanwhile
    expect(hours.filter((_, n) => n !== hour && n !== next)).toEqual(Array.from({ length: 22 }, () => 0));
    expect([
      [43, 0],
      [40, 3],
    ]).toContainEqual([hours[hour], hours[next]]);
    expect((await query('select 1 from visits')).rowCount).toBe(2);
    await database.pool.end();
  });

  test('is not told to whom one has blocked, nor are one’s tables', async () => {
    await query('delete from matches');
    const [alma, bruno, chloe] = [await guest(), await guest(), await guest()];
    for (const client of [alma, bruno, chloe]) await hereFor(client);
    const { id } = await open(alma, ['me', 'open']);
    await block(alma, bruno);
    for (const [one, other] of [
      [alma, bruno],
      [bruno, alma],
    ] as const)
      expect((await hereFor(one)).others.map((person) => person.id)).not.toContain(other.user);
    expect([await listed(bruno, 'open'), await listed(chloe, 'open')]).toEqual([[], [id]]);
    expect((await hereFor(bruno)).open).toBe(0);
    expect(await bruno.api(`/api/matches/${id}`)).toMatchObject({ isRemoved: true });
    const no = await bruno.fetch(`/api/matches/${id}/sit`, 'POST', {});
    expect(await no.json()).toMatchObject({ code: 'removed' });
    await chloe.sit(id);
  });
});

test('a live table at which nobody has looked for ten minutes is no longer offered; one of days is', async () => {
  await query('delete from matches');
  const [alma, bruno] = [await guest(), await guest()];
  const live = await open(alma, ['me', 'open'], { clock: { kind: 'live', bank: 900_000, increment: 0 } });
  const days = await open(alma, ['me', 'open'], { clock: { kind: 'turns', bank: 90_000_000, increment: 0 } });
  expect([...(await listed(bruno, 'open'))].sort()).toEqual([live.id, days.id].sort());
  await query(`update seats set "seenAt" = now() - interval '11 minutes'`);
  expect(await listed(bruno, 'open')).toEqual([days.id]);
});

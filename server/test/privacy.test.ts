// What the server knows about a person: they can take it along, they can have it deleted, and a guest who signs in keeps it.
// The games of others go on.
import { randomBytes } from 'node:crypto';
import type { TableMessage } from '@comptoir/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PERSONAL } from '../src/people/personal-data.ts';
import { Client } from './client.ts';
import { playOut } from './play.ts';
import { cleanUp, databaseUrl, type ServerProcess, startServer, stopServer } from './process.ts';

let server: ServerProcess;
let other: ServerProcess;
let database: pg.Client;
beforeAll(async () => {
  // A server on a PostgreSQL of its own, and a second one beside it.
  server = await startServer({ ALLOW_PRIVATE_PUSH: 'true' });
  other = await startServer({ DATABASE_URL: databaseUrl(server) });
  database = new pg.Client({ connectionString: databaseUrl(server) });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await stopServer(other);
  await stopServer(server);
  cleanUp(other);
  cleanUp(server);
});

const guest = async (url = server.url): Promise<Client> => (await new Client(url).signIn()).connect();

interface Seat {
  readonly user: string | null;
  readonly name: string;
  readonly level: string | null;
}
const seatsOf = async (match: string, viewer: Client): Promise<readonly Seat[]> =>
  (await viewer.api<{ seats: readonly Seat[] }>(`/api/matches/${match}`)).seats;

async function signUp(client: Client, username: string): Promise<void> {
  const request = { name: username, username, password: 'correct horse' };
  const answer = await client.fetch('/api/auth/sign-up/email', 'POST', request);
  expect(answer.status).toBe(200);
  takeCookies(client, answer);
  client.user = (await client.api<{ id: string }>('/api/me')).id;
}
function takeCookies(client: Client, answer: Response): void {
  client.cookie = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
const newName = (): string => `p${randomBytes(5).toString('hex')}`;

/** The tables, of ours and of the sign-in, in which this text is found anywhere. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await database.query(
      `select 1 from "${name}" t where position($1 in t::text) > 0 limit 1`,
      [text],
    );
    if (rowCount !== 0) found.push(name);
  }
  return found;
}

/** Somebody about whom the server knows everything it can know. */
async function knownPerson(): Promise<{ alma: Client; bruno: Client; username: string }> {
  const [alma, bruno, carla] = [await guest(), await guest(), await guest()];
  const username = newName();
  await signUp(alma, username);
  await alma.connect();
  const match = await alma.open();
  await bruno.sit(match);
  await Promise.all([alma.join(match), bruno.join(match)]);
  const heard = bruno.next(({ type }) => type === 'chat');
  alma.send({ type: 'chat', match, id: 'hello', text: 'good morning' });
  await heard;
  await alma.api('/api/me/preferences', 'PUT', {
    mail: `${username}@harbour.example`,
    wantsMail: true,
    wantsPush: true,
    wantsDigest: true,
    lang: 'en',
  });
  await alma.api('/api/here');
  await alma.api('/api/me/tokens', 'POST', { name: 'first mate' });
  await alma.api('/api/me/lessons', 'POST', { done: [{ game: 'nauticus', number: 1 }] });
  await alma.api(`/api/players/${bruno.user}/block`, 'POST', { kind: 'mute', isOn: true });
  await bruno.api(`/api/players/${alma.user}/block`, 'POST', { kind: 'mute', isOn: true });
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await alma.api('/api/me/vacation', 'PUT', { firstDay: day, lastDay: day, zone: 'UTC' });
  await alma.api(`/api/players/${bruno.user}/friend`, 'POST', {});
  await bruno.api(`/api/players/${alma.user}/friend`, 'POST', {});
  await alma.api(`/api/players/${bruno.user}/report`, 'POST', { match, text: 'he hums' });
  await bruno.api(`/api/players/${alma.user}/report`, 'POST', { match, text: 'she whistles' });
  const waiting = await alma.open();
  await alma.api(`/api/matches/${waiting}/invitations`, 'POST', { user: carla.user });
  const hers = await carla.open();
  await carla.api(`/api/matches/${hers}/invitations`, 'POST', { user: alma.user });
  const values = [alma.user];
  await database.query(`insert into ratings values ($1, 'quay', 'two', 26, 8, 1)`, values);
  await database.query(
    `insert into wishes ("user", games, pace, match) values ($1, array['quay'], 'live', '${match}')`,
    values,
  );
  await database.query(`insert into watchers values ('${match}', 'a node', array[$1])`, values);
  await database.query(`insert into notices values ('${match}', $1, 3)`, values);
  await database.query(`insert into recovery_codes values ($1, 'a hash of a code')`, values);
  await database.query(`insert into removals values ('${hers}', $1)`, values);
  await database.query(
    `insert into results (match, seat, "user", game, score, place) values ('${match}', 0, $1, 'quay', 7, 1)`,
    values,
  );
  await database.query(
    `insert into devices (endpoint, "user", keys) values ('https://push.example/' || $1, $1, '{}')`,
    values,
  );
  await database.query(
    `insert into passkey (id, name, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
     values ('key ' || $1, 'my phone', 'public', $1, 'credential', 0, 'multiDevice', true)`,
    values,
  );
  await database.query('insert into operators ("user") values ($1)', values);
  await database.query(
    `insert into measures ("user", kind, reason, text, until) values ($1, 'mute', 'insults', 'keep to the game', now())`,
    values,
  );
  await database.query(
    `insert into audit (by, "isCommandLine", deed, about, subject, why)
     values ($1, false, 'look', $2, '1', ''), ($2, false, 'mute', $1, '1', 'insults')`,
    [alma.user, bruno.user],
  );
  return { alma, bruno, username };
}

describe('the list of what is personal', () => {
  /** Tables that know nobody: what was picked, and who is asked, by seat; the servers and their keys; how many come, by the hour; challenges
   * of a few minutes; the schema itself. */
  const IMPERSONAL = [
    'archive',
    'entries',
    'asked',
    'snapshots',
    'nodes',
    'secrets',
    'closed',
    'visits',
    'verification',
    'kysely_migration',
    'kysely_migration_lock',
  ];
  const NAMES_A_PERSON = [
    'user',
    'users',
    'userId',
    'by',
    'about',
    'other',
    'host',
    'owner',
    'author',
    'person',
  ];

  test('names every table of the database that knows a person, and every column that says who', async () => {
    const { rows } = await database.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
    );
    const tables = new Set(rows.map(({ table }) => table));
    const listed = new Set(PERSONAL.map(({ table }) => table));
    expect([...listed, ...IMPERSONAL].sort()).toEqual([...tables].sort());
    const columns = rows.filter(({ column }) => NAMES_A_PERSON.includes(column));
    for (const { table, column } of columns)
      expect(PERSONAL).toContainEqual(expect.objectContaining({ table, column }));
    for (const { table, column, shown } of PERSONAL)
      for (const name of [column, ...shown]) expect(rows).toContainEqual({ table, column: name });
  });

  test('is all there is: somebody of whom everything is known is found in these tables and in no other', async () => {
    const { alma } = await knownPerson();
    const expected = new Set(PERSONAL.map(({ table }) => table));
    expect(new Set(await tablesWith(alma.user))).toEqual(expected);
  });
});

describe('the export', () => {
  test('holds everything, and no secret', async () => {
    const { alma, bruno, username } = await knownPerson();
    const text = await (await alma.fetch('/api/me/export')).text();
    const all: Record<string, readonly Record<string, unknown>[]> = JSON.parse(text);
    const parts = PERSONAL.filter(({ shown }) => shown.length > 0);
    expect(Object.keys(all)).toHaveLength(parts.length);
    for (const part of Object.values(all)) expect(part).not.toEqual([]);
    expect(all.user).toEqual([expect.objectContaining({ id: alma.user, name: username, username })]);
    expect(all.session).toContainEqual(expect.objectContaining({ expiresAt: expect.any(String) }));
    expect(all.passkey).toEqual([expect.objectContaining({ name: 'my phone' })]);
    const lines = all.chat?.map(({ text: said, event }) => [said, event]);
    expect(new Set(lines)).toEqual(
      new Set([
        ['good morning', null],
        ['', 'invited'],
      ]),
    );
    expect(all['invitations (by)']).toHaveLength(1);
    expect(text).not.toContain('she whistles'); // what others said about her is theirs
    expect(text).toContain(bruno.user);
    const { rows } = await database.query<{ secret: string }>(
      `select token as secret from session where "userId" = $1 union all select hash from tokens where "user" = $1
       union all select password from account where "userId" = $1`,
      [alma.user],
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { secret } of rows) expect(text).not.toContain(secret);
  });
});

describe('deleting oneself', () => {
  test('leaves no trace of who it was', async () => {
    const { alma, bruno, username } = await knownPerson();
    await alma.api('/api/me', 'DELETE');
    expect(await tablesWith(alma.user)).toEqual([]);
    expect(await tablesWith(username)).toEqual([]);
    expect((await alma.fetch('/api/me')).status).toBe(401);
    expect((await bruno.fetch(`/api/players/${alma.user}`)).status).toBe(404);
    const { rows } = await database.query(`select by from reports where text = 'he hums' and about = $1`, [
      bruno.user,
    ]);
    expect(rows).toEqual([{ by: null }]);
  });

  test('on one’s turn closes one’s sockets on every node; a bot plays on, and the others see it', async () => {
    const [alma, bruno] = [await guest(other.url), await guest()];
    const match = await alma.open();
    await bruno.sit(match);
    await Promise.all([alma.join(match), bruno.join(match)]);
    expect(await bruno.pick(match, 0, { verb: 'bid', noun: 0 })).toMatchObject({ type: 'ack' });
    const isHers = ({ waiting }: TableMessage): boolean => `${waiting}` === '0';
    await Promise.all([alma, bruno].map((each) => each.table(match, isHers)));
    const { token } = await alma.api<{ token: string }>('/api/me/tokens', 'POST', { name: 'first mate' });
    const elsewhere = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await new Promise((done) => elsewhere.once('open', done));
    const ending = new Promise((done) => elsewhere.on('close', (code, why) => done([code, String(why)])));
    await alma.api('/api/me', 'DELETE');
    expect(await ending).toEqual([1008, 'sessionEnded']);
    await alma.closed;
    const table = await bruno.table(match, ({ seats }) => seats[0]?.user === null);
    expect(table.seats[0]).toMatchObject({ name: '', level: 'negociant', isAway: true });
    await bruno.table(match, ({ seq }) => seq > 1);
    await playOut(bruno, match);
    expect((await bruno.table(match)).result).not.toBeNull();
  });

  test('a socket that is still open can neither pick nor talk', async () => {
    const [alma, bruno] = [await guest(), await guest()];
    const match = await alma.open();
    await bruno.sit(match);
    await alma.join(match);
    await alma.api('/api/me', 'DELETE');
    alma.send({ type: 'pick', match, seq: 0, id: 'late', verb: 'bid', noun: 2 });
    alma.send({ type: 'chat', match, id: 'late', text: 'I am still here' });
    await alma.closed;
    const { rows } = await database.query(`select 1 from entries where match = $1 and id = 'late'`, [match]);
    expect(rows).toEqual([]);
    const said = await bruno.api(`/api/matches/${match}/chat`);
    expect(said).toMatchObject([{ event: 'left', about: 0, user: null, text: '' }]); // by the table, not by them
  });

  test('gives an open table to whoever else sits there, and takes an empty one away', async () => {
    const [alma, bruno] = [await guest(), await guest()];
    const shared = await alma.open({ seats: ['me', 'open', 'open'] });
    const empty = await alma.open();
    await bruno.sit(shared);
    await alma.api('/api/me', 'DELETE');
    const info = await bruno.api<{ host: string; seats: readonly Seat[] }>(`/api/matches/${shared}`);
    expect(info.host).toBe(bruno.user);
    expect(info.seats.map(({ user, level }) => user ?? level)).toEqual([null, bruno.user, null]);
    expect((await bruno.fetch(`/api/matches/${empty}`)).status).toBe(404);
  });

  test('in a rated game costs the others nothing: they are rated when it ends', async () => {
    const [alma, bruno] = [await guest(), await guest()];
    const match = await alma.open({ isRated: true });
    await bruno.sit(match);
    await bruno.join(match);
    await alma.api('/api/me', 'DELETE');
    await playOut(bruno, match);
    await expect
      .poll(async () => (await bruno.api<{ ratings: object[] }>(`/api/players/${bruno.user}`)).ratings.length)
      .toBe(1);
    expect(await tablesWith(alma.user)).toEqual([]);
  });

  test.each(['delete-user', 'delete-anonymous-user', 'delete-user/callback'])(
    'has one door: /api/auth/%s is none',
    async (path) => {
      const alma = await guest();
      const answer = await alma.fetch(`/api/auth/${path}`, 'POST', {});
      expect([answer.status, JSON.parse(await answer.text()).code]).toEqual([404, 'noRoute']);
      expect((await alma.fetch('/api/me')).status).toBe(200);
    },
  );
});

describe('a guest and an account of one person at one table', () => {
  /** An account sits at a table; the same person comes to it as a guest. */
  async function doubled(
    seats: readonly string[],
  ): Promise<{ host: Client; again: Client; match: string; username: string }> {
    const host = await guest();
    const username = newName();
    await signUp(host, username);
    await host.connect();
    const match = await host.open({ seats });
    const again = await guest();
    await again.sit(match);
    return { host, again, match, username };
  }
  async function signIn(client: Client, username: string): Promise<void> {
    const request = { username, password: 'correct horse' };
    const answer = await client.fetch('/api/auth/sign-in/username', 'POST', request);
    expect(answer.status).toBe(200);
    takeCookies(client, answer);
  }

  test('the account’s seat stays; the guest’s is played on by a bot, and the game ends', async () => {
    const { host, again, match, username } = await doubled(['me', 'open']);
    const was = again.user;
    await again.join(match);
    await host.join(match);
    await signIn(again, username);
    await again.closed; // the guest is no more
    const { seats } = await host.table(match, (table) => table.seats[1]?.user === null);
    expect(seats.map(({ user, level }) => [user, level])).toEqual([
      [host.user, null],
      [null, 'negociant'],
    ]);
    await playOut(host, match);
    const { results } = await host.api<{ results: { match: string }[] }>(`/api/players/${host.user}`);
    expect(results.filter((result) => result.match === match)).toHaveLength(1);
    expect(await tablesWith(was)).toEqual([]);
  });

  test('links to the guest lead to the account', async () => {
    const alma = await guest();
    const was = alma.user;
    const match = await alma.open({ isPublic: true });
    await signUp(alma, newName());
    expect(alma.user).not.toBe(was);
    const bruno = await guest();
    expect(await bruno.api(`/api/players/${was}`)).toMatchObject({ id: alma.user });
    for (const path of ['games', 'statistics'])
      expect((await bruno.fetch(`/api/players/${was}/${path}`)).status).toBe(200);
    expect((await bruno.api<{ host: string }>(`/api/matches/${match}`)).host).toBe(alma.user);
    await alma.api('/api/me', 'DELETE');
    expect((await bruno.fetch(`/api/players/${was}`)).status).toBe(404);
  });

  test('at an open table the guest’s seat is open again', async () => {
    const { host, again, match, username } = await doubled(['me', 'open', 'open']);
    await signIn(again, username);
    expect((await seatsOf(match, host)).map(({ user, level }) => [user, level])).toEqual([
      [host.user, null],
      [null, null],
      [null, null],
    ]);
  });

  test('everything else of the guest comes along; what the account has of its own stands', async () => {
    const host = await guest();
    const username = newName();
    await signUp(host, username);
    const again = await guest();
    const match = await again.open();
    await again.api('/api/me/tokens', 'POST', { name: 'of the guest' });
    for (const client of [host, again])
      await client.api('/api/me/preferences', 'PUT', {
        mail: null,
        wantsMail: false,
        wantsPush: false,
        wantsDigest: client === host,
        lang: 'fr',
      });
    await signIn(again, username);
    const mine = await host.api<{ items: { id: string }[] }>('/api/me/matches');
    expect(mine.items.map(({ id }) => id)).toEqual([match]);
    expect(await host.api('/api/me/tokens')).toEqual([expect.objectContaining({ name: 'of the guest' })]);
    expect(await host.api('/api/me/preferences')).toMatchObject({ wantsDigest: true });
  });
});

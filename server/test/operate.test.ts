// Operators: reports in context, muting and banning with reason and end, appeals, closing tables, health, and a log nobody can change.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { anyGame, Match, readSeed } from '@comptoir/kernel';
import type {
  AuditEntry,
  ChatLine,
  Health,
  OperatedTable,
  OwnAccount,
  PersonInQuestion,
  Report,
  ReportInContext,
} from '@comptoir/protocol';
import { quay } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { connect } from '../src/database/index.ts';
import { closeMatch } from '../src/matches/closed.ts';
import { lockMatch } from '../src/matches/locked.ts';
import { Client, reachedAll } from './client.ts';
import { databaseUrl } from './process.ts';
import { useRestarts } from './use-server.ts';

const server = useRestarts();
const guest = async (): Promise<Client> => new Client(server.url).signIn();

async function codeOf(answer: Promise<Response>): Promise<string> {
  return JSON.parse(await (await answer).text()).code;
}
async function account(client: Client): Promise<string> {
  const username = `p${randomBytes(5).toString('hex')}`;
  const answer = await client.fetch('/api/auth/sign-up/email', 'POST', {
    name: username,
    username,
    password: 'correct horse',
  });
  client.cookie = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  client.user = (await client.api<{ id: string }>('/api/me')).id;
  return username;
}
let made: Client | null = null;
/** The command line makes one; nobody can do so themselves. */
async function operator(): Promise<Client> {
  if (made !== null) return made;
  const client = await guest();
  const username = await account(client);
  const bin = resolve(import.meta.dirname, '../../cli/bin/comptoir.mjs');
  const args = [bin, 'operator', 'add', username, '--data', server.running.folder];
  await new Promise<void>((done, fail) => {
    execFile(process.execPath, args, (error) => (error === null ? done() : fail(error)));
  });
  made = client;
  return client;
}

/** Two people at a table; the second says these lines, the first reports the last of them. */
async function reported(lines: readonly string[], isPublic = true) {
  const [alma, bruno] = [await guest(), await guest()];
  const match = await alma.open({ isPublic });
  await bruno.sit(match);
  await Promise.all([alma.connect(), bruno.connect()]);
  await Promise.all([alma.join(match), bruno.join(match)]);
  for (const [n, text] of lines.entries()) {
    const heard = alma.next(({ type }) => type === 'chat');
    bruno.send({ type: 'chat', match, id: `line ${n}`, text });
    await heard;
  }
  const said = await alma.api<readonly ChatLine[]>(`/api/matches/${match}/chat`);
  const line = said.at(-1)?.id ?? null;
  await alma.api(`/api/players/${bruno.user}/report`, 'POST', { match, line, text: 'He insults me.' });
  const { items } = await (await operator()).api<{ items: readonly Report[] }>('/api/operate/reports');
  const report = items.find(({ match: at }) => at?.id === match);
  if (report === undefined) throw new Error('nothing was reported');
  return { alma, bruno, match, report };
}
const measure = { kind: 'mute', reason: 'insults', text: 'Keep to the game, please.', hours: 24 } as const;

test('with a report about a host is read what they said at the door, also when they have said something else since', async () => {
  const [alma, bruno] = [await guest(), await guest()];
  const hostLine = 'no beginners, you barrels';
  const match = await alma.open({ isPublic: true, hostLine });
  await bruno.api(`/api/players/${alma.user}/report`, 'POST', { match, text: 'Look at the door.' });
  const desk = await operator();
  const tables = await desk.api<readonly OperatedTable[]>('/api/operate/tables?status=open');
  expect(tables.find(({ id }) => id === match)).toMatchObject({ hostLine });
  await alma.api(`/api/matches/${match}/host-line`, 'PUT', { hostLine: 'all welcome' });
  const { items } = await desk.api<{ items: readonly Report[] }>('/api/operate/reports');
  const report = items.find(({ match: at }) => at?.id === match);
  const seen = await desk.api<ReportInContext>(`/api/operate/reports/${report?.id}`);
  expect(seen.report).toMatchObject({ about: { id: alma.user }, hostLine });
});

test('a report is read with the lines around it, the table and what is known of the person; each look is logged', async () => {
  const { alma, bruno, match, report } = await reported(['good day', 'you play like a barrel']);
  const desk = await operator();
  const seen = await desk.api<ReportInContext>(`/api/operate/reports/${report.id}`);
  expect(seen.report).toMatchObject({
    by: { id: alma.user },
    about: { id: bruno.user },
    match: { id: match },
  });
  expect(seen.lines.map(({ text }) => text)).toEqual(['good day', 'you play like a barrel']);
  expect(seen.lines.at(-1)?.id).toBe(seen.report.line);
  expect(seen.person).toMatchObject({ isGuest: true, isOperator: false, measures: [] });
  expect(seen.person.reportsAbout.map(({ id }) => id)).toEqual([report.id]);
  const { items } = await desk.api<{ items: readonly AuditEntry[] }>('/api/operate/audit');
  expect(items[0]).toMatchObject({ deed: 'look', by: { id: desk.user }, about: { id: bruno.user } });
  await desk.api(`/api/operate/reports/${report.id}/close`, 'POST', { note: 'spoke to both' });
  const done = await desk.api<{ items: readonly Report[] }>('/api/operate/reports?status=done');
  expect(done.items[0]).toMatchObject({ id: report.id, note: 'spoke to both' });
});

test('of a private table nothing from before the reported line is shown', async () => {
  const { report } = await reported(['our secret', 'you barrel'], false);
  const seen = await (await operator()).api<ReportInContext>(`/api/operate/reports/${report.id}`);
  expect(seen.lines.map(({ text }) => text)).toEqual(['you barrel']);
});

test('whoever is muted plays on and says ready phrases only, without words of their own, until it ends', async () => {
  const { alma, bruno, match, report } = await reported(['you barrel']);
  const desk = await operator();
  const path = `/api/operate/people/${bruno.user}/measures`;
  const person = await desk.api<PersonInQuestion>(path, 'POST', { ...measure, report: report.id });
  expect(person.measures).toMatchObject([{ kind: 'mute', reason: 'insults', isStanding: true }]);
  expect(person.reportsAbout[0]?.handledAt).not.toBeNull();
  const refused = bruno.answer('free');
  bruno.send({ type: 'chat', match, id: 'free', text: 'barrel!' });
  expect(await refused).toMatchObject({ type: 'refused', code: 'muted' });
  expect(await codeOf(bruno.fetch('/api/auth/update-user', 'POST', { name: 'Barrel' }))).toBe('muted');
  const heard = alma.next(({ type }) => type === 'chat');
  bruno.send({ type: 'chat', match, id: 'phrase', text: 'barrel!', phrase: 'good-game' });
  expect(await heard).toMatchObject({ line: { phrase: 'good-game', text: 'good-game' } });
  const { waiting } = await bruno.table(match);
  if (waiting.includes(1))
    expect(await bruno.pick(match, 0, { verb: 'bid', noun: 0 })).toMatchObject({ type: 'ack' });
  const { measures } = await bruno.api<OwnAccount>('/api/me');
  expect(measures).toMatchObject([{ text: measure.text, until: expect.any(String) }]);
  await server.query('update measures set until = now() where "user" = $1', bruno.user);
  const again = alma.next(({ type }) => type === 'chat');
  bruno.send({ type: 'chat', match, id: 'sorry', text: 'I am sorry' });
  expect(await again).toMatchObject({ line: { text: 'I am sorry' } });
});

test('whoever is banned is shown out of every socket and route, told why, and may appeal once; bots play on for them', async () => {
  const { alma, bruno, match } = await reported(['you barrel']);
  const desk = await operator();
  const waiting = await bruno.open();
  const { token } = await bruno.api<{ token: string }>('/api/me/tokens', 'POST', { name: 'mate' });
  const closing = new Promise((done) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
    });
    socket.once('open', () => {
      void desk.api(`/api/operate/people/${bruno.user}/measures`, 'POST', { ...measure, kind: 'ban' });
    });
    socket.on('close', (code, why) => done([code, String(why)]));
  });
  expect(await closing).toEqual([1008, 'banned']);
  await bruno.closed;
  const table = await alma.table(match, ({ seats }) => seats[1]?.isAway === true);
  expect(table.seats[1]).toMatchObject({ user: bruno.user, level: 'negociant' });
  expect(await codeOf(alma.fetch(`/api/matches/${waiting}`))).toBe('noMatch');
  for (const [path, method] of [
    ['/api/matches', 'GET'],
    ['/api/here', 'GET'],
    ['/api/me/matches', 'GET'],
    [`/api/matches/${match}/sit`, 'POST'],
    ['/api/quick', 'POST'],
  ] as const)
    expect(await codeOf(bruno.fetch(path, method, method === 'POST' ? {} : undefined))).toBe('banned');
  const bot = new Client(server.url);
  bot.token = token;
  expect(await codeOf(bot.fetch('/api/me/matches'))).toBe('banned');
  expect(await codeOf(bruno.fetch('/api/auth/update-user', 'POST', { name: 'Barrel' }))).toBe('banned');
  const again = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, {
    headers: { cookie: bruno.cookie },
  });
  expect(await new Promise((done) => again.on('close', (_code, why) => done(String(why))))).toBe('banned');
  const { measures } = await bruno.api<OwnAccount>('/api/me');
  const [ban] = measures;
  if (ban === undefined) throw new Error('nobody said why');
  expect(ban).toMatchObject({ kind: 'ban', text: measure.text, until: expect.any(String), appeal: null });
  const appeal = `/api/me/measures/${ban.id}/appeal`;
  expect(await codeOf(alma.fetch(appeal, 'POST', { text: 'not mine' }))).toBe('noMeasure');
  await bruno.api(appeal, 'POST', { text: 'It was a joke.' });
  expect(await codeOf(bruno.fetch(appeal, 'POST', { text: 'Please.' }))).toBe('appealed');
  const appeals =
    await desk.api<readonly { measure: { id: string; appeal: string } }[]>('/api/operate/appeals');
  expect(appeals.map((each) => each.measure)).toContainEqual(
    expect.objectContaining({ id: ban.id, appeal: 'It was a joke.' }),
  );
  const answer = { text: 'Then say so.', isLifted: true };
  await desk.api(`/api/operate/measures/${ban.id}/answer`, 'POST', answer);
  expect((await bruno.api<OwnAccount>('/api/me')).measures).toMatchObject([
    { isStanding: false, answer: 'Then say so.' },
  ]);
  await bruno.api('/api/me/matches');
  await bruno.connect();
});

test('a measure may be lifted, is taken over by the account a guest becomes, and never meets an operator', async () => {
  const [bruno, desk] = [await guest(), await operator()];
  await desk.api(`/api/operate/people/${bruno.user}/measures`, 'POST', { ...measure, hours: null });
  await account(bruno);
  expect((await bruno.api<OwnAccount>('/api/me')).measures).toMatchObject([
    { until: null, isStanding: true },
  ]);
  const path = `/api/operate/people/${bruno.user}/measures`;
  const { measures } = await desk.api<PersonInQuestion>(path, 'POST', measure);
  expect(measures.map(({ isStanding }) => isStanding)).toEqual([true, false]);
  const [mute] = measures;
  await desk.api(`/api/operate/measures/${mute?.id}/lift`, 'POST', { why: 'a misunderstanding' });
  expect((await bruno.api<OwnAccount>('/api/me')).measures).toEqual([]);
  expect(await codeOf(desk.fetch(`/api/operate/people/${desk.user}/measures`, 'POST', measure))).toBe(
    'isOperator',
  );
  expect(await codeOf(desk.fetch('/api/operate/people/nobody/measures', 'POST', measure))).toBe('noUser');
  expect(await codeOf(desk.fetch('/api/operate/measures/999/lift', 'POST', { why: 'x' }))).toBe('noMeasure');
});

test('an open table is closed with a reason, which whoever sat there or has the link reads', async () => {
  const [alma, desk] = [await guest(), await operator()];
  const match = await alma.open();
  const tables = await desk.api<readonly { id: string; people: number }[]>('/api/operate/tables');
  expect(tables).toContainEqual(expect.objectContaining({ id: match, people: 1 }));
  await desk.api(`/api/operate/tables/${match}/close`, 'POST', { why: 'opened by a script' });
  for (const answer of [
    alma.fetch(`/api/matches/${match}`),
    alma.fetch(`/api/matches/${match}/sit`, 'POST', {}),
  ]) {
    const said = await answer;
    expect(said.status).toBe(410);
    expect(await said.json()).toMatchObject({ code: 'tableClosed', why: 'opened by a script' });
  }
});

test('a game under way is closed with a reason that everybody at the table reads at once; nothing more is played or counted', async () => {
  const [alma, bruno, desk] = [await guest(), await guest(), await operator()];
  const match = await alma.open({ isPublic: true, isRated: true });
  await bruno.sit(match);
  await Promise.all([alma.connect(), bruno.connect()]);
  await Promise.all([alma.join(match), bruno.join(match)]);
  const under = '/api/operate/tables?status=running';
  const tables = await desk.api<readonly { id: string; people: number }[]>(under);
  expect(tables).toContainEqual(expect.objectContaining({ id: match, people: 2 }));
  const told = bruno.next(({ type }) => type === 'chat');
  const stopped = alma.table(match, ({ waiting }) => waiting.length === 0);
  await desk.api(`/api/operate/tables/${match}/close`, 'POST', { why: 'played for each other' });
  expect(await told).toMatchObject({
    line: { event: 'operators', text: 'played for each other', user: null, about: null },
  });
  expect(await stopped).toMatchObject({ decision: null, result: null });
  expect(await alma.pick(match, 0, { verb: 'bid', noun: 0 })).toMatchObject({ type: 'refused' });
  expect(await alma.api(`/api/matches/${match}`)).toMatchObject({
    status: 'over',
    result: null,
    ratings: [],
    closedWhy: 'played for each other',
  });
  const { rows } = await server.query('select place, rating from results where match = $1', match);
  expect(rows).toEqual([
    { place: null, rating: null },
    { place: null, rating: null },
  ]);
  expect(await desk.api<readonly { id: string }[]>(under)).not.toContainEqual(
    expect.objectContaining({ id: match }),
  );
  expect(await codeOf(desk.fetch(`/api/operate/tables/${match}/close`, 'POST', { why: 'x' }))).toBe(
    'notRunning',
  );
  const { items } = await desk.api<{ items: readonly AuditEntry[] }>('/api/operate/audit');
  expect(items[0]).toMatchObject({ deed: 'closeTable', about: { id: alma.user }, subject: `quay ${match}` });
});

/** A game is being closed; what happens in the same instant has begun before that is done. Returns how it is. */
async function closing(match: string): Promise<() => Promise<void>> {
  const { pool } = connect(databaseUrl(server.running));
  const client = await pool.connect();
  await client.query('begin');
  await lockMatch(client, match);
  await closeMatch(client, match);
  return async () => {
    await client.query('commit');
    client.release();
    await pool.end();
  };
}
const WAITING = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%into entries%'`;
const STORED = `select status, result, (select count(*)::int from entries where match = m.id) as entries,
  (select count(place)::int from results where match = m.id) as places from matches m where id = $1`;

test.each([
  ['is made before it', false],
  ['is not made where it would have ended the game', true],
] as const)('a pick in the instant in which a game is closed %s', async (_, isLast) => {
  const people = [await guest(), await guest()] as const;
  const match = await people[0].open({ isPublic: true });
  await people[1].sit(match);
  for (const player of people) await (await player.connect()).join(match);
  const { rows } = await server.query('select seed from matches where id = $1', match);
  let played = Match.start(anyGame(quay), { players: 2, variants: [], seed: readSeed(rows[0].seed) });
  for (;;) {
    const [seat = 0] = played.waiting;
    const player = people[seat === 0 ? 0 : 1];
    const { seq, decision } = await player.table(match, (table) => table.decision !== null);
    const option = decision?.options.at(-1) ?? { verb: '' };
    const next = played.pick(seat, option);
    if ('code' in next) throw new Error(next.code);
    const close = isLast === (next.result !== null) ? await closing(match) : null;
    const answer = player.pick(match, seq, option);
    if (close !== null) {
      if (isLast) await expect.poll(async () => (await server.query(WAITING)).rowCount).toBe(1);
      else await answer;
      await close();
      expect(await answer).toMatchObject(isLast ? { type: 'refused', code: 'notRunning' } : { type: 'ack' });
      const entries = isLast ? played.seq : next.seq;
      const { rows: stored } = await server.query(STORED, match);
      expect(stored).toEqual([{ status: 'over', result: null, entries, places: 0 }]);
      expect(await player.join(match)).toMatchObject({ decision: null, waiting: [], result: null });
      return;
    }
    const made = await answer;
    if (made.type !== 'ack') throw new Error(made.code);
    await reachedAll(people, match, { player, seq: made.seq });
    played = next;
  }
});

test('health tells of database, queues, nodes and tables; people are found by their name', async () => {
  const desk = await operator();
  const health = await desk.api<Health>('/api/operate/health');
  expect(health.database.bytes).toBeGreaterThan(1_000_000);
  expect(health.nodes.filter(({ isHere }) => isHere)).toHaveLength(1);
  expect(health.node.sockets).toBeGreaterThanOrEqual(0);
  const { name, id } = await desk.api<{ name: string; id: string }>('/api/me');
  expect(await desk.api(`/api/operate/people?name=${name.slice(0, 6)}`)).toContainEqual({ id, name });
});

test('the log keeps who did what, when and why, page by page, and the database refuses to change it', async () => {
  const desk = await operator();
  const { items } = await desk.api<{ items: readonly AuditEntry[] }>('/api/operate/audit');
  const deeds = items.map(({ deed }) => deed);
  for (const deed of [
    'closeTable',
    'lift',
    'answerAppeal',
    'ban',
    'mute',
    'closeReport',
    'look',
    'addOperator',
  ])
    expect(deeds).toContain(deed);
  expect(items.find(({ deed }) => deed === 'addOperator')).toMatchObject({ by: null, isCommandLine: true });
  expect(items.findLast(({ deed }) => deed === 'closeTable')).toMatchObject({ why: 'opened by a script' });
  for (const text of [
    `update audit set why = 'nothing'`,
    `update audit set by = 'somebody else'`,
    'delete from audit',
    'truncate audit',
  ])
    await expect(server.query(text)).rejects.toThrow('never changed');
});

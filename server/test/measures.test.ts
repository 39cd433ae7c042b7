// Measures between a word and a ban: a note that is read before one plays, off public tables, and which step comes next.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type {
  AuditEntry,
  MatchInfo,
  Measure,
  OwnAccount,
  PersonInQuestion,
  Seeking,
} from '@comptoir/protocol';
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { queryOf } from './query.ts';
import { useServer } from './use-server.ts';

const server = useServer();
const query = queryOf(server);
const guest = (): Promise<Client> => new Client(server().url).signIn();

interface Refusal {
  readonly code: string;
  readonly why?: string;
  readonly until?: string;
}
const refusal = async (answer: Promise<Response>): Promise<Refusal> =>
  JSON.parse(await (await answer).text());

async function desk(): Promise<Client> {
  const client = await guest();
  await query('insert into operators ("user") values ($1)', client.user);
  return client;
}
const take = (by: Client, user: string, kind: Measure['kind'], hours: number | null) =>
  by.api<PersonInQuestion>(`/api/operate/people/${user}/measures`, 'POST', {
    kind,
    reason: 'leaving',
    text: `a word about ${kind}`,
    hours,
  });
const entropy = '00'.repeat(16);
const quick = (client: Client): Promise<Response> =>
  client.fetch('/api/quick', 'POST', { game: 'quay', players: 2, pace: 'live', entropy });

test('a note is read before one sits down again; what is being played goes on, and reading ends it', async () => {
  const [hanno, alma, bruno] = [await desk(), await guest(), await guest()];
  const running = await alma.open({ isPublic: true });
  await bruno.sit(running);
  const open = await alma.open({});
  const { measures } = await take(hanno, bruno.user, 'note', 24);
  expect(measures).toMatchObject([{ kind: 'note', until: null, isStanding: true }]);
  const refused = { code: 'noteUnread', why: 'a word about note' };
  expect(await refusal(bruno.fetch(`/api/matches/${open}/sit`, 'POST', { entropy }))).toMatchObject(refused);
  expect(await refusal(quick(bruno))).toMatchObject(refused);
  const table = { game: 'quay', seats: ['me', 'open'], entropy };
  expect(await refusal(bruno.fetch('/api/matches', 'POST', table))).toMatchObject(refused);
  await bruno.sit(running); // where they sit already
  const [note] = (await bruno.api<OwnAccount>('/api/me')).measures;
  const read = (client: Client): Promise<Response> =>
    client.fetch(`/api/me/measures/${note?.id}/read`, 'POST', {});
  expect(await refusal(read(alma))).toMatchObject({ code: 'noMeasure' });
  expect((await read(bruno)).status).toBe(200);
  expect(await refusal(read(bruno))).toMatchObject({ code: 'noMeasure' });
  expect((await bruno.api<OwnAccount>('/api/me')).measures).toEqual([]);
  await bruno.sit(open);
});

test('whoever is off public tables gets up from those that wait, joins and opens none, and plays on in private', async () => {
  const [hanno, alma, bruno] = [await desk(), await guest(), await guest()];
  const running = await alma.open({ isPublic: true });
  await bruno.sit(running);
  const own = await bruno.open({ isPublic: true });
  const joined = await alma.open({ isPublic: true, seats: ['me', 'open', 'open'], hostStarts: true });
  await bruno.sit(joined);
  const mine = await bruno.open({ isPublic: false });
  await take(hanno, bruno.user, 'offPublic', 720);
  const seated = async (match: string): Promise<readonly (string | null)[]> =>
    (await alma.api<MatchInfo>(`/api/matches/${match}`)).seats.map(({ user }) => user);
  expect(await refusal(alma.fetch(`/api/matches/${own}`))).toMatchObject({ code: 'noMatch' });
  expect(await seated(joined)).toEqual([alma.user, null, null]);
  expect(await seated(running)).toEqual([alma.user, bruno.user]);
  expect(await seated(mine)).toEqual([bruno.user, null]);

  const refused = { code: 'offPublic', why: 'a word about offPublic', until: expect.stringMatching(/^20/) };
  expect(await refusal(bruno.fetch(`/api/matches/${joined}/sit`, 'POST', { entropy }))).toMatchObject(
    refused,
  );
  expect(await refusal(quick(bruno))).toMatchObject(refused);
  const table = { game: 'quay', seats: ['me', 'open'], entropy, isPublic: true };
  expect(await refusal(bruno.fetch('/api/matches', 'POST', table))).toMatchObject(refused);
  // Nor does a private table become one open to all, for them or around them.
  const terms = {
    variants: [],
    clock: null,
    isRated: false,
    isPublic: true,
    isWatchable: true,
    hasCoach: false,
  };
  const change = (client: Client, match: string): Promise<Response> =>
    client.fetch(`/api/matches/${match}/terms`, 'PUT', terms);
  expect(await refusal(change(bruno, mine))).toMatchObject(refused);
  const friends = await alma.open({ isPublic: false, hostStarts: true });
  await bruno.sit(friends);
  expect((await change(alma, friends)).status).toBe(200);
  expect(await refusal(bruno.fetch(`/api/matches/${friends}/agree`, 'POST', terms))).toMatchObject(refused);
  await alma.sit(mine); // a private game begins

  const [standing] = (await bruno.api<OwnAccount>('/api/me')).measures;
  await hanno.api(`/api/operate/measures/${standing?.id}/lift`, 'POST', { why: 'a mistake' });
  await bruno.sit(joined);
});

test('whoever is off public tables wishes for no company, and a wish from before is met by nobody', async () => {
  const [hanno, alma, bruno, carla] = [await desk(), await guest(), await guest(), await guest()];
  const wish = { games: ['quay'], players: 2, pace: 'live', entropy };
  const seek = (client: Client): Promise<Seeking> => client.api('/api/quick/wish', 'POST', wish);
  expect(await seek(bruno)).toMatchObject({ match: null });
  await take(hanno, bruno.user, 'offPublic', 720);
  expect(await refusal(bruno.fetch('/api/quick/wish', 'POST', wish))).toMatchObject({ code: 'offPublic' });
  expect(await seek(alma)).toMatchObject({ match: null });
  const { match } = await seek(carla);
  const { seats } = await alma.api<MatchInfo>(`/api/matches/${match}`);
  expect(new Set(seats.map(({ user }) => user))).toEqual(new Set([alma.user, carla.user]));
});

test('whoever leaves five of twenty games open to all is off them for a week; private games, and those left to bots, do not count', async () => {
  const [alma, bruno] = [await guest(), await guest()];
  const leaveOne = async (isPublic: boolean): Promise<void> => {
    const match = await alma.open({ isPublic });
    await bruno.sit(match);
    await bruno.api(`/api/matches/${match}/leave`, 'POST', {});
  };
  const alone = await bruno.open({ seats: ['me', { bot: 'mousse' }], isPublic: true });
  await bruno.api(`/api/matches/${alone}/leave`, 'POST', {});
  for (const isPublic of [false, true, true, true, true]) await leaveOne(isPublic);
  const open = await alma.open({ isPublic: true, seats: ['me', 'open', 'open'] });
  await bruno.sit(open);
  expect((await bruno.api<OwnAccount>('/api/me')).measures).toEqual([]);
  await leaveOne(true);
  const [measure, ...more] = (await bruno.api<OwnAccount>('/api/me')).measures;
  expect(measure).toMatchObject({ kind: 'offPublic', reason: 'leaving', isStanding: true });
  expect(more).toEqual([]);
  const { items } = await (await desk()).api<{ items: readonly AuditEntry[] }>('/api/operate/audit');
  expect(items.find(({ about }) => about?.id === bruno.user)).toMatchObject({
    deed: 'offPublic',
    by: null,
    isCommandLine: false,
    isByItself: true,
    subject: measure?.id,
  });
  expect(Date.parse(measure?.until ?? '') - Date.parse(measure?.at ?? '')).toBe(7 * 86_400_000);
  const { seats } = await alma.api<MatchInfo>(`/api/matches/${open}`);
  expect(seats.filter(({ user }) => user === bruno.user)).toEqual([]);
  expect(await refusal(quick(bruno))).toMatchObject({ code: 'offPublic', until: measure?.until });
  await leaveOne(false); // and again: what stands is enough
  expect((await bruno.api<OwnAccount>('/api/me')).measures).toHaveLength(1);
});

test('the step that is suggested follows the last one of half a year that was not lifted', async () => {
  const [hanno, anton] = [await desk(), await guest()];
  const next = async (): Promise<unknown> =>
    (await hanno.api<PersonInQuestion>(`/api/operate/people/${anton.user}`)).suggested;
  expect(await next()).toEqual({ kind: 'note', hours: null });
  for (const [kind, hours, follows] of [
    ['note', null, { kind: 'mute', hours: 24 }],
    ['mute', 12, { kind: 'mute', hours: 168 }],
    ['mute', 24, { kind: 'mute', hours: 168 }],
    ['mute', 168, { kind: 'offPublic', hours: 720 }],
    ['offPublic', 168, { kind: 'ban', hours: null }],
    ['ban', 24, { kind: 'ban', hours: null }],
  ] as const) {
    const { suggested } = await take(hanno, anton.user, kind, hours);
    expect([kind, hours, suggested]).toEqual([kind, hours, follows]);
  }
  const { measures } = await hanno.api<PersonInQuestion>(`/api/operate/people/${anton.user}`);
  const [ban] = measures;
  await hanno.api(`/api/operate/measures/${ban?.id}/lift`, 'POST', { why: 'a mistake' });
  expect(await next()).toEqual({ kind: 'ban', hours: null }); // after off public tables
  await query(`update measures set at = at - interval '181 days' where "user" = $1`, anton.user);
  expect(await next()).toEqual({ kind: 'note', hours: null });
  const operator = await refusal(
    hanno.fetch(`/api/operate/people/${hanno.user}/measures`, 'POST', {
      kind: 'note',
      reason: 'name',
      text: 'no',
      hours: null,
    }),
  );
  expect(operator.code).toBe('isOperator');
});

test('the command line writes a note, keeps somebody off public tables for thirty days, and says what comes next', async () => {
  const anton = await guest();
  const bin = resolve(import.meta.dirname, '../../cli/bin/comptoir.mjs');
  const measure = (...args: readonly string[]): Promise<string> =>
    new Promise((done, fail) => {
      const all = [bin, 'measure', anton.user, '--data', server().folder, ...args];
      execFile(process.execPath, all, (error, said) => (error === null ? done(said) : fail(error)));
    });
  expect(await measure()).toMatch(/^Nothing against .*\nSuggested next: note\.\n$/);
  const why = ['--reason', 'leaving', '--text', 'Finish what you begin.'];
  const note = await measure('--kind', 'note', ...why);
  expect(note).toMatch(
    /note until it is read: leaving: Finish what you begin\.\nSuggested next: mute, 24 hours\./,
  );
  const off = await measure('--kind', 'offPublic', ...why);
  expect(off).toMatch(/offPublic until .*: leaving.*Suggested next: ban\./s);
  const { measures } = await anton.api<OwnAccount>('/api/me');
  const [kept] = measures;
  expect(measures.map(({ kind }) => kind)).toEqual(['offPublic', 'note']);
  expect(Date.parse(kept?.until ?? '') - Date.parse(kept?.at ?? '')).toBe(30 * 86_400_000);
});

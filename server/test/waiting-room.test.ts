// Before a match starts: its host starts it, nobody plays under terms they did not agree to, seats are kept for the invited, and who was
// removed stays away.
import type { ChatLine, MatchInfo, ShownMatch } from '@comptoir/protocol';
import { describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { queryOf } from './query.ts';
import { useServer } from './use-server.ts';

const server = useServer();
const query = queryOf(server);
const guests = (count: number): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, () => new Client(server().url).signIn()));
const three = async (): Promise<[Client, Client, Client]> => {
  const [alma, bruno, chloe] = await guests(3);
  if (alma === undefined || bruno === undefined || chloe === undefined)
    throw new Error('somebody is missing');
  return [alma, bruno, chloe];
};
const look = (client: Client, match: string): Promise<ShownMatch> => client.api(`/api/matches/${match}`);
const post = (client: Client, match: string, what: string, body: object = {}): Promise<Response> =>
  client.fetch(`/api/matches/${match}/${what}`, 'POST', body);
const codeOf = async (asked: Promise<Response>): Promise<unknown> => {
  const answer = await asked;
  return answer.ok ? null : JSON.parse(await answer.text()).code;
};
/** What the chat says that happened, and to whom. */
const happened = async (client: Client, match: string): Promise<readonly unknown[]> => {
  const lines = await client.api<readonly ChatLine[]>(`/api/matches/${match}/chat`);
  return lines.map(({ event, user, about }) => [event, user, about]);
};
const SEATS = { seats: ['me', 'open', 'open'], hostStarts: true };
const TERMS = {
  variants: [],
  clock: null,
  isRated: false,
  isPublic: false,
  isWatchable: false,
  hasCoach: false,
};
const LIVE = { kind: 'live', bank: 900_000, increment: 30_000 };
const setTerms = (client: Client, match: string, terms: object): Promise<Response> =>
  client.fetch(`/api/matches/${match}/terms`, 'PUT', { ...TERMS, ...terms });

describe('the start', () => {
  test('is the host’s: a full table waits for it, and for nobody else’s', async () => {
    const [alma, bruno, chloe] = await three();
    const match = await alma.open({ hostStarts: true });
    await bruno.sit(match);
    expect(await look(bruno, match)).toMatchObject({ status: 'open', hostStarts: true });
    expect(await codeOf(post(bruno, match, 'start'))).toBe('notHost');
    expect(await codeOf(post(chloe, match, 'start'))).toBe('notHost');
    expect(await codeOf(post(new Client(server().url), match, 'start'))).toBe('notSignedIn');
    expect(await codeOf(post(alma, match, 'start'))).toBe(null);
    expect(await look(bruno, match)).toMatchObject({ status: 'running' });
    expect(await codeOf(post(alma, match, 'start'))).toBe('notOpen');
  });

  test('with free seats is one with fewer players, who move together; never with too few, nor where it is rated', async () => {
    const [alma, bruno] = await three();
    const match = await alma.open(SEATS);
    expect(await codeOf(post(alma, match, 'start'))).toBe('needsPlayers');
    await bruno.api(`/api/matches/${match}/sit`, 'POST', { seat: 2 });
    await setTerms(alma, match, { isRated: true });
    await post(bruno, match, 'agree', { ...TERMS, isRated: true });
    expect(await codeOf(post(alma, match, 'start'))).toBe('needsPlayers');
    await setTerms(alma, match, {});
    await post(bruno, match, 'agree', TERMS);
    expect(await codeOf(post(alma, match, 'start'))).toBe(null);
    const { players, seats } = await look(bruno, match);
    expect([players, seats.map(({ seat, user }) => [seat, user])]).toEqual([
      2,
      [
        [0, alma.user],
        [1, bruno.user],
      ],
    ]);
    expect(await (await bruno.connect()).join(match)).toMatchObject({ viewer: 1, seats: [{}, {}] });
  });

  test('at a table of an earlier version, or of a program, is by itself with the last seat', async () => {
    const [alma, bruno] = await three();
    const match = await alma.open();
    await query('update seats set agreed = null where match = $1', match);
    await bruno.sit(match);
    expect(await look(alma, match)).toMatchObject({ status: 'running', hostStarts: false });
  });

  test('falls to whoever is there when the host has not looked for ten minutes', async () => {
    const [alma, bruno] = await three();
    const match = await alma.open(SEATS);
    await bruno.sit(match);
    await look(bruno, match);
    expect(await look(bruno, match)).toMatchObject({ host: alma.user });
    await query(`update seats set "seenAt" = now() - interval '11 minutes' where match = $1`, match);
    await look(bruno, match);
    expect(await look(bruno, match)).toMatchObject({ host: bruno.user });
    expect(await codeOf(post(bruno, match, 'start'))).toBe(null);
  });
});

describe('terms', () => {
  test('changed by the host are asked of everybody else, who sees what they were; nothing starts before', async () => {
    const [alma, bruno, chloe] = await three();
    const match = await alma.open(SEATS);
    for (const client of [bruno, chloe]) await client.sit(match);
    expect(await codeOf(setTerms(bruno, match, { clock: LIVE }))).toBe('notHost');
    expect(await codeOf(setTerms(alma, match, { clock: LIVE, isRated: true }))).toBe(null);
    const seen = await look(bruno, match);
    expect(seen).toMatchObject({ clock: LIVE, isRated: true, agreed: TERMS });
    expect(seen.seats.map(({ isReady }) => isReady)).toEqual([true, false, false]);
    expect(await look(alma, match)).toMatchObject({ agreed: null });
    expect(await codeOf(post(alma, match, 'start'))).toBe('notAgreed');
    const now = { ...TERMS, clock: LIVE, isRated: true };
    expect(await codeOf(post(bruno, match, 'agree', now))).toBe(null);
    expect(await codeOf(post(alma, match, 'start'))).toBe('notAgreed');
    await setTerms(alma, match, { clock: LIVE });
    await setTerms(alma, match, { clock: LIVE, isRated: true }); // as it was: Bruno still agrees
    expect(await codeOf(post(chloe, match, 'agree', now))).toBe(null);
    expect(await codeOf(post(alma, match, 'start'))).toBe(null);
    expect(await codeOf(setTerms(alma, match, {}))).toBe('notOpen');
    expect(await codeOf(post(bruno, match, 'agree', TERMS))).toBe('notOpen');
  });

  test('that changed between the look and the press are not agreed to, sitting down or not', async () => {
    const [alma, bruno] = await three();
    const match = await alma.open({ hostStarts: true });
    await setTerms(alma, match, { isRated: true });
    await bruno.api(`/api/matches/${match}/sit`, 'POST', { terms: TERMS });
    expect(await look(bruno, match)).toMatchObject({ agreed: TERMS, isRated: true });
    expect(await codeOf(post(alma, match, 'start'))).toBe('notAgreed');
    await post(bruno, match, 'agree', { ...TERMS, isPublic: true });
    expect(await codeOf(post(alma, match, 'start'))).toBe('notAgreed');
  });

  test('that nobody could play by are refused; a table that starts by itself waits for who has not agreed', async () => {
    const [alma, bruno, chloe] = await three();
    const match = await alma.open({ seats: ['me', 'open', 'open'] });
    await bruno.sit(match);
    for (const variants of [['no:such'], ['\ud800']]) {
      expect(await codeOf(setTerms(alma, match, { variants }))).toBe('malformed');
      expect(await codeOf(post(bruno, match, 'agree', { ...TERMS, variants }))).toBe('malformed');
      expect(await codeOf(post(chloe, match, 'sit', { terms: { ...TERMS, variants } }))).toBe('malformed');
    }
    await post(alma, match, 'bots', { seat: 2, level: 'mousse' });
    expect(await look(alma, match)).toMatchObject({ status: 'running' });
    const other = await alma.open({ seats: ['me', 'open', 'open'] });
    await post(alma, other, 'bots', { seat: 1, level: 'mousse' });
    expect(await codeOf(setTerms(alma, other, { isRated: true }))).toBe('ratedNeedsPeople');
    await post(alma, other, 'bots', { seat: 1, level: null });
    await bruno.sit(other);
    await setTerms(alma, other, { isRated: true });
    await chloe.sit(other);
    expect(await look(chloe, other)).toMatchObject({ status: 'open' });
    await post(bruno, other, 'agree', { ...TERMS, isRated: true });
    expect(await look(chloe, other)).toMatchObject({ status: 'running' });
  });

  test('changed and changed back at a table that starts by itself start it: nobody is asked again', async () => {
    const [alma, bruno] = await three();
    const match = await alma.open({ seats: ['me', 'open', 'open'] });
    await bruno.sit(match);
    await setTerms(alma, match, { hasCoach: true });
    await post(alma, match, 'bots', { seat: 2, level: 'mousse' });
    expect(await look(bruno, match)).toMatchObject({ status: 'open', agreed: TERMS });
    await setTerms(alma, match, {});
    expect(await look(bruno, match)).toMatchObject({ status: 'running' });
  });
});

describe('the host', () => {
  test('hands the part over to somebody who sits there, and to nobody else', async () => {
    const [alma, bruno, chloe] = await three();
    const match = await alma.open(SEATS);
    await bruno.sit(match);
    expect(await codeOf(post(bruno, match, 'host', { user: bruno.user }))).toBe('notHost');
    expect(await codeOf(post(alma, match, 'host', { user: chloe.user }))).toBe('noUser');
    expect(await codeOf(post(alma, match, 'host', { user: bruno.user }))).toBe(null);
    expect(await look(alma, match)).toMatchObject({ host: bruno.user });
    expect(await codeOf(post(alma, match, 'start'))).toBe('notHost');
    expect(await codeOf(post(bruno, match, 'start'))).toBe(null);
    expect(await codeOf(post(bruno, match, 'host', { user: alma.user }))).toBe('notOpen');
  });
});

describe('whom the host removes', () => {
  test('is told, and neither the link nor a quick match seats them again, unless the host invites them', async () => {
    const [alma, bruno, chloe] = await three();
    const quick = { game: 'quay', players: 3, pace: 'fast' };
    const { id: match } = await alma.api<MatchInfo>('/api/quick', 'POST', quick);
    await bruno.api('/api/quick', 'POST', quick);
    expect(await codeOf(post(bruno, match, 'remove', { user: alma.user }))).toBe('notHost');
    expect(await codeOf(post(alma, match, 'remove', { user: chloe.user }))).toBe('noUser');
    expect(await codeOf(post(alma, match, 'remove', { user: alma.user }))).toBe('noUser');
    expect(await codeOf(post(alma, match, 'remove', { user: bruno.user }))).toBe(null);
    expect(await look(bruno, match)).toMatchObject({ isRemoved: true, status: 'open' });
    expect(await codeOf(post(bruno, match, 'sit'))).toBe('removed');
    expect((await bruno.api<MatchInfo>('/api/quick', 'POST', quick)).id).not.toBe(match);
    expect(await codeOf(post(alma, match, 'invitations', { user: bruno.user }))).toBe(null);
    expect(await codeOf(post(bruno, match, 'sit'))).toBe(null);
    expect(await look(bruno, match)).toMatchObject({ isRemoved: false });
  });
});

describe('a seat', () => {
  test('is kept for whom the host invites, until they come, decline, or the time is over', async () => {
    const [alma, bruno, chloe] = await three();
    const match = await alma.open(SEATS);
    await post(alma, match, 'invitations', { user: chloe.user });
    await bruno.sit(match);
    const { seats } = await look(bruno, match);
    expect(seats.map(({ user, heldFor }) => user ?? heldFor?.id)).toEqual([
      alma.user,
      chloe.user,
      bruno.user,
    ]);
    const [dora] = await guests(1);
    if (dora === undefined) throw new Error('nobody');
    expect(await codeOf(post(dora, match, 'sit'))).toBe('seatHeld');
    expect(await codeOf(post(bruno, match, 'release', { seat: 1 }))).toBe('notHost');
    expect(await codeOf(post(alma, match, 'release', { seat: 1 }))).toBe(null);
    await post(alma, match, 'invitations', { user: chloe.user });
    expect(await codeOf(post(dora, match, 'sit'))).toBe('seatHeld');
    await post(chloe, match, 'decline');
    expect(await codeOf(post(dora, match, 'sit'))).toBe(null);
    await post(dora, match, 'leave');
    await post(alma, match, 'invitations', { user: chloe.user });
    await query(`update seats set "heldUntil" = now() where match = $1`, match);
    expect(await codeOf(post(dora, match, 'sit'))).toBe(null);
  });

  test('is not kept for who sits at the table already', async () => {
    const [alma, bruno, chloe] = await three();
    const match = await alma.open(SEATS);
    await bruno.sit(match);
    expect(await codeOf(post(alma, match, 'invitations', { user: bruno.user }))).toBe(null);
    expect((await query('select 1 from invitations where match = $1', match)).rows).toEqual([]);
    expect(await codeOf(post(chloe, match, 'sit'))).toBe(null);
  });

  test('at which the host puts a bot is kept for nobody; where a move may take days one is kept for two', async () => {
    const [alma, bruno] = await three();
    const match = await alma.open({ ...SEATS, clock: { kind: 'turns', bank: 90_000_000, increment: 0 } });
    await post(alma, match, 'invitations', { user: bruno.user });
    const held = Date.parse((await look(alma, match)).seats[1]?.heldUntil ?? '') - Date.now();
    expect(Math.round(held / 3_600_000)).toBe(48);
    await post(alma, match, 'bots', { seat: 1, level: 'mousse' });
    expect((await look(alma, match)).seats[1]).toMatchObject({ level: 'mousse', heldFor: null });
  });
});

test('people talk before the start: those who sit there, and nobody else at a private table', async () => {
  const [alma, bruno, chloe] = await three();
  const match = await alma.open(SEATS);
  await bruno.sit(match);
  const line = { id: 'one', text: 'Good evening' };
  expect(await codeOf(post(bruno, match, 'chat', line))).toBe(null);
  expect(await codeOf(post(bruno, match, 'chat', line))).toBe(null);
  expect(await codeOf(post(chloe, match, 'chat', line))).toBe('notYourSeat');
  expect(await codeOf(chloe.fetch(`/api/matches/${match}/chat`))).toBe('private');
  expect(await alma.api(`/api/matches/${match}/chat`)).toMatchObject([{ text: line.text, user: bruno.user }]);
});

describe('the chat says', () => {
  test('who is invited, once however often, who does not come, and who was removed', async () => {
    const [alma, bruno, chloe] = await three();
    const match = await alma.open(SEATS);
    for (const { user } of [bruno, bruno, chloe]) await post(alma, match, 'invitations', { user });
    await post(chloe, match, 'decline');
    await post(chloe, match, 'decline');
    await bruno.sit(match);
    await post(alma, match, 'invitations', { user: bruno.user });
    await post(alma, match, 'remove', { user: bruno.user });
    expect(await happened(alma, match)).toEqual([
      ['invited', bruno.user, null],
      ['invited', chloe.user, null],
      ['declined', chloe.user, null],
      ['removed', bruno.user, 1],
    ]);
  });

  test('who is the host now: handed over, when the host gets up, stays away, or deletes the account', async () => {
    const [alma, bruno, chloe] = await three();
    const match = await alma.open({ ...SEATS, isPublic: true });
    for (const client of [bruno, chloe]) await client.sit(match);
    await post(alma, match, 'host', { user: alma.user }); // it is already
    await post(alma, match, 'host', { user: bruno.user });
    await post(bruno, match, 'leave');
    await query(`update seats set "seenAt" = now() - interval '11 minutes' where match = $1`, match);
    await look(chloe, match);
    const hosts = [
      ['host', bruno.user, 1],
      ['host', alma.user, 0],
      ['host', chloe.user, 2],
    ];
    expect(await happened(chloe, match)).toEqual(hosts);
    await chloe.api('/api/me', 'DELETE', {});
    expect(await look(alma, match)).toMatchObject({ host: alma.user });
    expect(await happened(alma, match)).toEqual([...hosts.slice(0, 2), ['host', alma.user, 0]]);
  });
});

describe('what the host says at the door', () => {
  const say = (client: Client, match: string, hostLine: string): Promise<Response> =>
    client.fetch(`/api/matches/${match}/host-line`, 'PUT', { hostLine });
  const listed = async (client: Client, match: string): Promise<string | undefined> => {
    const { items } = await client.api<{ items: readonly MatchInfo[] }>('/api/matches');
    return items.find(({ id }) => id === match)?.hostLine;
  };
  const read = async (client: Client, match: string): Promise<string> => (await look(client, match)).hostLine;
  const mute = (user: string): Promise<unknown> =>
    query(`insert into measures ("user", kind, reason, text) values ($1, 'mute', 'insults', 'no')`, user);

  test('is read at the door and among the open tables, changed by the host alone, and gone with the start', async () => {
    const [alma, bruno, chloe] = await three();
    const match = await alma.open({ ...SEATS, isPublic: true, hostLine: '  beginners welcome ' });
    expect([await read(bruno, match), await listed(chloe, match)]).toEqual(
      Array(2).fill('beginners welcome'),
    );
    await bruno.sit(match);
    expect(await codeOf(say(bruno, match, 'mine now'))).toBe('notHost');
    expect(await codeOf(say(alma, match, 'we are one short'))).toBe(null);
    const shown = await look(bruno, match);
    expect([shown.hostLine, shown.agreed]).toEqual(['we are one short', null]); // nothing to agree to
    expect(await codeOf(say(alma, match, ''))).toBe(null);
    expect(await read(chloe, match)).toBe('');
    await say(alma, match, 'off we go');
    await post(alma, match, 'start');
    expect(await read(chloe, match)).toBe('');
    expect(await codeOf(say(alma, match, 'too late'))).toBe('notOpen');
  });

  test('is a line like those of the chat: 140 characters, no control characters', async () => {
    const [alma, bruno] = await three();
    const match = await alma.open(SEATS);
    expect(await codeOf(say(alma, match, 'x'.repeat(141)))).toBe('malformed');
    expect(await codeOf(say(alma, match, 'two\nlines'))).toBe('malformed');
    expect(await codeOf(say(alma, match, 'x'.repeat(140)))).toBe(null);
    expect(await read(bruno, match)).toBe('x'.repeat(140));
  });

  test('is written by nobody who is muted, and read by nobody while they are', async () => {
    const [alma, bruno] = await three();
    const match = await alma.open({ ...SEATS, isPublic: true, hostLine: 'good day' });
    await mute(alma.user);
    expect([await read(bruno, match), await listed(bruno, match)]).toEqual(['', '']);
    expect(await codeOf(say(alma, match, 'good day again'))).toBe('muted');
    expect(await codeOf(say(alma, match, ''))).toBe(null);
    const open = { game: 'quay', ...SEATS, hostLine: 'once more' };
    expect(await codeOf(alma.fetch('/api/matches', 'POST', open))).toBe('muted');
    await query(`update measures set "endedAt" = now() where "user" = $1`, alma.user);
    expect(await codeOf(say(alma, match, 'good day again'))).toBe(null);
    expect(await read(bruno, match)).toBe('good day again');
  });

  test('is not read by whoever has muted or blocked the host', async () => {
    const [alma, bruno, chloe] = await three();
    const match = await alma.open({ ...SEATS, isPublic: true, hostLine: 'good day' });
    for (const [client, kind] of [
      [bruno, 'mute'],
      [chloe, 'block'],
    ] as const)
      await client.api(`/api/players/${alma.user}/block`, 'POST', { kind, isOn: true });
    expect([await read(bruno, match), await listed(bruno, match)]).toEqual(['', '']);
    expect(await read(chloe, match)).toBe('');
    await bruno.sit(match);
    const own = await bruno.api<{ items: readonly MatchInfo[] }>('/api/me/matches');
    expect(own.items.find(({ id }) => id === match)?.hostLine).toBe('');
  });

  test('is said by nobody else: it goes with its host, from the table and with their account', async () => {
    const [alma, bruno, chloe] = await three();
    const match = await alma.open({ ...SEATS, hostLine: 'good day' });
    await bruno.sit(match);
    await post(alma, match, 'host', { user: bruno.user });
    expect(await read(chloe, match)).toBe('');
    await say(bruno, match, 'my table');
    await post(bruno, match, 'start');
    await bruno.api('/api/me', 'DELETE');
    const { rows } = await query('select "hostLine" from matches where id = $1', match);
    expect(rows).toEqual([{ hostLine: '' }]);
  });
});

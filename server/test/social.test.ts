// People and one another: invitations by name, friends, who is not heard, and a guest who signs in to an account that has a past.
import type { Friend } from '@comptoir/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { cleanUp, databaseUrl, type ServerProcess, startServer, stopServer } from './process.ts';

let server: ServerProcess;
let bruno: Client;
beforeAll(async () => {
  server = await startServer();
  bruno = await account('bruno.b');
});
afterAll(async () => {
  await stopServer(server);
  cleanUp(server);
});

const guest = (): Promise<Client> => new Client(server.url).signIn();
const cookieIn = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** A guest who has made an account. Few: making them is not allowed in quick succession. */
async function account(username: string): Promise<Client> {
  const client = await guest();
  const request = {
    name: username,
    username,
    email: `${username}@people.invalid`,
    password: 'correct horse',
  };
  client.cookie = cookieIn(await client.fetch('/api/auth/sign-up/email', 'POST', request));
  client.user = (await client.api<{ id: string }>('/api/me')).id;
  return client;
}

interface Invitation {
  readonly by: { readonly id: string };
  readonly match: { readonly id: string };
}
const invitationsOf = async (client: Client): Promise<readonly string[]> =>
  (await client.api<readonly Invitation[]>('/api/me/invitations')).map(({ match }) => match.id);

const invite = (by: Client, match: string, whom: object): Promise<Response> =>
  by.fetch(`/api/matches/${match}/invitations`, 'POST', whom);

const codeOf = async (response: Response): Promise<unknown> => JSON.parse(await response.text()).code;

describe('invitations', () => {
  test('by user name: the invited sees it, sits down, and it is gone', async () => {
    const alma = await guest();
    const match = await alma.open();
    expect((await invite(alma, match, { username: 'Bruno.B' })).status).toBe(201);
    expect((await invite(alma, match, { user: bruno.user })).status).toBe(201);
    expect(await invitationsOf(bruno)).toEqual([match]);
    expect(await alma.api(`/api/matches/${match}/invitations`)).toMatchObject([{ id: bruno.user }]);
    await bruno.sit(match);
    expect(await invitationsOf(bruno)).toEqual([]);
    expect(await alma.api('/api/me/companions')).toMatchObject([{ id: bruno.user, isHere: false }]);
    await bruno.api('/api/here');
    expect(await alma.api('/api/me/companions')).toMatchObject([{ id: bruno.user, isHere: true }]);
  });

  test('declined, or the table filled meanwhile: nothing is left of it', async () => {
    const [alma, chloe] = [await guest(), await guest()];
    const [one, other] = [await alma.open(), await alma.open()];
    for (const match of [one, other]) await invite(alma, match, { user: bruno.user });
    expect(await invitationsOf(bruno)).toEqual([other, one]);
    await bruno.api(`/api/matches/${one}/decline`, 'POST', {});
    await alma.api(`/api/matches/${other}/release`, 'POST', { seat: 1 }); // it was kept for him
    await chloe.sit(other);
    expect(await invitationsOf(bruno)).toEqual([]);
  });

  test('only who sits at an open table invites, only players there are, and not oneself', async () => {
    const alma = await guest();
    const match = await alma.open();
    expect(await codeOf(await invite(bruno, match, { user: alma.user }))).toBe('notYourSeat');
    expect(await codeOf(await invite(alma, match, { username: 'nobody.at.all' }))).toBe('noUser');
    expect(await codeOf(await invite(alma, match, { user: alma.user }))).toBe('noUser');
    expect(await codeOf(await invite(alma, 'nomatchhere', { user: bruno.user }))).toBe('noMatch');
    expect(await codeOf(await bruno.fetch(`/api/matches/${match}/invitations`))).toBe('notYourSeat');
    const full = await alma.open({ seats: ['me', { bot: 'matelot' }] });
    expect(await codeOf(await invite(alma, full, { user: bruno.user }))).toBe('notOpen');
  });

  test('who is blocked cannot invite, and what they sent before is not seen', async () => {
    const alma = await guest();
    const [before, after] = [await alma.open(), await alma.open()];
    await invite(alma, before, { user: bruno.user });
    await bruno.api(`/api/players/${alma.user}/block`, 'POST', { kind: 'block', isOn: true });
    expect(await invitationsOf(bruno)).toEqual([]);
    expect(await codeOf(await invite(alma, after, { user: bruno.user }))).toBe('blocked');
    const name = expect.any(String);
    expect(await bruno.api('/api/me/blocks')).toEqual([{ id: alma.user, name, kind: 'block' }]);
    await bruno.api(`/api/players/${alma.user}/block`, 'POST', { kind: 'block', isOn: false });
    expect(await bruno.api('/api/me/blocks')).toEqual([]);
    expect((await invite(alma, after, { user: bruno.user })).status).toBe(201);
    expect(await invitationsOf(bruno)).toEqual([after, before]);
  });
});

describe('friends', () => {
  const befriend = (client: Client, other: Client): Promise<Response> =>
    client.fetch(`/api/players/${other.user}/friend`, 'POST', {});
  const part = (client: Client, other: Client): Promise<Response> =>
    client.fetch(`/api/players/${other.user}/friend`, 'DELETE', {});
  const friendsOf = (client: Client): Promise<readonly Friend[]> => client.api('/api/me/friends');

  test('one asks, the other says yes: each sees when the other is here and what they play, and nobody sees it before', async () => {
    const [alma, chloe] = [await guest(), await guest()];
    await chloe.api('/api/here');
    expect((await befriend(alma, chloe)).status).toBe(200);
    expect((await befriend(alma, chloe)).status).toBe(200); // once, however often
    expect(await friendsOf(alma)).toMatchObject([
      { id: chloe.user, state: 'asked', doing: null, game: null },
    ]);
    expect(await friendsOf(chloe)).toMatchObject([{ id: alma.user, state: 'asks', doing: null, game: null }]);
    await befriend(chloe, alma);
    expect(await friendsOf(alma)).toMatchObject([{ id: chloe.user, state: 'friend', doing: 'free' }]);
    expect(await friendsOf(chloe)).toMatchObject([{ id: alma.user, state: 'friend', doing: null }]);
    const match = await chloe.open({ isPublic: true });
    await chloe.api(`/api/matches/${match}`);
    expect(await friendsOf(alma)).toMatchObject([{ state: 'friend', doing: 'waiting', game: 'quay' }]);
    await part(chloe, alma);
    expect([await friendsOf(alma), await friendsOf(chloe)]).toEqual([[], []]);
  });

  test('declined, or asked of oneself or of nobody: nothing is left of it', async () => {
    const [alma, chloe] = [await guest(), await guest()];
    await befriend(alma, chloe);
    await part(chloe, alma);
    expect([await friendsOf(alma), await friendsOf(chloe)]).toEqual([[], []]);
    expect(await codeOf(await befriend(alma, alma))).toBe('noUser');
    expect(await codeOf(await alma.fetch('/api/players/nobodyatall/friend', 'POST', {}))).toBe('noUser');
  });

  test('who is blocked is a friend no more and cannot ask, and cannot be asked', async () => {
    const [alma, chloe] = [await guest(), await guest()];
    await befriend(alma, chloe);
    await befriend(chloe, alma);
    await chloe.api(`/api/players/${alma.user}/block`, 'POST', { kind: 'block', isOn: true });
    expect([await friendsOf(alma), await friendsOf(chloe)]).toEqual([[], []]);
    expect(await codeOf(await befriend(alma, chloe))).toBe('blocked');
    expect(await codeOf(await befriend(chloe, alma))).toBe('blocked');
    await chloe.api(`/api/players/${alma.user}/block`, 'POST', { kind: 'block', isOn: false });
    expect(await friendsOf(alma)).toEqual([]);
  });

  test('nobody asks more people a day than they may; saying yes costs nothing', async () => {
    const [alma, chloe, dora] = [await guest(), await guest(), await guest()];
    const client = new pg.Client({ connectionString: databaseUrl(server) });
    await client.connect();
    await client.query(
      `insert into quotas (name, key, spent, at) values ('friendRequests', $1, 1000000, now())`,
      [alma.user],
    );
    await client.end();
    expect(await codeOf(await befriend(alma, chloe))).toBe('tooManyFriends');
    await befriend(dora, alma);
    expect((await befriend(alma, dora)).status).toBe(200);
    expect(await friendsOf(alma)).toMatchObject([{ id: dora.user, state: 'friend' }]);
  });
});

const [FIRST, SECOND, THIRD] = [1, 2, 3].map((number) => ({ game: 'nauticus', number }));

describe('lessons', () => {
  test('what one device ticks the other finds; ticking twice is once', async () => {
    const alma = await guest();
    expect(await alma.api('/api/me/lessons', 'POST', { done: [] })).toEqual({ done: [] });
    const twice = { done: [SECOND, FIRST, FIRST] };
    expect(await alma.api('/api/me/lessons', 'POST', twice)).toEqual({ done: [FIRST, SECOND] });
    expect(await alma.api('/api/me/lessons', 'POST', { done: [THIRD] })).toEqual({
      done: [FIRST, SECOND, THIRD],
    });
    expect(await bruno.api('/api/me/lessons', 'POST', { done: [] })).toEqual({ done: [] });
  });

  test.each([
    ['noGame', [{ game: 'chess', number: 1 }]],
    ['malformed', [{ game: 'nauticus', number: 0 }]],
    ['malformed', [{ game: 'nauticus', number: 21 }]],
    ['malformed', Array.from({ length: 201 }, () => ({ game: 'nauticus', number: 1 }))],
  ])('%s: nothing is ticked', async (code, done) => {
    const alma = await guest();
    expect(await codeOf(await alma.fetch('/api/me/lessons', 'POST', { done }))).toBe(code);
    expect(await alma.api('/api/me/lessons', 'POST', { done: [] })).toEqual({ done: [] });
  });
});

describe('a guest signs in to an account with a past', () => {
  test('both have a rating and preferences: the account’s stand, and the guest’s tables come along', async () => {
    const alma = await account('alma.a');
    const later = await guest();
    const match = await later.open();
    const wants = { mail: null, wantsMail: false, wantsPush: true, wantsDigest: false, lang: 'en' };
    await alma.api('/api/me/preferences', 'PUT', { ...wants, lang: 'fr' });
    await later.api('/api/me/preferences', 'PUT', wants);
    for (const one of [bruno, alma]) {
      await later.api(`/api/players/${one.user}/friend`, 'POST', {});
      await one.api(`/api/players/${later.user}/friend`, 'POST', {});
    }
    await alma.api('/api/me/lessons', 'POST', { done: [FIRST, SECOND] });
    await later.api('/api/me/lessons', 'POST', { done: [SECOND, THIRD] });
    const client = new pg.Client({ connectionString: databaseUrl(server) });
    await client.connect();
    for (const [user, games] of [
      [alma.user, 12],
      [later.user, 1],
    ])
      await client.query(
        `insert into ratings ("user", game, family, mu, sigma, games) values ($1, 'quay', 'two', 25, 8, $2)`,
        [user, games],
      );
    await client.end();
    const credentials = { username: 'alma.a', password: 'correct horse' };
    const signedIn = await later.fetch('/api/auth/sign-in/username', 'POST', credentials);
    expect(signedIn.status).toBe(200);
    later.cookie = cookieIn(signedIn);
    expect((await later.api<{ id: string }>('/api/me')).id).toBe(alma.user);
    expect(await later.api('/api/me/matches')).toMatchObject({
      items: [{ id: match, host: alma.user }],
    });
    expect(await later.api('/api/me/preferences')).toMatchObject({ lang: 'fr' });
    expect(await later.api('/api/me/lessons', 'POST', { done: [] })).toEqual({
      done: [FIRST, SECOND, THIRD],
    });
    expect(await later.api('/api/me/friends')).toMatchObject([{ id: bruno.user, state: 'friend' }]);
    const { ratings } = await later.api<{ ratings: readonly { games: number }[] }>(
      `/api/players/${alma.user}`,
    );
    expect(ratings.map(({ games }) => games)).toEqual([12]);
  });
});

// The doors of the sign-in: few, counted by address and by account, and each refusal has one of our codes.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../src/limits.ts';
import { Client } from './client.ts';
import { cleanUp, type ServerProcess, startServer, stopServer } from './process.ts';

/** Half of every quota: what a club of thirty does in an evening fits even into that. */
const FACTOR = 0.5;
const most = (name: keyof typeof LIMITS): number => LIMITS[name].number * FACTOR;
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ LIMIT_FACTOR: String(FACTOR), TRUST_PROXY: 'loopback' });
});
afterAll(async () => {
  await stopServer(server);
  cleanUp(server);
});

const newName = (): string => `p${randomBytes(5).toString('hex')}`;
const PASSWORD = 'correct horse';

/** Sends a request from an address of one's own, as a proxy would pass it on. */
async function knock(
  path: string,
  body: object | string,
  { from = '198.51.100.7', cookie = '' } = {},
): Promise<{ status: number; code: string; answer: Response }> {
  const answer = await fetch(`${server.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': from, cookie },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const said: { code?: string } | null = JSON.parse(await answer.clone().text());
  return { status: answer.status, code: said?.code ?? '', answer };
}
let street = 0;
/** Each test lives in a house of its own. */
const house = (): { from: string } => {
  street += 1;
  return { from: `203.0.113.${street}` };
};

async function account(from: { from: string }): Promise<string> {
  const username = newName();
  const request = { name: 'Alma', username, password: PASSWORD };
  expect((await knock('sign-up/email', request, from)).status).toBe(200);
  return username;
}

describe('an account', () => {
  test('is guessed at a few times an hour, from however many addresses; the right password clears the count', async () => {
    const username = await account(house());
    const number = most('signInsOfAccount');
    const answers: string[] = [];
    for (let n = 0; n < number + 3; n += 1) {
      const { code } = await knock('sign-in/username', { username, password: `wrong ${n}` }, house());
      answers.push(code);
    }
    expect(answers.slice(0, number)).toEqual(Array.from({ length: number }, () => 'wrongPassword'));
    expect(answers.slice(number)).toEqual(['tooManySignIns', 'tooManySignIns', 'tooManySignIns']);
    const other = await account(house());
    for (let n = 0; n < number + 3; n += 1) {
      const wrong = { username: other.toUpperCase(), password: 'wrong horse' };
      if (n % 5 === 0)
        expect(
          (await knock('sign-in/username', { username: other, password: PASSWORD }, house())).status,
        ).toBe(200);
      expect((await knock('sign-in/username', wrong, house())).code).toBe('wrongPassword');
    }
  });

  test('thirty people behind one address sign up, sign in and come as guests', async () => {
    const club = house();
    for (let n = 0; n < 30; n += 1) {
      const username = await account(club);
      expect((await knock('sign-in/username', { username, password: PASSWORD }, club)).status).toBe(200);
      expect((await knock('sign-in/anonymous', {}, club)).status).toBe(200);
    }
  });

  test.each([
    ['guests', 'sign-in/anonymous', (): object => ({}), 'tooManyAccounts'],
    [
      'signUps',
      'sign-up/email',
      (): object => ({ name: 'Alma', username: newName(), password: PASSWORD }),
      'tooManyAccounts',
    ],
    ['signIns', 'passkey/verify-authentication', (): object => ({}), 'tooManySignIns'],
  ] as const)(
    '%s of one address are refused at the limit, those of another are not',
    async (name, path, body, code) => {
      const [greedy, neighbour] = [house(), house()];
      const codes: string[] = [];
      while (!codes.includes(code)) {
        const knocks = Array.from({ length: 10 }, () => knock(path, body(), greedy));
        codes.push(...(await Promise.all(knocks)).map((each) => each.code));
      }
      expect(codes.filter((each) => each !== code).length).toBeGreaterThanOrEqual(most(name));
      expect((await knock(path, body(), neighbour)).code).not.toBe(code);
    },
  );
});

describe('the doors', () => {
  test('refuse a NUL, which no database stores, wherever it stands, and what nests without end', async () => {
    const from = house();
    const { answer } = await knock('sign-in/anonymous', {}, from);
    const cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const hurt: readonly [string, object | string][] = [
      ['revoke-session', { token: 'a\u0000b' }],
      ['sign-in/username', { username: newName(), password: 'a\u0000b c d e' }],
      ['sign-up/email', { name: 'Alma', username: newName(), password: 'a\u0000b c d e' }],
      ['passkey/verify-authentication', { response: { id: 'a\u0000b' } }],
      ['passkey/verify-registration', { response: {}, name: 'a\u0000b' }],
      ['passkey/verify-registration', `{"response":${'['.repeat(8000)}${']'.repeat(8000)}}`],
      ['sign-in/anonymous', `${'['.repeat(8000)}${']'.repeat(8000)}`],
    ];
    for (const [path, body] of hurt)
      expect([path, (await knock(path, body, { ...from, cookie })).code]).toEqual([path, 'malformed']);
  });

  test.each([
    'is-username-available',
    'sign-in/email',
    'change-email',
    'request-password-reset',
    'send-verification-email',
    'link-social',
    'unlink-account',
    'delete-user',
    'no-such-door',
    '../me',
  ])('/api/auth/%s is closed', async (path) => {
    const { status, code } = await knock(path, { username: 'somebody', email: 'a@b.example' }, house());
    expect([status, code]).toEqual([404, 'noRoute']);
  });

  test('a name that is taken is told on signing up, and an account has no mail address but a placeholder', async () => {
    const username = await account(house());
    const request = { name: 'Bruno', username: username.toUpperCase(), password: PASSWORD };
    expect(await knock('sign-up/email', request, house())).toMatchObject({ status: 409, code: 'nameTaken' });
    const fresh = {
      ...request,
      username: newName(),
      email: 'victim@harbour.example',
      image: 'https://evil.example',
    };
    const { answer } = await knock('sign-up/email', fresh, house());
    expect(await answer.json()).toMatchObject({
      user: { email: `${fresh.username}@people.invalid`, image: null },
    });
  });

  test.each([
    ['sign-in/username', { username: 'alma' }],
    ['sign-in/username', { username: 7, password: [] }],
    ['sign-up/email', { name: 'Alma', username: 'alma with blanks', password: PASSWORD }],
    ['sign-up/email', { name: 'Alma', username: 'alma', password: 'short' }],
    ['update-user', { name: null }],
    ['revoke-session', {}],
  ])('/api/auth/%s with nonsense is malformed', async (path, body) => {
    expect(await knock(path, body, house())).toMatchObject({ status: 400, code: 'malformed' });
  });

  test('a passkey that is none is refused with its code', async () => {
    for (const body of [{}, { response: { id: 'x' } }, { response: 'x' }])
      expect(await knock('passkey/verify-authentication', body, house())).toMatchObject({
        status: 401,
        code: 'wrongPasskey',
      });
  });
});

describe('tokens', () => {
  interface Made {
    readonly token: string;
  }
  const withToken = (token: string, path: string, method = 'GET', body?: object): Promise<Response> =>
    fetch(`${server.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const codeOf = async (answer: Response): Promise<unknown> => JSON.parse(await answer.text()).code;

  test('may play, or only look; never touch the account', async () => {
    const alma = await new Client(server.url).signIn();
    const { token: player } = await alma.api<Made>('/api/me/tokens', 'POST', { name: 'player' });
    const { token: looker } = await alma.api<Made>('/api/me/tokens', 'POST', {
      name: 'looker',
      scope: 'read',
    });
    const table = { game: 'quay', seats: ['me', 'open'] };
    expect((await withToken(player, '/api/matches', 'POST', table)).status).toBe(201);
    expect(await codeOf(await withToken(looker, '/api/matches', 'POST', table))).toBe('wrongScope');
    for (const token of [player, looker]) {
      expect((await withToken(token, '/api/me/matches')).status).toBe(200);
      for (const [path, method, body] of [
        ['/api/me', 'DELETE', undefined],
        ['/api/me/tokens', 'POST', { name: 'another' }],
        ['/api/me/tokens', 'GET', undefined],
        ['/api/me/export', 'GET', undefined],
        ['/api/me/preferences', 'GET', undefined],
        ['/api/me/lessons', 'POST', { done: [] }],
        [`/api/players/${alma.user}/report`, 'POST', { text: 'me' }],
      ] as const)
        expect(await codeOf(await withToken(token, path, method, body))).toBe('wrongScope');
    }
    expect((await alma.fetch('/api/me')).status).toBe(200);
  });

  test('that may only look watches over the socket and neither picks nor talks', async () => {
    const alma = await new Client(server.url).signIn();
    const match = await alma.open({ seats: ['me', { bot: 'mousse' }] });
    const looker = new Client(server.url);
    const { token } = await alma.api<Made>('/api/me/tokens', 'POST', { name: 'looker', scope: 'read' });
    looker.token = token;
    await looker.connect();
    const { seq } = await looker.join(match);
    const no = { type: 'refused', code: 'wrongScope', rule: null };
    expect(await looker.pick(match, seq, { verb: 'bid', noun: 0 })).toMatchObject(no);
    const said = looker.answer('word');
    looker.send({ type: 'chat', match, id: 'word', text: 'hello' });
    expect(await said).toMatchObject(no);
  });

  test('last ninety days unless said otherwise, and show it', async () => {
    const alma = await new Client(server.url).signIn();
    await alma.api('/api/me/tokens', 'POST', { name: 'usual' });
    await alma.api('/api/me/tokens', 'POST', { name: 'short', days: 1 });
    const list =
      await alma.api<{ name: string; at: string; expiresAt: string; scope: string }[]>('/api/me/tokens');
    const days = list.map(({ at, expiresAt }) =>
      Math.round((Date.parse(expiresAt) - Date.parse(at)) / 86_400_000),
    );
    expect(list.map(({ name, scope }) => [name, scope])).toEqual([
      ['usual', 'play'],
      ['short', 'play'],
    ]);
    expect(days).toEqual([90, 1]);
    for (const wrong of [0, 366, 1.5])
      expect((await alma.fetch('/api/me/tokens', 'POST', { name: 'odd', days: wrong })).status).toBe(400);
  });

  test('many of one guest are refused at the quota, also all at once', async () => {
    const alma = await new Client(server.url).signIn();
    const request = { name: 'one of many' };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => alma.fetch('/api/me/tokens', 'POST', request)),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(most('tokens'));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30 - most('tokens'));
    for (const answer of refused) expect(await codeOf(answer)).toBe('tooManyTokens');
  });
});

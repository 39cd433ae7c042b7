// The ways into an account: a password that can be changed, passkeys that are listed, named and removed, codes that bring somebody back.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { queryOf } from './query.ts';
import { useServer } from './use-server.ts';

const server = useServer();
const query = queryOf(server);
const PASSWORD = 'correct horse';
const newName = (): string => `p${randomBytes(5).toString('hex')}`;
const guest = (): Promise<Client> => new Client(server().url).signIn();
const cookieIn = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const codeOf = async (asked: Promise<Response>): Promise<unknown> => {
  const answer = await asked;
  return answer.ok ? null : JSON.parse(await answer.text()).code;
};

async function account(): Promise<{ readonly client: Client; readonly username: string }> {
  const [client, username] = [await guest(), newName()];
  const request = { name: 'Alma', username, password: PASSWORD };
  client.cookie = cookieIn(await client.fetch('/api/auth/sign-up/email', 'POST', request));
  client.user = (await client.api<{ id: string }>('/api/me')).id;
  return { client, username };
}
const signIn = (username: string, password: string): Promise<Response> =>
  new Client(server().url).fetch('/api/auth/sign-in/username', 'POST', { username, password });
/** Whether this browser is still signed in. */
const isIn = async (client: Client): Promise<boolean> => (await client.fetch('/api/me')).ok;

describe('a password', () => {
  test('is changed by who knows the present one; every other device is signed out', async () => {
    const { client, username } = await account();
    const other = new Client(server().url);
    other.cookie = cookieIn(await signIn(username, PASSWORD));
    const change = (currentPassword: string, newPassword: string): Promise<Response> =>
      client.fetch('/api/auth/change-password', 'POST', { currentPassword, newPassword });
    expect(await codeOf(change('wrong horse', 'quay lantern seven'))).toBe('wrongPassword');
    expect(await codeOf(change(PASSWORD, 'short'))).toBe('malformed');
    expect([await isIn(client), await isIn(other)]).toEqual([true, true]);
    const changed = await change(PASSWORD, 'quay lantern seven');
    expect(changed.status).toBe(200);
    client.cookie = cookieIn(changed);
    expect([await isIn(client), await isIn(other)]).toEqual([true, false]);
    expect(await codeOf(signIn(username, PASSWORD))).toBe('wrongPassword');
    expect(await codeOf(signIn(username, 'quay lantern seven'))).toBe(null);
  });

  test('is not what a guest or a stranger has', async () => {
    const body = { currentPassword: PASSWORD, newPassword: 'quay lantern seven' };
    expect(await codeOf((await guest()).fetch('/api/auth/change-password', 'POST', body))).toBe(
      'wrongPassword',
    );
    const stranger = new Client(server().url);
    expect(await codeOf(stranger.fetch('/api/auth/change-password', 'POST', body))).toBe('notSignedIn');
    expect(await (await guest()).api('/api/me')).toMatchObject({ hasPassword: false });
    expect(await (await account()).client.api('/api/me')).toMatchObject({ hasPassword: true });
  });
});

const ADD_KEY = `insert into passkey (id, name, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp", "createdAt")
  values ($1, $2, 'public', $3, $1, 0, 'multiDevice', true, now())`;

describe('passkeys', () => {
  test('are listed, named and removed by whose they are, and by nobody else', async () => {
    const { client } = await account();
    const other = await guest();
    const id = newName();
    await query(ADD_KEY, id, 'Laptop', client.user);
    expect(await client.api('/api/me/passkeys')).toMatchObject([{ id, name: 'Laptop' }]);
    expect(await other.api('/api/me/passkeys')).toEqual([]);
    await other.fetch(`/api/me/passkeys/${id}`, 'PUT', { name: 'mine' });
    await other.fetch(`/api/me/passkeys/${id}`, 'DELETE');
    expect(await client.api('/api/me/passkeys')).toMatchObject([{ id, name: 'Laptop' }]);
    await client.api(`/api/me/passkeys/${id}`, 'PUT', { name: 'Old laptop' });
    expect(await client.api('/api/me/passkeys')).toMatchObject([{ id, name: 'Old laptop' }]);
    await client.api(`/api/me/passkeys/${id}`, 'DELETE');
    expect(await client.api('/api/me/passkeys')).toEqual([]);
  });

  test('of somebody without a password are removed but for the last', async () => {
    const client = await guest();
    const keys = [newName(), newName()];
    for (const id of keys) await query(ADD_KEY, id, null, client.user);
    expect(await codeOf(client.fetch(`/api/me/passkeys/${keys[0]}`, 'DELETE'))).toBe(null);
    expect(await codeOf(client.fetch(`/api/me/passkeys/${keys[1]}`, 'DELETE'))).toBe('lastWayIn');
    expect(await client.api('/api/me/passkeys')).toMatchObject([{ id: keys[1], name: '' }]);
  });
});

describe('a recovery code', () => {
  const recover = (username: string, code: string, password = 'quay lantern seven'): Promise<Response> =>
    new Client(server().url).fetch('/api/recovery/code', 'POST', { username, code, password });
  const make = async (client: Client): Promise<readonly string[]> =>
    (await client.api<{ codes: readonly string[] }>('/api/me/recovery-codes', 'POST', {})).codes;

  test('sets a new password once, however it is written, and ends every session; only its hash is kept', async () => {
    const { client, username } = await account();
    const codes = await make(client);
    expect(new Set(codes).size).toBe(8);
    const [first = '', second = ''] = codes;
    const { rows } = await query('select * from recovery_codes where "user" = $1', client.user);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
    expect(await codeOf(recover(username, 'aaaa-bbbb-cccc-dddd'))).toBe('wrongCode');
    expect(await codeOf(recover((await account()).username, first))).toBe('wrongCode');
    expect(await codeOf(recover(newName(), first))).toBe('wrongCode');
    expect(await codeOf(recover(username, first, 'short'))).toBe('malformed');
    expect(await isIn(client)).toBe(true);
    expect(
      await codeOf(recover(username.toUpperCase(), ` ${first.toUpperCase().replaceAll('-', ' ')}`)),
    ).toBe(null);
    expect(await isIn(client)).toBe(false);
    expect(await codeOf(recover(username, first))).toBe('wrongCode');
    expect(await codeOf(signIn(username, PASSWORD))).toBe('wrongPassword');
    client.cookie = cookieIn(await signIn(username, 'quay lantern seven'));
    expect(await client.api('/api/me/recovery-codes')).toEqual({ left: 7 });
    await make(client);
    expect(await client.api('/api/me/recovery-codes')).toEqual({ left: 8 });
    expect(await codeOf(recover(username, second))).toBe('wrongCode');
  });

  test('used by two at once lets one of them in', async () => {
    const { client, username } = await account();
    const [code = ''] = await make(client);
    const answers = await Promise.all([1, 2, 3].map((n) => codeOf(recover(username, code, `password ${n}`))));
    expect(answers.filter((one) => one === null)).toHaveLength(1);
  });

  test('is not made for somebody who has no password to set', async () => {
    expect(await codeOf((await guest()).fetch('/api/me/recovery-codes', 'POST', {}))).toBe('needsPassword');
  });
});

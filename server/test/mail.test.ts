// Mails against a real mail server: one that verifies an address, notices to addresses that are verified, a way out of them.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailboxOf } from '../src/people/mail.ts';
import { Client } from './client.ts';
import { holdMails, listening, mailServer, mails } from './mail-server.ts';
import { cleanUp, databaseUrl, type ServerProcess, startServer, stopServer } from './process.ts';
import { turnsBetween } from './turns-between.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({
    SMTP_URL: `smtp://127.0.0.1:${await listening(mailServer)}?ignoreTLS=true`,
    MAIL_FROM: 'Comptoir <table@harbour.example>',
    LIMIT_FACTOR: '1',
  });
});
afterAll(async () => {
  await stopServer(server);
  cleanUp(server);
  mailServer.close();
});

const verifyLink = (): string => /\/api\/mail\/verify\?\S+/.exec(unfolded(mails.at(-1)))?.[0] ?? '';
/** What whoever reads the newest mail does when the address is theirs. */
const clickVerify = (): Promise<Response> => fetch(`${server.url}${verifyLink()}`, { method: 'POST' });
/** A mail without the line breaks its transport put in. */
const unfolded = (mail = ''): string => mail.replace(/=\n/g, '').replace(/=3D/g, '=');

async function withMail(client: Client, wants: object): Promise<void> {
  await client.api('/api/me/preferences', 'PUT', wants);
  expect((await clickVerify()).status).toBe(200);
}

const WANTS = { wantsMail: true, wantsPush: false, wantsDigest: true, lang: 'en' };
const newcomer = (): Promise<Client> => new Client(server.url).signIn();

/** When everybody has been told who was to be told of an invitation. */
async function allInvited(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(server) });
  await client.connect();
  const left = `select 1 from graphile_worker.jobs where task_identifier = 'invited'`;
  await expect.poll(async () => (await client.query(left)).rowCount, { timeout: 60_000 }).toBe(0);
  await client.end();
}

describe('an address that nobody has verified', () => {
  test('gets one mail and nothing more, until whoever reads it says that it is theirs', async () => {
    const [prankster, host] = [await newcomer(), await newcomer()];
    const mail = 'victim@harbour.example';
    const before = mails.length;
    await prankster.api('/api/me/preferences', 'PUT', { ...WANTS, mail });
    await prankster.api('/api/me/preferences', 'PUT', { ...WANTS, mail });
    for (let n = 0; n < 5; n += 1)
      expect(await prankster.api('/api/me/notices/test', 'POST', {})).toEqual({ sent: 0 });
    const id = await host.open();
    await host.api(`/api/matches/${id}/invitations`, 'POST', { user: prankster.user });
    await allInvited();
    expect(mails).toHaveLength(before + 1);
    expect(unfolded(mails.at(-1))).toContain('If it was you, open this link; if not, ignore this email:');
    expect(await prankster.api('/api/me/preferences')).toMatchObject({ mail, isMailVerified: false });
    const look = await fetch(`${server.url}${verifyLink()}`);
    expect(await look.text()).toContain('<form method="post">');
    expect(await prankster.api('/api/me/preferences')).toMatchObject({ isMailVerified: false });
    expect((await clickVerify()).status).toBe(200);
    expect(await prankster.api('/api/me/preferences')).toMatchObject({ mail, isMailVerified: true });
    expect(await prankster.api('/api/me/notices/test', 'POST', {})).toEqual({ sent: 1 });
  });

  test('is not verified by the link for another one, nor by that of somebody else', async () => {
    const [alma, bruno] = [await newcomer(), await newcomer()];
    await alma.api('/api/me/preferences', 'PUT', { ...WANTS, mail: 'one@harbour.example' });
    const old = verifyLink();
    await alma.api('/api/me/preferences', 'PUT', { ...WANTS, mail: 'two@harbour.example' });
    for (const link of [old, verifyLink().replace(alma.user, bruno.user)])
      expect((await fetch(`${server.url}${link}`, { method: 'POST' })).status).toBe(404);
    expect(await alma.api('/api/me/preferences')).toMatchObject({ isMailVerified: false });
  });

  test('is asked three times a day at most, however it is written and whoever asks', async () => {
    expect(mailboxOf('Quiet+7@Harbour.example')).toBe('quiet@harbour.example');
    const before = mails.length;
    const answers: Response[] = [];
    for (const tag of ['', '+1', '+2', '+3', '+4']) {
      const mail = `quiet${tag}@harbour.example`;
      answers.push(await (await newcomer()).fetch('/api/me/preferences', 'PUT', { ...WANTS, mail }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(await answers.at(-1)?.json()).toMatchObject({ code: 'tooManyMails' });
    expect(mails).toHaveLength(before + 3);
  });
});

describe('mail', () => {
  test('a test notice is sent a few times, then refused', async () => {
    const alma = await newcomer();
    await withMail(alma, { ...WANTS, mail: 'patient@harbour.example' });
    const answers: number[] = [];
    for (let n = 0; n < 8; n += 1)
      answers.push((await alma.fetch('/api/me/notices/test', 'POST', {})).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });

  test('goes to the address that was given, in one’s language, and to nobody who did not ask', async () => {
    const wants = { mail: 'bruno@harbour.example', wantsMail: true, wantsPush: false, wantsDigest: false };
    const bruno = await new Client(server.url).signIn();
    await withMail(bruno, { ...wants, lang: 'en' });
    expect(await bruno.api('/api/me/notices/test', 'POST', {})).toEqual({ sent: 1 });
    const notice = mails.at(-1);
    expect(notice).toMatch(/^To: bruno@harbour\.example$/m);
    expect(notice).toMatch(/^From: Comptoir <table@harbour\.example>$/m);
    expect(notice).toContain('This is what a notification looks like.');
    const alma = await new Client(server.url).signIn();
    await withMail(alma, { ...wants, mail: 'alma@harbour.example', wantsMail: false, lang: 'en' });
    const before = mails.length;
    expect(await alma.api('/api/me/notices/test', 'POST', {})).toEqual({ sent: 0 });
    expect(mails).toHaveLength(before);
  });

  test('ends with one click, without signing in; a forged link, an old one or a mere look changes nothing', async () => {
    const wants = { mail: 'clara@harbour.example', wantsMail: true, wantsPush: false, wantsDigest: false };
    const clara = await new Client(server.url).signIn();
    const click = (link: string): Promise<Response> =>
      fetch(`${server.url}${link}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    const ask = async (): Promise<unknown> => clara.api('/api/me/notices/test', 'POST', {});
    const linkIn = (mail: string | undefined): string => {
      const found = /^List-Unsubscribe:\s+<([^>]+)>$/m.exec(mail ?? '')?.[1] ?? '';
      expect(found.startsWith(server.url)).toBe(true);
      return found.slice(server.url.length);
    };
    await withMail(clara, { ...wants, lang: 'en' });
    expect(await ask()).toEqual({ sent: 1 });
    const old = linkIn(mails.at(-1));
    await withMail(clara, { ...wants, mail: 'clara@town.example', lang: 'fr' });
    expect(await ask()).toEqual({ sent: 1 });
    const link = linkIn(mails.at(-1));
    expect(mails.at(-1)).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(mails.at(-1)).toContain('Ouvrir la table');
    const look = await fetch(`${server.url}${link}`);
    expect([look.status, look.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await look.text()).toContain('<form method="post">');
    const forged = (field: string): string =>
      link.replace(new RegExp(`(?<=${field}=).`), (first) => (first === '_' ? '-' : '_'));
    for (const bad of [old, forged('key'), forged('user')]) expect((await click(bad)).status).toBe(404);
    expect((await click(link.replace(/key=[^&]+&/, ''))).status).toBe(400);
    expect(await ask()).toEqual({ sent: 1 });
    expect(await (await click(link)).text()).toContain('Vous ne recevrez plus d’e-mails.');
    expect(await ask()).toEqual({ sent: 0 });
    expect(await clara.api('/api/me/preferences')).toMatchObject({
      mail: 'clara@town.example',
      wantsMail: false,
    });
    expect(await (await click('/api/me/notices/test')).json()).toMatchObject({ code: 'malformed' });
  });

  test('once a day, how many tables wait: to who asked for it and is asked, and to nobody else', async () => {
    const [alma, bruno] = [await new Client(server.url).signIn(), await new Client(server.url).signIn()];
    for (const [client, mail] of [
      [alma, 'alma@harbour.example'],
      [bruno, 'bruno@harbour.example'],
    ] as const) {
      const wants = { mail, wantsMail: true, wantsPush: false, wantsDigest: true, lang: 'fr' };
      await withMail(client, wants);
    }
    const match = await turnsBetween(alma, bruno);
    await bruno.connect();
    await bruno.join(match);
    expect(await bruno.pick(match, 0, { verb: 'bid', noun: 1 })).toMatchObject({ type: 'ack' });
    const before = mails.length;
    const client = new pg.Client({ connectionString: databaseUrl(server) });
    await client.connect();
    await client.query(`select graphile_worker.add_job('digest', '{}')`);
    await client.end();
    await expect.poll(() => mails.length).toBe(before + 1);
    expect(mails.at(-1)).toMatch(/^To: alma@harbour\.example$/m);
    expect(mails.at(-1)).toContain('Une table vous attend.');
  });
});

describe('a forgotten password', () => {
  const recoverLink = (): URLSearchParams =>
    new URLSearchParams(/\/recover\?(\S+)/.exec(unfolded(mails.at(-1)))?.[1] ?? '');
  const follow = (link: URLSearchParams, password: string, change: object = {}): Promise<Response> =>
    new Client(server.url).fetch('/api/recovery/link', 'POST', {
      user: link.get('user'),
      key: link.get('key'),
      until: Number(link.get('until')),
      password,
      ...change,
    });
  const ask = (username: string): Promise<Response> =>
    new Client(server.url).fetch('/api/recovery/mail', 'POST', { username, lang: 'fr' });

  test('is set anew by a link to the verified address, once; nobody learns who has one', async () => {
    const client = await newcomer();
    const [username, mail] = ['forgetful', 'forgetful@harbour.example'];
    const made = await client.fetch('/api/auth/sign-up/email', 'POST', {
      name: 'Alma',
      username,
      password: 'correct horse',
    });
    client.cookie = made.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    await client.api('/api/me/preferences', 'PUT', { ...WANTS, mail });
    const before = mails.length;
    expect([(await ask(username)).status, (await ask('nobody.at.all')).status]).toEqual([200, 200]);
    expect(mails).toHaveLength(before); // the address is not verified
    expect((await clickVerify()).status).toBe(200);
    const letGo = holdMails();
    expect((await ask(username)).status).toBe(200); // before the mail is out: how long it takes would tell
    expect(mails).toHaveLength(before);
    letGo();
    await expect.poll(() => mails.length).toBe(before + 1);
    const link = recoverLink();
    for (const change of [
      { key: 'another' },
      { until: Number(link.get('until')) + 1 },
      { user: (await newcomer()).user },
    ])
      expect(await (await follow(link, 'quay lantern seven', change)).json()).toMatchObject({
        code: 'oldLink',
      });
    expect(await (await follow(link, 'quay lantern seven')).json()).toEqual({ username });
    expect(await (await follow(link, 'another lantern')).json()).toMatchObject({ code: 'oldLink' });
    expect((await client.fetch('/api/me')).status).toBe(401);
    const again = { username, password: 'quay lantern seven' };
    expect((await new Client(server.url).fetch('/api/auth/sign-in/username', 'POST', again)).status).toBe(
      200,
    );
  });
});

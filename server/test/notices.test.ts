// Notices against real counterparts: a push service that opens what it is sent with the browser's keys.
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import { resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { listening } from './mail-server.ts';
import { cleanUp, databaseUrl, type ServerProcess, startServer, stopServer } from './process.ts';
import { turnsBetween } from './turns-between.ts';

interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
const pushed: Pushed[] = [];
const gone = new Set<string>();

/** A push service as browsers know them: takes a message for a device, or says that the device is gone. */
const PAPERS = resolve(import.meta.dirname, 'push-service.pem');
const papers = readFileSync(PAPERS);
const pushService = createServer({ key: papers, cert: papers }, (request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const path = request.url ?? '';
    pushed.push({ path, headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(gone.has(path) ? 410 : 201).end();
  });
});

let server: ServerProcess;
let pushUrl = '';
beforeAll(async () => {
  pushUrl = `https://127.0.0.1:${await listening(pushService)}`;
  server = await startServer({
    NODE_EXTRA_CA_CERTS: PAPERS,
    ALLOW_PRIVATE_PUSH: 'true',
  });
});
afterAll(async () => {
  await stopServer(server);
  cleanUp(server);
  pushService.close();
});

/** What a browser makes when it subscribes. */
class Device {
  readonly path = `/device/${randomBytes(6).toString('hex')}`;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#keys.generateKeys();
  }

  get subscription(): object {
    const p256dh = this.#keys.getPublicKey('base64url');
    return { endpoint: pushUrl + this.path, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  get received(): readonly Pushed[] {
    return pushed.filter(({ path }) => path === this.path);
  }

  /** RFC 8291: the message in aes128gcm, for this device's keys alone. */
  open({ body }: Pushed): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const hash = (key: Buffer, ...parts: Buffer[]): Buffer =>
      parts.reduce((mac, part) => mac.update(part), createHmac('sha256', key)).digest();
    const one = Buffer.from([1]);
    const own = this.#keys.getPublicKey();
    const shared = hash(this.#auth, this.#keys.computeSecret(sender));
    const secret = hash(shared, Buffer.from('WebPush: info\0'), own, sender, one);
    const pseudo = hash(salt, secret);
    const key = hash(pseudo, Buffer.from('Content-Encoding: aes128gcm\0'), one).subarray(0, 16);
    const nonce = hash(pseudo, Buffer.from('Content-Encoding: nonce\0'), one).subarray(0, 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()); // 2 marks the end of the last record
  }
}

/** RFC 8292: whoever sends has signed for this push service with the key the page was shown. */
function checkVapid({ headers }: Pushed, pushKey: string): void {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(pushKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: pushUrl });
  const point = Buffer.from(pushKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url')),
  ).toBe(true);
}

const WANTS = { mail: null, wantsMail: false, wantsPush: true, wantsDigest: false, lang: 'en' };

async function withDevice(
  wants: object = WANTS,
): Promise<{ client: Client; device: Device; pushKey: string }> {
  const client = await new Client(server.url).signIn();
  const device = new Device();
  await client.api('/api/me/devices', 'POST', device.subscription);
  await client.api('/api/me/preferences', 'PUT', wants);
  const { pushKey } = await client.api<{ pushKey: string }>('/api/me');
  return { client, device, pushKey };
}

describe('web push', () => {
  test('the test button: signed by the server, readable with the device’s keys alone', async () => {
    const { client, device, pushKey } = await withDevice();
    expect(await client.api('/api/me/notices/test', 'POST', {})).toEqual({ sent: 1 });
    const [message] = device.received;
    if (message === undefined) throw new Error('nothing arrived');
    expect(message.headers['content-encoding']).toBe('aes128gcm');
    checkVapid(message, pushKey);
    expect(device.open(message)).toEqual({
      text: 'This is what a notification looks like.',
      link: server.url,
    });
    expect(() => new Device().open(message)).toThrow();
  });

  test('one per turn, none for who is looking at the table', async () => {
    const [{ client: alma, device: almas }, { client: bruno, device: brunos }] = [
      await withDevice(),
      await withDevice({ ...WANTS, lang: 'fr' }),
    ];
    const match = await turnsBetween(alma, bruno);
    await alma.connect();
    await alma.join(match);
    await bruno.connect();
    const came = alma.next((message) => message.type === 'presence' && message.here.includes(1));
    const first = await bruno.join(match);
    await came;
    expect(await bruno.pick(match, first.seq, { verb: 'bid', noun: 0 })).toMatchObject({ type: 'ack' });
    const left = alma.next((message) => message.type === 'presence' && !message.here.includes(1));
    bruno.close();
    await left;
    await alma.pick(match, (await alma.table(match)).seq, { verb: 'bid', noun: 2 });
    for (let n = 0; n < 60 && brunos.received.length === 0; n += 1) {
      const table = await alma.table(
        match,
        ({ decision, waiting }) => decision !== null || waiting.includes(1),
      );
      const option = table.decision?.options.at(-1);
      if (option === undefined) break;
      const answer = await alma.pick(match, table.seq, option);
      if (answer.type === 'ack') await alma.table(match, ({ seq }) => seq >= answer.seq);
    }
    await expect.poll(() => brunos.received.length).toBe(1);
    const [message] = brunos.received;
    if (message === undefined) throw new Error('nothing arrived');
    const link = `${server.url}/play/${match}`;
    const { name } = await alma.api<{ name: string }>('/api/me');
    expect(brunos.open(message)).toEqual({ text: `À vous\u202f: quay, avec ${name}.`, link });
    expect(almas.received).toEqual([]); // she has been looking all the time
    await bruno.connect();
    const { seq, decision } = await bruno.join(match);
    expect(decision).not.toBeNull();
    expect(await bruno.pick(match, seq, decision?.options[0] ?? { verb: 'none' })).toMatchObject({
      type: 'ack',
    });
    expect(brunos.received).toHaveLength(1);
  });

  test('whoever is nudged is told by whom, in their language', async () => {
    const alma = await (await new Client(server.url).signIn()).connect();
    const { client: bruno, device } = await withDevice({ ...WANTS, lang: 'fr' });
    const match = await alma.open();
    await bruno.sit(match);
    await alma.join(match);
    await alma.pick(match, 0, { verb: 'bid', noun: 1 });
    const database = new pg.Client({ connectionString: databaseUrl(server) });
    await database.connect();
    for (const aged of [
      'entries set at = at',
      'matches set "askedAt" = "askedAt"',
      'seats set "seenAt" = "seenAt"',
    ])
      await database.query(`update ${aged} - interval '6 minutes'`);
    await database.end();
    await alma.api(`/api/matches/${match}/nudge`, 'POST', { seat: 1 });
    const texts = (): unknown[] => device.received.map((message) => device.open(message));
    const { name } = await alma.api<{ name: string }>('/api/me');
    const text = `${name} attend que vous jouiez\u202f: quay.`;
    await expect.poll(texts).toContainEqual({ text, link: `${server.url}/play/${match}` });
  });

  test('an invitation is one notice; a device that is gone is forgotten', async () => {
    const host = await new Client(server.url).signIn();
    const { client, device } = await withDevice();
    const id = await host.open({ seats: ['me', 'open'] });
    for (let n = 0; n < 2; n += 1)
      await host.api(`/api/matches/${id}/invitations`, 'POST', { user: client.user });
    await expect.poll(() => device.received.length).toBe(1);
    const [message] = device.received;
    if (message === undefined) throw new Error('nothing arrived');
    const { name } = await host.api<{ name: string }>('/api/me');
    const text = `${name} invites you to a table: quay.`;
    expect(device.open(message)).toEqual({ text, link: `${server.url}/play/${id}` });
    gone.add(device.path);
    expect(await client.api('/api/me/notices/test', 'POST', {})).toEqual({ sent: 0 });
    gone.delete(device.path);
    expect(await client.api('/api/me/notices/test', 'POST', {})).toEqual({ sent: 0 });
    expect(device.received).toHaveLength(2);
  });
});

// Devices are what browsers say they are: an address of a push service, or anything at all. Nothing private is reached through
// them, and one that never answers holds nobody up.

import { createECDH, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { LIMITS } from '../src/limits.ts';
import { isPublicAddress, Push } from '../src/people/push.ts';
import { Client } from './client.ts';
import { listening } from './mail-server.ts';
import { useRestarts, useServer } from './use-server.ts';

function keys(): { p256dh: string; auth: string } {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}
const device = (endpoint: string) => ({ endpoint, keys: keys() });

/** A push service that takes every connection and never says a word. */
const sockets = new Set<Socket>();
const silence = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => undefined);
});
let silent = '';
beforeAll(async () => {
  silent = `https://127.0.0.1:${await listening(silence)}`;
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silence.close();
});

describe('addresses', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4001::1', '2600:1901::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('a server as it is by default', () => {
  const server = useServer();

  test.each([
    'https://127.0.0.1/push',
    'https://2130706433/push', // 127.0.0.1 as one number
    'https://0x7f.1/push',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.7:8443/push',
    'https://[::1]/push',
    'https://[::ffff:127.0.0.1]/push',
    'https://user:password@8.8.8.8/push',
    'https://localhost/push',
    'https://no-such-host.invalid/push',
    'http://8.8.8.8/push',
  ])('%s is no push service', async (endpoint) => {
    const alma = await new Client(server().url).signIn();
    const answer = await alma.fetch('/api/me/devices', 'POST', device(endpoint));
    expect(answer.status).toBe(400);
    const { code } = JSON.parse(await answer.text());
    expect(['badEndpoint', 'malformed']).toContain(code);
  });

  test('keys that are none are refused', async () => {
    const alma = await new Client(server().url).signIn();
    const bad = { endpoint: 'https://8.8.8.8/push', keys: { p256dh: 'AAAA', auth: 'AAAA' } };
    const answer = await alma.fetch('/api/me/devices', 'POST', bad);
    expect([answer.status, JSON.parse(await answer.text()).code]).toEqual([400, 'badEndpoint']);
  });
});

/** A name server that answers every question for an IPv4 address with the next address of its list. */
async function nameServer(answers: string[]): Promise<{ address: string; close: () => void }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const isFour = query.readUInt16BE(query.length - 4) === 1 || query.includes(Buffer.from([0, 1, 0, 1]));
    const end = query.indexOf(0, 12) + 5;
    const next = isFour ? answers.shift() : undefined;
    const head = Buffer.from(query.subarray(0, end));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(next === undefined ? 0 : 1, 6);
    head.writeUInt16BE(0, 10);
    const record = Buffer.from([
      0xc0,
      12,
      0,
      1,
      0,
      1,
      0,
      0,
      0,
      0,
      0,
      4,
      ...(next ?? '').split('.').map(Number),
    ]);
    socket.send(next === undefined ? head : Buffer.concat([head, record]), port, address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

describe('a name that means one address and then another', () => {
  test('is asked again before each notice, and nothing private is reached', async () => {
    const names = await nameServer(['8.8.8.8', '127.0.0.1', '127.0.0.1']);
    const push = new Push({
      url: 'https://play.example.org',
      vapid: webPush.generateVAPIDKeys(),
      isPrivateAllowed: false,
      nameServer: names.address,
    });
    try {
      const rebound = device(`https://push.example.org:${new URL(silent).port}/push`);
      await push.check(rebound);
      const before = sockets.size;
      expect(await push.send(rebound, { text: 'hello' })).toBe('failed');
      expect(sockets.size).toBe(before);
      await expect(push.check(rebound)).rejects.toMatchObject({ code: 'badEndpoint' });
    } finally {
      names.close();
    }
  });
});

describe('a server whose devices may be anywhere', () => {
  const server = useRestarts({ ALLOW_PRIVATE_PUSH: 'true', LIMIT_FACTOR: '1' });
  const devicesOf = async (user: string): Promise<readonly string[]> => {
    const devices = 'select endpoint from devices where "user" = $1 order by endpoint';
    const { rows } = await server.query(devices, user);
    return rows.map(({ endpoint }) => endpoint);
  };
  const WANTS = { mail: null, wantsMail: false, wantsPush: true, wantsDigest: false, lang: 'en' };

  test('a push service that never answers is given up, the newest few devices are kept, the server stops', async () => {
    const [alma, host] = [await new Client(server.url).signIn(), await new Client(server.url).signIn()];
    await alma.api('/api/me/preferences', 'PUT', WANTS);
    const { number } = LIMITS.devices;
    for (let n = 0; n < number + 2; n += 1)
      await alma.api('/api/me/devices', 'POST', device(`${silent}/${10 + n}`));
    const kept = Array.from({ length: number }, (_, n) => `${silent}/${12 + n}`);
    expect(await devicesOf(alma.user)).toEqual(kept);
    expect(await alma.api('/api/me/notices/test', 'POST', {})).toEqual({ sent: 0 });
    expect(await devicesOf(alma.user)).toEqual(kept);
    // Five invitations: as many notices that go nowhere. The server stops all the same.
    for (let n = 0; n < 5; n += 1) {
      const id = await host.open();
      await host.api(`/api/matches/${id}/invitations`, 'POST', { user: alma.user });
    }
    await server.stop();
    expect(server.running.child.exitCode).toBe(0);
  });
});

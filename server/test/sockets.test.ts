// Sockets that cost more than they should: each is refused or closed with its code, and nobody else notices.
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { addressKey } from '../src/address.ts';
import { LIMITS } from '../src/limits.ts';
import { Client } from './client.ts';
import { cleanUp, startServer, stopServer } from './process.ts';
import { useServer } from './use-server.ts';

const server = useServer({ LIMIT_FACTOR: '1' });

interface Ending {
  readonly code: number;
  readonly reason: string;
}
/** A socket without any manners of its own, and how it will end. */
function open(url: string, cookie: string): { socket: WebSocket; ending: Promise<Ending> } {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
    headers: { cookie, origin: url },
  });
  socket.on('error', () => undefined);
  const ending = new Promise<Ending>((done) =>
    socket.on('close', (code, reason) => done({ code, reason: String(reason) })),
  );
  return { socket, ending };
}

async function opened(url: string, cookie: string): Promise<ReturnType<typeof open>> {
  const made = open(url, cookie);
  await new Promise((done) => made.socket.once('open', done));
  return made;
}

const guest = (url: string): Promise<Client> => new Client(url).signIn();

describe('control frames', () => {
  test.each(['ping', 'pong'] as const)(
    'a flood of %ss is shown out like a flood of messages',
    async (kind) => {
      const { cookie } = await guest(server().url);
      const { socket, ending } = await opened(server().url, cookie);
      for (let n = 0; n < 2000; n += 1) socket[kind]();
      expect(await ending).toEqual({ code: 1008, reason: 'tooMany' });
    },
  );

  test('an ordinary ping is answered with what it carries', async () => {
    const { cookie } = await guest(server().url);
    const { socket } = await opened(server().url, cookie);
    const answer = new Promise((done) => socket.once('pong', (data) => done(String(data))));
    socket.ping('are you there?');
    expect(await answer).toBe('are you there?');
    socket.terminate();
  });

  test('who pings and does not read gets no answers that would pile up', async () => {
    const fast = await startServer();
    try {
      const { cookie } = await guest(fast.url);
      const { socket } = await opened(fast.url, cookie);
      let pongs = 0;
      socket.on('pong', () => {
        pongs += 1;
      });
      socket.pause();
      const [pings, load] = [95_000, Buffer.alloc(125)]; // within the rate of a test; 12 MB of answers, more than two kernels keep
      for (let n = 0; n < pings; n += 1) {
        socket.ping(load);
        if (n % 1000 === 0) await new Promise((done) => setImmediate(done));
      }
      await expect.poll(() => socket.bufferedAmount).toBe(0);
      const answer = new Promise((done) => socket.once('message', (data) => done(String(data))));
      socket.resume();
      socket.send('{');
      expect(JSON.parse(String(await answer))).toEqual({ type: 'error', code: 'malformed' });
      expect(pongs).toBeGreaterThan(0);
      expect(pongs).toBeLessThan(pings);
      socket.terminate();
    } finally {
      await stopServer(fast);
      cleanUp(fast);
    }
  });
});

describe('many sockets', () => {
  test('1,500 of one guest are refused at the quota; others come and play', async () => {
    const { cookie } = await guest(server().url);
    const most = LIMITS.socketsOfPerson.number;
    const sockets: WebSocket[] = [];
    const endings: Ending[] = [];
    for (let n = 0; n < 1500; n += 50) {
      const batch = await Promise.all(Array.from({ length: 50 }, () => opened(server().url, cookie)));
      const late = batch.slice(Math.max(0, most - n));
      sockets.push(...batch.map(({ socket }) => socket));
      endings.push(...(await Promise.all(n === 0 ? [] : late.map(({ ending }) => ending))));
    }
    expect(endings).toHaveLength(1450);
    expect(new Set(endings.map((ending) => JSON.stringify(ending)))).toEqual(
      new Set([JSON.stringify({ code: 1008, reason: 'tooManySockets' })]),
    );
    await expect
      .poll(() => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length)
      .toBe(most);
    const alma = await (await guest(server().url)).connect();
    const match = await alma.open({ seats: ['me', { bot: 'matelot' }] });
    expect((await alma.join(match)).match).toBe(match);
    for (const socket of sockets) socket.terminate();
    const again = await opened(server().url, cookie);
    const answer = new Promise((done) => again.socket.once('message', (data) => done(String(data))));
    again.socket.send('{');
    expect(await answer).toContain('malformed');
    again.socket.terminate();
    alma.close();
  });

  test('of many guests behind one address are refused at the quota of the address', async () => {
    const { socketsOfPerson, socketsOfAddress } = LIMITS;
    const [each, most] = [socketsOfPerson.number, socketsOfAddress.number];
    const sockets: WebSocket[] = [];
    const open = (): number => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    for (let n = 0; n < most + 100; n += each) {
      const { cookie } = await guest(server().url);
      const batch = await Promise.all(Array.from({ length: each }, () => opened(server().url, cookie)));
      sockets.push(...batch.map(({ socket }) => socket));
    }
    await expect.poll(open).toBe(most);
    const { cookie } = await guest(server().url);
    expect(await (await opened(server().url, cookie)).ending).toEqual({
      code: 1008,
      reason: 'tooManySockets',
    });
    for (const socket of sockets) socket.terminate();
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

// Sockets that cost more than they should: each is refused or closed with its code, and nobody else notices.
import {
  type ChatLine,
  PROTOCOL_VERSION,
  type ServerMessage,
  subprotocolOf,
  VERSION_HEADER,
} from '@comptoir/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { addressKey } from '../src/address.ts';
import { LIMITS } from '../src/limits.ts';
import { Client } from './client.ts';
import { cleanUp, startServer, stopServer } from './process.ts';
import { queryOf } from './query.ts';
import { useServer } from './use-server.ts';

const server = useServer({ LIMIT_FACTOR: '1' });

interface Ending {
  readonly code: number;
  readonly reason: string;
}
/** A socket without any manners of its own, and how it will end. */
function open(
  url: string,
  cookie: string,
  protocols: readonly string[] = [],
): { socket: WebSocket; ending: Promise<Ending> } {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, [...protocols], {
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
  test('300 of one guest are refused at the quota; others come and play', async () => {
    const { cookie } = await guest(server().url);
    const most = LIMITS.socketsOfPerson.number;
    const sockets: WebSocket[] = [];
    const endings: Ending[] = [];
    for (let n = 0; n < 300; n += 50) {
      const batch = await Promise.all(Array.from({ length: 50 }, () => opened(server().url, cookie)));
      const late = batch.slice(Math.max(0, most - n));
      sockets.push(...batch.map(({ socket }) => socket));
      endings.push(...(await Promise.all(n === 0 ? [] : late.map(({ ending }) => ending))));
    }
    expect(endings).toHaveLength(250);
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

describe('while servers are upgraded', () => {
  const [older, newer] = [0, PROTOCOL_VERSION + 1];

  test('a page of an older protocol is told to load again, one of a newer is for the next server, and the table is as it was', async () => {
    const { url } = server();
    const [alma, bruno] = [await guest(url), await guest(url)];
    const match = await alma.open();
    await bruno.sit(match);
    await alma.connect();
    const { seq } = await alma.join(match);
    expect(await alma.pick(match, seq, { verb: 'bid', noun: 1 })).toMatchObject({ type: 'ack' });
    const before = await alma.table(match, (table) => table.seq === seq + 1);

    expect(await open(url, alma.cookie, [subprotocolOf(older)]).ending).toEqual({
      code: 1008,
      reason: 'oldPage',
    });
    const { socket } = open(url, alma.cookie, [subprotocolOf(newer)]);
    const status = new Promise((done) =>
      socket.once('unexpected-response', (_request, answer) => done(answer.statusCode)),
    );
    expect(await status).toBe(503);
    const same = open(url, alma.cookie, [subprotocolOf(PROTOCOL_VERSION)]).socket;
    const shown = new Promise<string>((done) => same.once('message', (data) => done(String(data))));
    same.once('open', () => same.send(JSON.stringify({ type: 'join', match })));
    expect(JSON.parse(await shown)).toMatchObject({
      seq: before.seq,
      view: before.view,
      canUndo: before.canUndo,
    });
    same.terminate();
    alma.close();
  });

  test('a page of version 1 is sent every line of a chat but those it could not read', async () => {
    const { url } = server();
    const [alma, bruno] = [await guest(url), await guest(url)];
    const match = await alma.open({ hostStarts: true });
    await bruno.sit(match);
    await alma.api(`/api/matches/${match}/host`, 'POST', { user: bruno.user });
    await bruno.api(`/api/matches/${match}/start`, 'POST', {});
    const pages = [1, PROTOCOL_VERSION].map((version) => {
      const { socket } = open(url, alma.cookie, [subprotocolOf(version)]);
      const heard: ServerMessage[] = [];
      const shown = new Promise<void>((done) =>
        socket.on('message', (data) => {
          heard.push(JSON.parse(String(data)));
          done();
        }),
      );
      socket.once('open', () => socket.send(JSON.stringify({ type: 'join', match })));
      const events = () => heard.flatMap((each) => (each.type === 'chat' ? [each.line.event] : []));
      return { socket, shown, events };
    });
    await Promise.all(pages.map(({ shown }) => shown));
    for (const event of ['operators', 'back'])
      await queryOf(server)(
        `with said as (insert into chat (match, "user", text, "clientId", event) values ($1, '', '', $2, $2) returning id)
         select pg_notify('comptoir', 'chat ' || $1::text || '=' || id) from said`,
        match,
        event,
      );
    // That there is another host may be said only now, to those who can read it.
    await expect
      .poll(() => pages.map(({ events }) => events().slice(-2)))
      .toEqual([['back'], ['operators', 'back']]);
    for (const { socket } of pages) socket.terminate();
    const lines = async (version: number): Promise<readonly (string | null)[]> => {
      alma.headers = { [VERSION_HEADER]: String(version) };
      const said = await alma.api<readonly ChatLine[]>(`/api/matches/${match}/chat`);
      return said.map(({ event }) => event);
    };
    expect([await lines(1), await lines(PROTOCOL_VERSION)]).toEqual([
      ['back'],
      ['host', 'operators', 'back'],
    ]);
  });

  test.each([
    ['older', older, 409, 'oldPage'],
    ['newer', newer, 503, 'newPage'],
    ['same', PROTOCOL_VERSION, 200, undefined],
    ['strange', 'one', 200, undefined],
  ])(
    'a request of a page of the %s protocol is answered so that it can say what to do',
    async (_which, version, status, code) => {
      const alma = await guest(server().url);
      alma.headers = { [VERSION_HEADER]: String(version) };
      const answer = await alma.fetch('/api/me');
      expect([answer.status, await answer.json()]).toMatchObject([
        status,
        code === undefined ? {} : { code },
      ]);
    },
  );
});

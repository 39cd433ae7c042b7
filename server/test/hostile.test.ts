// People who do not play by the rules of the socket: each is answered with the documented code, and nobody else notices.
import { type Route, routes, type ServerMessage } from '@comptoir/protocol';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { Client } from './client.ts';
import { cleanUp, databaseUrl, metric, startServer, stopServer } from './process.ts';
import { queryAt } from './query.ts';
import { useServer } from './use-server.ts';

const server = useServer({ LIMIT_FACTOR: '1' });

const guest = async (): Promise<Client> => (await new Client(server().url).signIn()).connect();

async function newTable(isPublic = false): Promise<{ alma: Client; bruno: Client; match: string }> {
  const [alma, bruno] = [await guest(), await guest()];
  const match = await alma.open({ isPublic });
  await bruno.sit(match);
  await Promise.all([alma.join(match), bruno.join(match)]);
  return { alma, bruno, match };
}

const isTooMany = (message: ServerMessage): boolean => message.type === 'error' && message.code === 'tooMany';

describe('somebody else’s seat', () => {
  test('a seat in the message is nobody’s: the pick is that of the sender', async () => {
    const { alma, bruno, match } = await newTable();
    const answer = alma.answer('forged');
    alma.sendText(
      JSON.stringify({
        type: 'pick',
        match,
        seq: 0,
        id: 'forged',
        verb: 'bid',
        noun: 1,
        seat: 1,
        user: bruno.user,
      }),
    );
    expect(await answer).toMatchObject({ type: 'ack', seq: 1 });
    const { view, decision } = await bruno.table(match, ({ waiting }) => !waiting.includes(0));
    expect(decision?.seat).toBe(1);
    expect(view).toMatchObject({ hasBid: [true, false] });
  });

  test('a private match of others can be neither watched nor played', async () => {
    const { match } = await newTable();
    const stranger = await guest();
    const gone = stranger.next(({ type }) => type === 'gone');
    stranger.send({ type: 'join', match });
    expect(await gone).toEqual({ type: 'gone', match, code: 'private' });
    const no = { type: 'refused', code: 'notYourSeat', rule: null };
    expect(await stranger.pick(match, 0, { verb: 'bid', noun: 1 })).toMatchObject(no);
    const answer = stranger.answer('back');
    stranger.send({ type: 'undo', match, seq: 0, id: 'back' });
    expect(await answer).toMatchObject(no);
    const said = stranger.answer('word');
    stranger.send({ type: 'chat', match, id: 'word', text: 'hello' });
    expect(await said).toMatchObject({ ...no, code: 'private' });
  });

  test('an id that another player has used is free; one’s own is answered alike', async () => {
    const { alma, bruno, match } = await newTable();
    const bid = { verb: 'bid', noun: 1 };
    expect(await alma.pick(match, 0, bid, 'same')).toMatchObject({ type: 'ack', seq: 1 });
    expect(await bruno.pick(match, 0, bid, 'same')).toMatchObject({ type: 'ack', seq: 2 });
    expect(await alma.pick(match, 0, bid, 'same')).toMatchObject({ type: 'ack', seq: 1 });
    expect(await bruno.pick(match, 2, bid, 'same')).toMatchObject({ type: 'ack', seq: 2 });
    expect((await alma.join(match)).seq).toBe(2);
  });

  test('a pick that is sent twice in one breath is made once and answered twice', async () => {
    const { alma, match } = await newTable();
    const acks: ServerMessage[] = [];
    const both = new Promise<void>((done) => {
      alma.onMessage = (message) => {
        if (message.type === 'ack' && acks.push(message) === 2) done();
      };
    });
    const pick = JSON.stringify({ type: 'pick', match, seq: 0, id: 'twice', verb: 'bid', noun: 1 });
    alma.sendText(pick);
    alma.sendText(pick);
    await both;
    const ack = { type: 'ack', match, id: 'twice', seq: 1 };
    expect(acks).toEqual([ack, ack]);
    expect((await alma.join(match)).seq).toBe(1);
  });

  test('a table that never was is stale', async () => {
    const { alma, match } = await newTable();
    expect(await alma.pick(match, 999, { verb: 'bid', noun: 1 })).toMatchObject({
      type: 'refused',
      code: 'stale',
    });
  });
});

const WITH_NUL = 'a\u0000b';

describe('a NUL byte, which no database stores', () => {
  const all = Object.entries(routes).flatMap(([tag, group]) =>
    Object.entries<Route>(group).map(([name, route]) => [`${tag}.${name}`, route] as const),
  );

  test.each(all)('in any text sent to %s is malformed, and no mistake of ours', async (_name, route) => {
    const hasMatch = route.path.includes(':match');
    const { alma, match } = hasMatch ? await newTable(true) : { alma: await guest(), match: '' };
    if (route.who === 'operator')
      await queryAt(databaseUrl(server()), 'insert into operators ("user") values ($1)', [alma.user]);
    const url = (value: string): string =>
      route.path.replace(/:(\w+)/g, (_, name: string) => (name === 'match' ? match : value));
    const fields = Object.entries(
      z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }).properties ?? {},
    );
    for (const [name] of fields) {
      const response = await alma.fetch(url('0'), route.method, { [name]: WITH_NUL });
      expect(await response.json()).toMatchObject({ code: 'malformed' });
    }
    const hurt = `${route.path.replace(/:\w+/g, 'a%00b')}?user=a%00b&key=a%00b&cursor=a%00b&game=a%00b&eyes=%00`;
    const response = await alma.fetch(hurt, route.method, route.method === 'GET' ? undefined : {});
    expect(response.status).not.toBe(500);
    if (route.path.includes(':')) expect(await response.json()).toMatchObject({ code: 'malformed' });
  });

  test('in a message is malformed, and the socket stays', async () => {
    const { alma, match } = await newTable();
    const id = 'nul';
    for (const message of [
      { type: 'join', match: WITH_NUL },
      { type: 'pick', match, seq: 0, id: WITH_NUL, verb: 'bid', noun: 1 },
      { type: 'pick', match, seq: 0, id, verb: 'bid', noun: WITH_NUL },
      { type: 'chat', match, id, text: WITH_NUL },
    ]) {
      const answer = alma.next(({ type }) => type === 'error');
      alma.sendText(JSON.stringify(message));
      expect(await answer).toEqual({ type: 'error', code: 'malformed' });
    }
    expect(await alma.pick(match, 0, { verb: 'bid', noun: 1 })).toMatchObject({ type: 'ack' });
  });
});

describe('too much', () => {
  test('a thousand messages in one go are answered with tooMany, and others play on', async () => {
    const { alma, bruno, match } = await newTable();
    const flood = await guest();
    const told = flood.next(isTooMany);
    for (let n = 0; n < 1000; n += 1) flood.send({ type: 'leave', match });
    expect(await told).toEqual({ type: 'error', code: 'tooMany' });
    await expect.poll(() => flood.isOpen).toBe(false);
    expect(await alma.pick(match, 0, { verb: 'bid', noun: 1 })).toMatchObject({ type: 'ack' });
    expect(await bruno.pick(match, 0, { verb: 'bid', noun: 2 })).toMatchObject({ type: 'ack' });
    expect([alma, bruno].flatMap(({ heard }) => heard).join('')).not.toContain('tooMany');
  });

  test('many pages of one player share an allowance', async () => {
    const { match } = await newTable();
    const first = await guest();
    const pages = await Promise.all(
      Array.from({ length: 6 }, () => {
        const page = new Client(server().url);
        page.cookie = first.cookie;
        return page.connect();
      }),
    );
    const told = Promise.race(pages.map((page) => page.next(isTooMany)));
    for (const page of pages) for (let n = 0; n < 95; n += 1) page.send({ type: 'leave', match });
    expect(await told).toEqual({ type: 'error', code: 'tooMany' });
    const other = await guest();
    const answer = other.next(() => true);
    other.sendText('{');
    expect(await answer).toEqual({ type: 'error', code: 'malformed' });
  });

  test('more tables than one page may watch are refused', async () => {
    const alma = await guest();
    const ids: string[] = [];
    for (let n = 0; n < 21; n += 1) {
      ids.push(await alma.open({ seats: ['me', { bot: 'matelot' }] }));
    }
    const gone = alma.next(({ type }) => type === 'gone');
    for (const match of ids) alma.send({ type: 'join', match });
    expect(await gone).toMatchObject({ type: 'gone', code: 'tooMany' });
  });
});

describe('a reader who does not read', () => {
  test('is cut off with the reason before it costs memory; the others go on', async () => {
    const fast = await startServer();
    try {
      const alma = await (await new Client(fast.url).signIn()).connect();
      const seats = ['me', { bot: 'matelot' }, { bot: 'matelot' }];
      const match = await alma.open({ game: 'oltre-mare', seats });
      await alma.join(match);
      const slow = new WebSocket(`${fast.url.replace('http', 'ws')}/api/socket`, {
        headers: { cookie: alma.cookie, origin: fast.url },
      });
      slow.on('error', () => undefined);
      await new Promise((done) => slow.once('open', done));
      slow.send(JSON.stringify({ type: 'join', match }));
      await new Promise((done) => slow.once('message', done));
      slow.pause();
      const connections = (): Promise<number> => metric(fast.url, 'comptoir_connections');
      expect(await connections()).toBe(2);
      const stale = JSON.stringify({ type: 'pick', match, seq: 9999, id: 'stale', verb: 'pass' });
      await expect
        .poll(
          () => {
            for (let n = 0; n < 500; n += 1) slow.send(stale);
            return connections();
          },
          { interval: 500 },
        )
        .toBe(1);
      const ending = new Promise((done) => slow.on('close', (code, reason) => done([code, String(reason)])));
      slow.resume();
      expect(await ending).toEqual([1008, 'tooSlow']);
      expect((await alma.join(match)).game).toBe('oltre-mare');
    } finally {
      await stopServer(fast);
      cleanUp(fast);
    }
  });
});

describe('a session that has ended', () => {
  test('opens no socket, and an open one may join nothing more', async () => {
    const { alma, match } = await newTable(true);
    await alma.fetch('/api/auth/sign-out', 'POST', {});
    const gone = alma.next(({ type }) => type === 'gone');
    alma.send({ type: 'join', match });
    expect(await gone).toEqual({ type: 'gone', match, code: 'sessionEnded' });
    const again = new Client(server().url);
    again.cookie = alma.cookie;
    await expect(again.connect()).rejects.toThrow();
    expect((await again.fetch('/api/me')).status).toBe(401);
  });

  test('by age is ended too', async () => {
    const alma = await guest();
    const client = new pg.Client({ connectionString: databaseUrl(server()) });
    await client.connect();
    await client.query(`update session set "expiresAt" = now() - interval '1 day' where "userId" = $1`, [
      alma.user,
    ]);
    await client.end();
    expect((await alma.fetch('/api/me')).status).toBe(401);
    const again = new Client(server().url);
    again.cookie = alma.cookie;
    await expect(again.connect()).rejects.toThrow();
  });
});

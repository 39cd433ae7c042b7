// Two people and a spectator at a real table: real process, real database, real sockets.

import { anyGame, askedIn, type Option, readRecord, redealRemark, verify } from '@comptoir/kernel';
import {
  checkProof,
  PROTOCOL_VERSION,
  proofOf,
  type ServerMessage,
  type TableMessage,
} from '@comptoir/protocol';
import { quay } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { connect } from '../src/database/index.ts';
import { Games } from '../src/games.ts';
import { Presence } from '../src/matches/presence.ts';
import type { Watcher } from '../src/matches/room.ts';
import { Rooms } from '../src/matches/rooms.ts';
import { Client, reachedAll } from './client.ts';
import { databaseUrl } from './process.ts';
import { useServer } from './use-server.ts';

const server = useServer();
const game = anyGame(quay);

const guest = async (): Promise<Client> => (await new Client(server().url).signIn()).connect();

/** A table of the toy game for two, private, seated by link. */
async function newTable(isPublic = true): Promise<{ alma: Client; bruno: Client; match: string }> {
  const [alma, bruno] = [await guest(), await guest()];
  const match = await alma.open({ seats: ['me', 'open'], isPublic, entropy: 'aa11' });
  await bruno.api(`/api/matches/${match}/sit`, 'POST', { entropy: 'bb22' });
  await Promise.all([alma.join(match), bruno.join(match)]);
  return { alma, bruno, match };
}

/** Plays on with everybody's first option until the game is over. */
async function playOn(match: string, players: readonly Client[]): Promise<TableMessage> {
  for (let n = 0; n < 500; n += 1) {
    const tables = await Promise.all(players.map((player) => player.table(match)));
    const over = tables.find((table) => table.result !== null);
    if (over !== undefined) return over;
    const seat = tables.findIndex((table) => table.decision !== null);
    const [player, table] = [players[seat], tables[seat]];
    const option = table?.decision?.options.at(-1);
    if (player === undefined || table === undefined || option === undefined)
      throw new Error('nobody decides');
    const answer = await player.pick(match, table.seq, option);
    if (answer.type !== 'ack') throw new Error(`refused: ${answer.code}`);
    await reachedAll(players, match, { player, seq: answer.seq });
  }
  throw new Error('the game does not end');
}

describe('a table', () => {
  test('two guests play a whole game; its record is true and its shuffles are proved fair', async () => {
    const { alma, bruno, match } = await newTable();
    const watcher = await guest();
    await watcher.join(match);
    const over = await playOn(match, [alma, bruno]);
    expect(over.result?.scores).toHaveLength(2);
    const text = await (await watcher.fetch(`/api/matches/${match}/record`)).text();
    const record = readRecord(text);
    expect(verify(anyGame(quay), record).result).toEqual(over.result);
    const proof = proofOf(record);
    expect(proof).toMatchObject({ match, entropy: ['aa11', 'bb22'] });
    expect(proof === null ? 'none' : checkProof(proof, record.seed)).toBeNull();
    const redealt = { at: 1, seat: 0, salt: '0123456789abcdef' };
    expect(proofOf({ ...record, remarks: [...record.remarks, redealRemark(redealt)] })).toBeNull();
    expect(proof === null ? 'none' : checkProof({ ...proof, entropy: ['', ''] }, record.seed)).toBe('seed');
  });

  test('the coach is handed what the seat may know and nothing else; how often each seat asked is told to all, at the end', async () => {
    const [alma, bruno, clara] = [await guest(), await guest(), await guest()];
    const match = await alma.open({ hasCoach: true });
    await bruno.sit(match);
    const tables = await Promise.all([alma.join(match), bruno.join(match)]);
    const seat = tables.findIndex(({ decision }) => decision !== null);
    const players = [alma, bruno];
    const asker = players[seat];
    const view = tables[seat]?.view;
    if (asker === undefined) throw new Error('nobody decides');
    const path = `/api/matches/${match}/coach`;
    type Answer = { readonly question: { readonly position: string } | null };
    const positions = new Set<string>();
    for (let n = 0; n < 6; n += 1) {
      const { question } = await asker.api<Answer>(path, 'POST');
      if (question === null) throw new Error('there was a decision');
      expect(game.view(JSON.parse(question.position), seat)).toEqual(view);
      positions.add(question.position);
    }
    expect(positions.size).toBeGreaterThan(1);
    const [option] = tables[seat]?.decision?.options ?? [];
    if (option === undefined) throw new Error('there was no option');
    expect(await asker.pick(match, tables[seat]?.seq ?? 0, option)).toMatchObject({ type: 'ack' });
    expect(await asker.api<Answer>(path, 'POST')).toEqual({ question: null });
    expect((await clara.fetch(path, 'POST')).status).toBe(403);
    expect(await bruno.api(`/api/matches/${match}`)).toMatchObject({ asked: [0, 0] }); // told at the end

    const plain = await alma.open({ seats: ['me', { bot: 'mousse' }] });
    expect(await (await alma.fetch(`/api/matches/${plain}/coach`, 'POST')).json()).toMatchObject({
      code: 'noCoach',
    });
    const rated = await alma.fetch('/api/matches', 'POST', {
      game: 'quay',
      seats: ['me', 'open'],
      isRated: true,
      hasCoach: true,
    });
    expect(await rated.json()).toMatchObject({ code: 'noCoach' });

    await playOn(match, players);
    const asked = seat === 0 ? [1, 0] : [0, 1];
    expect(await clara.api(`/api/matches/${match}`)).toMatchObject({ hasCoach: true, asked });
    const record = readRecord(await (await clara.fetch(`/api/matches/${match}/record`)).text());
    expect(askedIn(record)).toEqual(asked);
    expect(verify(game, record).result).toEqual(record.result);
  });

  test('those who look on are counted, one with two windows once, and those at the table not at all', async () => {
    const { alma, match } = await newTable();
    const counts: number[] = [];
    const counted = (until: number): Promise<unknown> =>
      alma.next((message) => {
        if (message.type !== 'presence') return false;
        counts.push(message.onlookers);
        return counts.length === until;
      });
    const [clara, dario] = [await guest(), await guest()];
    const again = new Client(server().url);
    again.cookie = clara.cookie;
    await again.connect();
    for (const [n, arrive] of [clara, again, dario].entries()) {
      const told = counted(n + 1);
      await arrive.join(match);
      await told;
    }
    const told = counted(4);
    dario.close();
    await told;
    expect(counts).toEqual([1, 1, 2, 1]);
  });

  test('a clock rests in a time zone there is, not in another', async () => {
    const alma = await new Client(server().url).signIn();
    const open = (zone: string): Promise<Response> =>
      alma.fetch('/api/matches', 'POST', {
        game: 'quay',
        seats: ['me', 'open'],
        clock: {
          kind: 'turns',
          bank: 86_400_000,
          increment: 0,
          rest: { zone, offset: 60, nights: true, weekends: false },
        },
      });
    expect(await (await open('Nowhere/There')).json()).toMatchObject({ code: 'malformed' });
    expect((await open('Europe/Paris')).ok).toBe(true);
  });

  test('the link of a private rematch is shown to those who sat at the table, and to nobody else', async () => {
    const { alma, bruno, match } = await newTable(false);
    await playOn(match, [alma, bruno]);
    const { id } = await alma.api<{ id: string }>(`/api/matches/${match}/rematch`, 'POST', {});
    expect(await bruno.api(`/api/matches/${match}`)).toMatchObject({ rematch: id });
    const stranger = await new Client(server().url).signIn();
    expect(await stranger.api(`/api/matches/${match}`)).toMatchObject({ rematch: null });
    expect(await bruno.api('/api/me/invitations')).toMatchObject([{ match: { id } }]);
  });

  test('the same pick sent twice is made once and answered twice alike; an older table is answered with the present one', async () => {
    const { alma, match } = await newTable();
    const { seq } = await alma.table(match);
    const bid: Option = { verb: 'bid', noun: 1 };
    const first = await alma.pick(match, seq, bid, 'once');
    const again = await alma.pick(match, seq, bid, 'once');
    expect(first).toMatchObject({ type: 'ack', seq: seq + 1 });
    expect(again).toEqual(first);
    expect(await alma.pick(match, seq, bid, 'other')).toMatchObject({ type: 'refused', code: 'stale' });
    expect((await alma.table(match)).seq).toBe(seq + 1);
  });

  test('a pick that asks for it is not made where it could not be taken back', async () => {
    const { alma, match } = await newTable();
    const { seq } = await alma.table(match);
    const bid = { verb: 'bid', noun: 1 };
    const careful = alma.answer('careful');
    alma.send({ type: 'pick', match, seq, id: 'careful', ...bid, unlessFinal: true });
    expect(await careful).toMatchObject({ type: 'refused', code: 'wouldBeFinal', rule: 'R-0' });
    expect(await alma.pick(match, seq, bid)).toMatchObject({ type: 'ack', seq: seq + 1 });
  });

  test('what is not allowed is refused with its rule, and nobody else can pick for a seat', async () => {
    const { alma, bruno, match } = await newTable();
    const stranger = await guest();
    const { seq } = await alma.table(match);
    expect(await alma.pick(match, seq, { verb: 'bid', noun: 9 })).toMatchObject({
      type: 'refused',
      code: 'notOffered',
      rule: 'R-3.1',
    });
    expect(await stranger.pick(match, seq, { verb: 'bid', noun: 1 })).toMatchObject({
      type: 'refused',
      code: 'notYourSeat',
    });
    expect(await bruno.pick('nomatchhere', 0, { verb: 'bid', noun: 1 })).toMatchObject({
      type: 'refused',
      code: 'noMatch',
    });
  });

  test('who comes back is told exactly what was missed', async () => {
    const { alma, bruno, match } = await newTable();
    const before = await alma.table(match);
    alma.close();
    await bruno.pick(match, before.seq, { verb: 'bid', noun: 2 });
    await alma.connect();
    const back = await alma.join(match, before.seq);
    expect(back.told).toEqual([]);
    await alma.pick(match, back.seq, { verb: 'bid', noun: 0 });
    const opened = await alma.table(match, (table) => table.told.length > 0);
    expect(opened.told.flatMap(({ events }) => events.map(({ kind }) => kind))).toContain('bidsOpened');
    const other = await bruno.table(match, ({ seq }) => seq === opened.seq);
    expect(other.told.flatMap(({ events }) => events.map(({ kind }) => kind))).toContain('bidsOpened');
  });

  test('a hand is seen by its owner alone', async () => {
    const { alma, bruno, match } = await newTable();
    const watcher = await guest();
    const seen = await watcher.join(match);
    expect(seen.view).toMatchObject({ hand: null });
    expect((await alma.table(match)).view).not.toEqual((await bruno.table(match)).view);
    expect(watcher.heard.join('')).not.toContain('"hand":[');
    expect(alma.heard.join('')).not.toMatch(/"(rng|agenda|seed|secret|deck":\[)/);
  });

  test('a bot sits in, moves by itself, and the game ends', async () => {
    const alma = await guest();
    const match = await alma.open({ seats: [{ bot: 'matelot' }, 'me'] });
    await alma.join(match);
    for (let n = 0; n < 200; n += 1) {
      const table = await alma.table(match, ({ decision, result }) => decision !== null || result !== null);
      if (table.result !== null) break;
      const option = table.decision?.options.at(-1);
      if (option === undefined) throw new Error('no option');
      const answer = await alma.pick(match, table.seq, option);
      if (answer.type === 'ack') await alma.table(match, ({ seq }) => seq >= answer.seq);
    }
    expect((await alma.table(match)).result?.scores).toHaveLength(2);
  });
});

describe('bad input', () => {
  test.each([
    ['no JSON', '{"type":'],
    ['an unknown type', '{"type":"steal"}'],
    ['a list', '[1,2,3]'],
    ['a wrong field', '{"type":"pick","match":"abcdefgh","seq":"1","id":"x","verb":"bid"}'],
  ])('%s is answered with its code', async (_name, text) => {
    const alma = await guest();
    const answer = alma.next(() => true);
    alma.sendText(text);
    expect(await answer).toEqual({ type: 'error', code: 'malformed' });
    expect(alma.isOpen).toBe(true);
  });

  test('a message of a megabyte closes that connection and no other', async () => {
    const [alma, bruno] = [await guest(), await guest()];
    alma.sendText('x'.repeat(1_000_000));
    await expect.poll(() => alma.isOpen).toBe(false);
    expect(bruno.isOpen).toBe(true);
  });

  test('no session, no socket; no foreign site either', async () => {
    const nobody = new Client(server().url);
    await expect(nobody.connect()).rejects.toThrow();
    expect((await nobody.fetch('/api/me')).status).toBe(401);
    expect((await nobody.fetch('/api/nothing')).status).toBe(404);
    const alma = await new Client(server().url).signIn();
    const foreign = new WebSocket(`${server().url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: alma.cookie, origin: 'http://harbour.example' },
    });
    const status = new Promise((done) =>
      foreign.on('unexpected-response', (_, { statusCode }) => done(statusCode)),
    );
    expect(await status).toBe(403);
  });

  test('the same server by another name is the same server', async () => {
    const alma = await new Client(server().url.replace('localhost', '127.0.0.1')).signIn();
    expect((await alma.connect()).isOpen).toBe(true);
    alma.close();
  });
});

describe('matches in memory', () => {
  /** As many as may be open with nobody looking, used between two sweeps. */
  const MOST = 3;
  const watcher: Watcher = { user: null, version: PROTOCOL_VERSION, seen: 0, send: () => undefined };

  test('show a page that comes as another server stores a pick no older table after the new one', async () => {
    const database = connect(databaseUrl(server()));
    let held = Promise.resolve();
    class SlowPresence extends Presence {
      override async elsewhere(match: string): Promise<ReadonlySet<string>> {
        const waitedFor = held;
        held = Promise.resolve(); // only the first answer is slow
        await waitedFor;
        return super.elsewhere(match);
      }
    }
    const rooms = new Rooms(database, new Games([anyGame(quay)]), new SlowPresence(database, 'test', false));
    try {
      const { alma, match } = await newTable();
      const { seq, decision } = await alma.table(match, (table) => table.decision !== null);
      const [option] = decision?.options ?? [];
      if (option === undefined) throw new Error('nothing to pick');
      const room = await rooms.open(match);
      const shown: number[] = [];
      const page: Watcher = {
        user: alma.user,
        version: PROTOCOL_VERSION,
        seen: 0,
        send(text) {
          const message: ServerMessage = JSON.parse(text);
          if (message.type === 'table') shown.push(message.seq);
        },
      };
      let release = (): void => undefined;
      held = new Promise((done) => {
        release = done;
      });
      const watching = rooms.watch(room, page);
      await alma.pick(match, seq, option);
      await rooms.refresh(match, seq + 1);
      await expect.poll(() => shown).toEqual([seq + 1]);
      release();
      await watching;
      expect(new Set(shown)).toEqual(new Set([seq + 1])); // twice the same is no harm
    } finally {
      await rooms.stop();
      await database.pool.end();
    }
  });

  test('are let go when many others are used and nobody looks, and come back with all their picks', async () => {
    const database = connect(databaseUrl(server()));
    const rooms = new Rooms(
      database,
      new Games([anyGame(quay)]),
      new Presence(database, 'test', false),
      MOST,
    );
    try {
      const { alma, match: watched } = await newTable();
      const { seq, decision } = await alma.table(watched, (table) => table.decision !== null);
      const [option] = decision?.options ?? [];
      if (option === undefined) throw new Error('nothing to pick');
      await alma.pick(watched, seq, option);
      const others: string[] = [];
      for (let n = 0; n < 4 * MOST; n += 1)
        others.push(await alma.open({ seats: ['me', { bot: 'mousse' }] }));
      const room = await rooms.open(watched);
      await rooms.watch(room, watcher);
      for (const match of others) await rooms.open(match);
      expect(rooms.size).toBeLessThanOrEqual(2 * MOST + 1);
      expect(rooms.at(watched)).toBe(room);
      rooms.unwatch(watched, watcher);
      await rooms.open(watched);
      for (const match of others) await rooms.open(match);
      expect(rooms.at(watched)).toBeNull();
      expect((await rooms.open(watched)).match.seq).toBe(seq + 1);
    } finally {
      await rooms.stop();
      await database.pool.end();
    }
  });
});

// Finished games move out of the hot tables. Nobody notices, whatever they ask about them, and nothing is lost on the way.
import { PassThrough } from 'node:stream';
import { anyGame, readRecord, writeRecord } from '@comptoir/kernel';
import { quay } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { backup, restore } from '../src/backup.ts';
import { connect } from '../src/database/index.ts';
import { Games } from '../src/games.ts';
import { historyFor } from '../src/http/past.ts';
import { pack, unpack } from '../src/matches/archived.ts';
import { Presence } from '../src/matches/presence.ts';
import { recordOf } from '../src/matches/queries.ts';
import { Rooms } from '../src/matches/rooms.ts';
import { Client } from './client.ts';
import { archiveNow, oldGame, waiting } from './old-game.ts';
import { databaseUrl, metric } from './process.ts';
import { useDatabase, useRestarts } from './use-server.ts';

const server = useRestarts();
const empty = useDatabase();

/** Everything that somebody can ask about a game that is over. */
async function read(match: string, { cookie, user }: Client): Promise<readonly unknown[]> {
  const reader = new Client(server.url);
  reader.cookie = cookie;
  const texts: unknown[] = [];
  for (const path of [
    `/api/matches/${match}`,
    `/api/matches/${match}/record`,
    `/api/matches/${match}/history`,
    `/api/matches/${match}/positions?from=0&to=40`,
    `/api/matches/${match}/positions?from=3&to=5&eyes=1`,
    `/api/players/${user}/games`,
    '/api/me/matches?status=all',
  ]) {
    const answer = await reader.fetch(path);
    texts.push([path, answer.status, await answer.text()]);
  }
  await reader.connect();
  for (const since of [0, 4]) {
    const { seats, ...table } = await reader.join(match, since);
    texts.push(table, seats.length); // who looks on meanwhile is luck
  }
  reader.close();
  return texts;
}

/** How much of a match the hot tables hold, and whether it is in the archive. */
async function kept(match: string): Promise<object> {
  const { rows } = await server.query(
    `select (select count(*)::int from entries where match = $1) as entries,
      (select count(*)::int from snapshots where match = $1) as snapshots,
      (select count(*)::int from archive where match = $1) as archived`,
    match,
  );
  return rows[0];
}
const MOVED = { entries: 0, snapshots: 0, archived: 1 };

describe('a game that ended long ago', () => {
  let game: Awaited<ReturnType<typeof oldGame>>;
  let before: readonly (readonly unknown[])[];
  test('stays where it is, and whole, when the move breaks off at its last step', async () => {
    game = await oldGame(server);
    before = await Promise.all(game.players.map((player) => read(game.match, player)));
    const there = await kept(game.match);
    await server.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'the power is gone'; end $$`);
    await server.query(
      'create trigger refuse before delete on snapshots for each row execute function refuse()',
    );
    await archiveNow(server);
    await expect.poll(() => waiting(server)).toBe(0);
    expect(await kept(game.match)).toEqual(there);
    await server.query('drop trigger refuse on snapshots');
  });

  test('is read back from the archive as it was before, by a server that never knew it', async () => {
    await server.stop(); // another one tries again at once
    await server.start();
    await archiveNow(server);
    await expect.poll(() => kept(game.match)).toEqual(MOVED);
    await server.stop();
    await server.start();
    expect(await Promise.all(game.players.map((player) => read(game.match, player)))).toEqual(before);
    const { rows } = await server.query('select rating from results where match = $1', game.match);
    await server.query(
      `select graphile_worker.add_job('finish', json_build_object('match', $1::text))`,
      game.match,
    );
    const finishing = async (): Promise<unknown> =>
      (await server.query(`select 1 from graphile_worker.jobs where task_identifier = 'finish'`)).rowCount;
    await expect.poll(finishing).toBe(0);
    expect((await server.query('select rating from results where match = $1', game.match)).rows).toEqual(
      rows,
    );
  });

  test('is played through once to tell what happened, and for the same eyes not again', async () => {
    const database = connect(databaseUrl(server.running));
    let played = 0;
    const counted: typeof quay = {
      ...quay,
      setup: (...given) => {
        played += 1;
        return quay.setup(...given);
      },
    };
    const games = new Games([anyGame(counted)]);
    const rooms = new Rooms(database, games, new Presence(database, 'test', false));
    try {
      for (const [viewer, times] of [
        [0, 1],
        [0, 1],
        [1, 2],
        [null, 3],
      ] as const) {
        const log = await historyFor({ match: game.match, viewer, isOver: true }, { database, rooms, games });
        expect([log.length > 0, played]).toEqual([true, times]);
      }
    } finally {
      await rooms.stop();
      await database.pool.end();
    }
  });

  test('is told by a server that opens no room for it', async () => {
    await server.stop();
    await server.start();
    const [alma] = game.players;
    const reader = new Client(server.url);
    reader.cookie = alma.cookie;
    const answer = await reader.fetch(`/api/matches/${game.match}/history`);
    expect([answer.status, await metric(server.url, 'comptoir_hot_matches')]).toEqual([200, 0]);
  });

  test('is in a backup, and in what is restored from it', async () => {
    const [from, to] = [connect(databaseUrl(server.running)), connect(empty())];
    try {
      const through = new PassThrough();
      const told = { written: 0, read: 0 };
      const restoring = restore(to, through, (rows) => {
        told.read = rows;
      });
      const rows = await backup(from, through, (count) => {
        told.written = count;
      });
      through.end();
      expect([await restoring, told]).toEqual([rows, { written: rows, read: rows }]);
      const [here, there] = await Promise.all([from, to].map((each) => recordOf(each, game.match)));
      if (here === undefined || there === undefined) throw new Error('no record');
      expect(there).toEqual(here);
      expect(readRecord(writeRecord(there)).stateHash).toBe(here.stateHash);
    } finally {
      await Promise.all([from.pool.end(), to.pool.end()]);
    }
  });
});

test('a game that does not lead where it was kept to lead is left in the hot tables, and said in the log; others move', async () => {
  const { match } = await oldGame(server);
  const other = await oldGame(server);
  const there = await kept(match);
  await server.query(
    `update snapshots set running = jsonb_set(running, '{state,rng}', '[1,2,3,4]') where match = $1`,
    match,
  );
  await archiveNow(server);
  await expect.poll(() => kept(other.match)).toEqual(MOVED);
  await expect.poll(() => server.running.output()).toContain(match);
  expect(await kept(match)).toEqual(there);
});

test('games that cannot be moved hold up none behind them, and are tried again later and not every minute', async () => {
  const first = await Promise.all([oldGame(server), oldGame(server)]);
  const other = await oldGame(server);
  for (const [n, { match }] of first.entries()) {
    const at = `now() - interval '${100 - n} days'`;
    await server.query(`update matches set "endedAt" = ${at} where id = $1`, match);
    await server.query(`update entries set option = E'bid\\n1' where match = $1 and seq = 1`, match);
    await server.query('delete from snapshots where match = $1', match);
  }
  const named = ({ match }: { match: string }): number =>
    server.running.output().split(`"match":"${match}"`).length - 1;
  for (const game of [other, await oldGame(server)]) {
    await archiveNow(server);
    await expect.poll(() => kept(game.match)).toEqual(MOVED);
  }
  expect(first.map(named)).toEqual([1, 1]);
});

test('an archived game that does not lead to its end is not told as if it did', async () => {
  const { match, players } = await oldGame(server);
  await archiveNow(server);
  await expect.poll(() => kept(match)).toEqual(MOVED);
  const { rows } = await server.query('select log from archive where match = $1', match);
  const past = await unpack(rows[0].log);
  const entries = past.entries.slice(0, -2);
  await server.query('update archive set log = $2 where match = $1', match, await pack({ ...past, entries }));
  await server.stop();
  await server.start();
  const reader = new Client(server.url);
  reader.cookie = players[0].cookie;
  expect((await reader.fetch(`/api/matches/${match}/history`)).status).toBe(500);
  await expect.poll(() => server.running.output()).toContain(`match ${match}: what is archived`);
});

test('picks, undos, who made them and when are packed and unpacked; what is damaged is refused', async () => {
  const past = {
    end: { result: { scores: [3, 4], ranks: [2, 1] }, stateHash: 'abc' },
    entries: [
      { seq: 1, seat: 0, kind: 'pick', option: 'bid 3', by: '-', at: 1_763_312_400 },
      { seq: 2, seat: 1, kind: 'pick', option: 'stop', by: 'bot', at: 1_763_312_399 },
      { seq: 3, seat: 1, kind: 'undo', option: '', by: 'back', at: 1_763_312_499 },
    ],
  } as const;
  const packed = await pack(past);
  expect(await unpack(packed)).toEqual(past);
  expect(await unpack(await pack({ end: null, entries: [] }))).toEqual({ end: null, entries: [] });
  await expect(unpack(packed.subarray(0, packed.length - 12))).rejects.toThrow();
});

// The database that comes along: where it has been put, when it dies, when another wants it too.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../src/database/postgres.ts';
import { Client } from './client.ts';
import {
  cleanUp,
  databaseUrl,
  killServer,
  newFolder,
  postmasterOf,
  startServer,
  stopServer,
} from './process.ts';
import { signalAll } from './replicas.ts';

const quiet = pino({ level: 'silent' });
const folder = newFolder();
afterAll(() => cleanUp({ postgres: null, folder }));

async function rowsOf(url: string, text: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}
const postmaster = (): number => postmasterOf(folder);

test('starts below a folder that only its owner may enter, which as root is opened for passing through alone', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'comptoir-closed-'));
  expect(statSync(closed).mode & 0o777).toBe(0o700);
  mkdirSync(join(closed, 'deep'));
  const postgres = await startPostgres(join(closed, 'deep', 'data'), quiet);
  expect(await rowsOf(postgres.url, 'select 6 * 7 as answer')).toEqual([{ answer: 42 }]);
  await postgres.stop();
  expect(statSync(closed).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o701 : 0o700);
  rmSync(closed, { recursive: true, force: true });
});

describe('the role of the server', () => {
  const WHO = `select rolsuper or rolcreatedb or rolcreaterole as "mayMore" from pg_roles where rolname = current_user`;
  const OWNERS = `select distinct relowner::regrole::text as owner from pg_class
    where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`;

  test('rules nothing but its own database, also where an earlier version left everything to the ruling one', async () => {
    const postgres = await startPostgres(folder, quiet);
    expect(await rowsOf(postgres.url, WHO)).toEqual([{ mayMore: false }]);
    await rowsOf(
      databaseUrl({ folder }),
      `create schema graphile_worker; create type graphile_worker.spec as (a int); create sequence alone;
       create table old (id bigint generated always as identity primary key, n serial);
       create function graphile_worker.f() returns int language sql as 'select 1';
       alter database comptoir owner to comptoir`,
    );
    expect(await rowsOf(databaseUrl({ folder }), OWNERS)).toEqual([{ owner: 'comptoir' }]);
    await postgres.stop();
    const again = await startPostgres(folder, quiet);
    expect(await rowsOf(again.url, OWNERS)).toEqual([{ owner: 'comptoir_server' }]);
    await rowsOf(again.url, 'drop table old; drop sequence alone; drop schema graphile_worker cascade');
    await again.stop();
  });
});

test('a stale postmaster.pid whose number is now another’s is nothing to wait for', async () => {
  const { uid, gid } = statSync(join(folder, 'postgres')); // PostgreSQL itself would take this for one of its own
  const other = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { uid, gid, cwd: '/' });
  await once(other, 'spawn');
  writeFileSync(
    join(folder, 'postgres', 'postmaster.pid'),
    `${other.pid}\n${join(folder, 'postgres')}\n1\n54321\n\n127.0.0.1\n  1 1\nready   \n`,
  );
  try {
    const postgres = await startPostgres(folder, quiet);
    expect(await rowsOf(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  } finally {
    other.kill('SIGKILL');
  }
});

describe('a second server on the same folder', () => {
  test('is refused in one sentence, and the first one keeps its database', async () => {
    const first = await startServer({ DATA_DIR: folder });
    await expect(startServer({ DATA_DIR: folder })).rejects.toThrow(
      /Comptoir ends: Another Comptoir already runs on the data folder/,
    );
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    await stopServer(first);
  });

  test('comes in at once when the first was killed; whoever uses the database last ends it', async () => {
    const first = await startServer({ DATA_DIR: folder });
    await killServer(first);
    const second = await startServer({ DATA_DIR: folder });
    expect(second.postgres).toBe(first.postgres);
    const third = await startPostgres(folder, quiet);
    const guest = new pg.Client({ connectionString: third.url, application_name: 'comptoir backup' });
    await guest.connect();
    await stopServer(second);
    expect((await guest.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await guest.end();
    await third.stop();
    expect(() => postmaster()).toThrow();
  });
});

describe('PostgreSQL is killed', () => {
  test('again and again: it is started again, and the matches go on by themselves', async () => {
    const server = await startServer({ DATA_DIR: folder });
    const alma = await (await new Client(server.url).signIn()).connect();
    const request = { game: 'quay', seats: ['me', { bot: 'matelot' }] };
    for (let round = 0; round < 3; round += 1) {
      const { id: match } = await alma.api<{ id: string }>('/api/matches', 'POST', request);
      await alma.join(match);
      const answer = alma.pick(match, 0, { verb: 'bid', noun: 1 });
      process.kill(postmaster(), 'SIGKILL');
      await answer;
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
      for (;;) {
        const { decision, result, seq } = await alma.table(
          match,
          (table) => table.decision !== null || table.result !== null,
        );
        const [option] = decision?.options ?? [];
        if (result !== null || option === undefined) break;
        const made = await alma.pick(match, seq, option);
        if (made.type === 'ack') await alma.table(match, (table) => table.seq >= made.seq);
        else alma.tables.delete(match);
        if (made.type !== 'ack') await alma.join(match);
      }
    }
    await stopServer(server);
  });

  test('and cannot be started again: after ten tries the server says so last and ends', async () => {
    const server = await startServer({ DATA_DIR: folder });
    let said = '';
    server.child.stderr?.on('data', (text) => {
      said += String(text);
    });
    const version = join(folder, 'postgres', 'PG_VERSION');
    renameSync(version, `${version}.away`);
    const gone = once(server.child, 'close'); // and all it has said is read
    process.kill(postmaster(), 'SIGKILL');
    expect(await gone).toEqual([1, null]);
    expect(said.trim().split('\n').at(-1)).toMatch(
      /^Comptoir ends: PostgreSQL has died and could not be started again in 10 tries\. /,
    );
    renameSync(`${version}.away`, version);
  });
});

describe('one that is there and says nothing', () => {
  test('is ended and started again, and keeps what was committed; one that is only slow is left alone', async () => {
    const home = newFolder();
    const said: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) });
    const postgres = await startPostgres(home, log, { askEvery: 250, within: 2000, silences: 4 });
    try {
      await rowsOf(postgres.url, 'create table kept as select 42 as answer');
      const first = postgres.pid;
      signalAll(first, 'SIGSTOP');
      await sleep(2500); // not yet four questions
      signalAll(first, 'SIGCONT');
      await sleep(2500);
      expect(postgres.pid).toBe(first);
      expect(said).toEqual([]);
      signalAll(first, 'SIGSTOP');
      await expect.poll(() => postgres.pid, { timeout: 120_000 }).not.toBe(first);
      expect(said.join('')).toContain('PostgreSQL is there and says nothing: it is ended and started again');
      expect(await rowsOf(postgres.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    } finally {
      await postgres.stop();
      rmSync(home, { recursive: true, force: true });
    }
  });
});

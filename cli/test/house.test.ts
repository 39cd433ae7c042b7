// A house of one's own: opened and closed from the command line, saved to a file and opened again from it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  Client,
  databaseUrl,
  freePort,
  killServer,
  newFolder,
  pg,
  type ServerProcess,
  startServer,
  stopServer,
} from '@comptoir/server/testing';
import { afterAll, describe, expect, test } from 'vitest';

const bin = resolve(import.meta.dirname, '../bin/comptoir.mjs');
const OLD = resolve(import.meta.dirname, '../../server/test/data/version-1.backup');
const folder = mkdtempSync(join(tmpdir(), 'comptoir-house-'));
const folders = [folder];
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  readonly status: Promise<number | null>;
  out(): string;
  err(): string;
}

function comptoir(args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: folder,
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += String(text);
  });
  child.stderr.on('data', (text) => {
    said.err += String(text);
  });
  const status = once(child, 'close').then(([code]) => code);
  return { child, status, out: () => said.out, err: () => said.err };
}

function newData(): string {
  const data = newFolder();
  folders.push(data);
  return data;
}

async function rowsIn(server: ServerProcess, text: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl(server) });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

describe('comptoir serve', () => {
  test('says which port is taken and offers another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const run = comptoir(['serve', '--port', String(port)]);
    expect(await run.status).toBe(2);
    expect(run.err()).toMatch(
      new RegExp(`^Port ${port} is taken on 127.0.0.1; (\\d+) is free: --port \\1\\.\\n$`),
    );
    other.close();
  });

  test('opens, and closes with its database at Ctrl-C', async () => {
    const data = newData();
    const open = async (): Promise<ReturnType<typeof comptoir>> => {
      const run = comptoir(['serve', '--port', String(await freePort()), '--data', data]);
      await expect
        .poll(() => run.out() + (run.child.exitCode === null ? '' : run.err()), { timeout: 500_000 })
        .toMatch(/is open|not be built|ends|EADDRINUSE/);
      // While the page was built, another test may have taken the port.
      if (!run.out().includes('EADDRINUSE')) return run;
      await run.status;
      return open();
    };
    const run = await open();
    expect(run.out()).toContain('Comptoir is open: http://localhost:');
    const postgres = Number(readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    run.child.kill('SIGINT');
    expect(await run.status).toBe(0);
    expect(run.out()).toContain('Closing: finishing what was begun');
    expect(() => process.kill(postgres, 0)).toThrow();
  }, 600_000);
});

describe('comptoir backup and restore', () => {
  test('a running house is saved for its owner alone and goes on elsewhere: people are signed in, bots move', async () => {
    const first = await startServer({ DATA_DIR: newData() });
    const alma = await (await new Client(first.url).signIn()).connect();
    const match = await alma.open({ seats: ['me', { bot: 'matelot' }] });
    await alma.join(match);
    const file = join(folder, 'house.backup');
    const saving = comptoir(['backup', file, '--data', first.folder]);
    expect(await saving.status).toBe(0);
    expect(saving.err()).toBe('');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await alma.fetch('/readyz')).status).toBe(200);
    const again = comptoir(['backup', file, '--data', first.folder]);
    expect(await again.status).toBe(2);
    expect(again.err()).toContain('exists already');
    await stopServer(first);

    const data = newData();
    const all = readFileSync(file, 'utf8');
    for (const [n, length] of [
      all.trimEnd().lastIndexOf('\n') + 1,
      all.length / 2,
      all.length - 3,
    ].entries()) {
      const part = join(folder, `part-${n}.backup`);
      writeFileSync(part, all.slice(0, length));
      const cutting = comptoir(['restore', part, '--data', data]);
      expect(await cutting.status).toBe(2);
      expect(cutting.err()).toBe('This backup is not whole, its end is missing; nothing was restored.\n');
    }
    const filling = comptoir(['restore', file, '--data', data]);
    expect(await filling.status).toBe(0);
    expect(filling.err()).toBe('');
    const second = await startServer({ DATA_DIR: data });
    const there = new Client(second.url);
    there.cookie = alma.cookie;
    await there.connect();
    const table = await there.join(match);
    expect(table.viewer).toBe(0);
    const [option] = table.decision?.options ?? [];
    if (option === undefined) throw new Error('nobody is asked');
    await there.pick(match, table.seq, option);
    await there.table(match, ({ seq, decision, result }) => seq > 1 && (decision ?? result) !== null);
    await stopServer(second);
    const twice = comptoir(['restore', file, '--data', data]);
    expect(await twice.status).toBe(2);
    expect(twice.err()).toBe('The database is not empty; nothing was restored.\n');
  }, 600_000);

  test('a backup of the first version is brought up to date; its bots move and its clocks ring', async () => {
    const data = newData();
    const filling = comptoir(['restore', OLD, '--data', data]);
    expect(await filling.status).toBe(0);
    expect(filling.out()).toBe(`49 rows from ${OLD}.\n`);
    const server = await startServer({ DATA_DIR: data });
    const flags = `select distinct s."isUnfinished" = (m.status <> 'over') as fits
      from seats s join matches m on m.id = s.match`;
    expect(await rowsIn(server, flags)).toEqual([{ fits: true }]);
    const moved = async (): Promise<unknown> =>
      (await rowsIn(server, `select max(seq) as seq from entries where match = 'HUaQO1tgrSfL'`))[0];
    await expect.poll(moved, { timeout: 300_000 }).not.toEqual({ seq: 38 });
    // Somebody besides the bot waits: whoever is alone with bots has all the time in the world.
    await rowsIn(
      server,
      `update seats set "user" = 'somebody', level = null where match = 'EfBrcyDfbKmg' and seat = 1`,
    );
    await rowsIn(server, `select graphile_worker.add_job('wake', '{"match":"EfBrcyDfbKmg"}')`);
    const away = (): Promise<readonly unknown[]> =>
      rowsIn(server, `select "isAway" from seats where match = 'EfBrcyDfbKmg' and seat = 0`);
    await expect.poll(away, { timeout: 300_000 }).toEqual([{ isAway: true }]);
    expect(await rowsIn(server, 'select mail, "isMailVerified" from preferences')).toEqual([
      { mail: 'alma@example.org', isMailVerified: true },
    ]);
    await killServer(server);
    process.kill(Number(server.postgres), 'SIGQUIT');
  }, 600_000);

  test('what cannot be written or read is said in one sentence', async () => {
    const data = newData();
    await stopServer(await startServer({ DATA_DIR: data }));
    const nowhere = join(folder, 'nowhere', 'house.backup');
    for (const args of [
      ['backup', nowhere],
      ['restore', folder],
    ]) {
      const run = comptoir([...args, '--data', data]);
      expect(await run.status).toBe(2);
      expect(run.err()).toMatch(/^(ENOENT|EISDIR)[^\n]*\n$/);
    }
  });

  const empty = newData();
  test.each([
    ['nothing of ours', 'hello\n', /^This is not a backup of Comptoir; nothing was restored\.\n$/],
    ['newer', 'comptoir backup 3 999-later\n', /made by a newer version of Comptoir; nothing was restored/],
    ['of unknown tables', 'comptoir backup 1\nships {}\n', /a table “ships” that is unknown here/],
  ])('a file that is %s is refused in one sentence', async (_what, text, sentence) => {
    const file = join(folder, 'bad.backup');
    writeFileSync(file, text);
    const run = comptoir(['restore', file, '--data', empty]);
    expect(await run.status).toBe(2);
    expect(run.err()).toMatch(sentence);
  });
});

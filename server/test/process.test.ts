// How the process ends: when it is asked to, and when something breaks that nobody foresaw.
import { once } from 'node:events';
import { connect as dial } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { cleanUp, newDataFolder, type ServerProcess, startDatabase, startServer } from './process.ts';

let folder: string;
beforeAll(async () => {
  folder = await newDataFolder();
});
const started: ServerProcess[] = [];
afterEach(() => {
  for (const { child } of started) child.kill('SIGKILL');
});
afterAll(() => {
  for (const server of started) cleanUp(server);
});

interface Watched extends ServerProcess {
  readonly status: Promise<number | null>;
  said(): string;
}

async function start(env: Readonly<Record<string, string>> = {}): Promise<Watched> {
  const server = await startServer({ DATA_DIR: folder, ...env });
  started.push(server);
  let text = '';
  server.child.stderr?.on('data', (data) => {
    text += String(data);
  });
  const status = once(server.child, 'exit').then(([code]) => Number(code));
  return { ...server, status, said: () => text };
}

function isRunning(pid: number | null): boolean {
  try {
    return pid !== null && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A program inside the server's process that breaks something when it is told to. */
const planted = (code: string): Record<string, string> => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${code} })`)}`,
});

describe('what nobody caught', () => {
  test.each([
    ['an exception', 'throw new Error("planted")', 'uncaughtException: planted'],
    ['a rejected promise', 'Promise.reject(new Error("planted"))', 'unhandledRejection: planted'],
  ])(
    '%s: its reason is said last, what was begun is finished, the status is not 0',
    async (_what, code, why) => {
      const server = await start(planted(code));
      const alma = await (await new Client(server.url).signIn()).connect();
      const match = await alma.open({ seats: ['me', { bot: 'matelot' }] });
      await alma.join(match);
      const answer = alma.pick(match, 0, { verb: 'bid', noun: 1 });
      process.kill(server.pid, 'SIGUSR2');
      const acked = await Promise.race([answer, alma.closed]);
      expect(await server.status).toBe(1);
      // on a machine that is slow just then, what took too long to close is named behind it
      expect(server.said().trim().split('\n').at(-1)).toMatch(
        new RegExp(`^Comptoir ends: ${why}(; not closed: |$)`),
      );
      await expect.poll(() => isRunning(server.postgres)).toBe(false);
      const again = await startDatabase(folder);
      const client = new pg.Client({ connectionString: again.url });
      await client.connect();
      const { rows } = await client.query('select seq from entries where match = $1 and seq = 1', [match]);
      await client.end();
      await again.stop();
      if (acked?.type === 'ack') expect(rows).toEqual([{ seq: 1 }]);
    },
  );
});

describe('asked to stop', () => {
  test.each(['SIGINT', 'SIGHUP'] as const)('%s: it stops with its database', async (signal) => {
    const server = await start();
    process.kill(server.pid, signal);
    process.kill(server.pid, signal); // as a terminal and npm do: still one request to stop
    expect(await server.status).toBe(0);
    expect(isRunning(server.postgres)).toBe(false);
  });

  test('SIGTERM: requests without a body and pages that do not take their leave do not hold it up', async () => {
    const server = await start();
    const { port } = new URL(server.url);
    const head = 'POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
    for (let n = 0; n < 20; n += 1) {
      const socket = dial(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(`${head}Content-Length: 100\r\n\r\n`);
      await once(socket, 'connect');
    }
    process.kill(server.pid, 'SIGTERM');
    expect(await server.status).toBe(0);
    expect(isRunning(server.postgres)).toBe(false);
  });

  test('nobody reads what it says any more: it neither stands still nor stays', async () => {
    const flood = `for (let n = 0; n < 600; n += 1) process.stdout.write('x'.repeat(4000)); throw new Error('planted')`;
    const server = await start(planted(flood));
    server.child.stdout?.pause();
    process.kill(server.pid, 'SIGUSR2'); // all that is logged from here on has no room
    expect(await server.status).toBe(1);
    expect(server.said().trim().split('\n').at(-1)).toMatch(/^Comptoir ends: uncaughtException: planted/);
    await expect.poll(() => isRunning(server.postgres)).toBe(false);
  });

  test('a database that does not stop is said to be left, with a status', async () => {
    const server = await start();
    process.kill(Number(server.postgres), 'SIGSTOP');
    process.kill(server.pid, 'SIGTERM');
    const status = await server.status;
    process.kill(Number(server.postgres), 'SIGCONT');
    expect(status).toBe(1);
    // what waits for an answer of the database may be left as well
    const last = /^Comptoir ends: SIGTERM; not closed: (.*, )?PostgreSQL$/;
    expect(server.said().trim().split('\n').at(-1)).toMatch(last);
    await expect.poll(() => isRunning(server.postgres), { timeout: 60_000 }).toBe(false);
  });

  test('a second signal, later, ends it at once', async () => {
    const server = await start();
    process.kill(Number(server.postgres), 'SIGSTOP'); // its database will not stop
    process.kill(server.pid, 'SIGTERM');
    await new Promise((done) => setTimeout(done, 1500));
    process.kill(server.pid, 'SIGTERM');
    const status = await server.status;
    process.kill(Number(server.postgres), 'SIGCONT');
    expect(status).toBe(1);
  });
});

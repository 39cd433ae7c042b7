// Queues of jobs: what is stuck in one holds up no other, what takes too long is given up, what breaks comes back.
import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Database } from '../src/database/index.ts';
import { freeOrphans } from '../src/jobs/orphans.ts';
import { Queue, type Task } from '../src/jobs/queue.ts';
import { Client } from './client.ts';
import { cleanUp, databaseUrl, type ServerProcess, startServer, stopServer } from './process.ts';
import { TcpProxy } from './proxy.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** A mail server that says hello and nothing more. */
const silent = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.write('220 harbour\r\n');
});
const portOf = (): number => {
  const address = silent.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
const connections = (): Promise<number> =>
  new Promise((done) => silent.getConnections((_, count) => done(count)));

let server: ServerProcess;
let database: Database;
beforeAll(async () => {
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${portOf()}?ignoreTLS=true` });
  database = connect(databaseUrl(server));
});
afterAll(async () => {
  await database.pool.end().catch(() => undefined);
  silent.close();
  await stopServer(server);
  cleanUp(server);
});

const addJob = (task: string, payload: object = {}): Promise<unknown> =>
  database.pool.query('select graphile_worker.add_job($1, $2::json)', [task, JSON.stringify(payload)]);

test('of a server that died, a job that another has taken the place of meanwhile is forgotten, and not called failed', async () => {
  const add = `select graphile_worker.add_job('sail', '{}', job_key := 'sail', run_at := now() + interval '1 hour')`;
  const jobs = `select key, attempts >= max_attempts as "isGivenUp" from graphile_worker.jobs where task_identifier = 'sail'`;
  const lock = `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead' where key = 'sail'`;
  await database.pool.query([add, lock, add].join(';')); // in one transaction: the server looks for orphans, too
  await freeOrphans(database);
  expect((await database.pool.query(jobs)).rows).toEqual([{ key: 'sail', isGivenUp: false }]);
});

test('a connection that is given back twice, as a listener does when the database dies at the wrong moment, ends nothing', async () => {
  const isGivenBack = new Promise<void>((done, fail) => {
    database.pool.connect((error, _client, release) => {
      if (error !== undefined) return fail(error);
      release();
      release();
      done();
    });
  });
  await isGivenBack;
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

describe('a queue', () => {
  const log = pino({ level: 'silent' });
  const queueOf = (tasks: Readonly<Record<string, Task>>, pool = database.pool, mayWait = false): Queue => {
    const plan = { name: 'test', concurrency: 1, mayWait, tasks };
    const queue = new Queue(plan, { pool, log, onWorkers: () => undefined });
    queue.start();
    return queue;
  };

  test('gives up a job that takes too long and does the next one', async () => {
    const done: string[] = [];
    const queue = queueOf({
      stuck: { within: 500, run: () => new Promise(() => undefined) },
      quick: { within: 60_000, run: async () => void done.push('quick') },
    });
    await addJob('stuck');
    await addJob('quick');
    await expect.poll(() => done).toEqual(['quick']);
    const { rows } = await database.pool.query(
      `select last_error from graphile_worker.jobs where task_identifier = 'stuck'`,
    );
    expect(rows[0]?.last_error).toContain('took too long');
    await queue.stop();
  });

  test('that may wait is not told of every job, and does its own all the same', async () => {
    const done: string[] = [];
    const queue = queueOf(
      { calm: { within: 60_000, run: async () => void done.push('calm') } },
      database.pool,
      true,
    );
    const deaf = `select count(*)::int as n from pg_stat_activity where query = 'unlisten "jobs:insert"'`;
    const count = async (): Promise<number> => Number((await database.pool.query(deaf)).rows[0]?.n);
    await expect.poll(count).toBe(3); // and two of the server's own
    await addJob('calm');
    await expect.poll(() => done).toEqual(['calm']);
    await queue.stop();
  });

  test('keeps nothing of the jobs it has done', async () => {
    const payloads: WeakRef<object>[] = [];
    const queue = queueOf({
      brief: {
        within: 60_000,
        run: async (payload) => {
          if (typeof payload === 'object' && payload !== null) payloads.push(new WeakRef(payload));
        },
      },
    });
    for (let n = 0; n < 50; n += 1) await addJob('brief', { n });
    await expect.poll(() => payloads.length).toBe(50);
    const kept = (): number => {
      collectGarbage();
      return payloads.filter((payload) => payload.deref() !== undefined).length;
    };
    await expect.poll(kept).toBeLessThan(5);
    await queue.stop();
  });

  test('stops although a job is stuck', async () => {
    let isBegun = false;
    const queue = queueOf({
      endless: {
        within: 600_000,
        run: () => {
          isBegun = true;
          return new Promise(() => undefined);
        },
      },
    });
    await addJob('endless');
    await expect.poll(() => isBegun).toBe(true);
    await queue.stop();
  });

  test('takes nobody down when the database goes away as it starts, and goes on when it is back', async () => {
    const proxy = new TcpProxy(databaseUrl(server));
    const far = connect(await proxy.open());
    const uncaught: unknown[] = [];
    const note = (error: unknown): unknown => uncaught.push(error);
    process.on('unhandledRejection', note);
    const done: string[] = [];
    const run = async (): Promise<void> => void done.push('resumed');
    const queue = queueOf({ resumed: { within: 60_000, run } }, far.pool);
    proxy.cut(); // whatever it asks first is on its way
    await new Promise((later) => setTimeout(later, 500));
    proxy.mend();
    queue.restart();
    await addJob('resumed');
    await expect.poll(() => done).toEqual(['resumed']);
    expect(uncaught).toEqual([]);
    process.off('unhandledRejection', note);
    await queue.stop();
    await far.pool.end();
    proxy.close();
  });

  test('goes on after the database was away when a job ended', async () => {
    let [begun, end] = [0, (): void => undefined];
    const queue = queueOf({
      long: {
        within: 600_000,
        run: () => {
          begun += 1;
          return begun > 1
            ? Promise.resolve()
            : new Promise((done) => {
                end = done;
              });
        },
      },
    });
    await addJob('long');
    await expect.poll(() => begun).toBe(1);
    const admin = new pg.Client({ connectionString: databaseUrl(server).replace(/comptoir$/, 'postgres') });
    admin.on('error', () => undefined);
    await admin.connect();
    await admin.query('alter database comptoir allow_connections false');
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'comptoir'`);
    end();
    await new Promise((done) => setTimeout(done, 500));
    await admin.query('alter database comptoir allow_connections true');
    await admin.end();
    await expect
      .poll(() =>
        addJob('long').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expect.poll(() => begun).toBeGreaterThan(1);
    await queue.stop();
  });
});

describe('notices that are stuck', () => {
  test('hold up neither bots nor the end of the server', async () => {
    const alma = await (await new Client(server.url).signIn()).connect();
    const match = await alma.open({ seats: ['me', { bot: 'matelot' }] });
    await database.pool.query(
      `insert into preferences ("user", mail, "wantsMail", "isMailVerified") values ($1, 'alma@harbour.example', true, true)`,
      [alma.user],
    );
    await database.pool.query('insert into invitations (match, "user", by) values ($1, $2, $2)', [
      match,
      alma.user,
    ]);
    for (let n = 0; n < 8; n += 1) await addJob('invited', { match, user: alma.user });
    await expect.poll(connections).toBeGreaterThan(0);
    await alma.join(match);
    for (let n = 0; n < 5; n += 1) {
      const { seq, decision } = await alma.table(match, (table) => table.decision !== null);
      const [option] = decision?.options ?? [];
      if (option === undefined) throw new Error('nothing to pick');
      expect(await alma.pick(match, seq, option)).toMatchObject({ type: 'ack' });
      await alma.table(match, (table) => table.seq > seq && table.decision !== null);
    }
    await stopServer(server);
    expect(server.child.exitCode).toBe(0);
  });
});

// What the means themselves can do, in the same run on the same machine: an echo over `ws`, a commit of one row.
import { pg, WebSocket } from '@comptoir/server/testing';
import { type Doer, fullSpeed, type Speed } from './load.ts';
import { startProgram } from './program.ts';

const MESSAGE = JSON.stringify({
  type: 'pick',
  match: 'abcdefghijkl',
  seq: 12,
  id: '0 12',
  verb: 'good',
  noun: 'wine',
});

async function echoing(url: string): Promise<{ doer: Doer; close(): void }> {
  const socket = new WebSocket(url);
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  const doer: Doer = () =>
    new Promise((done) => {
      socket.once('message', () => done(true));
      socket.send(MESSAGE);
    });
  return { doer, close: () => socket.close() };
}

/** Round trips through a bare `ws` server in a process of its own. */
export async function wsEcho(concurrency: number, seconds: number): Promise<Speed> {
  const { url, stop } = await startProgram('bench/src/server/echo-server.ts');
  const all = await Promise.all(Array.from({ length: concurrency }, () => echoing(url)));
  const speed = await fullSpeed(
    all.map(({ doer }) => doer),
    seconds,
  );
  for (const { close } of all) close();
  await stop();
  return speed;
}

/** Commits of one row each, as many waiting as there are matches, over forty connections. */
export async function postgresCommits(url: string, concurrency: number, seconds: number): Promise<Speed> {
  const pool = new pg.Pool({ connectionString: url, max: 40 });
  await pool.query(
    'create table if not exists bench (match int, seq int, option text, primary key (match, seq))',
  );
  const insert = { name: 'bench', text: 'insert into bench values ($1, $2, $3)' };
  const doers = Array.from({ length: concurrency }, (_, match): Doer => {
    let seq = 0;
    return async () => {
      seq += 1;
      await pool.query({ ...insert, values: [match, seq, 'good wine'] });
      return true;
    };
  });
  const speed = await fullSpeed(doers, seconds);
  await pool.query('drop table bench');
  await pool.end();
  return speed;
}

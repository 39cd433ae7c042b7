// What the means themselves can do, in the same run on the same machine: an echo over `ws`, a commit of one row.
import { pg, WebSocket } from '@comptoir/server/testing';
import type { Doer } from './load.ts';
import { startProgram, type Visitor } from './program.ts';

const MESSAGE = JSON.stringify({
  type: 'pick',
  match: 'abcdefghijkl',
  seq: 12,
  id: '0 12',
  verb: 'good',
  noun: 'wine',
});

async function echoing(url: string): Promise<Doer> {
  const socket = new WebSocket(url);
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  return () =>
    new Promise((done) => {
      socket.once('message', () => done(true));
      socket.send(MESSAGE);
    });
}

/** Round trips through a bare `ws` server in a process of its own. */
export async function wsEcho(concurrency: number): Promise<Visitor> {
  const { url, cpu, stop } = await startProgram('bench/src/server/echo-server.ts');
  const doers = await Promise.all(Array.from({ length: concurrency }, () => echoing(url)));
  return { doers, cpu, stop };
}

/** Commits of one row each, as many waiting as there are matches, over thirty connections, since the server holds some, too. */
export async function postgresCommits(url: string, concurrency: number): Promise<Visitor> {
  const pool = new pg.Pool({ connectionString: url, max: 30 });
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
  const stop = async (): Promise<void> => {
    await pool.query('drop table bench');
    await pool.end();
  };
  return { doers, stop };
}

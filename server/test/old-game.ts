// A game that was over long ago, and the job that moves it into the archive.
import { expect } from 'vitest';
import { Client } from './client.ts';
import { playOut } from './play.ts';

/** A server, and what its database answers. */
interface House {
  readonly url: string;
  query(text: string, ...values: readonly unknown[]): Promise<{ rows: object[]; rowCount: number | null }>;
}

/** Plays on until a pick can be taken back, and takes it back. */
async function takeBack(player: Client, match: string): Promise<void> {
  for (;;) {
    const { seq, decision, canUndo } = await player.table(match, (table) => table.decision !== null);
    const answer = player.answer('taken back');
    if (canUndo) player.send({ type: 'undo', match, seq, id: 'taken back' });
    const made = canUndo ? await answer : await player.pick(match, seq, decision?.options[0] ?? { verb: '' });
    if (made.type === 'ack') await player.table(match, (table) => table.seq >= made.seq);
    if (made.type === 'ack' && canUndo) return;
  }
}

/** A game that was over eight days ago, with a pick that was taken back. */
export async function oldGame(server: House): Promise<{ players: readonly [Client, Client]; match: string }> {
  const guest = async (): Promise<Client> => (await new Client(server.url).signIn()).connect();
  const players = [await guest(), await guest()] as const;
  const match = await players[0].open({ isRated: true });
  await players[1].sit(match);
  for (const player of players) await player.join(match);
  const [alma, bruno] = players;
  await Promise.all([takeBack(alma, match).then(() => playOut(alma, match)), playOut(bruno, match)]);
  const rated = async (): Promise<unknown> =>
    (await server.query('select 1 from results where match = $1 and rating is not null', match)).rowCount;
  await expect.poll(rated).toBe(2);
  await server.query(`update matches set "endedAt" = now() - interval '8 days' where id = $1`, match);
  return { players, match };
}

export const archiveNow = (server: House): Promise<unknown> =>
  server.query(`select graphile_worker.add_job('archive', job_key := 'archive now')`);
export const waiting = async (server: House): Promise<unknown> =>
  (await server.query(`select 1 from graphile_worker.jobs where key = 'archive now' and attempts = 0`))
    .rowCount;

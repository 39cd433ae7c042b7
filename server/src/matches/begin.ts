// A match begins when its last seat is taken.
import { deciders, start, writeSeed } from '@comptoir/kernel';
import { fairSeed } from '@comptoir/protocol';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Games } from '../games.ts';
import { freshClocks } from './clock.ts';
import { seatsIn } from './locked.ts';

/** When every seat is taken the rules and the seed are fixed, the clocks are set and, if a bot begins, it is woken. */
export async function beginIfFull(tx: Transaction<Tables>, games: Games, match: string): Promise<void> {
  const seats = await seatsIn(tx, match);
  if (seats.some(({ user, level }) => user === null && level === null)) return;
  const row = await tx.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirstOrThrow();
  const entropy = seats.map((seat) => seat.entropy);
  const seed = fairSeed({ match, secret: row.secret, entropy });
  const game = games.current(row.game);
  const { state } = start(game, row.players, row.variants, seed);
  const [waiting, now] = [[...deciders(state)], new Date()];
  const clocks =
    row.clock === null ? null : JSON.stringify(freshClocks(row.clock, row.players, now.getTime()));
  await tx
    .updateTable('matches')
    .set({ status: 'running', version: game.version, seed: writeSeed(seed), clocks, waiting })
    .set({ startedAt: now, askedAt: now })
    .where('id', '=', match)
    .execute();
  await wake(tx, match);
}

/** Looks at the match soon: a bot may have to begin, a clock to be watched. */
export async function wake(tx: Transaction<Tables>, match: string): Promise<void> {
  const job = sql`select graphile_worker.add_job('wake', json_build_object('match', ${match}::text), job_key := ${`wake ${match}`})`;
  await tx.executeQuery(job.compile(tx));
}

// Lessons somebody has finished, so that another device of theirs knows it too.
import type { Lessons } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import type { Games } from '../games.ts';

const TICK = `insert into lessons ("user", game, number)
  select $1, game, number from unnest($2::text[], $3::int[]) as ticked (game, number) on conflict do nothing`;

/** Adds these to what is ticked, and answers with all of it. Only games there are: so there is an end to them. */
export async function tickLessons(
  { pool }: Database,
  games: Games,
  user: string,
  done: Lessons,
): Promise<Lessons> {
  for (const { game } of done) games.current(game);
  const ticked = [user, done.map(({ game }) => game), done.map(({ number }) => number)];
  if (done.length > 0) await pool.query(TICK, ticked);
  const { rows } = await pool.query<Lessons[number]>(
    'select game, number from lessons where "user" = $1 order by game, number',
    [user],
  );
  return rows;
}

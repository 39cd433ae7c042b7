// What a bot that sat in has picked and could still take back, when its player is there again.
import type { Seat } from '@comptoir/kernel';
import type { Database } from '../database/index.ts';
import { leftNow } from './clock.ts';
import type { Committer } from './commit.ts';

const BY_BOT = `select count(*)::int as picks from entries where match = $1 and seat = $2 and seq = any($3) and id like 'bot %'`;

/** The turn is its player's own again, from where the bot began in it; not where they are out of time, and the bot must end it. */
export async function undoStandIn(
  { pool }: Database,
  committer: Committer,
  match: string,
  seat: Seat,
): Promise<void> {
  const { match: now, timers } = await committer.roomSince(match, 0);
  if (timers !== null && (leftNow(timers, now.waiting, Date.now())[seat] ?? 0) <= 0) return;
  const open = now.snapshot.open.filter((pick) => pick.seat === seat).map(({ seq }) => seq);
  if (open.length === 0) return;
  const { rows } = await pool.query<{ picks: number }>(BY_BOT, [match, seat, open]);
  for (let n = 0; n < (rows[0]?.picks ?? 0); n += 1)
    await committer.submit({ match, seat, option: null, id: `back ${now.seq} ${n}`, seq: null });
}

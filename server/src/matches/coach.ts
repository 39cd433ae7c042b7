// Who may ask the coach, and how often they did: told to everybody when the match is over.
import type { Seat } from '@comptoir/kernel';
import type { Database } from '../database/index.ts';

/** Once for each table that a seat looks at, however often it asks. */
const ASK = `update seats s set asked = s.asked + (s."askedAt" is distinct from $3)::int, "askedAt" = $3
  from matches m where m.id = s.match and m."hasCoach" and m.status = 'running' and s.match = $1 and s.seat = $2`;
const MAY_ASK = 'select 1 from matches where id = $1 and "hasCoach"';

/** Whether the coach may be asked at this match. Where the seat decides, it is counted; `seq`: the table it decides at, or null. */
export async function mayAsk(
  { pool }: Database,
  match: string,
  seat: Seat,
  seq: number | null,
): Promise<boolean> {
  const { rowCount } =
    seq === null ? await pool.query(MAY_ASK, [match]) : await pool.query(ASK, [match, seat, seq]);
  return rowCount === 1;
}

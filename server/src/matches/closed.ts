// Matches that are closed before they are over. Where operators have closed one, whoever sat there, or has the link, is told why.
import { PlatformError } from '@comptoir/protocol';
import type { PoolClient } from 'pg';

/** There is no such match, or no longer. */
export async function noMatch(client: Pick<PoolClient, 'query'>, match: string): Promise<never> {
  const { rows } = await client.query<{ why: string }>('select why from closed where match = $1', [match]);
  const [closed] = rows;
  throw closed === undefined ? new PlatformError('noMatch') : new PlatformError('tableClosed', closed.why);
}

const CLOSE = `update matches set status = 'over', "endedAt" = now(), proposal = null where id = $1`;
/** It stands in everybody's history, without a place. */
const LIST_CLOSED = `insert into results (match, seat, "user", level, game, players, "isRated", pace)
  select m.id, s.seat, s."user", s.level, m.game, m.players, m."isRated", m.clock->>'kind'
  from matches m join seats s on s.match = m.id where m.id = $1`;

/** Within a transaction, of a running match: there is no result, and nothing more is played. */
export async function closeMatch(client: PoolClient, match: string): Promise<void> {
  await client.query(CLOSE, [match]);
  await client.query(LIST_CLOSED, [match]);
  await client.query(`select pg_notify('comptoir', $1)`, [`closed ${match}=0`]);
}

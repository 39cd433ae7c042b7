// Tables that wait for players and games under way, and closing one that should not be there.
import { type OperatedTable, PlatformError } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import { sayEvent } from '../matches/chat.ts';
import { closeMatch } from '../matches/closed.ts';
import { withLockedMatch } from '../matches/locked.ts';
import { note, type Operator } from './audit.ts';
import { iso, personOf } from './rows.ts';

const MOST = 200;
const LIST = `select m.id, m.game, m.status, m."isPublic", ${personOf('u')} as host,
    ${iso('coalesce(m."startedAt", m."createdAt")')} as at,
    m.players as seats, m."hostLine", (select count(*)::int from seats s where s.match = m.id and s."user" is not null) as people
  from matches m left join "user" u on u.id = m.host where m.status = $1
  order by coalesce(m."startedAt", m."createdAt") desc limit ${MOST}`;

export async function tablesOf(
  { pool }: Database,
  status: 'open' | 'running',
): Promise<readonly OperatedTable[]> {
  return (await pool.query<OperatedTable>(LIST, [status])).rows;
}

/** Whoever sits there reads why: with their next look where they wait for players, at once where they play; then there is no result. */
export function closeTable(database: Database, by: Operator, match: string, why: string): Promise<void> {
  return withLockedMatch(database, match, async ({ client, row: { status, host, game } }) => {
    if (status === 'over') throw new PlatformError('notRunning');
    await client.query('insert into closed (match, why) values ($1, $2)', [match, why]);
    if (status === 'open') await client.query('delete from matches where id = $1', [match]);
    else {
      await closeMatch(client, match);
      await sayEvent(client, { match, user: '', event: 'operators', about: null, text: why });
    }
    const about = host === '' ? null : host;
    await note(client, by, { deed: 'closeTable', about, subject: `${game} ${match}`, why });
  });
}

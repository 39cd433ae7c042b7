// The one door through which a person leaves for good. The games of others stay whole: a bot takes over the seats, the tables
// go on, and nothing says whose seats they were.
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { wake } from '../matches/begin.ts';
import { STAND_IN } from '../matches/lobby.ts';
import { deleteRows } from './personal-data.ts';

export async function deletePerson(database: Database, user: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await releaseSeats(client, user, 'true');
    await client.query(HOSTED_BY_NEXT, [user]);
    await client.query(`delete from matches where host = $1 and status = 'open'`, [user]);
    await client.query(`update matches set host = '' where host = $1`, [user]);
    await deleteRows(client, user);
    await sayGone(client, user);
  });
}

/** An open table goes on with whoever sits there; where nobody does, it goes. */
const HOSTED_BY_NEXT = `update matches m set host = s."user" from (
    select distinct on (match) match, "user" from seats where "user" is not null order by match, seat
  ) s where s.match = m.id and m.host = $1 and m.status = 'open'`;

/** An open seat is open again; at a running table a bot takes it over for good; of a finished one only the name goes. */
const RELEASE = (which: string): string => `update seats s set "user" = null,
    entropy = case when m.status = 'open' then '' else s.entropy end,
    level = case when m.status = 'open' then null else coalesce(s.level, '${STAND_IN}') end,
    "isAway" = m.status <> 'open', "hasLeft" = m.status <> 'open'
  from matches m where m.id = s.match and s."user" = $1 and ${which}
  returning m.id, m.status`;

/**
 * Within a transaction: takes a person off their seats, all or those that `which` names, and has the tables go on. When it is
 * committed every node reads again who sits where and shows it to everybody at the table.
 */
export async function releaseSeats(
  client: PoolClient,
  user: string,
  which: string,
  more: readonly string[] = [],
): Promise<void> {
  // Locked as by whoever else changes who sits there.
  await client.query(
    'select 1 from matches where id in (select match from seats where "user" = $1) order by id for update',
    [user],
  );
  const { rows } = await client.query<{ id: string; status: string }>(RELEASE(which), [user, ...more]);
  for (const { id, status } of rows) {
    if (status === 'running') await wake(client, id);
    await client.query(`select pg_notify('comptoir', $1)`, [`seats ${id}`]);
  }
}

/** Within a transaction: this person looks at nothing any more; when it is committed every node closes their sockets. */
export async function sayGone(client: PoolClient, user: string): Promise<void> {
  await client.query('update watchers set users = array_remove(users, $1) where $1 = any(users)', [user]);
  await client.query(`select pg_notify('comptoir', $1)`, [`gone ${user}`]);
}

// The one door through which a person leaves for good. The games of others stay whole: a bot takes over the seats, the tables
// go on, and nothing says whose seats they were.
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { wake } from '../matches/begin.ts';
import { sayEvent } from '../matches/chat.ts';
import { STAND_IN, waitForSomebody } from '../matches/lobby.ts';
import { passOn } from '../matches/waiting-room.ts';
import { deleteRows } from './personal-data.ts';

export async function deletePerson(database: Database, user: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await releaseSeats(client, user, 'true');
    await passOnTables(client, user, 'true');
    await client.query(`update matches set host = '', "hostLine" = '' where host = $1`, [user]);
    await deleteRows(client, user);
    await sayGone(client, user);
  });
}

/** Whoever sits first at each open table of theirs that `which` names. */
const NEXT = (
  which: string,
): string => `select distinct on (m.id) m.id, s."user" from matches m join seats s on s.match = m.id
  where m.host = $1 and m.status = 'open' and ${which} and s."user" is not null order by m.id, s.seat`;

/** Within a transaction: nothing that they opened waits for them. An open table goes on with whoever sits there; where nobody does, it
 * goes. */
async function passOnTables(client: PoolClient, user: string, which: string): Promise<void> {
  const { rows } = await client.query<{ id: string; user: string }>(NEXT(which), [user]);
  for (const { id, user: next } of rows) await passOn(client, id, next);
  await client.query(`delete from matches m where m.host = $1 and m.status = 'open' and ${which}`, [user]);
}

const LEAVE_RUNNING = `update seats s set "isAway" = true, "hasLeft" = true, level = '${STAND_IN}'
  from matches m where m.id = s.match and m.status = 'running' and s."user" = $1 and not s."hasLeft" returning m.id, s.seat`;

/** Within a transaction: somebody who stays leaves every table that is open or running, as if they had got up themselves. */
export async function leaveTables(client: PoolClient, user: string): Promise<void> {
  await releaseSeats(client, user, `m.status = 'open'`);
  await passOnTables(client, user, 'true');
  const { rows } = await client.query<{ id: string; seat: number }>(LEAVE_RUNNING, [user]);
  for (const { id, seat } of rows) {
    await waitForSomebody(client, id);
    await sayEvent(client, { match: id, user, event: 'left', about: seat });
    await wake(client, id);
    await client.query(`select pg_notify('comptoir', $1)`, [`seats ${id}`]);
  }
}

/** Within a transaction: they get up from the tables open to all that wait for players. What is being played goes on. */
export async function leavePublicTables(client: PoolClient, user: string): Promise<void> {
  await releaseSeats(client, user, `m.status = 'open' and m."isPublic"`);
  await passOnTables(client, user, 'm."isPublic"');
}

/** An open seat is open again; at a running table a bot takes it over for good; of a finished one only the name goes. */
const RELEASE = (which: string): string => `update seats s set "user" = null,
    entropy = case when m.status = 'open' then '' else s.entropy end,
    level = case when m.status = 'open' then null else coalesce(s.level, '${STAND_IN}') end,
    "isAway" = m.status <> 'open', "hasLeft" = m.status <> 'open'
  from matches m where m.id = s.match and s."user" = $1 and ${which}
  returning m.id, m.status, s.seat`;

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
  const { rows } = await client.query<{ id: string; status: string; seat: number }>(RELEASE(which), [
    user,
    ...more,
  ]);
  for (const { id, status, seat } of rows) {
    if (status === 'running') {
      await waitForSomebody(client, id);
      await sayEvent(client, { match: id, user: '', event: 'left', about: seat });
      await wake(client, id);
    }
    await client.query(`select pg_notify('comptoir', $1)`, [`seats ${id}`]);
  }
}

/** Within a transaction: this person looks at nothing any more; when it is committed every node closes their sockets. */
export async function sayGone(client: PoolClient, user: string): Promise<void> {
  await client.query('update watchers set users = array_remove(users, $1) where $1 = any(users)', [user]);
  await client.query(`select pg_notify('comptoir', $1)`, [`gone ${user}`]);
}

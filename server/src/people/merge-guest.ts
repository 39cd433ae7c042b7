// A guest becomes an account, or signs in to one: everything that was theirs stays theirs.
import { sha256 } from '@comptoir/kernel';
import { PlatformError } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { releaseSeats, sayGone } from './delete-person.ts';
import { deleteRows, moveRows } from './personal-data.ts';

/** Tables at which the account, $2, sits as well. */
const BOTH_SIT = 'exists (select 1 from seats own where own.match = s.match and own."user" = $2)';

/** Nobody comes in twice in one game. */
const NAMELESS_RESULTS = `update results set "user" = null
  where "user" = $1 and match in (select match from results where "user" = $2)`;

/**
 * Where guest and account sat at one table the account's seat stays: the guest's is open again, or played on by a bot, as if
 * they had left it. One person never has two seats, and no seat waits for a guest that is no more.
 */
export async function mergeGuest(database: Database, from: string, to: string): Promise<void> {
  if (from === to) return; // signed in again as who they were
  await inTransaction(database, async (client) => {
    await releaseSeats(client, from, BOTH_SIT, [to]);
    const { rows } = await client.query<{ match: string }>(
      'update seats set "user" = $2 where "user" = $1 returning match',
      [from, to],
    );
    await client.query(NAMELESS_RESULTS, [from, to]);
    await moveRows(client, from, to);
    await client.query('insert into former (hash, "user") values ($1, $2)', [sha256(from), to]);
    await client.query('delete from blocks where "user" = other and "user" = $1', [to]);
    await client.query('delete from friends where "user" = other and "user" = $1', [to]);
    await client.query('delete from invitations where "user" = by and "user" = $1', [to]);
    await deleteRows(client, from);
    for (const { match } of rows) await client.query(`select pg_notify('comptoir', $1)`, [`seats ${match}`]);
    await sayGone(client, from);
  });
}

/** Whom an id means: a guest that became an account is found by both of their ids. */
export async function knownUser({ pool }: Database, user: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from "user" where id = $1 union all select "user" from former where hash = $2 limit 1',
    [user, sha256(user)],
  );
  const [found] = rows;
  if (found === undefined) throw new PlatformError('noUser');
  return found.id;
}

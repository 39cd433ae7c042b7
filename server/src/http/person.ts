// What is stored about a person: to take along, or to delete.
import type { Database } from '../database/index.ts';
import type { User } from '../people/auth.ts';

/** Every table in which a line can belong to a person, with the column that says so. */
const OWNED = [
  ['seats', 'user'],
  ['chat', 'user'],
  ['results', 'user'],
  ['ratings', 'user'],
  ['blocks', 'user'],
  ['devices', 'user'],
  ['preferences', 'user'],
  ['reports', 'by'],
  ['invitations', 'user'],
] as const;

/** What goes with the person; `user` says whose it is. */
const DELETED = ['chat', 'ratings', 'blocks', 'devices', 'preferences', 'tokens', 'notices', 'invitations'];

export async function exportPerson({ pool }: Database, user: User): Promise<Record<string, unknown>> {
  const parts = OWNED.map(async ([table, column]) => [
    table,
    (await pool.query(`select * from ${table} where "${column}" = $1`, [user.id])).rows,
  ]);
  return { user, ...Object.fromEntries(await Promise.all(parts)) };
}

/** Games of others must stay whole: the seats remain, without a name. */
export async function deletePerson({ pool }: Database, user: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `update seats s set "user" = null, level = coalesce(level, 'negociant'), "isAway" = true, "hasLeft" = true where "user" = $1`,
      [user],
    );
    await client.query('update results set "user" = null where "user" = $1', [user]);
    for (const table of DELETED) await client.query(`delete from ${table} where "user" = $1`, [user]);
    await client.query('delete from blocks where other = $1', [user]);
    await client.query('delete from invitations where by = $1', [user]);
    await client.query('delete from "user" where id = $1', [user]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

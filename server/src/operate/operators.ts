// Who runs the server. Only the command line makes somebody an operator.
import type { Person } from '@comptoir/protocol';
import { PlatformError } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { note } from './audit.ts';

export async function isOperator(client: Pick<PoolClient, 'query'>, user: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'operator',
    text: 'select 1 from operators where "user" = $1',
    values: [user],
  });
  return rowCount !== 0;
}

export async function requireOperator(database: Database, user: string): Promise<void> {
  if (!(await isOperator(database.pool, user))) throw new PlatformError('notOperator');
}

export async function listOperators({ pool }: Database): Promise<readonly Person[]> {
  const { rows } = await pool.query<Person>(
    'select u.id, u.name from operators o join "user" u on u.id = o."user" order by o.at',
  );
  return rows;
}

/** By the name they sign in with, or by their id: a name at the table may be anybody's. A guest may lose their way in. */
const FIND = `select id, name, coalesce("isAnonymous", false) as "isGuest" from "user" where id = $1 or username = lower($1)`;

export async function findPerson(
  { pool }: Database,
  who: string,
): Promise<(Person & { readonly isGuest: boolean }) | null> {
  const { rows } = await pool.query<Person & { isGuest: boolean }>(FIND, [who]);
  return rows[0] ?? null;
}

/** False: they were one already, or were none. */
export function setOperator(database: Database, user: string, isOne: boolean): Promise<boolean> {
  const text = isOne
    ? 'insert into operators ("user") values ($1) on conflict do nothing'
    : 'delete from operators where "user" = $1';
  return inTransaction(database, async (client) => {
    const { rowCount } = await client.query(text, [user]);
    if (rowCount === 0) return false;
    await note(client, null, { deed: isOne ? 'addOperator' : 'removeOperator', about: user, why: '' });
    return true;
  });
}

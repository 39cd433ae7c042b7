// A guest becomes an account: everything that was theirs stays theirs.
import type { Database } from '../database/index.ts';

const OWNED = [
  'seats',
  'chat',
  'results',
  'devices',
  'tokens',
  'ratings',
  'blocks',
  'notices',
  'preferences',
];

export async function inherit({ pool }: Database, from: string, to: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const table of OWNED)
      await client.query(`update ${table} set "user" = $2 where "user" = $1`, [from, to]);
    await client.query('update matches set host = $2 where host = $1', [from, to]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

import type { PoolClient } from 'pg';
import type { Database } from './index.ts';

/** Does all of the work or nothing of it. */
export async function inTransaction<T>(
  { pool }: Database,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

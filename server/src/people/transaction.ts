import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';

/** Does all of the work or nothing of it. */
export async function inTransaction(
  { pool }: Database,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

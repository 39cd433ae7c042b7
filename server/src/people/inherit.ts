// A guest becomes an account, or signs in to one: everything that was theirs stays theirs.
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';

/** Every table in which a line belongs to a person. */
const OWNED = ['seats', 'chat', 'results', 'devices', 'tokens'];
/** Where there can be one line of a kind only, with what tells them apart. What the account has of its own stands. */
const UNIQUE = {
  ratings: ['game', 'family'],
  blocks: ['other', 'kind'],
  notices: ['match'],
  invitations: ['match'],
  preferences: [],
} as const satisfies Record<string, readonly string[]>;

export async function inherit({ pool }: Database, from: string, to: string): Promise<void> {
  if (from === to) return; // signed in again as who they were
  const client = await pool.connect();
  try {
    await client.query('begin');
    await hand(client, from, to);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function hand(client: PoolClient, from: string, to: string): Promise<void> {
  const all = [from, to];
  for (const table of OWNED) await client.query(`update ${table} set "user" = $2 where "user" = $1`, all);
  for (const [table, columns] of Object.entries(UNIQUE)) {
    const isSame = columns.map((column) => ` and mine.${column} = ${table}.${column}`).join('');
    await client.query(
      `update ${table} set "user" = $2 where "user" = $1
       and not exists (select 1 from ${table} mine where mine."user" = $2${isSame})`,
      all,
    );
    await client.query(`delete from ${table} where "user" = $1`, [from]);
  }
  await client.query('update matches set host = $2 where host = $1', all);
  await client.query('update invitations set by = $2 where by = $1', all);
  await client.query(
    `update blocks set other = $2 where other = $1
     and not exists (select 1 from blocks b where b."user" = blocks."user" and b.other = $2 and b.kind = blocks.kind)`,
    all,
  );
}

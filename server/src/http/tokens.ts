// The tokens with which bots sign in: shown once, kept as their hash.
import { randomBytes } from 'node:crypto';
import { sha256 } from '@comptoir/kernel';
import type { Token } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';

export async function makeToken({ pool }: Database, user: string, name: string): Promise<string> {
  const token = `cmp_${randomBytes(24).toString('base64url')}`;
  const values = [sha256(token), user, name];
  await pool.query('insert into tokens (hash, "user", name) values ($1, $2, $3)', values);
  return token;
}

export async function tokensOf({ pool }: Database, user: string): Promise<readonly Token[]> {
  const { rows } = await pool.query<Omit<Token, 'at'> & { at: Date }>(
    'select left(hash, 12) as id, name, at from tokens where "user" = $1 order by at',
    [user],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function deleteToken({ pool }: Database, user: string, id: string): Promise<void> {
  await pool.query('delete from tokens where "user" = $1 and left(hash, 12) = $2', [user, id]);
}

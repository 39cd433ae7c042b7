// The tokens with which bots sign in: shown once, kept as their hash, good for a while and never for the account itself.
import { randomBytes } from 'node:crypto';
import { sha256 } from '@comptoir/kernel';
import type { Token, TokenRequest } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Limits } from '../limits.ts';

export async function makeToken(
  database: Database,
  limits: Limits,
  user: string,
  { name, scope, days }: TokenRequest,
): Promise<string> {
  const token = `cmp_${randomBytes(24).toString('base64url')}`;
  await inTransaction(database, async (client) => {
    await client.query('delete from tokens where "user" = $1 and "expiresAt" <= now()', [user]);
    await limits.admit(client, 'tokens', user);
    await client.query(
      `insert into tokens (hash, "user", name, scope, "expiresAt") values ($1, $2, $3, $4, now() + $5 * interval '1 day')`,
      [sha256(token), user, name, scope, days],
    );
  });
  return token;
}

export async function tokensOf({ pool }: Database, user: string): Promise<readonly Token[]> {
  const { rows } = await pool.query<Omit<Token, 'at' | 'expiresAt'> & { at: Date; expiresAt: Date }>(
    'select left(hash, 12) as id, name, scope, at, "expiresAt" from tokens where "user" = $1 order by at',
    [user],
  );
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

export async function deleteToken({ pool }: Database, user: string, id: string): Promise<void> {
  await pool.query('delete from tokens where "user" = $1 and left(hash, 12) = $2', [user, id]);
}

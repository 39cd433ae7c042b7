// What stands against somebody, asked wherever they would do what it forbids.
import { type Measure, PlatformError } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { iso, STANDS } from './rows.ts';

const STANDING = `select m.kind from measures m where m."user" = $1 and ${STANDS}`;

/** What stands against somebody now: asked with every request that is signed in. */
export async function standingOf(
  { pool }: Pick<Database, 'pool'>,
  user: string,
): Promise<ReadonlySet<Measure['kind']>> {
  const { rows } = await pool.query<Pick<Measure, 'kind'>>({
    name: 'standing',
    text: STANDING,
    values: [user],
  });
  return new Set(rows.map(({ kind }) => kind));
}

/** Whoever may neither play nor talk cannot change their name either: it is read at every table. */
export async function requireVoice(database: Pick<Database, 'pool'>, user: string): Promise<void> {
  const standing = await standingOf(database, user);
  if (standing.has('ban')) throw new PlatformError('banned');
  if (standing.has('mute')) throw new PlatformError('muted');
}

const IN_THE_WAY = `select m.kind, m.text, ${iso('m.until')} as until from measures m
  where m."user" = $1 and (m.kind = 'note' or m.kind = 'offPublic' and $2) and ${STANDS} order by m.kind`;

/** Within the transaction that seats somebody, or opens a table. A game they sit at already goes on. */
export async function requirePlace(client: PoolClient, user: string, isPublic: boolean): Promise<void> {
  const { rows } = await client.query<Pick<Measure, 'kind' | 'text' | 'until'>>(IN_THE_WAY, [user, isPublic]);
  const [found] = rows;
  if (found === undefined) return;
  const { kind, text, until } = found;
  throw new PlatformError(kind === 'note' ? 'noteUnread' : 'offPublic', text, until ?? undefined);
}

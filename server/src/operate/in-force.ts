// The measures in force against somebody, asked wherever they would do what one forbids.
import { type Measure, PlatformError } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Statement } from '../database/index.ts';
import { iso, STANDS } from './rows.ts';

const IN_FORCE = `select m.kind from measures m where m."user" = $1 and ${STANDS}`;

export const inForceStatement = (user: string): Statement => ({
  name: 'measures in force',
  text: IN_FORCE,
  values: [user],
});

/** Their kinds: asked with every request that is signed in. */
export async function inForceAgainst(
  from: Pick<PoolClient, 'query'>,
  user: string,
): Promise<ReadonlySet<Measure['kind']>> {
  const { rows } = await from.query<Pick<Measure, 'kind'>>(inForceStatement(user));
  return new Set(rows.map(({ kind }) => kind));
}

/** Whoever may not talk can neither change their name, which is read at every table, nor write a line at a door. */
export async function requireVoice(from: Pick<PoolClient, 'query'>, user: string): Promise<void> {
  const measures = await inForceAgainst(from, user);
  if (measures.has('ban')) throw new PlatformError('banned');
  if (measures.has('mute')) throw new PlatformError('muted');
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

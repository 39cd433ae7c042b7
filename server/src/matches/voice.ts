// Who may say something of their own, and what hosts say at the door.
import { PlatformError } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import { STANDS } from '../operate/rows.ts';

/** Of `measures m`: those by which somebody is muted now. */
export const MUTES = `m.kind = 'mute' and ${STANDS}`;

/** Throws where an operator has muted somebody. */
export async function requireVoice(from: Pick<PoolClient, 'query'>, user: string): Promise<void> {
  const { rowCount } = await from.query(`select 1 from measures m where m."user" = $1 and ${MUTES}`, [user]);
  if (rowCount !== 0) throw new PlatformError('muted');
}

/** What the host of the match `m` says at its door, as this viewer reads it. */
export const hostLineFor = (viewer: string): string => `case when m.status = 'open' and m."hostLine" <> ''
    and not exists (select 1 from blocks b where b."user" = ${viewer} and b.other = m.host)
    and m.host not in (select m."user" from measures m where ${MUTES})
  then m."hostLine" else '' end`;

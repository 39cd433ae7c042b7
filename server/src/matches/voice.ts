// Who is muted, and what hosts say at the door.
import { STANDS } from '../operate/rows.ts';

/** Of `measures m`: those by which somebody is muted now. */
export const MUTES = `m.kind = 'mute' and ${STANDS}`;

/** What the host of the match `m` says at its door, as this viewer reads it. */
export const hostLineFor = (viewer: string): string => `case when m.status = 'open' and m."hostLine" <> ''
    and not exists (select 1 from blocks b where b."user" = ${viewer} and b.other = m.host)
    and m.host not in (select m."user" from measures m where ${MUTES})
  then m."hostLine" else '' end`;

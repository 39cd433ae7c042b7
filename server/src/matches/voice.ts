// Who may say what: who is muted, who is new here, and what hosts say at the door.
import { PlatformError, type ShownMatch } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import { STANDS } from '../operate/rows.ts';
import type { User } from '../people/auth.ts';

/** Of `measures m`: those by which somebody is muted now. */
export const MUTES = `m.kind = 'mute' and ${STANDS}`;

/** What the host of the match `m` says at its door, as this viewer reads it. */
export const hostLineFor = (viewer: string): string => `case when m.status = 'open' and m."hostLine" <> ''
    and not exists (select 1 from blocks b where b."user" = ${viewer} and b.other = m.host)
    and m.host not in (select m."user" from measures m where ${MUTES})
  then m."hostLine" else '' end`;

const HAS_FINISHED = 'select 1 from results r where r."user" = $1 and r.place is not null limit 1';
const IS_MUTED = `select 1 from measures m where m."user" = $1 and ${MUTES}`;

/** Somebody who came a minute ago and whom nobody knows talks to strangers by ready phrases, until a first game is over. */
export class Voice {
  readonly #database: Database;
  readonly #areNewGuestsFree: boolean;

  constructor(database: Database, areNewGuestsFree: boolean) {
    this.#database = database;
    this.#areNewGuestsFree = areNewGuestsFree;
  }

  async isNew(user: Pick<User, 'id' | 'isGuest'> | null, isPublic: boolean): Promise<boolean> {
    if (this.#areNewGuestsFree || !isPublic) return false;
    if (user === null) return true;
    if (!user.isGuest) return false;
    return (await this.#database.pool.query(HAS_FINISHED, [user.id])).rowCount === 0;
  }

  async requireWords(user: User, isPublic: boolean): Promise<void> {
    if (await this.isNew(user, isPublic)) throw new PlatformError('newGuest');
  }

  async of(user: User | null, isPublic: boolean): Promise<ShownMatch['voice']> {
    const muted = user === null ? null : await this.#database.pool.query(IS_MUTED, [user.id]);
    if (muted !== null && muted.rowCount !== 0) return 'muted';
    return (await this.isNew(user, isPublic)) ? 'newGuest' : 'free';
  }
}

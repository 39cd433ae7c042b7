// Before a match starts: its host changes the terms, removes somebody, keeps seats for those who are invited, and starts it. Nobody is
// held to terms they have not agreed to.
import { chooseVariants, type Game, type Kinds, type Seat } from '@comptoir/kernel';
import { type ClockRule, PlatformError, type Terms } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Games } from '../games.ts';
import type { Limits } from '../limits.ts';
import { requirePlace, requireVoice } from '../operate/in-force.ts';
import type { User } from '../people/auth.ts';
import { begin, beginIfReady } from './begin.ts';
import { sayEvent } from './chat.ts';
import { closedTo, isFree, type LockedMatch, lockMatch, TERMS } from './locked.ts';

/** A seat is kept for somebody who is invited for so many minutes. */
export const holdMinutes = (clock: ClockRule | null): number => (clock?.kind === 'turns' ? 48 * 60 : 5);

/** Throws where a match cannot be played like this. */
export function checkTerms(
  game: Game<Kinds>,
  { variants, isRated, hasCoach }: Terms,
  hasBots: boolean,
): void {
  if (isRated && hasCoach) throw new PlatformError('noCoach');
  if (isRated && hasBots) throw new PlatformError('ratedNeedsPeople');
  try {
    chooseVariants(game, variants);
  } catch {
    throw new PlatformError('malformed');
  }
}

/** The link does not seat them. */
export async function isRemoved(client: PoolClient, match: string, user: string): Promise<boolean> {
  const closed = `select 1 from matches m where m.id = $1 and ${closedTo('$2')}`;
  const { rowCount } = await client.query(closed, [match, user]);
  return rowCount !== 0;
}

/** Whoever sat down before terms could be changed agreed to those that held. */
const AGREED_BEFORE = `update seats s set agreed = ${TERMS} from matches m
  where m.id = s.match and s.match = $1 and s."user" is not null and s.agreed is null`;
const CHANGE = `update matches set variants = $2, clock = $3, "isRated" = $4, "isPublic" = $5, "isWatchable" = $6,
    "hasCoach" = $7
  where id = $1`;
const AGREE = 'update seats set agreed = $3 where match = $1 and "user" = $2';
export const STAND_UP = `update seats set "user" = null, entropy = '', agreed = null where match = $1 and "user" = $2`;
/** The first free seat that is kept for nobody, unless one is kept for them already; none for who sits there. */
const HOLD = `update seats set "heldFor" = $2, "heldUntil" = now() + interval '1 minute' * $3::int
  where match = $1 and seat = coalesce(
    (select min(seat) from seats where match = $1 and "user" is null and level is null and "heldFor" = $2),
    (select min(seat) from seats where match = $1 and "user" is null and level is null
      and coalesce("heldUntil", '-infinity') < now()))
    and not exists (select 1 from seats where match = $1 and "user" = $2)`;
const RELEASE = `update seats set "heldFor" = null, "heldUntil" = null where match = $1`;

export class WaitingRoom {
  readonly #database: Database;
  readonly #games: Games;
  readonly #limits: Limits;

  constructor(database: Database, games: Games, limits: Limits) {
    this.#database = database;
    this.#games = games;
    this.#limits = limits;
  }

  /** Works on a match that has not started. */
  #atOpen<T>(match: string, work: (locked: LockedMatch) => Promise<T>): Promise<T> {
    return inTransaction(this.#database, async (client) => {
      const locked = await lockMatch(client, match);
      if (locked.row.status !== 'open') throw new PlatformError('notOpen');
      return work(locked);
    });
  }

  /** The same, for its host. */
  #asHost(user: User, match: string, work: (locked: LockedMatch) => Promise<void>): Promise<void> {
    return this.#atOpen(match, async (locked) => {
      if (locked.row.host !== user.id) throw new PlatformError('notHost');
      await work(locked);
    });
  }

  /** The host agrees to what they choose; everybody else is asked. */
  setTerms(user: User, match: string, terms: Terms): Promise<void> {
    return this.#asHost(user, match, async ({ client, row, seats }) => {
      const hasBots = seats.some((seat) => seat.user === null && seat.level !== null);
      checkTerms(this.#games.current(row.game), terms, hasBots);
      await requirePlace(client, user.id, terms.isPublic);
      if (terms.isPublic && !row.isPublic) await this.#limits.admit(client, 'publicTablesOfGuest', user.id);
      await client.query(AGREED_BEFORE, [match]);
      const { variants, clock, isRated, isPublic, isWatchable, hasCoach } = terms;
      await client.query(CHANGE, [match, variants, clock, isRated, isPublic, isWatchable, hasCoach]);
      await client.query(AGREE, [match, user.id, terms]);
      await beginIfReady(client, this.#games, match); // to these the others may have agreed before
    });
  }

  /** At the door, to whoever comes: nobody has to agree to it. */
  setHostLine(user: User, match: string, hostLine: string): Promise<void> {
    return this.#asHost(user, match, async ({ client }) => {
      if (hostLine !== '') await requireVoice(client, user.id);
      await client.query('update matches set "hostLine" = $2 where id = $1', [match, hostLine]);
    });
  }

  /** To what somebody has seen; if it is no longer what holds, they are asked again. */
  agree(user: User, match: string, terms: Terms): Promise<void> {
    return this.#atOpen(match, async ({ client, row }) => {
      checkTerms(this.#games.current(row.game), terms, false);
      await requirePlace(client, user.id, terms.isPublic);
      await client.query(AGREE, [match, user.id, terms]);
      await beginIfReady(client, this.#games, match);
    });
  }

  /** They are told by what they are shown next, and seated here no more. */
  remove(user: User, match: string, other: string): Promise<void> {
    return this.#asHost(user, match, async ({ client, seats }) => {
      const seat = seats.find((each) => each.user === other)?.seat;
      if (other === user.id || seat === undefined) throw new PlatformError('noUser');
      await client.query(STAND_UP, [match, other]);
      await client.query('insert into removals (match, "user") values ($1, $2) on conflict do nothing', [
        match,
        other,
      ]);
      await client.query('delete from invitations where match = $1 and "user" = $2', [match, other]);
      await sayEvent(client, { match, user: other, event: 'removed', about: seat });
    });
  }

  /** Somebody else who sits there is the host from now on. */
  handOver(user: User, match: string, other: string): Promise<void> {
    return this.#asHost(user, match, async ({ client, seats }) => {
      if (seats.every((seat) => seat.user !== other)) throw new PlatformError('noUser');
      if (other !== user.id) await passOn(client, match, other);
    });
  }

  /** The host has invited somebody: a seat is kept for them, and nothing keeps them away any more. */
  hold(user: User, match: string, other: string): Promise<void> {
    return this.#atOpen(match, async ({ client, row }) => {
      if (row.host !== user.id) return;
      await client.query('delete from removals where match = $1 and "user" = $2', [match, other]);
      await client.query(HOLD, [match, other, holdMinutes(row.clock)]);
    });
  }

  release(user: User, match: string, seat: Seat): Promise<void> {
    return this.#asHost(user, match, async ({ client }) => {
      await client.query(`${RELEASE} and seat = $2`, [match, seat]);
    });
  }

  /** Somebody does not come: the seat is kept for them no more. */
  async declined(user: User, match: string): Promise<void> {
    await this.#database.pool.query(`${RELEASE} and "heldFor" = $2`, [match, user.id]);
  }

  /** With those who are there, where that is enough. */
  start(user: User, match: string): Promise<void> {
    return this.#asHost(user, match, async (locked) => {
      const { client, row, seats } = locked;
      const taken = seats.filter((seat) => !isFree(seat));
      const [least] = this.#games.current(row.game).players;
      const isEnough = taken.length === seats.length || (!row.isRated && taken.length >= least);
      if (!isEnough) throw new PlatformError('needsPlayers');
      if (taken.some(({ isReady }) => !isReady)) throw new PlatformError('notAgreed');
      if (taken.length < seats.length) await moveTogether(locked);
      await begin(await lockMatch(client, match), this.#games);
    });
  }
}

/** What the one before said at the door is not said by the next. */
const PASS_ON = `update matches set host = $2, "hostLine" = '' where id = $1
  returning (select seat from seats where match = $1 and "user" = $2) as seat`;

/** Within a transaction: somebody who sits there is the host from now on, and everybody is told. */
export async function passOn(client: PoolClient, match: string, user: string): Promise<void> {
  const { rows } = await client.query<{ seat: Seat | null }>(PASS_ON, [match, user]);
  for (const { seat: about } of rows) await sayEvent(client, { match, user, event: 'host', about });
}

/** Free seats are taken away, and those behind them move up. */
async function moveTogether({ client, row: { id }, seats }: LockedMatch): Promise<void> {
  const taken = seats.filter((seat) => !isFree(seat));
  await client.query('delete from seats where match = $1 and "user" is null and level is null', [id]);
  for (const [n, { seat }] of taken.entries()) // in this order none meets another
    await client.query('update seats set seat = $3 where match = $1 and seat = $2', [id, seat, n]);
  await client.query('update matches set players = $2 where id = $1', [id, taken.length]);
}

// A table from its opening to its first pick: who sits down, who is the host, how it is left, when it is taken away.
import { randomBytes } from 'node:crypto';
import { chooseVariants, type Seat } from '@comptoir/kernel';
import { type ClockRule, commitmentOf, PlatformError, type SeatRequest } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Games } from '../games.ts';
import type { Limits } from '../limits.ts';
import type { User } from '../people/auth.ts';
import { beginIfFull, wake } from './begin.ts';
import { type LockedMatch, lockMatch, withLockedMatch } from './locked.ts';

export interface NewMatch {
  readonly game: string;
  readonly variants: readonly string[];
  readonly seats: readonly SeatRequest[];
  readonly clock: ClockRule | null;
  readonly isRated: boolean;
  readonly isPublic: boolean;
  readonly isWatchable: boolean;
  readonly rematchOf?: string;
}
/** Which seat, null for any, and the share of the seed that comes with whoever takes it. */
interface Place {
  readonly wanted: Seat | null;
  readonly entropy: string;
}
const idOf = (bytes: number): string => randomBytes(bytes).toString('base64url').replace(/^-/, 'a');

export interface LobbySettings {
  readonly database: Database;
  readonly games: Games;
  readonly limits: Limits;
  /** The levels of the bots. */
  readonly levels: ReadonlySet<string>;
}

export class Lobby {
  readonly #database: Database;
  readonly #games: Games;
  readonly #limits: Limits;
  readonly #levels: ReadonlySet<string>;

  constructor({ database, games, limits, levels }: LobbySettings) {
    this.#database = database;
    this.#games = games;
    this.#limits = limits;
    this.#levels = levels;
  }

  /** Opens a table. */
  create(user: User, request: NewMatch, entropy: string): Promise<string> {
    return inTransaction(this.#database, (client) => this.createWithin(client, user, request, entropy));
  }

  /** The table at which a finished match is played again: one for all who ask. */
  rematch(
    user: User,
    match: string,
    request: Omit<NewMatch, 'rematchOf'>,
    entropy: string,
  ): Promise<Rematch> {
    return withLockedMatch(this.#database, match, async ({ client }) => {
      const { rows } = await client.query<{ id: string }>(REMATCH, [match]);
      const [found] = rows;
      if (found !== undefined) return { id: found.id, isNew: false };
      const id = await this.createWithin(client, user, { ...request, rematchOf: match }, entropy);
      return { id, isNew: true };
    });
  }

  /** Within a transaction. The secret behind the shuffles is bound before anybody sits down. */
  async createWithin(client: PoolClient, user: User, request: NewMatch, entropy: string): Promise<string> {
    const game = this.#games.current(request.game);
    this.#check(request);
    const secret = randomBytes(32).toString('hex');
    const id = idOf(9);
    if (request.seats.includes('open')) await this.#limits.admit(client, 'openTables', user.id);
    if (request.seats.some((seat) => typeof seat === 'object'))
      await this.#limits.admit(client, 'botTables', user.id);
    const { seats, variants, isPublic, isWatchable, isRated, clock, rematchOf = null } = request;
    const shared = [user.id, isPublic, isWatchable, isRated, clock, secret, commitmentOf(secret), rematchOf];
    await client.query(OPEN, [id, game.id, game.version, seats.length, variants, ...shared]);
    const people = seats.map((seat) => (seat === 'me' ? user.id : null));
    const levels = seats.map((seat) => (typeof seat === 'object' ? seat.bot : null));
    const shares = seats.map((seat) => (seat === 'me' ? entropy : ''));
    await client.query(SEATS, [id, people, levels, shares]);
    await beginIfFull(client, this.#games, id);
    return id;
  }

  #check(request: NewMatch): void {
    const game = this.#games.current(request.game);
    const [min, max] = game.players;
    if (request.seats.length < min || request.seats.length > max) throw new PlatformError('malformed');
    const people = request.seats.filter((seat) => seat === 'me').length;
    if (people > 1) throw new PlatformError('malformed');
    if (people === 0) throw new PlatformError('needsPerson');
    const bots = request.seats.flatMap((seat) => (typeof seat === 'object' ? [seat.bot] : []));
    if (bots.some((level) => !this.#levels.has(level))) throw new PlatformError('malformed');
    if (request.isRated && bots.length > 0) throw new PlatformError('ratedNeedsPeople');
    try {
      chooseVariants(game, request.variants);
    } catch {
      throw new PlatformError('malformed');
    }
  }

  /** The first open seat, or the one asked for. */
  sit(user: User, match: string, place: Place): Promise<Seat> {
    return inTransaction(this.#database, (client) => this.sitWithin(client, user, match, place));
  }

  async sitWithin(client: PoolClient, user: User, match: string, { entropy, wanted }: Place): Promise<Seat> {
    const { row, seats } = await lockMatch(client, match);
    const mine = seats.find((seat) => seat.user === user.id);
    if (mine !== undefined && !mine.hasLeft) return mine.seat;
    if (row.status !== 'open') throw new PlatformError('notOpen');
    const open = seats.filter((seat) => seat.user === null && seat.level === null);
    const chosen = wanted === null ? open[0] : open.find(({ seat }) => seat === wanted);
    if (chosen === undefined) throw new PlatformError('seatTaken');
    await client.query(SIT, [match, chosen.seat, user.id, entropy]);
    await beginIfFull(client, this.#games, match);
    return chosen.seat;
  }

  /** Somebody who waits at an open table still looks at it. Said every few seconds at most. */
  async seen(user: User, match: string): Promise<void> {
    await this.#database.pool.query(SEEN, [match, user.id]);
  }

  /** The host puts a bot on an open seat, or takes it away again. */
  async setBot(user: User, match: string, seat: Seat, level: string | null): Promise<void> {
    if (level !== null && !this.#levels.has(level)) throw new PlatformError('malformed');
    await withLockedMatch(this.#database, match, async ({ client, row }) => {
      if (row.host !== user.id) throw new PlatformError('notHost');
      if (row.status !== 'open') throw new PlatformError('notOpen');
      if (row.isRated && level !== null) throw new PlatformError('ratedNeedsPeople');
      if (level !== null) await this.#limits.admit(client, 'botTables', user.id);
      const { rowCount } = await client.query(SET_BOT, [match, seat, level]);
      if (rowCount === 0) throw new PlatformError('seatTaken');
      await beginIfFull(client, this.#games, match);
    });
  }

  /** A person leaves: in a running game a bot takes over for good. False where the table went with its last player. */
  leave(user: User, match: string): Promise<boolean> {
    return withLockedMatch(this.#database, match, async (locked) => {
      const { client, row, seats } = locked;
      if (row.status === 'over') throw new PlatformError('notRunning');
      const mine = seats.find((seat) => seat.user === user.id && !seat.hasLeft);
      if (mine === undefined) throw new PlatformError('notYourSeat');
      if (row.status === 'open') return leaveOpen(locked, user.id);
      await client.query(LEAVE, [match, mine.seat, STAND_IN]);
      await wake(client, match);
      return true;
    });
  }

  /** Somebody who was away takes their seat back. */
  async comeBack(user: User, match: string): Promise<void> {
    await this.#database.pool.query(COME_BACK, [match, user.id]);
  }

  /** Open tables that have waited too long for players, and those at which nobody sits, are taken away. */
  async removeStale(): Promise<void> {
    const hours = [this.#limits.most('liveTableAge'), this.#limits.most('tableAge')];
    await this.#database.pool.query(STALE, hours);
  }
}

/** `id`: where it is; `isNew`: it was opened for whoever asked. */
export interface Rematch {
  readonly id: string;
  readonly isNew: boolean;
}

const OPEN = `insert into matches (id, game, version, players, variants, status, host, "isPublic", "isWatchable", "isRated", clock,
    secret, commitment, "rematchOf")
  values ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9, $10, $11, $12, $13)`;
/** Seats in order: who sits there, or which bot, and their share of the seed. */
const SEATS = `insert into seats (match, seat, "user", level, entropy, "seenAt")
  select $1, n - 1, "user", level, entropy, now()
  from unnest($2::text[], $3::text[], $4::text[]) with ordinality as s("user", level, entropy, n)`;
const REMATCH = 'select id from matches where "rematchOf" = $1 order by "createdAt" limit 1';
const SIT = 'update seats set "user" = $3, entropy = $4, "seenAt" = now() where match = $1 and seat = $2';
const SEEN = `update seats set "seenAt" = now() where match = $1 and "user" = $2
  and coalesce("seenAt", '-infinity') < now() - interval '5 seconds'`;
const SET_BOT = 'update seats set level = $3 where match = $1 and seat = $2 and "user" is null';
const LEAVE = 'update seats set "isAway" = true, "hasLeft" = true, level = $3 where match = $1 and seat = $2';
const COME_BACK =
  'update seats set "isAway" = false, level = null where match = $1 and "user" = $2 and not "hasLeft"';
const RELEASE = `update seats set "user" = null, entropy = '' where match = $1 and "user" = $2`;
const STALE = `delete from matches m where m.status = 'open' and (
  m."createdAt" < now() - interval '1 hour' * (case when m.clock->>'kind' = 'live' then $1 else $2 end)::int
  or not exists (select 1 from seats s where s.match = m.id and s."user" is not null))`;

/** The seat is open again. The host's part goes to whoever sits first; an empty table vanishes. */
async function leaveOpen({ client, row, seats }: LockedMatch, user: string): Promise<boolean> {
  const next = seats.find((seat) => seat.user !== null && seat.user !== user);
  if (next === undefined || next.user === null) {
    await client.query('delete from matches where id = $1', [row.id]);
    return false;
  }
  await client.query(RELEASE, [row.id, user]);
  if (row.host === user)
    await client.query('update matches set host = $2 where id = $1', [row.id, next.user]);
  return true;
}

/** The level of the bot that sits in for somebody away. */
export const STAND_IN = 'negociant';

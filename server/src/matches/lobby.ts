// A table from its opening to its first pick: who sits down, who is the host, how it is left, when it is taken away.
import { randomBytes } from 'node:crypto';
import type { Seat } from '@comptoir/kernel';
import { commitmentOf, PlatformError, type SeatRequest, type Terms, termsOf } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Games } from '../games.ts';
import type { Limits } from '../limits.ts';
import { requirePlace, requireVoice } from '../operate/in-force.ts';
import type { User } from '../people/auth.ts';
import { requireNoVacation } from '../people/vacations.ts';
import { begin, beginIfReady, wake } from './begin.ts';
import { sayEvent } from './chat.ts';
import { isFree, type LockedMatch, lockMatch, type SeatRow, TERMS, withLockedMatch } from './locked.ts';
import { checkTerms, holdMinutes, isRemoved, passOn, STAND_UP } from './waiting-room.ts';

/** Somebody else who asked to sit, with their share of the seed. */
interface Seated {
  readonly person: string;
  readonly entropy: string;
}
/** Who is to sit at a seat; a free one may be kept for somebody. */
export type NewSeat = SeatRequest | Seated | { readonly heldFor: string };
export interface NewMatch extends Terms {
  readonly game: string;
  readonly seats: readonly NewSeat[];
  readonly hostStarts: boolean;
  /** What is said at its door. */
  readonly hostLine?: string;
  readonly rematchOf?: string;
}
/** Which seat, null for any, the share of the seed that comes with whoever takes it, and what they agree to: null for what holds now. */
interface Sitting {
  readonly wanted: Seat | null;
  readonly entropy: string;
  readonly terms?: Terms | null;
}
type Sitter = Pick<User, 'id'>;
const isOpen = (seat: NewSeat): boolean => seat === 'open' || (typeof seat === 'object' && 'heldFor' in seat);
const levelAt = (seat: NewSeat): string | null =>
  typeof seat === 'object' && 'bot' in seat ? seat.bot : null;
const holderOf = (seat: NewSeat): string | null =>
  typeof seat === 'object' && 'heldFor' in seat ? seat.heldFor : null;
const seatedAt = (seat: NewSeat): Seated | null =>
  typeof seat === 'object' && 'person' in seat ? seat : null;
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
  async createWithin(client: PoolClient, user: Sitter, request: NewMatch, entropy: string): Promise<string> {
    const game = this.#games.current(request.game);
    this.#check(request);
    await requirePlace(client, user.id, request.isPublic);
    if (request.isRated) await requireNoVacation(client, user.id);
    const { hostLine = '' } = request;
    if (hostLine !== '') await requireVoice(client, user.id);
    const secret = randomBytes(32).toString('hex');
    const id = idOf(9);
    const { seats, variants, isPublic, isWatchable, isRated, hasCoach, clock, hostStarts } = request;
    const isFull = !seats.some(isOpen);
    if (!isFull) await this.#limits.admit(client, 'openTables', user.id);
    if (!isFull && isPublic) await this.#limits.admit(client, 'publicTablesOfGuest', user.id);
    if (seats.some((seat) => levelAt(seat) !== null)) await this.#limits.admit(client, 'botTables', user.id);
    const terms = [isPublic, isWatchable, isRated, hasCoach, clock];
    const shared = [user.id, ...terms, secret, commitmentOf(secret), request.rematchOf ?? null];
    await client.query(OPEN, [
      id,
      game.id,
      game.version,
      seats.length,
      variants,
      ...shared,
      hostStarts,
      hostLine,
    ]);
    const sitters = seats.map((seat) => (seat === 'me' ? { person: user.id, entropy } : seatedAt(seat)));
    const people = sitters.map((sitter) => sitter?.person ?? null);
    const shares = sitters.map((sitter) => sitter?.entropy ?? '');
    const held = [seats.map(holderOf), holdMinutes(clock)];
    await client.query(SEATS, [id, people, seats.map(levelAt), shares, termsOf(request), ...held]);
    if (isFull) await begin(await lockMatch(client, id), this.#games);
    return id;
  }

  #check(request: NewMatch): void {
    const game = this.#games.current(request.game);
    const [min, max] = game.players;
    if (request.seats.length < min || request.seats.length > max) throw new PlatformError('malformed');
    const own = request.seats.filter((seat) => seat === 'me').length;
    if (own > 1) throw new PlatformError('malformed');
    if (own === 0 && request.seats.every((seat) => seatedAt(seat) === null))
      throw new PlatformError('needsPerson');
    const bots = request.seats.flatMap((seat) => levelAt(seat) ?? []);
    if (bots.some((level) => !this.#levels.has(level))) throw new PlatformError('malformed');
    checkTerms(game, request, bots.length > 0);
  }

  /** The first open seat, or the one asked for. */
  sit(user: User, match: string, sitting: Sitting): Promise<Seat> {
    return inTransaction(this.#database, (client) => this.sitWithin(client, user, match, sitting));
  }

  async sitWithin(client: PoolClient, user: Sitter, match: string, sitting: Sitting): Promise<Seat> {
    const { row, seats } = await lockMatch(client, match);
    const mine = seats.find((seat) => seat.user === user.id);
    if (mine !== undefined && !mine.hasLeft) return mine.seat;
    if (row.status !== 'open') throw new PlatformError('notOpen');
    if (await isRemoved(client, match, user.id)) throw new PlatformError('removed');
    await requirePlace(client, user.id, row.isPublic);
    if (row.isRated) await requireNoVacation(client, user.id);
    if (sitting.terms) checkTerms(this.#games.current(row.game), sitting.terms, false);
    const { seat } = freeSeat(seats, user.id, sitting.wanted);
    await client.query(SIT, [match, seat, user.id, sitting.entropy, sitting.terms ?? null]);
    await beginIfReady(client, this.#games, match);
    return seat;
  }

  /** Somebody who waits at an open table still looks at it. Said every few seconds at most. A host who has long been away is host no
   * longer. */
  async seen(user: User, match: string): Promise<void> {
    const { rowCount } = await this.#database.pool.query(SEEN, [match, user.id]);
    if (rowCount === 0) return;
    await inTransaction(this.#database, async (client) => {
      const { rowCount: isOver } = await client.query(TAKE_OVER, [match, user.id]);
      if (isOver !== 0) await passOn(client, match, user.id);
    });
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
      await beginIfReady(client, this.#games, match);
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
      await waitForSomebody(client, match);
      await sayEvent(client, { match, user: user.id, event: 'left', about: mine.seat });
      await wake(client, match);
      return true;
    });
  }

  /** Somebody who was away takes their seat back. Soon the clocks are looked at again, also those of who was waited for. False where they
   * were not away. */
  async comeBack(user: User, match: string): Promise<boolean> {
    return inTransaction(this.#database, async (client) => {
      const { rows } = await client.query<{ seat: Seat }>(COME_BACK, [match, user.id]);
      for (const { seat: about } of rows) {
        await sayEvent(client, { match, user: user.id, event: 'back', about });
        await client.query(WATCH_CLOCKS, [match, about]);
        await client.query(`select pg_notify('comptoir', $1)`, [`seats ${match}=0`]);
      }
      return rows.length > 0;
    });
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

const OPEN = `insert into matches (id, game, version, players, variants, status, host, "isPublic", "isWatchable", "isRated", "hasCoach", clock,
    secret, commitment, "rematchOf", "hostStarts", "hostLine")
  values ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;
/** Seats in order: who sits there, or which bot, their share of the seed; what is agreed; for whom a free one is kept, so many minutes. */
const SEATS = `insert into seats (match, seat, "user", level, entropy, "seenAt", agreed, "heldFor", "heldUntil")
  select $1, n - 1, "user", level, entropy, now(), case when "user" is not null then $5::jsonb end, held,
    case when held is not null then now() + interval '1 minute' * $7::int end
  from unnest($2::text[], $3::text[], $4::text[], $6::text[]) with ordinality as s("user", level, entropy, held, n)`;
const REMATCH = 'select id from matches where "rematchOf" = $1 order by "createdAt" limit 1';
const SIT = `update seats s set "user" = $3, entropy = $4, "seenAt" = now(), agreed = coalesce($5::jsonb, ${TERMS}),
    "heldFor" = null, "heldUntil" = null
  from matches m where m.id = s.match and s.match = $1 and s.seat = $2`;
const SEEN = `update seats set "seenAt" = now() where match = $1 and "user" = $2
  and coalesce("seenAt", '-infinity') < now() - interval '5 seconds'`;
/** The host has not looked for ten minutes; where moves may take days, for a day. */
const TAKE_OVER = `select 1 from matches m where m.id = $1 and m.status = 'open' and m.host <> $2
  and not exists (select 1 from seats s where s.match = m.id and s."user" = m.host
    and s."seenAt" > now() - interval '1 minute' * case when m.clock->>'kind' = 'turns' then 1440 else 10 end)
  for update of m`;
const SET_BOT = `update seats set level = $3, "heldFor" = null, "heldUntil" = null
  where match = $1 and seat = $2 and "user" is null`;
const LEAVE = 'update seats set "isAway" = true, "hasLeft" = true, level = $3 where match = $1 and seat = $2';
const COME_BACK = `update seats set "isAway" = false, level = null, "seenAt" = now()
  where match = $1 and "user" = $2 and "isAway" and not "hasLeft" returning seat`;
/** Whoever comes back out of time has so long to pick. Where others are asked, their clock is looked at when it was to be. */
const WATCH_CLOCKS = `select graphile_worker.add_job('clock', json_build_object('match', m.id),
    run_at := now() + interval '30 seconds', job_key := 'clock ' || m.id)
  from matches m join asked a on a.match = m.id
  where m.id = $1 and m.clocks is not null and ($2 = any(a.waiting) or not exists (select 1 from graphile_worker.jobs j
    where j.key = 'clock ' || m.id and j.locked_by is null and j.attempts < j.max_attempts))`;
/** Where those who have not left for good are all away, the bots that play for them get up. */
const WAIT = `update seats s set "isAway" = false, level = null
  where s.match = $1 and s."user" is not null and s."isAway" and not s."hasLeft" and not exists (
    select 1 from seats o where o.match = s.match and o."user" is not null and not o."isAway" and not o."hasLeft")`;
const STALE = `delete from matches m where m.status = 'open' and (
  m."createdAt" < now() - interval '1 hour' * (case when m.clock->>'kind' = 'live' then $1 else $2 end)::int
  or not exists (select 1 from seats s where s.match = m.id and s."user" is not null))`;

/** The seat that is kept for this person, or one that is kept for nobody. */
function freeSeat(seats: readonly SeatRow[], user: string, wanted: Seat | null): SeatRow {
  const free = seats.filter((seat) => isFree(seat) && (wanted === null || seat.seat === wanted));
  const chosen = free.find(({ heldFor }) => heldFor === user) ?? free.find(({ heldFor }) => heldFor === null);
  if (chosen === undefined) throw new PlatformError(free.length === 0 ? 'seatTaken' : 'seatHeld');
  return chosen;
}

/** The seat is open again. The host's part goes to whoever sits first; an empty table vanishes. */
async function leaveOpen({ client, row, seats }: LockedMatch, user: string): Promise<boolean> {
  const next = seats.find((seat) => seat.user !== null && seat.user !== user);
  if (next === undefined || next.user === null) {
    await client.query('delete from matches where id = $1', [row.id]);
    return false;
  }
  await client.query(STAND_UP, [row.id, user]);
  if (row.host === user) await passOn(client, row.id, next.user);
  return true;
}

/** Within a transaction: bots do not play among themselves; a game that nobody is at waits for whoever comes back first. */
export async function waitForSomebody(client: PoolClient, match: string): Promise<void> {
  await client.query(WAIT, [match]);
}

/** The level of the bot that sits in for somebody away. */
export const STAND_IN = 'negociant';

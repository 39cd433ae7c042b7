// A table from its opening to its first pick: who sits down, who is the host, how it is left, when it is taken away.
import { randomBytes } from 'node:crypto';
import { chooseVariants, type Seat } from '@comptoir/kernel';
import { type ClockRule, commitmentOf, PlatformError, type SeatRequest } from '@comptoir/protocol';
import { CompiledQuery, type Transaction } from 'kysely';
import type { Database } from '../database/index.ts';
import type { Tables } from '../database/tables.ts';
import type { Games } from '../games.ts';
import type { Ask, Limits } from '../limits.ts';
import type { User } from '../people/auth.ts';
import { beginIfFull, wake } from './begin.ts';
import { type LockedMatch, withLockedMatch } from './locked.ts';

export interface NewMatch {
  readonly game: string;
  readonly variants: readonly string[];
  readonly seats: readonly SeatRequest[];
  readonly clock: ClockRule | null;
  readonly isRated: boolean;
  readonly isPublic: boolean;
  readonly rematchOf?: string;
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
    return this.#database.db.transaction().execute((tx) => this.#create(tx, user, request, entropy));
  }

  /** The table at which a finished match is played again: one for all who ask. */
  rematch(
    user: User,
    match: string,
    request: Omit<NewMatch, 'rematchOf'>,
    entropy: string,
  ): Promise<Rematch> {
    return withLockedMatch(this.#database, match, async ({ tx }) => {
      const found = await tx
        .selectFrom('matches')
        .select('id')
        .where('rematchOf', '=', match)
        .orderBy('createdAt')
        .executeTakeFirst();
      if (found !== undefined) return { id: found.id, isNew: false };
      return { id: await this.#create(tx, user, { ...request, rematchOf: match }, entropy), isNew: true };
    });
  }

  /** The secret behind the shuffles is bound before anybody sits down. */
  async #create(tx: Transaction<Tables>, user: User, request: NewMatch, entropy: string): Promise<string> {
    const game = this.#games.current(request.game);
    this.#check(request);
    const secret = randomBytes(32).toString('hex');
    const id = idOf(9);
    if (request.seats.includes('open')) await this.#limits.admit(within(tx), 'openTables', user.id);
    if (request.seats.some((seat) => typeof seat === 'object'))
      await this.#limits.admit(within(tx), 'botTables', user.id);
    await tx
      .insertInto('matches')
      .values({
        id,
        game: game.id,
        version: game.version,
        players: request.seats.length,
        variants: [...request.variants],
        status: 'open',
        host: user.id,
        isPublic: request.isPublic,
        isRated: request.isRated,
        clock: request.clock === null ? null : JSON.stringify(request.clock),
        clocks: null,
        secret,
        commitment: commitmentOf(secret),
        seed: null,
        result: null,
        rematchOf: request.rematchOf ?? null,
        waiting: null,
        askedAt: null,
        startedAt: null,
        endedAt: null,
      })
      .execute();
    const seats = request.seats.map((seat, n) => ({
      match: id,
      seat: n,
      user: seat === 'me' ? user.id : null,
      level: typeof seat === 'object' ? seat.bot : null,
      entropy: seat === 'me' ? entropy : '',
      isAway: false,
      hasLeft: false,
    }));
    await tx.insertInto('seats').values(seats).execute();
    await beginIfFull(tx, this.#games, id);
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

  /** A link seats you: the first open seat, or the one asked for. */
  sit(user: User, match: string, entropy: string, wanted: Seat | null): Promise<Seat> {
    return withLockedMatch(this.#database, match, async ({ tx, row, seats }) => {
      const mine = seats.find((seat) => seat.user === user.id);
      if (mine !== undefined && !mine.hasLeft) return mine.seat;
      if (row.status !== 'open') throw new PlatformError('notOpen');
      const open = seats.filter((seat) => seat.user === null && seat.level === null);
      const chosen = wanted === null ? open[0] : open.find(({ seat }) => seat === wanted);
      if (chosen === undefined) throw new PlatformError('seatTaken');
      await tx
        .updateTable('seats')
        .set({ user: user.id, entropy })
        .where('match', '=', match)
        .where('seat', '=', chosen.seat)
        .execute();
      await beginIfFull(tx, this.#games, match);
      return chosen.seat;
    });
  }

  /** The host puts a bot on an open seat, or takes it away again. */
  async setBot(user: User, match: string, seat: Seat, level: string | null): Promise<void> {
    if (level !== null && !this.#levels.has(level)) throw new PlatformError('malformed');
    await withLockedMatch(this.#database, match, async ({ tx, row }) => {
      if (row.host !== user.id) throw new PlatformError('notHost');
      if (row.status !== 'open') throw new PlatformError('notOpen');
      if (row.isRated && level !== null) throw new PlatformError('ratedNeedsPeople');
      if (level !== null) await this.#limits.admit(within(tx), 'botTables', user.id);
      const { numUpdatedRows } = await tx
        .updateTable('seats')
        .set({ level })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .where('user', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new PlatformError('seatTaken');
      await beginIfFull(tx, this.#games, match);
    });
  }

  /** A person leaves: in a running game a bot takes over for good. False where the table went with its last player. */
  leave(user: User, match: string): Promise<boolean> {
    return withLockedMatch(this.#database, match, async (locked) => {
      const { tx, row, seats } = locked;
      if (row.status === 'over') throw new PlatformError('notRunning');
      const mine = seats.find((seat) => seat.user === user.id && !seat.hasLeft);
      if (mine === undefined) throw new PlatformError('notYourSeat');
      if (row.status === 'open') return leaveOpen(locked, user.id);
      await tx
        .updateTable('seats')
        .set({ isAway: true, hasLeft: true, level: STAND_IN })
        .where('match', '=', match)
        .where('seat', '=', mine.seat)
        .execute();
      await wake(tx, match);
      return true;
    });
  }

  /** Somebody who was away takes their seat back. */
  async comeBack(user: User, match: string): Promise<void> {
    await this.#database.db
      .updateTable('seats')
      .set({ isAway: false, level: null })
      .where('match', '=', match)
      .where('user', '=', user.id)
      .where('hasLeft', '=', false)
      .execute();
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

const STALE = `delete from matches m where m.status = 'open' and (
  m."createdAt" < now() - interval '1 hour' * (case when m.clock->>'kind' = 'live' then $1 else $2 end)::int
  or not exists (select 1 from seats s where s.match = m.id and s."user" is not null))`;

/** The seat is open again. The host's part goes to whoever sits first; an empty table vanishes. */
async function leaveOpen({ tx, row, seats }: LockedMatch, user: string): Promise<boolean> {
  const next = seats.find((seat) => seat.user !== null && seat.user !== user);
  if (next === undefined || next.user === null) {
    await tx.deleteFrom('matches').where('id', '=', row.id).execute();
    return false;
  }
  await tx
    .updateTable('seats')
    .set({ user: null, entropy: '' })
    .where('match', '=', row.id)
    .where('user', '=', user)
    .execute();
  if (row.host === user)
    await tx.updateTable('matches').set({ host: next.user }).where('id', '=', row.id).execute();
  return true;
}

const within =
  (tx: Transaction<Tables>): Ask =>
  (text, values) =>
    tx.executeQuery<{ n: number }>(CompiledQuery.raw(text, [...values]));

/** The level of the bot that sits in for somebody away. */
export const STAND_IN = 'negociant';

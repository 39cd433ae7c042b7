// A match from its opening to its first pick: who sits down, when it starts, how it is left.
import { randomBytes } from 'node:crypto';
import { chooseVariants, deciders, type Seat, start, writeSeed } from '@comptoir/kernel';
import { type ClockRule, commitmentOf, fairSeed, PlatformError, type SeatWish } from '@comptoir/protocol';
import { CompiledQuery, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/index.ts';
import type { Tables } from '../database/tables.ts';
import type { Games } from '../games.ts';
import type { Ask, Limits } from '../limits.ts';
import type { User } from '../people/auth.ts';
import { freshClocks } from './clock.ts';

export interface NewMatch {
  readonly game: string;
  readonly variants: readonly string[];
  readonly seats: readonly SeatWish[];
  readonly clock: ClockRule | null;
  readonly isRated: boolean;
  readonly isPublic: boolean;
  readonly rematchOf?: string;
}
const idOf = (bytes: number): string => randomBytes(bytes).toString('base64url').replace(/^-/, 'a');

export interface LifeSettings {
  readonly database: Database;
  readonly games: Games;
  readonly limits: Limits;
  /** The levels of the bots. */
  readonly levels: ReadonlySet<string>;
}

export class MatchLife {
  readonly #database: Database;
  readonly #games: Games;
  readonly #limits: Limits;
  readonly #levels: ReadonlySet<string>;

  constructor({ database, games, limits, levels }: LifeSettings) {
    this.#database = database;
    this.#games = games;
    this.#limits = limits;
    this.#levels = levels;
  }

  /** Opens a table. The secret behind its shuffles is bound before anybody sits down. */
  async create(user: User, wish: NewMatch, entropy: string): Promise<string> {
    const game = this.#games.current(wish.game);
    this.#check(wish);
    const secret = randomBytes(32).toString('hex');
    const id = idOf(9);
    const hasBots = wish.seats.some((seat) => typeof seat === 'object');
    await this.#database.db.transaction().execute(async (tx) => {
      if (wish.seats.includes('open')) await this.#limits.admit(within(tx), 'openTables', user.id);
      if (hasBots) await this.#limits.admit(within(tx), 'botTables', user.id);
      await tx
        .insertInto('matches')
        .values({
          id,
          game: game.id,
          version: game.version,
          players: wish.seats.length,
          variants: [...wish.variants],
          status: 'open',
          host: user.id,
          isPublic: wish.isPublic,
          isRated: wish.isRated,
          clock: wish.clock === null ? null : JSON.stringify(wish.clock),
          clocks: null,
          secret,
          commitment: commitmentOf(secret),
          seed: null,
          result: null,
          rematchOf: wish.rematchOf ?? null,
          waiting: null,
          askedAt: null,
          startedAt: null,
          endedAt: null,
        })
        .execute();
      const seats = wish.seats.map((seat, n) => ({
        match: id,
        seat: n,
        user: seat === 'me' ? user.id : null,
        level: typeof seat === 'object' ? seat.bot : null,
        entropy: seat === 'me' ? entropy : '',
        isAway: false,
        hasLeft: false,
      }));
      await tx.insertInto('seats').values(seats).execute();
      await this.#maybeStart(tx, id);
    });
    return id;
  }

  #check(wish: NewMatch): void {
    const game = this.#games.current(wish.game);
    const [min, max] = game.players;
    if (wish.seats.length < min || wish.seats.length > max) throw new PlatformError('malformed');
    if (wish.seats.filter((seat) => seat === 'me').length > 1) throw new PlatformError('malformed');
    const bots = wish.seats.flatMap((seat) => (typeof seat === 'object' ? [seat.bot] : []));
    if (bots.some((level) => !this.#levels.has(level))) throw new PlatformError('malformed');
    if (wish.isRated && bots.length > 0) throw new PlatformError('ratedNeedsPeople');
    try {
      chooseVariants(game, wish.variants);
    } catch {
      throw new PlatformError('malformed');
    }
  }

  /** A link seats you: the first open seat, or the one asked for. */
  async sit(user: User, match: string, entropy: string, wanted: Seat | null): Promise<Seat> {
    return this.#database.db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('matches')
        .selectAll()
        .where('id', '=', match)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) throw new PlatformError('noMatch');
      const seats = await tx
        .selectFrom('seats')
        .selectAll()
        .where('match', '=', match)
        .orderBy('seat')
        .execute();
      const mine = seats.find((seat) => seat.user === user.id);
      if (mine !== undefined) return mine.seat;
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
      await this.#maybeStart(tx, match);
      return chosen.seat;
    });
  }

  /** The host puts a bot on an open seat, or takes it away again. */
  async setBot(user: User, match: string, seat: Seat, level: string | null): Promise<void> {
    if (level !== null && !this.#levels.has(level)) throw new PlatformError('malformed');
    await this.#database.db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('matches')
        .selectAll()
        .where('id', '=', match)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) throw new PlatformError('noMatch');
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
      await this.#maybeStart(tx, match);
    });
  }

  /** When every seat is taken the seed is fixed, the clocks are set and, if a bot begins, it is woken. */
  async #maybeStart(tx: Transaction<Tables>, match: string): Promise<void> {
    const seats = await tx
      .selectFrom('seats')
      .selectAll()
      .where('match', '=', match)
      .orderBy('seat')
      .execute();
    if (seats.some(({ user, level }) => user === null && level === null)) return;
    const row = await tx.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirstOrThrow();
    const entropy = seats.map((seat) => seat.entropy);
    const seed = fairSeed({ match, secret: row.secret, entropy });
    const game = this.#games.current(row.game);
    const { state } = start(game, row.players, row.variants, seed);
    const [waiting, now] = [[...deciders(state)], new Date()];
    const clocks =
      row.clock === null ? null : JSON.stringify(freshClocks(row.clock, row.players, now.getTime()));
    await tx
      .updateTable('matches')
      .set({ status: 'running', version: game.version, seed: writeSeed(seed), clocks, waiting })
      .set({ startedAt: now, askedAt: now })
      .where('id', '=', match)
      .execute();
    await tx.executeQuery(wake(match).compile(tx));
  }

  /** A person leaves: an open seat is open again; in a running game a bot takes over for good. */
  async leave(user: User, match: string): Promise<void> {
    await this.#database.db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('matches')
        .selectAll()
        .where('id', '=', match)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) throw new PlatformError('noMatch');
      const mine = tx.updateTable('seats').where('match', '=', match).where('user', '=', user.id);
      if (row.status === 'over') throw new PlatformError('notRunning');
      const left =
        row.status === 'open'
          ? await mine.set({ user: null, entropy: '' }).executeTakeFirst()
          : await mine.set({ isAway: true, hasLeft: true, level: STAND_IN }).executeTakeFirst();
      if (left.numUpdatedRows === 0n) throw new PlatformError('notYourSeat');
      if (row.status === 'running') await tx.executeQuery(wake(match).compile(tx));
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
}

const within =
  (tx: Transaction<Tables>): Ask =>
  (text, values) =>
    tx.executeQuery<{ n: number }>(CompiledQuery.raw(text, [...values]));

/** The level of the bot that sits in for somebody away. */
export const STAND_IN = 'negociant';

/** Looks at the match soon: a bot may have to begin, a clock to be watched. */
function wake(match: string): RawBuilder<unknown> {
  return sql`select graphile_worker.add_job('wake', json_build_object('match', ${match}::text), job_key := ${`wake ${match}`})`;
}

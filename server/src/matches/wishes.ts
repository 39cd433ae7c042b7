// Looking for company for any of several games: a wish waits until enough people want one game of one size at one pace, and then they play.
import { randomInt } from 'node:crypto';
import { PACES, type PaceId, PlatformError, type Seeking, type Wish } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Games } from '../games.ts';
import { requirePlace } from '../operate/in-force.ts';
import { STANDS } from '../operate/rows.ts';
import type { User } from '../people/auth.ts';
import { type Company, type Lookers, nextCompany, type WaitingTable } from './company.ts';
import type { Lobby } from './lobby.ts';
import { HELD_FOR } from './locked.ts';

/** Whoever waits at a live pace is heard of every second; a page in the background is held up to a minute by its browser. */
export const GONE_AFTER = 90;
/** Where moves may take days nobody has to be there. */
const KEPT_DAYS = 7;
/** So many of the oldest are looked at. */
const MOST = 300;

/** Of `wishes w`: still wished for. */
const HOLDS = `w.match is null and case when w.pace = 'day' then w.since > now() - interval '${KEPT_DAYS} days'
  else w."seenAt" > now() - interval '${GONE_AFTER} seconds' end`;
/** How many others look for a table, for a viewer, as SQL. */
export const othersLooking = (isOnTerms: string, viewer: string): string =>
  `(select count(*)::int from wishes w where ${HOLDS} and w."user" is distinct from ${viewer} and ${isOnTerms})`;

/** Who wishes for the same again keeps their place in the line. Whoever deletes their account meanwhile wishes for nothing. */
const WISH = `insert into wishes as w ("user", games, players, pace, entropy)
  select id, $2::text[], $3::int, $4, $5 from "user" where id = $1 for key share
  on conflict ("user") do update set games = excluded.games, players = excluded.players, pace = excluded.pace,
    entropy = excluded.entropy, match = null, "seenAt" = now(),
    since = case when ${HOLDS} and w.games = excluded.games and w.pace = excluded.pace
      and w.players is not distinct from excluded.players then w.since else now() end`;
const SEEN = `update wishes set "seenAt" = now()
  where "user" = $1 and match is null and "seenAt" < now() - interval '5 seconds' returning pace`;
const STATE = `select w.games, w.players, w.pace, w.since, w.match from wishes w
  where w."user" = $1 and (w.match is not null or ${HOLDS})`;
/** Nobody is called away from a live game that they are at. */
const PLAYS = `exists (select 1 from presences h join matches m on m.id = h.match join seats s on s.match = m.id and s."user" = h."user"
  where h."user" = w."user" and h."tableAt" > now() - interval '${GONE_AFTER} seconds'
    and m.status = 'running' and m.clock->>'kind' = 'live')`;
/** Whoever may not sit down at a public table now, for a measure that came after the wish, is met by nobody. */
const IS_HELD_BACK = `exists (select 1 from measures m where m."user" = w."user" and m.kind <> 'mute' and ${STANDS})`;
const WISHES = `select w."user", w.games, w.players, w.entropy from wishes w
  where w.pace = $1 and ${HOLDS} and (w.pace = 'day' or not ${PLAYS}) and not ${IS_HELD_BACK}
  order by w.since, w."user" limit ${MOST} for update of w`;
/** On the terms of a quick match, with nobody who has gone, and no seat that is kept for somebody. One that is being changed is looked at
 * next time. */
const TABLES = `select m.id, m.game, m.players, m.variants,
    (select count(*)::int from seats s where s.match = m.id and s."user" is null and s.level is null) as free,
    array(select s."user" from seats s where s.match = m.id and s."user" is not null) as people,
    array(select r."user" from removals r where r.match = m.id) as removed
  from matches m
  where m.status = 'open' and m."isPublic" and not m."isRated" and not m."hasCoach" and m.game = any($1)
    and m.clock @> $2::jsonb and coalesce(m.clock->'rest', 'null') = 'null'
    and exists (select 1 from seats s where s.match = m.id and s."user" is not null)
    and exists (select 1 from seats s where s.match = m.id and s."user" is null and s.level is null)
    and not exists (select 1 from seats s where s.match = m.id and (${HELD_FOR} is not null
      or $3 and s."user" is not null and coalesce(s."seenAt", '-infinity') < now() - interval '${GONE_AFTER} seconds'))
  order by m."createdAt" limit ${MOST} for update of m skip locked`;
const APART = `select "user", other from blocks where kind = 'block' and "user" = any($1) and other = any($1)`;
const STALE = `delete from wishes where since < now() - interval '${KEPT_DAYS} days'
  or pace <> 'day' and "seenAt" < now() - interval '1 day'`;

interface WishRow {
  readonly user: string;
  readonly games: readonly string[];
  readonly players: number | null;
  readonly entropy: string;
}
interface Found extends Lookers {
  readonly shares: ReadonlyMap<string, string>;
}
const NOBODY: Seeking = { wish: null, match: null };
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

/** Within a transaction: one wish is served after the other, or two who press at the same moment would miss one another. */
export async function oneAtATime(client: PoolClient, pace: PaceId): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`quick ${pace}`]);
}

export class Wishes {
  readonly #database: Database;
  readonly #games: Games;
  readonly #lobby: Lobby;

  constructor(database: Database, games: Games, lobby: Lobby) {
    this.#database = database;
    this.#games = games;
    this.#lobby = lobby;
  }

  /** From now on this is wished for, and nothing else. */
  async seek(user: User, wish: Wish, entropy: string): Promise<Seeking> {
    const { games, players } = wish;
    const isPossible = games.map((id) => {
      const [least, most] = this.#games.current(id).players;
      return players === null || (players >= least && players <= most);
    });
    if (!isPossible.includes(true)) throw new PlatformError('malformed');
    await inTransaction(this.#database, async (client) => {
      await oneAtATime(client, wish.pace);
      await this.#keep(client, user, wish, entropy);
      await this.settle(client, wish.pace);
    });
    return this.#state(user);
  }

  /** What has become of a wish; whoever asks is still there. */
  async look(user: User): Promise<Seeking> {
    const { rows } = await this.#database.pool.query<{ pace: PaceId }>(SEEN, [user.id]);
    for (const { pace } of rows)
      await inTransaction(this.#database, async (client) => {
        await oneAtATime(client, pace);
        await this.settle(client, pace);
      });
    return this.#state(user);
  }

  /** Where company was found at the same moment, that is said. */
  async stop(user: User): Promise<Seeking> {
    return { wish: null, match: await this.drop(this.#database.pool, user) };
  }

  /** Within a transaction: whoever can play with those who wish for it plays at once. Where that is nobody, nothing is wished for. */
  async serve(client: PoolClient, user: User, wish: Wish, entropy: string): Promise<string | null> {
    await this.#keep(client, user, wish, entropy);
    await this.settle(client, wish.pace);
    return this.drop(client, user);
  }

  /** Within a transaction that serves one wish at a time: all who can play do. */
  async settle(client: PoolClient, pace: PaceId): Promise<void> {
    for (;;) {
      const found = await this.#lookers(client, pace);
      const company = nextCompany(found);
      if (company === null) return;
      await this.#seat(client, pace, company, found.shares);
    }
  }

  async removeStale(): Promise<void> {
    await this.#database.pool.query(STALE);
  }

  async #keep(client: PoolClient, user: User, wish: Wish, entropy: string): Promise<void> {
    await requirePlace(client, user.id, true);
    await client.query(WISH, [user.id, wish.games, wish.players, wish.pace, entropy]);
  }

  /** Within a transaction: nothing is wished for any more. The match, where company was found before. */
  async drop(from: Pick<PoolClient, 'query'>, user: User): Promise<string | null> {
    const text = 'delete from wishes where "user" = $1 returning match';
    const { rows } = await from.query<{ match: string | null }>(text, [user.id]);
    return rows[0]?.match ?? null;
  }

  async #state(user: User): Promise<Seeking> {
    const { rows } = await this.#database.pool.query<Wish & { since: Date; match: string | null }>(STATE, [
      user.id,
    ]);
    const [found] = rows;
    if (found === undefined) return NOBODY;
    const { match, since, ...wish } = found;
    return match === null ? { wish: { ...wish, since: since.toISOString() }, match } : { wish: null, match };
  }

  async #lookers(client: PoolClient, pace: PaceId): Promise<Found> {
    const { rows: wishes } = await client.query<WishRow>(WISHES, [pace]);
    // a server of a later version may have games of its own
    const games = [...new Set(wishes.flatMap((wish) => wish.games))].filter((id) => this.#games.has(id));
    const clock = PACES[pace];
    const { rows } = await client.query<WaitingTable & { variants: readonly string[] }>(TABLES, [
      games,
      clock,
      clock.kind === 'live',
    ]);
    const tables = rows.filter(({ game, variants }) => isSame(variants, this.#usual(game)));
    const people = [...wishes.map(({ user }) => user), ...tables.flatMap((table) => table.people)];
    const apart = await client.query<{ user: string; other: string }>(APART, [people]);
    return {
      wishes,
      tables,
      sizes: new Map(games.map((game) => [game, this.#games.current(game).players])),
      apart: apart.rows.map(({ user, other }) => [user, other]),
      shares: new Map(wishes.map(({ user, entropy }) => [user, entropy])),
    };
  }

  #usual(game: string): readonly string[] {
    return this.#games.current(game).usualVariants ?? [];
  }

  async #seat(
    client: PoolClient,
    pace: PaceId,
    { table, game, users }: Company,
    shares: Found['shares'],
  ): Promise<void> {
    const match = table ?? (await this.#open(client, pace, { game, users, shares }));
    if (table !== null)
      for (const id of users)
        await this.#lobby.sitWithin(client, { id }, table, { entropy: shares.get(id) ?? '', wanted: null });
    await client.query('update wishes set match = $1 where "user" = any($2)', [match, users]);
  }

  /** With everybody at it, so it begins at once; the lot says who sits where. */
  async #open(
    client: PoolClient,
    pace: PaceId,
    { game, users, shares }: Pick<Company, 'game' | 'users'> & Pick<Found, 'shares'>,
  ): Promise<string> {
    const order = [...users];
    for (let n = order.length - 1; n > 0; n -= 1) order.push(...order.splice(randomInt(n + 1), 1));
    const [host = ''] = users;
    const seats = order.map((person) => ({ person, entropy: shares.get(person) ?? '' }));
    const terms = { ...QUICK_TERMS, clock: PACES[pace], variants: this.#usual(game) };
    return this.#lobby.createWithin(client, { id: host }, { game, seats, ...terms }, '');
  }
}

/** Friendly, for all to see, and begun by nobody in particular. */
export const QUICK_TERMS = {
  isRated: false,
  isPublic: true,
  isWatchable: true,
  hasCoach: false,
  hostStarts: false,
} as const;

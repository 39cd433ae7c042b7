// Who is here now: whoever asks what goes on, or looks at a table. Kept in the database, for all nodes together.
import type { LobbyState, PresentPlayer } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import { isListed } from '../matches/queries.ts';
import { othersLooking } from '../matches/wishes.ts';
import { onTerms } from './on-terms.ts';

/** Seconds for which somebody who was seen is here; a page asks oftener, one in the background once a minute. */
const HERE_FOR = 75;
/** Milliseconds after which it is said again who looks at which table. */
const TELL_EVERY = 25_000;
/** So many of the others are named. */
const MOST_NAMED = 30;

/** Whoever deletes their account meanwhile is waited for, and then not there. */
const SEEN = `insert into presences ("user", "seenAt") select id, now() from "user" where id = $1 for key share
  on conflict ("user") do update set "seenAt" = now() where presences."seenAt" < now() - interval '5 seconds'`;
const AT_TABLES = `insert into presences ("user", "seenAt", match, "tableAt")
  select u.id, now(), t.match, now() from unnest($1::text[], $2::text[]) as t(id, match)
  join "user" u on u.id = t.id for key share of u
  on conflict ("user") do update set "seenAt" = now(), match = excluded.match, "tableAt" = now()`;

const RECENT = `> now() - interval '${HERE_FOR} seconds'`;
/** Whether somebody is here, as SQL. */
export const isHere = (user: string): string =>
  `exists (select 1 from presences h where h."user" = ${user} and h."seenAt" ${RECENT})`;
/** What somebody does, as SQL: beside their presence, h, a row d with a game; nothing where they are not here. */
export const WHAT_THEY_DO = `left join lateral (
    select coalesce(w.game, p.game) as game,
      case when w.game is not null then 'waiting' when p.game is not null then 'playing' else 'free' end as doing
    from (select 1) one
    left join lateral (
      select m.game from seats s join matches m on m.id = s.match
      where s."user" = h."user" and m.status = 'open' and m."isPublic" and s."seenAt" ${RECENT} limit 1
    ) w on true
    left join lateral (
      select m.game from seats s join matches m on m.id = s.match
      where s.match = h.match and s."user" = h."user" and h."tableAt" ${RECENT} and m.status = 'running' limit 1
    ) p on true
    where h."seenAt" ${RECENT}
  ) d on true`;
/** The others whom the viewer, $1, may know to be here: who waits for players first. */
const OTHERS = `select u.id, u.name, d.game, d.doing
  from presences h join "user" u on u.id = h."user" ${WHAT_THEY_DO}
  where h."seenAt" ${RECENT} and h."user" is distinct from $1 and ${onTerms('$1', 'h."user"')}
  order by d.doing <> 'waiting', d.doing = 'playing', u.name, u.id limit ${MOST_NAMED}`;
const isForeign = 'not exists (select 1 from seats own where own.match = m.id and own."user" = $1)';
const COUNTS = `select
  (select count(*)::int from presences where "seenAt" ${RECENT}) as people,
  (select count(*)::int from matches m where ${isListed('open', '$1')} and ${isForeign}) as open,
  (select count(*)::int from matches m where ${isListed('running', '$1')} and ${isForeign}) as running,
  ${othersLooking(onTerms('$1', 'w."user"'), '$1')} as looking`;

/** Days over which it is counted when people come. */
const COUNTED_DAYS = 28;
/** Everybody who has been here since this hour began, as far as they were seen. */
const COUNT_HOUR = `insert into visits (hour, people) select date_trunc('hour', now()), count(*)::int from presences
    where "seenAt" >= date_trunc('hour', now()) having count(*) > 0
  on conflict (hour) do update set people = greatest(visits.people, excluded.people)`;
const HOURS = `select coalesce(sum(v.people), 0)::int as people from generate_series(0, 23) h left join visits v
    on extract(hour from v.hour at time zone 'utc') = h and v.hour > now() - interval '${COUNTED_DAYS} days'
  group by h order by h`;

export class Here {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Somebody is here. Said every few seconds at most. */
  async seen(user: string): Promise<void> {
    await this.#database.pool.query(SEEN, [user]);
  }

  /** What goes on, for somebody who is here by asking. */
  async lobbyFor(user: string | null): Promise<LobbyState> {
    const { pool } = this.#database;
    if (user !== null) await this.seen(user);
    const { rows: others } = await pool.query<PresentPlayer>(OTHERS, [user]);
    const { rows } = await pool.query<Omit<LobbyState, 'others'>>(COUNTS, [user]);
    const [counts] = rows;
    if (counts === undefined) throw new Error('here: nothing was counted');
    return { ...counts, others };
  }

  /** Says again and again who looks at which table here. */
  keepTelling(tables: () => ReadonlyMap<string, string>): NodeJS.Timeout {
    const timer = setInterval(() => {
      const now = tables();
      const values = [[...now.keys()], [...now.values()]];
      if (now.size > 0) this.#database.pool.query(AT_TABLES, values).catch(() => undefined); // said again soon
    }, TELL_EVERY);
    timer.unref();
    return timer;
  }

  /** How many people came in each hour of the day, in UTC, over the last weeks. */
  async hours(): Promise<readonly number[]> {
    const { rows } = await this.#database.pool.query<{ people: number }>(HOURS);
    return rows.map(({ people }) => people);
  }

  /** Counts who is here; takes away who has not been for long, and what is no longer counted. */
  async sweep(): Promise<void> {
    const { pool } = this.#database;
    await pool.query(COUNT_HOUR);
    await pool.query(`delete from presences where "seenAt" < now() - interval '1 day'`);
    await pool.query(`delete from visits where hour < now() - interval '${COUNTED_DAYS} days'`);
  }
}

// When a rated game is over ratings change, once, however often it is asked. The results stand since the last pick.
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { setRanked } from './leaders.ts';
import { NEWCOMER, ordinal, rate, type Skill } from './skill.ts';

interface ResultRow {
  readonly seat: number;
  readonly user: string | null;
  readonly place: number;
  readonly game: string;
  readonly absence: number;
}

/** With how much of the seat was played by a bot that sat in; all of it, for whoever left for good. */
const UNRATED = `select r.seat, r."user", r.place, r.game, case when s."hasLeft" then 1 else (
      select coalesce(avg((e.id like 'bot %')::int), 0)::float from entries e
      where e.match = r.match and e.seat = r.seat and e.kind = 'pick') end as absence
  from results r join matches m on m.id = r.match join seats s on s.match = r.match and s.seat = r.seat
  where r.match = $1 and m."isRated" and not m."isArchived" and r.place is not null and r.rating is null order by r.seat for update of r`;
/** Whoever was away for more than this share of their picks is ranked last. */
const MOST_ABSENCE = 0.2;
/** Of `results r`: whether they were. */
export const WAS_AWAY = `coalesce(r.absence > ${MOST_ABSENCE}, false)`;
const SET_ABSENCE = 'update results set absence = $3 where match = $1 and seat = $2';
const SET_RATING = 'update results set rating = $3, "ratingBefore" = $4 where match = $1 and seat = $2';

const SET_SKILL = `insert into ratings ("user", game, family, mu, sigma, games, wins, "lastAt")
  values ($1, $2, $3, $4, $5, 1, $6, now())
  on conflict ("user", game, family) do update set mu = $4, sigma = $5, games = ratings.games + 1,
    wins = ratings.wins + $6, "lastAt" = now()`;
interface Change {
  readonly before: Skill;
  readonly after: Skill;
}

/** Whoever was away comes in behind those who were there, and level with whoever else was. Null: nobody was there, and nobody is rated. */
function justly(seats: readonly ResultRow[]): readonly ResultRow[] | null {
  const there = seats.filter(({ absence }) => absence <= MOST_ABSENCE);
  if (there.length === 0) return null;
  return seats.map((row) => ({
    ...row,
    place: 1 + (there.includes(row) ? there.filter(({ place }) => place < row.place).length : there.length),
  }));
}

/** Ratings of two-player games say little about larger tables. */
export const familyOf = (players: number): string => (players === 2 ? 'two' : 'many');

export class Ratings {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async update(match: string): Promise<void> {
    await inTransaction(this.#database, async (client) => {
      const { rows: played } = await client.query<ResultRow>(UNRATED, [match]);
      for (const { seat, absence } of played) await client.query(SET_ABSENCE, [match, seat, absence]);
      const rows = justly(played);
      if (rows === null) return;
      const changes = await this.#rate(client, rows);
      for (const [n, { seat }] of rows.entries()) {
        const { before, after } = changes[n] ?? { before: NEWCOMER, after: NEWCOMER };
        await client.query(SET_RATING, [match, seat, ordinal(after), ordinal(before)]);
      }
      for (const { user, game } of rows) await setRanked(client, user, game, familyOf(rows.length));
    });
  }

  async #rate(client: PoolClient, seats: readonly ResultRow[]): Promise<readonly Change[]> {
    const game = seats[0]?.game;
    const family = familyOf(seats.length);
    const before: Skill[] = [];
    for (const { user } of seats) {
      // Of somebody who has deleted their account nothing is known any more, and nothing is kept.
      const { rows } = await client.query<Skill>(
        'select mu, sigma from ratings where "user" = $1 and game = $2 and family = $3 for update',
        [user, game, family],
      );
      before.push(rows[0] ?? NEWCOMER);
    }
    const after = rate(
      before,
      seats.map(({ place }) => place),
    );
    for (const [n, { user, place }] of seats.entries()) {
      const { mu, sigma } = after[n] ?? NEWCOMER;
      const wins = place === 1 ? 1 : 0;
      if (user !== null) await client.query(SET_SKILL, [user, game, family, mu, sigma, wins]);
    }
    return before.map((skill, n) => ({ before: skill, after: after[n] ?? skill }));
  }
}

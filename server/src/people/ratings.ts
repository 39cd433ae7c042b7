// When a rated game is over ratings change, once, however often it is asked. The results stand since the last pick.
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { NEWCOMER, ordinal, rate, type Skill } from './skill.ts';

interface ResultRow {
  readonly seat: number;
  readonly user: string | null;
  readonly place: number;
  readonly game: string;
}

const UNRATED = `select r.seat, r."user", r.place, r.game from results r join matches m on m.id = r.match
  where r.match = $1 and m."isRated" and r.rating is null order by r.seat for update of r`;
const SET_RATING = 'update results set rating = $3 where match = $1 and seat = $2';

/** Ratings of two-player games say little about larger tables. */
export const familyOf = (players: number): string => (players === 2 ? 'two' : 'many');

export class Ratings {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async update(match: string): Promise<void> {
    await inTransaction(this.#database, async (client) => {
      const { rows } = await client.query<ResultRow>(UNRATED, [match]);
      const ratings = rows.length === 0 ? [] : await this.#rate(client, rows);
      for (const [n, { seat }] of rows.entries()) await client.query(SET_RATING, [match, seat, ratings[n]]);
    });
  }

  async #rate(client: PoolClient, seats: readonly ResultRow[]): Promise<readonly number[]> {
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
    const values: number[] = [];
    for (const [n, { user }] of seats.entries()) {
      const skill = after[n] ?? NEWCOMER;
      values.push(ordinal(skill));
      if (user === null) continue;
      await client.query(
        `insert into ratings ("user", game, family, mu, sigma, games) values ($1, $2, $3, $4, $5, 1)
         on conflict ("user", game, family) do update set mu = $4, sigma = $5, games = ratings.games + 1`,
        [user, game, family, skill.mu, skill.sigma],
      );
    }
    return values;
  }
}

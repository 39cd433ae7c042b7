// When a game is over: results are written and, at rated tables, ratings change. Once, however often it is asked.
import type { Result } from '@comptoir/kernel';
import { ordinal, rate, rating } from 'openskill';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';

interface SeatRow {
  readonly seat: number;
  readonly user: string | null;
  readonly level: string | null;
  readonly isAway: boolean;
  readonly hasLeft: boolean;
}
interface Skill {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** Ratings of two-player games say little about larger tables. */
export const familyOf = (players: number): string => (players === 2 ? 'two' : 'many');

export class Settling {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async settle(match: string): Promise<void> {
    const client = await this.#database.pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ game: string; isRated: boolean; result: Result | null }>(
        'select game, "isRated", result from matches where id = $1 and status = $2 for update',
        [match, 'over'],
      );
      const [row] = rows;
      const { rowCount } = await client.query('select 1 from results where match = $1', [match]);
      if (row?.result && rowCount === 0) await this.#write(client, match, { ...row, result: row.result });
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  async #write(
    client: PoolClient,
    match: string,
    { game, isRated, result }: { game: string; isRated: boolean; result: Result },
  ): Promise<void> {
    const { rows: seats } = await client.query<SeatRow>(
      'select seat, "user", level, "isAway", "hasLeft" from seats where match = $1 order by seat',
      [match],
    );
    const places = placesOf(seats, result);
    const ratings = isRated ? await this.#rate(client, game, seats, places) : seats.map(() => null);
    for (const { seat, user, level } of seats) {
      await client.query(
        `insert into results (match, seat, "user", level, game, score, place, rating)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [match, seat, user, level, game, result.scores[seat], places[seat], ratings[seat]],
      );
    }
  }

  async #rate(
    client: PoolClient,
    game: string,
    seats: readonly SeatRow[],
    places: readonly number[],
  ): Promise<readonly (number | null)[]> {
    const family = familyOf(seats.length);
    const before: Skill[] = [];
    for (const { user } of seats) {
      const { rows } = await client.query<Skill>(
        'select mu, sigma, games from ratings where "user" = $1 and game = $2 and family = $3 for update',
        [user, game, family],
      );
      before.push(rows[0] ?? { ...rating(), games: 0 });
    }
    const after = rate(
      before.map(({ mu, sigma }) => [rating({ mu, sigma })]),
      { rank: [...places] },
    );
    const values: number[] = [];
    for (const [n, { user }] of seats.entries()) {
      const skill = after[n]?.[0] ?? rating();
      await client.query(
        `insert into ratings ("user", game, family, mu, sigma, games) values ($1, $2, $3, $4, $5, 1)
         on conflict ("user", game, family) do update set mu = $4, sigma = $5, games = ratings.games + 1`,
        [user, game, family, skill.mu, skill.sigma],
      );
      values.push(ordinal(skill));
    }
    return values;
  }
}

/** Whoever left a table, or had not come back when it ended, is ranked behind everybody who stayed. */
function placesOf(seats: readonly SeatRow[], { ranks }: Result): readonly number[] {
  const key = (seat: SeatRow): number =>
    (ranks[seat.seat] ?? seats.length) +
    (seat.hasLeft || (seat.isAway && seat.user !== null) ? seats.length : 0);
  const keys = seats.map(key);
  return keys.map((mine) => 1 + keys.filter((other) => other < mine).length);
}

// Facts of somebody's games, each with its day: derived from the results whenever they are asked for, and kept nowhere.
import { GAME_IDS } from '@comptoir/catalogue';
import type { Fact } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';

/** A ledger says no more than this. */
const MOST = 12;
/** Fewer wins in a row happen to everybody. */
const LEAST_RUN = 3;
/** A win at a table of fewer is said as the first win of its game. */
const LEAST_TABLE = 4;
/** The closest win is looked for among so many of the latest games: others at the table have to be read for it. */
const MOST_LOOKED_AT = 250;
const ROUND = '10, 50, 100, 250, 500, 1000, 2500, 5000, 10000, 25000, 50000';

/** All games of $1 that ended with a result, numbered from the first, which is how they are named from here on. */
const GAMES = `games as materialized (
    select r.match, r.seat, r.game, r.players, r.place, r.score, r.at, (row_number() over w)::int as nth,
      (count(*) filter (where r.place > 1) over w)::int as losses
    from results r where r."user" = $1 and r.place is not null window w as (order by r.at, r.match rows unbounded preceding)
  ), by_game as materialized (
    select game, count(*)::int as n, min(nth) as first, min(nth) filter (where place = 1) as won from games group by game
  )`;
const FIRST_WINS = `select 'firstWin' as kind, won as nth, null::int as n from by_game where won is not null`;
const FIRST = `select 'first', 1, null`;
/** The game with which all of the catalogue, $3, were finished once. */
const ALL_GAMES = `select 'allGames', max(first), count(*)::int from by_game where game = any($3) having count(*) = cardinality($3)`;
const ROUND_NUMBER = `select 'games', max(t.n), max(t.n) from unnest(array[${ROUND}]) as t(n)
  where t.n <= (select sum(n) from by_game)`;
/** Scores of different games cannot be compared: of the one they have played most. */
const HIGHEST = `select 'highest', nth, score from games
  where game = (select game from by_game order by n desc, game limit 1) order by score desc, nth limit 1`;
const RUN = `select 'run', max(nth), count(*)::int from games where place = 1
  group by losses having count(*) >= ${LEAST_RUN} order by count(*) desc, max(nth) limit 1`;
const LARGEST = `select 'largest', nth, players from games where place = 1 and players >= ${LEAST_TABLE}
  order by players desc, nth limit 1`;
/** A win alone by the fewest points. Where somebody left, places do not say who had more. */
const CLOSEST = `select 'closest', g.nth, min(g.score - o.score)
  from games g join results o on o.match = g.match and o.seat <> g.seat
  where g.place = 1 and g.nth > (select sum(n) from by_game) - ${MOST_LOOKED_AT}
  group by g.nth having min(g.score - o.score) >= 0 and min(o.place) > 1 order by 3, 2 limit 1`;

const FACTS = [FIRST_WINS, FIRST, ALL_GAMES, ROUND_NUMBER, HIGHEST, RUN, LARGEST, CLOSEST];
/** For $2, who is told the link of a private table only where they played too. */
const ORDER = (row: string): string => `${row}.kind = 'firstWin', ${row}.nth, ${row}.kind`;
const LEDGER = `with ${GAMES}, facts as (${FACTS.map((fact) => `(${fact})`).join(' union all ')}), told as (
    select f.kind, f.nth, f.n, g.game, g.at, g.match from facts f join games g on g.nth = f.nth order by ${ORDER('f')} limit ${MOST}
  )
  select t.kind, t.game, t.at, t.n, case when m."isPublic" or exists (
    select 1 from seats s where s.match = m.id and s."user" = $2) then m.id end as match
  from told t join matches m on m.id = t.match order by ${ORDER('t')}`;

/** The oldest first. */
export async function ledgerOf(
  { pool }: Database,
  of: string,
  viewer: string | null,
): Promise<readonly Fact[]> {
  const { rows } = await pool.query<Omit<Fact, 'at'> & { at: Date }>(LEDGER, [of, viewer, GAME_IDS]);
  return rows
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((row) => ({ ...row, at: row.at.toISOString() }));
}

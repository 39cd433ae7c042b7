// The best of each game: who may stand in the list, and the list.
import type { Leader, Leaders } from '@comptoir/protocol';
import type { Pool, PoolClient } from 'pg';
import type { Database } from '../database/index.ts';

/** Days within which rated games count, and after which a name rests. */
const DAYS = 180;
const GAMES = 10;
const OPPONENTS = 3;
/** So many games in the same company count at most. */
const SAME_COMPANY = 5;
/** No more of somebody's latest games are looked at: whoever plays so much is in the list anyway. */
const MOST_LOOKED_AT = 200;

/** $1: who, $2: which game, $3: which family. */
const SET_RANKED = `with played as (
    select r.match from results r
    where r."user" = $1 and r.game = $2 and (r.players = 2) = ($3 = 'two') and r.rating is not null
      and r.at > now() - interval '${DAYS} days'
    order by r.at desc limit ${MOST_LOOKED_AT}
  ), met as (
    select p.match, array_agg(o."user" order by o."user") as company
    from played p join results o on o.match = p.match and o."user" <> $1 group by p.match
  ), counted as (
    select least(count(*), ${SAME_COMPANY}) as games from met group by company
  )
  update ratings set "isRanked" = coalesce((select sum(games) from counted), 0) >= ${GAMES}
    and (select count(distinct c) from met, unnest(company) c) >= ${OPPONENTS}
  where "user" = $1 and game = $2 and family = $3`;

/** Within the transaction that rates a game: whether this person now stands in its list. */
export async function setRanked(
  client: PoolClient,
  user: string | null,
  game: string,
  family: string,
): Promise<void> {
  if (user !== null) await client.query(SET_RANKED, [user, game, family]);
}

const SHOWN = 50;
const LISTED = `g.game = $1 and g.family = $2 and g."isRanked" and g."lastAt" > now() - interval '${DAYS} days'`;
const OWN = `select g.rating from ratings g where ${LISTED} and g."user" = $3`;
const TOP = `select g."user" as id from ratings g where ${LISTED} order by g.rating desc, g."user" limit ${SHOWN}`;
/** The next above and below $3, whose rating is $4. */
const NEIGHBOURS = `select
  (select g."user" from ratings g where ${LISTED} and g.rating >= $4 and (g.rating > $4 or g."user" < $3)
    order by g.rating, g."user" desc limit 1) as above,
  (select g."user" from ratings g where ${LISTED} and g.rating <= $4 and (g.rating < $4 or g."user" > $3)
    order by g.rating desc, g."user" limit 1) as below`;
/** What is said about the people of $3, who stand at $4. The change is against the last rated game before four weeks. */
const ROWS = `select u.id, u.name, t.rank, g.rating, g.games, g.wins, g."lastAt",
    g.rating - b.rating as change
  from unnest($3::text[], $4::int[]) as t(id, rank) join "user" u on u.id = t.id
  join ratings g on g."user" = t.id and g.game = $1 and g.family = $2
  left join lateral (
    select r.rating from results r where r."user" = t.id and r.game = $1 and (r.players = 2) = ($2 = 'two')
      and r.rating is not null and r.at < now() - interval '28 days' order by r.at desc limit 1
  ) b on true order by t.rank`;

/** A place in a list, by who stood there. */
interface Mark {
  readonly place: number;
  readonly id: string;
  readonly rating: number;
}
/** How many are ranked, and who stands at every so-manieth place: a place is then found by counting from the nearest of them. */
interface Ranking {
  readonly ranked: number;
  readonly marks: readonly Mark[];
}
const STEP = 250;
/** Counting more people than this takes longer than anybody should wait: it is done now and then, and not for each visitor. */
const LARGE = 5000;
const FRESH_MS = 60_000;
const RANKING = `select place, id, rating from (
    select g."user" as id, g.rating, (row_number() over (order by g.rating desc, g."user"))::int as place,
      count(*) over () as ranked
    from ratings g where ${LISTED}
  ) t where place % ${STEP} = 0 or place = ranked order by place`;
const kept = new WeakMap<Pool, Map<string, { until: number; ranking: Ranking }>>();

async function countRanking(pool: Pool, list: readonly string[]): Promise<Ranking> {
  const { rows: marks } = await pool.query<Mark>(RANKING, [...list]);
  const ranking = { ranked: marks.at(-1)?.place ?? 0, marks };
  const lists = kept.get(pool) ?? new Map();
  kept.set(pool, lists);
  lists.set(list.join(' '), { until: Date.now() + FRESH_MS, ranking });
  return ranking;
}

/** A large list is counted anew while whoever asks is answered from the last time. */
async function rankingOf(pool: Pool, list: readonly string[]): Promise<Ranking> {
  const known = kept.get(pool)?.get(list.join(' '));
  if (known === undefined || known.ranking.ranked < LARGE) return countRanking(pool, list);
  if (known.until < Date.now()) {
    known.until = Date.now() + FRESH_MS;
    void countRanking(pool, list).catch(() => undefined); // asked again a minute later
  }
  return known.ranking;
}

/** Those between somebody, $3 with rating $4, and whoever stands at a mark, $5 with rating $6, both left out. */
const BETWEEN = `select count(*)::int as n from ratings g where ${LISTED}
  and g.rating >= $4 and (g.rating > $4 or g."user" < $3)
  and ($6::float8 is null or g.rating <= $6 and (g.rating < $6 or g."user" > $5))`;

async function placesAbove(
  pool: Pool,
  list: readonly string[],
  { marks }: Ranking,
  { id, rating }: Omit<Mark, 'place'>,
): Promise<number> {
  const mark = marks.findLast((each) => each.rating > rating || (each.rating === rating && each.id < id));
  const values = [...list, id, rating, mark?.id ?? null, mark?.rating ?? null];
  const { rows } = await pool.query<{ n: number }>(BETWEEN, values);
  return (mark?.place ?? 0) + (rows[0]?.n ?? 0);
}

interface LeadersQuery {
  readonly game: string;
  readonly family: 'two' | 'many';
  readonly viewer: string | null;
}

/** Somebody, and who stands next above and below. */
async function around(pool: Pool, list: readonly string[], id: string, rating: number): Promise<string[]> {
  const values = [...list, id, rating];
  const { rows } = await pool.query<{ above: string; below: string | null }>(NEIGHBOURS, values);
  return rows.flatMap(({ above, below }) => [above, id, ...(below === null ? [] : [below])]);
}

export async function leadersOf(
  { pool }: Database,
  { game, family, viewer }: LeadersQuery,
): Promise<Leaders> {
  const list = [game, family];
  const rowsOf = async (ids: readonly string[], first: number): Promise<readonly Leader[]> => {
    const ranks = ids.map((_, n) => first + n);
    const { rows } = await pool.query<Omit<Leader, 'lastAt'> & { lastAt: Date }>(ROWS, [...list, ids, ranks]);
    return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
  };
  const { rows: owns } = await pool.query<{ rating: number }>(OWN, [...list, viewer]);
  const rating = owns[0]?.rating ?? null;
  const ranking = await rankingOf(pool, list);
  const { ranked } = ranking;
  const above =
    viewer === null || rating === null ? 0 : await placesAbove(pool, list, ranking, { id: viewer, rating });
  const { rows: top } = await pool.query<{ id: string }>(TOP, list);
  const isBelow = viewer !== null && rating !== null && above >= SHOWN;
  return {
    ranked,
    items: await rowsOf(
      top.map(({ id }) => id),
      1,
    ),
    own: isBelow ? await rowsOf(await around(pool, list, viewer, rating), above) : [],
  };
}

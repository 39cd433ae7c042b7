// The finished games of a person: a list with filters, and what they add up to.
import { type GameStatistics, type PastGame, PlatformError, type Statistics } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import type { Page } from '../matches/queries.ts';
import { WAS_AWAY } from './ratings.ts';

const PAGE_SIZE = 40;

export interface GamesQuery {
  readonly of: string;
  readonly viewer: string | null;
  readonly game?: string | undefined;
  readonly players?: number | undefined;
  readonly place?: number | undefined;
  readonly stakes?: 'rated' | 'friendly' | undefined;
  readonly days?: number | undefined;
  readonly with?: string | undefined;
  /** Of one's own games: without those that were put aside, or only these. */
  readonly putAside?: 'without' | 'only' | undefined;
  readonly cursor?: string | undefined;
}

/** Each filter that is asked for, as SQL; its value stands at the number it is given. */
const FILTERS = {
  game: (n: number) => `r.game = $${n}`,
  players: (n: number) => `r.players = $${n}`,
  place: (n: number) => `r.place = $${n}`,
  stakes: (n: number) => `r."isRated" = ($${n} = 'rated')`,
  days: (n: number) => `r.at > now() - interval '1 day' * $${n}`,
  with: (n: number) => `r.match in (select o.match from results o where o."user" = $${n})`,
} as const;
const FILTER_NAMES = ['game', 'players', 'place', 'stakes', 'days', 'with'] as const;

const MARK = `(extract(epoch from r.at) * 1000000)::bigint || '_' || r.match`;
/** $1: whose games, $2: who asks. The id of a private match is its link, and who played there is nobody's business but theirs. */
const gamesSql = (filters: string): string => `select r.game, r.seat, r.score, r.place, r.players, r.rating,
    r."isRated", r.pace, r.at, r.mark, r."isPutAside" and r."user" = $2 as "isPutAside", r.rating - r."ratingBefore" as change,
    ${WAS_AWAY} as "wasAway", k.known and coalesce(i."hasLeft", false) as "hasLeft",
    case when k.known then r.match end as match,
    extract(epoch from m."endedAt" - m."startedAt")::float * 1000 as took,
    coalesce(case when k.known then c.company end, '[]') as company
  from (
    select r.*, ${MARK} as mark from results r where r."user" = $1 ${filters}
    order by r.at desc, r.match desc limit ${PAGE_SIZE + 1}
  ) r join matches m on m.id = r.match left join seats i on i.match = r.match and i.seat = r.seat
  cross join lateral (
    select m."isPublic" or exists (select 1 from seats s where s.match = m.id and s."user" = $2) as known
  ) k
  cross join lateral (
    select json_agg(json_build_object('seat', o.seat, 'user', o."user", 'name', coalesce(u.name, ''), 'level', o.level,
      'score', o.score, 'place', o.place) order by o.place, o.seat) as company
    from results o left join "user" u on u.id = o."user" where o.match = r.match and o.seat <> r.seat
  ) c
  order by r.at desc, r.match desc`;

type GameRow = Omit<PastGame, 'at'> & { readonly at: Date; readonly mark: string };

/** One page of somebody's finished games, behind the place a cursor stands for. */
export async function gamesOf({ pool }: Database, query: GamesQuery): Promise<Page<PastGame>> {
  const values: (string | number | null)[] = [query.of, query.viewer];
  const filters: string[] = [];
  for (const name of FILTER_NAMES) {
    const value = query[name];
    if (value === undefined) continue;
    values.push(value);
    filters.push(`and ${FILTERS[name](values.length)}`);
  }
  if (query.putAside !== undefined && query.of === query.viewer)
    filters.push(query.putAside === 'only' ? 'and r."isPutAside"' : 'and not r."isPutAside"');
  if (query.cursor !== undefined) {
    const [, moment, id] = /^(\d{1,18})_(.+)$/.exec(query.cursor) ?? [];
    if (moment === undefined || id === undefined) throw new PlatformError('malformed');
    values.push(moment, id);
    const at = `timestamptz 'epoch' + $${values.length - 1}::bigint * interval '1 microsecond'`;
    filters.push(`and (r.at, r.match) < (${at}, $${values.length}::text)`);
  }
  const { rows } = await pool.query<GameRow>(gamesSql(filters.join(' ')), values);
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    items: shown.map(({ mark: _, at, ...row }) => ({ ...row, at: at.toISOString() })),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.mark ?? null) : null,
  };
}

const PUT_ASIDE = `update results set "isPutAside" = $3 where match = $1 and "user" = $2`;

/** Puts a finished game of one's own aside, or takes it back into the list. */
export async function putAside(
  { pool }: Database,
  user: string,
  match: string,
  isPutAside: boolean,
): Promise<void> {
  const { rowCount } = await pool.query(PUT_ASIDE, [match, user, isPutAside]);
  if (rowCount === 0) throw new PlatformError('noMatch');
}

interface PlaceRow {
  readonly game: string;
  readonly players: number;
  readonly place: number;
  readonly games: number;
  readonly total: number;
  readonly best: number;
}
const PLACES = `select game, players, place, count(*)::int as games, sum(score)::float as total, max(score) as best
  from results where "user" = $1 and place is not null group by game, players, place order by game, players, place`;
const CLOSED = 'select count(*)::int as closed from results where "user" = $1 and place is null';

/** The rows of one game and number of players. */
function added(rows: readonly PlaceRow[], { game, players }: PlaceRow): GameStatistics {
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const places = Array.from(
    { length: players },
    (_, n) => rows.find(({ place }) => place === n + 1)?.games ?? 0,
  );
  return {
    game,
    players,
    games,
    places,
    average: total / games,
    best: Math.max(...rows.map(({ best }) => best)),
  };
}

export async function statisticsOf({ pool }: Database, user: string): Promise<Statistics> {
  const { rows } = await pool.query<PlaceRow>(PLACES, [user]);
  const { rows: counted } = await pool.query<{ closed: number }>(CLOSED, [user]);
  const kinds = new Map(rows.map((row) => [`${row.game} ${row.players}`, row]));
  const games = [...kinds.values()].map((kind) =>
    added(
      rows.filter(({ game, players }) => game === kind.game && players === kind.players),
      kind,
    ),
  );
  return {
    finished: games.reduce((sum, one) => sum + one.games, 0),
    closed: counted[0]?.closed ?? 0,
    won: games.reduce((sum, { places }) => sum + (places[0] ?? 0), 0),
    games,
  };
}

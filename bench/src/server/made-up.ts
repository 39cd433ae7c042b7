// A house of many years, made up in the database: people, finished games of one person, archived games of others, tables of today.
import type { pg } from '@comptoir/server/testing';
import { PLAYERS, pastGames } from './past-games.ts';

export const GAMES = 10_000;
export const PEOPLE = 100_000;
/** Games that were really played, for each of the catalogue; all archived ones are copies. */
const REAL_GAMES = 10;
/** So many rows are made up at a time. */
const STEP = 20_000;
const TABLES = 500;

/** $1: whose games. Five games in turn, tables of two to four, one in two rated. */
const FILL = [
  `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
   select 'p' || n, 'Person ' || n, 'p' || n || '@example.org', false, now(), now() from generate_series(1, ${PEOPLE}) n`,
  `insert into ratings ("user", game, family, mu, sigma, games, wins, "lastAt", "isRanked")
   select 'p' || n, 'nauticus', 'many', 25 + random() * 20, 1 + random() * 3, 10 + n % 90, n % 10,
     now() - interval '1 minute' * (n % 200000), true from generate_series(1, ${PEOPLE}) n`,
  `insert into matches (id, game, version, players, variants, status, host, "isPublic", "isRated", secret, commitment, "createdAt",
     "startedAt", "endedAt")
   select 'm' || n, (array['carthago', 'porto-carthago', 'oltre-mare', 'nauticus', 'hermagor'])[1 + n % 5], 1, 2 + n % 3, '{}',
     'over', $1, n % 2 = 0, n % 2 = 1, '', '', now() - interval '1 hour' * n, now() - interval '1 hour' * n,
     now() - interval '1 hour' * n + interval '50 minutes' from generate_series(1, ${GAMES}) n`,
  `insert into seats (match, seat, "user", "isUnfinished")
   select m.id, s, case when s = 0 then $1 else 'p' || 1 + (hashtext(m.id || s) & 1023) end, false
   from matches m, generate_series(0, m.players - 1) s where m.host = $1`,
  `insert into results (match, seat, "user", game, players, "isRated", score, place, rating, "ratingBefore", at)
   select s.match, s.seat, s."user", m.game, m.players, m."isRated", 50 + (hashtext(s.match || s.seat) & 63), 1 + s.seat,
     case when m."isRated" then 5 end, case when m."isRated" then 4 end, m."endedAt"
   from seats s join matches m on m.id = s.match where m.host = $1`,
  `insert into ratings ("user", game, family, mu, sigma, games, wins, "lastAt", "isRanked")
   values ($1, 'nauticus', 'many', 25, 3, 2000, 900, now(), true)`,
];

/** Tables of today, open and running: public, without a clock, at each at least one person. */
const FILL_TODAY = [
  `insert into matches (id, game, version, players, variants, status, host, "isPublic", "isRated", secret, commitment, seed, waiting,
     "askedAt", "startedAt", "createdAt")
   select 'today' || n, r.game, r.version, ${PLAYERS}, '{}', case when n % 2 = 0 then 'open' else 'running' end, 'p' || n, true, false,
     '', '', case when n % 2 = 1 then r.seed end, '{0}', now(), case when n % 2 = 1 then now() end,
     now() - interval '1 second' * n
   from generate_series(1, ${2 * TABLES}) n join real r on r.number = n % (select count(*) from real)`,
  `insert into seats (match, seat, "user", "seenAt")
   select 'today' || n, s, case when s = 0 or n % 2 = 1 then 'p' || n + s end, now()
   from generate_series(1, ${2 * TABLES}) n, generate_series(0, ${PLAYERS - 1}) s`,
];

/** Games of $1 to $2 between others, as finished and archived games are: with seats, a bot at some, results and a log. */
const FILL_OTHERS = [
  `insert into matches (id, game, version, players, variants, status, host, "isPublic", "isRated", clock, clocks, secret, commitment,
     seed, result, waiting, "createdAt", "startedAt", "endedAt", "isArchived")
   select 'other' || n, r.game, r.version, ${PLAYERS}, '{}', 'over', 'p' || 1 + n % ${PEOPLE}, n % 2 = 0, n % 2 = 1,
     '{"kind":"live","bank":900000,"increment":10000}', '{"since":1763312400000,"left":[100000,200000,300000,400000]}',
     repeat(md5(n::text), 2), repeat(md5('c' || n), 2), r.seed, r.result, '{}', now() - interval '1 minute' * n,
     now() - interval '1 minute' * n, now() - interval '1 minute' * (n - 50), true
   from generate_series($1::int, $2::int) n join real r on r.number = n % (select count(*) from real)`,
  `insert into seats (match, seat, "user", level, entropy, "isUnfinished")
   select 'other' || n, s, case when s < 3 or n % 4 > 0 then 'p' || 1 + (hashtext(n || ' ' || s) & 65535) end,
     case when s = 3 and n % 4 = 0 then 'merchant' end, md5(n || '-' || s), false
   from generate_series($1::int, $2::int) n, generate_series(0, ${PLAYERS - 1}) s`,
  `insert into results (match, seat, "user", level, game, players, "isRated", pace, score, place, rating, "ratingBefore", at)
   select s.match, s.seat, s."user", s.level, m.game, m.players, m."isRated", 'live', (m.result->'scores'->>s.seat)::int,
     (m.result->'ranks'->>s.seat)::int, case when m."isRated" then 5 end, case when m."isRated" then 4 end, m."endedAt"
   from generate_series($1::int, $2::int) n join matches m on m.id = 'other' || n join seats s on s.match = m.id`,
  `insert into archive (match, log) select 'other' || n, r.log
   from generate_series($1::int, $2::int) n join real r on r.number = n % (select count(*) from real)`,
];
const SIZE = `select sum(pg_total_relation_size(t::regclass))::float as bytes from unnest(array['matches', 'seats', 'results', 'archive']) t`;

async function playReal(database: pg.Client): Promise<void> {
  await database.query(
    'create temp table real (number int primary key, game text, version int, seed text, result jsonb, log bytea)',
  );
  for (const [n, { game, version, seed, result, log }] of (await pastGames(REAL_GAMES)).entries()) {
    const values = [n, game, version, seed, JSON.stringify(result), log];
    await database.query('insert into real values ($1, $2, $3, $4, $5, $6)', values);
  }
  await database.query('analyze real');
}

/** Makes it all up; the bytes on the disk for each archived game, null where there are none. */
export async function makeUp(
  database: pg.Client,
  user: string,
  others: number,
  onGames: (count: number) => void,
): Promise<number | null> {
  for (const text of FILL) await database.query(text, text.includes('$1') ? [user] : []);
  await playReal(database);
  for (const text of FILL_TODAY) await database.query(text);
  const bytes = async (): Promise<number> => Number((await database.query(SIZE)).rows[0]?.bytes);
  const before = await bytes();
  for (let from = 1; from <= others; from += STEP) {
    const until = Math.min(others, from + STEP - 1);
    for (const text of FILL_OTHERS) await database.query(text, [from, until]);
    onGames(until);
  }
  const each = others === 0 ? null : Math.round(((await bytes()) - before) / others);
  await database.query('vacuum analyze');
  return each;
}

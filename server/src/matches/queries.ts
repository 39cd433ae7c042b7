// Lists of matches: one's own, the open ones, one of them in full.
import type { GameRecord, Kinds, Seat, SeatPick } from '@comptoir/kernel';
import { coachRemarks, readOption, readSeed } from '@comptoir/kernel';
import {
  type MatchInfo,
  type OwnMatch,
  PlatformError,
  proofRemarks,
  type ShownMatch,
  type Terms,
} from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import { toldApart } from '../people/names.ts';
import { WAS_AWAY } from '../people/ratings.ts';
import { BACK_AT, TIME_OFF } from '../people/time-off.ts';
import { endOf, type Kept, pastOf, type StoredEntry } from './archived.ts';
import { type ClockState, clocksFor, type TimeOff } from './clock.ts';
import { closedTo, HELD_FOR, IS_READY, TERMS } from './locked.ts';
import type { Rooms } from './rooms.ts';
import { hostLineFor } from './voice.ts';

/** A match as this viewer is shown it, and another column before that. */
const infoFor = (
  viewer: string,
  more = '',
): string => `select ${more} m.id, m.game, m.players, m.variants, m.status, m.host, m."isPublic", m."isWatchable", m."isRated",
  m."hasCoach", case when m.status = 'over' then array(select s.asked from seats s where s.match = m.id order by s.seat)
    else array_fill(0, array[m.players]) end as asked,
  m.clock, m."hostStarts", ${hostLineFor(viewer)} as "hostLine", m.commitment, m.result, m."createdAt", m."endedAt",
  case when m.status = 'over' and m.result is null then (select c.why from closed c where c.match = m.id) end as "closedWhy",
  case when m.status = 'over' and m."isRated" then (
    select coalesce(json_agg(json_build_object('seat', r.seat, 'before', r."ratingBefore", 'after', r.rating) order by r.seat), '[]')
    from results r where r.match = m.id and r.rating is not null and r."ratingBefore" is not null
  ) else '[]' end as ratings,
  case when m.status = 'over' and m."isRated" then (
    select coalesce(json_agg(r.seat order by r.seat), '[]') from results r where r.match = m.id and ${WAS_AWAY}
  ) else '[]' end as absent,
  case when m.status = 'over' then (
    select r.id from matches r where r."rematchOf" = m.id order by r."createdAt" limit 1
  ) end as rematch,
  (select json_agg(json_build_object('seat', s.seat, 'user', s."user", 'name', coalesce(u.name, ''),
     'level', s.level, 'isAway', s."isAway", 'backAt', ${BACK_AT}, 'isReady', ${IS_READY},
     'heldFor', case when h.id is not null then json_build_object('id', h.id, 'name', h.name) end,
     'heldUntil', case when h.id is not null then to_json(s."heldUntil") end) order by s.seat)
   from seats s left join "user" u on u.id = s."user" left join "user" h on h.id = ${HELD_FOR} where s.match = m.id) as seats
  from matches m`;

/** As the database has it. */
interface MatchRow extends Omit<MatchInfo, 'createdAt' | 'endedAt'> {
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}
const infoOf = ({ createdAt, endedAt, ...row }: MatchRow): MatchInfo => ({
  ...row,
  host: row.host === '' ? null : row.host,
  seats: toldApart(row.seats).map((seat) => ({
    ...seat,
    heldUntil: seat.heldUntil === null ? null : new Date(seat.heldUntil).toISOString(),
  })),
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

/** `viewer`: who asks; null where nobody is signed in. */
export async function matchInfo({ pool }: Database, id: string, viewer: string | null): Promise<MatchInfo> {
  const { rows } = await pool.query<MatchRow>(`${infoFor('$2')} where m.id = $1`, [id, viewer]);
  const [row] = rows;
  if (row === undefined) throw new PlatformError('noMatch');
  return infoOf(row);
}

const SHOWN = `select case when s.agreed <> ${TERMS} then s.agreed end as agreed,
    ${closedTo('$2')} as "isRemoved"
  from matches m left join seats s on s.match = m.id and s."user" = $2 where m.id = $1`;

/** The match as this person is shown it: what they agreed to, and whether it is closed to them. */
export async function shownMatch(
  database: Database,
  id: string,
  user: string | null,
): Promise<Omit<ShownMatch, 'voice'>> {
  const info = await matchInfo(database, id, user);
  const nothing = { agreed: null, isRemoved: false };
  if (user === null || info.status !== 'open') return { ...info, ...nothing };
  const values = [id, user];
  const { rows } = await database.pool.query<{ agreed: Terms | null; isRemoved: boolean }>(SHOWN, values);
  return { ...info, ...(rows[0] ?? nothing) };
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}
const PAGE_SIZE = 50;
/** One's unfinished tables are shown all at once; few have more. */
const UNFINISHED_PAGE_SIZE = 100;
/** Running and open matches before the finished, then the newest first: the order of every list of matches. */
const PLACE = `(m.status <> 'over', coalesce(m."endedAt", m."createdAt"), m.id)`;
const MARK = `concat_ws('_', (m.status <> 'over')::int,
  (extract(epoch from coalesce(m."endedAt", m."createdAt")) * 1000000)::bigint, m.id) as mark`;

/** The same order where none is finished: an index is walked along it, and not further than a page. */
const UNFINISHED_PLACE = '(m."createdAt", m.id)';
/** The moment of a cursor. */
const MOMENT = `timestamptz 'epoch' + $3::bigint * interval '1 microsecond'`;
/** Where $1 sits and nothing is over; what they have left for good is theirs again when it is. */
const UNFINISHED = 'select s.match from seats s where s."user" = $1 and s."isUnfinished" and not s."hasLeft"';
/** These, and of the finished as many as a page can show: whoever has played for years has thousands. Their results were written with their
 * end, and are read in the order of the list. */
const MINE = `m.id in (
    ${UNFINISHED}
    union all (
      select r.match from results r where r."user" = $1 and ($2::int is distinct from 0 or (r.at, r.match) < (${MOMENT}, $4::text))
      order by r.at desc, r.match desc limit ${PAGE_SIZE + 1}
    ))`;

/** Which matches a list shows. */
interface Wanted {
  readonly fits: string;
  readonly areUnfinished: boolean;
  readonly size: number;
}

/** One page of the matches that fit, behind the place a cursor stands for. The first value, who asks, is $1, the others follow $4. */
async function matchPage(
  { pool }: Database,
  { fits, areUnfinished, size }: Wanted,
  [first, ...more]: readonly (string | null)[],
  cursor: string | undefined,
): Promise<Page<MatchInfo>> {
  const [, isUnfinished, moment, id] = /^([01])_(\d{1,18})_(.+)$/.exec(cursor ?? '') ?? [];
  if (cursor !== undefined && id === undefined) throw new PlatformError('malformed');
  const behind = areUnfinished
    ? `${UNFINISHED_PLACE} < (${MOMENT}, $4::text)`
    : `${PLACE} < ($2::int = 1, ${MOMENT}, $4::text)`;
  const order = areUnfinished ? 'm."createdAt" desc, m.id desc' : `${PLACE} desc`;
  const { rows } = await pool.query<MatchRow & { readonly mark: string }>(
    `${infoFor('$1', `${MARK},`)} where ${fits} and ($2::int is null or ${behind}) order by ${order} limit ${size + 1}`,
    [first, isUnfinished ?? null, moment ?? null, id ?? null, ...more],
  );
  const shown = rows.slice(0, size);
  const next = rows.length > size ? (shown.at(-1)?.mark ?? null) : null;
  return { items: shown.map(({ mark: _, ...row }) => infoOf(row)), next };
}

type PublicStatus = 'open' | 'running';
interface PublicQuery {
  readonly status: PublicStatus;
  readonly game?: string | undefined;
  readonly cursor?: string | undefined;
}

/** A live table whose players have not looked at it for so many minutes is no longer offered. */
const FORGOTTEN_AFTER = 10;
/** In `matches m`: public, with somebody who waits or plays, and nobody there whom the viewer has blocked or who blocked them. */
const HAS_ROOM = `exists (select 1 from seats s where s.match = m.id and s."user" is null and s.level is null
  and ${HELD_FOR} is null)`;
export const isListed = (
  status: PublicStatus,
  viewer: string,
): string => `m.status = '${status}' and m."isPublic" and (m.status <> 'open' or ${HAS_ROOM})
  and exists (select 1 from seats s where s.match = m.id and s."user" is not null and not s."isAway"
    and (m.status <> 'open' or m.clock->>'kind' is distinct from 'live'
      or s."seenAt" > now() - interval '${FORGOTTEN_AFTER} minutes'))
  and not exists (select 1 from seats s join blocks b on b.kind = 'block'
    and (b."user" = ${viewer} and b.other = s."user" or b.other = ${viewer} and b."user" = s."user")
    where s.match = m.id)`;

/** Public matches at which somebody waits, or plays. */
export function publicMatches(
  database: Database,
  viewer: string | null,
  { status, game, cursor }: PublicQuery,
): Promise<Page<MatchInfo>> {
  const fits = `${isListed(status, '$1')} and ($5::text is null or m.game = $5)`;
  return matchPage(database, { fits, areUnfinished: true, size: PAGE_SIZE }, [viewer, game ?? null], cursor);
}

interface Turn {
  readonly waiting: readonly Seat[];
  readonly clocks: ClockState | null;
}

interface TurnRow {
  readonly id: string;
  readonly waiting: readonly Seat[] | null;
  readonly clocks: ClockState | null;
  readonly off: readonly (readonly TimeOff[])[];
}
const TURNS = `select m.id, a.waiting, m.clocks,
    (select json_agg(${TIME_OFF} order by s.seat) from seats s where s.match = m.id) as off
  from matches m join asked a on a.match = m.id where m.id = any($1)`;

/** Who is asked at each match. None is opened for it, but those of an earlier version, once. */
async function turnsOf(
  { pool }: Database,
  rooms: Rooms,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Turn>> {
  const { rows } = await pool.query<TurnRow>(TURNS, [ids]);
  const turns = new Map<string, Turn>();
  for (const { id, waiting, clocks, off } of rows) {
    const asked = waiting ?? (await rooms.open(id).catch(() => null))?.match.waiting ?? [];
    turns.set(id, { waiting: asked, clocks: clocks === null ? null : { ...clocks, off } });
  }
  return turns;
}

interface OwnQuery {
  readonly status: 'all' | 'unfinished';
  readonly cursor?: string | undefined;
}

/** One's own: where it is one's turn comes first. */
export async function matchesOf(
  database: Database,
  rooms: Rooms,
  user: string,
  { status, cursor }: OwnQuery,
): Promise<Page<OwnMatch>> {
  const areUnfinished = status === 'unfinished';
  const wanted = areUnfinished
    ? { fits: `m.id in (${UNFINISHED})`, areUnfinished, size: UNFINISHED_PAGE_SIZE }
    : { fits: MINE, areUnfinished, size: PAGE_SIZE };
  const { items, next } = await matchPage(database, wanted, [user], cursor);
  const running = items.filter(({ status }) => status === 'running');
  const turns = await turnsOf(
    database,
    rooms,
    running.map(({ id }) => id),
  );
  const now = Date.now();
  const marked = items.map((row) => {
    const { waiting, clocks } = turns.get(row.id) ?? { waiting: [], clocks: null };
    const isYourTurn = row.seats.some((seat) => seat.user === user && waiting.includes(seat.seat));
    return { ...row, isYourTurn, waiting, clocks: clocksFor(clocks, waiting, now) };
  });
  return { items: marked.sort((a, b) => Number(b.isYourTurn) - Number(a.isYourTurn)), next };
}

/** The picks that stand, undone ones left out. */
function withoutUndone(entries: Finished['entries']): readonly SeatPick[] {
  const picks: SeatPick[] = [];
  for (const { seat, kind, option } of entries) {
    if (kind === 'pick') picks.push({ seat, option: readOption(option) });
    else
      picks.splice(
        picks.findLastIndex((p) => p.seat === seat),
        1,
      );
  }
  return picks;
}

/** A finished match as it is stored. In one statement: it may move into the archive at any moment. */
const FINISHED = `select game, version, players, variants, seed, secret, commitment, status,
    a.log, a.hash,
    (select running->'state' from snapshots where match = m.id order by seq desc limit 1) as state,
    (select coalesce(json_agg(json_build_object('seat', seat, 'kind', kind, 'option', option) order by seq), '[]')
     from entries where match = m.id) as entries,
    (select json_agg(json_build_object('entropy', entropy, 'asked', asked) order by seat)
     from seats where match = m.id) as seats
  from matches m left join archive a on a.match = m.id where id = $1`;
interface Finished extends Kept {
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly variants: readonly string[];
  readonly seed: string;
  readonly secret: string;
  readonly commitment: string;
  readonly status: string;
  readonly state: Kinds['State'] | null;
  readonly entries: readonly Pick<StoredEntry, 'seat' | 'kind' | 'option'>[];
  readonly seats: readonly { readonly entropy: string; readonly asked: number }[];
}

/** The record of a finished match, whatever rules it was played by, with the proof that its shuffles were fair. */
export async function recordOf(database: Database, id: string): Promise<GameRecord> {
  const { rows } = await database.pool.query<Finished>(FINISHED, [id]);
  const [row] = rows;
  if (row === undefined) throw new PlatformError('noMatch');
  if (row.status !== 'over') throw new PlatformError('notOver');
  const { game, version, players, variants, seed, secret, commitment, seats } = row;
  const { entries, end } = (await pastOf(database, id, row)) ?? {
    entries: row.entries,
    end: endOf(row.state),
  };
  if (end === null) throw new Error(`match ${id}: nothing is kept of its end`);
  const proof = { match: id, commitment, secret, entropy: seats.map(({ entropy }) => entropy) };
  return {
    game,
    version,
    players,
    variants,
    seed: readSeed(seed),
    picks: withoutUndone(entries),
    remarks: [
      ...proofRemarks(proof).map((text) => ({ before: 0, text })),
      ...coachRemarks(seats.map(({ asked }) => asked)),
    ],
    ...end,
  };
}

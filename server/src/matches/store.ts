// Matches out of the database: from the nearest snapshot and the entries behind it, or out of the archive, in one round trip.
import {
  type Kinds,
  type LogEntry,
  Match,
  readOption,
  readSeed,
  type Seat,
  type SeatPick,
  type Snapshot,
  stateHash,
} from '@comptoir/kernel';
import { PlatformError } from '@comptoir/protocol';
import type { Database, Statement } from '../database/index.ts';
import type { Games } from '../games.ts';
import { toldApart } from '../people/names.ts';
import { BACK_AT, TIME_OFF } from '../people/time-off.ts';
import { type Archived, type End, type Kept, pastOf, type StoredEntry } from './archived.ts';
import type { ClockState } from './clock.ts';
import { LiveMatch, type MatchHead } from './live-match.ts';
import { numbered, toldFor, type Undo } from './numbers.ts';
import type { RoomFacts, RoomSeat } from './room.ts';
import type { Seating } from './seating.ts';

/** Matches are opened from a snapshot at most this many entries away. */
export const SNAPSHOT_EVERY = 50;

/** What a snapshot was called inside before a pick was final or open. */
interface OldSnapshot {
  readonly sealed: Kinds['State'];
  readonly open: readonly SeatPick[];
  readonly state: Kinds['State'];
  /** What the open picks told, one by one. */
  readonly lines: readonly LogEntry[];
  readonly sealedSeq: number;
}
function snapshotFrom(seq: number, stored: Snapshot<Kinds> | OldSnapshot): Snapshot<Kinds> {
  if (!('sealed' in stored)) return stored;
  const { sealed, state, sealedSeq, lines } = stored;
  const open = stored.open.flatMap((pick, n) => lines.slice(n, n + 1).map((told) => ({ ...told, ...pick })));
  return { seq, state, finalState: sealed, finalSeq: sealedSeq, open };
}

/** A match with everything that is needed to go on with it. */
export interface Stored extends MatchHead, RoomFacts {
  readonly game: string;
  /** Of the rules it began with. */
  readonly version: number;
  /** Who is asked; null where it was never said. */
  readonly waiting: readonly Seat[] | null;
  readonly snapshot: { readonly seq: number; readonly running: Snapshot<Kinds> | OldSnapshot } | null;
  /** What was entered after the snapshot. */
  readonly entries: readonly StoredEntry[];
  /** All that was taken back, before the snapshot as well. */
  readonly undos: readonly Undo[];
  /** Where an archived match must lead to, if all of it is here; else null. */
  readonly end: End | null;
}
type Row = Omit<Stored, 'end'> & Kept;
/** Which entries are wanted: a snapshot not after `from`, and everything behind it up to `until`. A viewer's number is never
 * ahead of its entry: a snapshot that is not after the one is not after the other. */
interface Range {
  readonly from: number;
  readonly until: number;
}
/** No entry has a higher number. */
export const LAST_SEQ = 0x7fffffff;
const ALL: Range = { from: LAST_SEQ, until: LAST_SEQ };

const SEATS = `select coalesce(json_agg(json_build_object('seat', s.seat, 'user', s."user",
    'name', coalesce(u.name, ''), 'level', s.level, 'isAway', s."isAway", 'hasLeft', s."hasLeft",
    'backAt', ${BACK_AT}, 'off', ${TIME_OFF}) order by s.seat), '[]')
  from seats s join matches m on m.id = s.match left join "user" u on u.id = s."user" where s.match = $1`;
/** One round trip, however much a match holds. */
const STORED = `select m.id, m.game, m.version, m.players, m.variants, m.seed, m.status, m.clock, m.clocks, m."isPublic", m."isWatchable",
    m."isRated", m.host, (select waiting from asked where match = m.id) as waiting, (${SEATS}) as seats,
    a.log, a.hash,
    case when f.seq is null then null else json_build_object('seq', f.seq, 'running', f.running) end as snapshot,
    (select coalesce(json_agg(json_build_object('seq', e.seq, 'seat', e.seat, 'kind', e.kind,
       'option', e.option) order by e.seq), '[]')
     from entries e where e.match = $1 and e.seq > coalesce(f.seq, 0) and e.seq <= $3) as entries,
    (select coalesce(json_agg(json_build_object('seq', e.seq, 'seat', e.seat) order by e.seq), '[]')
     from entries e where e.match = $1 and e.kind = 'undo' and e.seq <= $3) as undos
  from matches m left join archive a on a.match = m.id left join lateral
    (select seq, running from snapshots where match = $1 and seq <= $2 order by seq desc limit 1) f on true
  where m.id = $1`;

export async function readSeats({ pool }: Database, id: string): Promise<readonly RoomSeat[]> {
  const { rows } = await pool.query<{ seats: readonly RoomSeat[] }>({
    name: 'seats',
    text: `select (${SEATS}) as seats`,
    values: [id],
  });
  return toldApart(rows[0]?.seats ?? []);
}

/** Who sits at a running match, their clocks, and who is asked; null where it does not run, or nobody ever said who is asked. */
export interface AskedSeating extends Seating {
  readonly waiting: readonly Seat[];
}
const ASKED = `select m.clocks, a.waiting, (${SEATS}) as seats from matches m join asked a on a.match = m.id
  where m.id = $1 and m.status = 'running' and a.waiting is not null`;

export async function readAsked({ pool }: Database, id: string): Promise<AskedSeating | null> {
  const { rows } = await pool.query<AskedSeating>({ name: 'asked', text: ASKED, values: [id] });
  return rows[0] ?? null;
}

/** What was stored after an entry. */
export interface News {
  readonly entries: readonly StoredEntry[];
  readonly clocks: ClockState | null;
}
/** A match, and the entry behind which it is asked. */
interface Behind {
  readonly match: string;
  readonly since: number;
}
const NEWS = `select m.id as match, m.clocks, (select coalesce(json_agg(json_build_object('seq', e.seq, 'seat', e.seat, 'kind', e.kind,
    'option', e.option) order by e.seq), '[]') from entries e where e.match = m.id and e.seq > t.since) as entries
  from unnest($1::text[], $2::int[]) as t(id, since) join matches m on m.id = t.id`;

export const newsStatement = (behind: readonly Behind[]): Statement => ({
  name: 'news',
  text: NEWS,
  values: [behind.map(({ match }) => match), behind.map(({ since }) => since)],
});

/** Of many matches in one round trip. */
export async function readNews(
  { picks }: Database,
  behind: readonly Behind[],
): Promise<ReadonlyMap<string, News>> {
  const { rows } = await picks.query<News & { readonly match: string }>(newsStatement(behind));
  return new Map(rows.map((row) => [row.match, row]));
}

export const matchStatement = (id: string, { from, until }: Range = ALL): Statement => ({
  name: 'match',
  text: STORED,
  values: [id, from, until],
});

export async function readMatch(database: Database, id: string, range = ALL): Promise<Stored> {
  const { until } = range;
  const { rows } = await database.pool.query<Row>(matchStatement(id, range));
  const [row] = rows;
  if (row === undefined) throw new PlatformError('noMatch');
  if (row.seed === null) throw new PlatformError('notRunning');
  const { log, hash, ...stored } = row;
  const past = await pastOf(database, id, { log, hash });
  const archived = past === null ? {} : upTo(past, until);
  return { ...stored, end: null, ...archived, seats: toldApart(stored.seats) };
}

/** What the archive has in the place of the hot tables: everything from the beginning, and no snapshot. */
function upTo(
  { end, entries: all }: Archived,
  until: number,
): Pick<Stored, 'snapshot' | 'entries' | 'undos' | 'end'> {
  const entries = all.filter(({ seq }) => seq <= until);
  const undos = entries.filter(({ kind }) => kind === 'undo');
  return { snapshot: null, entries, undos, end: entries.length === all.length ? end : null };
}

/** The match as it is stored, step by step: where it is read from, and then after each entry, with what it was before. */
export function* replayed(
  games: Games,
  stored: Stored,
): Generator<readonly [before: Match, live: LiveMatch]> {
  const { id, players, variants, seed, status, snapshot, entries, undos, end } = stored;
  const game = games.rules(stored.game, stored.version);
  const head: MatchHead = { id, players, variants, seed, status }; // the rest is not kept in memory
  const match =
    snapshot === null
      ? Match.start(game, { players, variants, seed: readSeed(seed) })
      : new Match(game, snapshotFrom(snapshot.seq, snapshot.running));
  const live = new LiveMatch(
    head,
    match,
    undos.filter(({ seq }) => seq <= match.seq),
  );
  yield [match, live];
  for (const entry of entries) {
    const before = live.match;
    enter(live, entry);
    yield [before, live];
  }
  // Of a match that was closed the last state may be missing.
  if (end !== null && end.result !== null && stateHash(live.match.state) !== end.stateHash)
    throw new Error(`match ${id}: what is archived does not lead to its end`);
}

function enter(live: LiveMatch, { seq, seat, kind, option }: StoredEntry): Match {
  const next = live.apply({ seat, option: kind === 'undo' ? null : readOption(option) });
  if ('code' in next) throw new Error(`match ${live.head.id}: entry ${seq} is refused (${next.code})`);
  return next;
}

/** The positions to which these entries lead from where it stands. */
export function replayedOn(live: LiveMatch, entries: readonly StoredEntry[]): readonly Match[] {
  return entries.map((entry) => enter(live, entry));
}

export function rebuilt(games: Games, stored: Stored): LiveMatch {
  let last: LiveMatch | null = null;
  for (const [, live] of replayed(games, stored)) last = live;
  if (last === null) throw new Error(`match ${stored.id}: nothing to rebuild`);
  return last;
}

/** Since which table, by the viewer's number, and up to which entry they are told what happened. */
export interface Span {
  readonly viewer: Seat | null;
  readonly since: number;
  readonly until: number;
}

/** A viewer's log, as it was told, and the match at its end. */
export interface ToldLog {
  readonly told: readonly LogEntry[];
  readonly match: Match;
}

/** What a viewer who last saw the table of `since` was told up to the entry `until`; from −1, the whole game. */
export async function toldSince(
  database: Database,
  games: Games,
  id: string,
  { viewer, since, until }: Span,
): Promise<ToldLog> {
  const told: LogEntry[] = [];
  const stored = await readMatch(database, id, { from: since, until });
  let match: Match | null = null;
  for (const [before, live] of replayed(games, stored)) {
    match = live.match;
    told.push(...toldFor(before, match, live.undos, viewer).filter(({ seq }) => seq > since));
  }
  if (match === null) throw new Error(`match ${id}: nothing to tell`);
  return { told, match };
}

/** The match as it stood after its entry `seq`. */
export async function matchAt(database: Database, games: Games, id: string, seq: number): Promise<LiveMatch> {
  return rebuilt(games, await readMatch(database, id, { from: seq, until: seq }));
}

/** Which of a viewer's tables are wanted, by numbers that were given; none after the entry `until` is looked at. */
interface Look {
  readonly viewer: Seat | null;
  readonly from: number;
  readonly to: number;
  readonly until: number;
}

interface Seen {
  readonly match: Match;
  /** The viewer was told of every pick that could still be taken back then: the match may be shown with them. */
  readonly isTold: boolean;
}

/** For each of the numbers, the match when it came to the last of the entries that the viewer knows up to it. */
export async function matchesSeen(
  database: Database,
  games: Games,
  id: string,
  { viewer, from, to, until }: Look,
): Promise<readonly Seen[]> {
  const stored = await readMatch(database, id, { from, until });
  const positions = new Map<number, Match>();
  /** By its entry, the number of everything the viewer was told. */
  const known = new Map<number, number>();
  const seen: Seen[] = [];
  let begin = 0;
  const lookAt = (number: number): Seen => {
    const told = [...known].filter(([, its]) => its <= number).map(([seq]) => seq);
    const match = positions.get(Math.max(begin, ...told));
    if (match === undefined) throw new Error(`match ${id}: nothing to look at`);
    return { match, isTold: match.snapshot.open.every(({ seq }) => known.has(seq)) };
  };
  for (const [before, live] of replayed(games, stored)) {
    const { match, undos } = live;
    positions.set(match.seq, match);
    if (match === before) begin = match.seq;
    for (const { seq, told } of numbered(before, match, undos, viewer)) known.set(seq, told.seq);
    const ahead = Math.min(to + 1, live.numberFor(viewer)); // the rest of these was told later
    while (from + seen.length < ahead) seen.push(lookAt(from + seen.length));
    if (from + seen.length > to) break;
  }
  while (from + seen.length <= to) seen.push(lookAt(from + seen.length));
  return seen;
}

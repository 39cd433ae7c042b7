// Matches out of the database: from the nearest snapshot and the entries behind it, in one round trip.
import { deciders, readSeed, type Seat, start } from '@comptoir/kernel';
import { PlatformError, type Told } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import type { Games } from '../games.ts';
import { type Entry, type Frozen, HotMatch, type Look, type MatchHead, type Step, toldBy } from './hot.ts';
import type { RoomFacts, RoomSeat } from './room.ts';

/** Matches are opened from a snapshot at most this many entries away. */
export const SNAPSHOT_EVERY = 50;

/** A match with everything that is needed to go on with it. */
export interface Stored extends MatchHead, RoomFacts {
  readonly game: string;
  /** Of the rules it began with. */
  readonly version: number;
  readonly snapshot: { readonly seq: number; readonly running: Frozen } | null;
  /** What was entered after the snapshot. */
  readonly entries: readonly Entry[];
}
/** Which entries are wanted: a snapshot not after `from`, and everything behind it up to `until`. */
interface Range {
  readonly from: number;
  readonly until: number;
}
const ALL: Range = { from: 0x7fffffff, until: 0x7fffffff };

const SEATS = `select coalesce(json_agg(json_build_object('seat', s.seat, 'user', s."user",
    'name', coalesce(u.name, ''), 'level', s.level, 'isAway', s."isAway", 'hasLeft', s."hasLeft") order by s.seat), '[]')
  from seats s left join "user" u on u.id = s."user" where s.match = $1`;
/** One round trip, however much a match holds. */
const STORED = `select m.id, m.game, m.version, m.players, m.variants, m.seed, m.status, m.clock, m.clocks, m."isPublic",
    m."isRated", m.host, m.waiting, (${SEATS}) as seats,
    case when f.seq is null then null else json_build_object('seq', f.seq, 'running', f.running) end as snapshot,
    (select coalesce(json_agg(json_build_object('seq', e.seq, 'seat', e.seat, 'kind', e.kind,
       'option', e.option, 'id', e.id) order by e.seq), '[]')
     from entries e where e.match = $1 and e.seq > coalesce(f.seq, 0) and e.seq <= $3) as entries
  from matches m left join lateral
    (select seq, running from snapshots where match = $1 and seq <= $2 order by seq desc limit 1) f on true
  where m.id = $1`;

export async function readSeats({ pool }: Database, id: string): Promise<readonly RoomSeat[]> {
  const { rows } = await pool.query<{ seats: readonly RoomSeat[] }>({
    name: 'seats',
    text: `select (${SEATS}) as seats`,
    values: [id],
  });
  return rows[0]?.seats ?? [];
}

export async function readMatch({ pool }: Database, id: string, { from, until } = ALL): Promise<Stored> {
  const { rows } = await pool.query<Stored>({ name: 'match', text: STORED, values: [id, from, until] });
  const [stored] = rows;
  if (stored === undefined) throw new PlatformError('noMatch');
  if (stored.seed === null) throw new PlatformError('notRunning');
  return stored;
}

/** The match as it is stored; `listen` hears every step after the snapshot. */
export function rebuilt(games: Games, stored: Stored, listen?: (step: Step) => void): HotMatch {
  const { id, players, variants, seed, status, snapshot, entries } = stored;
  const game = games.rules(stored.game, stored.version);
  const head: MatchHead = { id, players, variants, seed, status }; // the rest is not kept in memory
  const hot =
    snapshot === null
      ? new HotMatch(head, game)
      : HotMatch.thawed(head, game, snapshot.seq, snapshot.running);
  for (const entry of entries) {
    const step = hot.apply(entry);
    if ('code' in step) throw new Error(`match ${id}: entry ${entry.seq} is refused (${step.code})`);
    listen?.(step);
  }
  return hot;
}

/** Between which tables a viewer is told what happened. */
export interface Span {
  readonly viewer: Seat | null;
  readonly since: number;
  readonly until: number;
}

/** What was told before the first pick. */
export function toldAtStart({ game, head }: HotMatch, viewer: Seat | null): readonly Told[] {
  const { state, events } = start(game, head.players, head.variants, readSeed(head.seed));
  const heard = events.filter(({ only }) => only === undefined || only === viewer);
  return heard.length === 0 ? [] : [{ seq: 0, seat: deciders(state)[0] ?? 0, events: heard }];
}

/** What a viewer who last saw the table of `since` is told up to the table of `until`; from 0, the whole game. */
export async function toldSince(
  database: Database,
  games: Games,
  id: string,
  { viewer, since, until }: Span,
): Promise<readonly Told[]> {
  const told: Told[] = [];
  const hot = rebuilt(games, await readMatch(database, id, { from: since, until }), (step) => {
    if (step.seq > since) told.push(...toldBy(step, viewer));
  });
  return hot.running.state.result === null ? told.map((line) => fadedFor(hot, viewer, line)) : told;
}

/** What was seen long ago may have to be forgotten. */
function fadedFor({ game, running }: HotMatch, viewer: Seat | null, line: Told): Told {
  if (game.fade === undefined) return line;
  const now = game.view(running.sealed, viewer);
  return { ...line, events: line.events.map((e) => game.fade?.(e, now) ?? e) };
}

/** The match as it stood after its entry `seq`. */
export async function lookAt(database: Database, games: Games, id: string, seq: number): Promise<Look> {
  return rebuilt(games, await readMatch(database, id, { from: seq, until: seq })).look();
}

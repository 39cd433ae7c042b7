// Matches out of the database: from the nearest snapshot and the entries behind it.
import { deciders, type Game, type Kinds, readSeed, type Seat, start } from '@comptoir/kernel';
import { PlatformError, type Told } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import { type Entry, type Frozen, HotMatch, type Look, type MatchHead, toldBy } from './hot.ts';

/** Matches are opened from a snapshot at most this many entries away. */
export const SNAPSHOT_EVERY = 50;

export type GameById = (id: string) => Game<Kinds>;

interface SnapshotRow {
  readonly seq: number;
  readonly running: Frozen;
}

async function headOf(
  { pool }: Database,
  id: string,
): Promise<MatchHead & { readonly game: string; readonly version: number }> {
  const { rows } = await pool.query<MatchHead & { game: string; version: number }>({
    name: 'match-head',
    text: 'select id, game, version, players, variants, seed, status from matches where id = $1',
    values: [id],
  });
  const [head] = rows;
  if (head === undefined) throw new PlatformError('noMatch');
  if (head.seed === null) throw new PlatformError('notRunning');
  return head;
}

async function entriesAfter({ pool }: Database, id: string, seq: number): Promise<readonly Entry[]> {
  const { rows } = await pool.query<Entry>({
    name: 'match-entries',
    text: 'select seq, seat, kind, option, id from entries where match = $1 and seq > $2 order by seq',
    values: [id, seq],
  });
  return rows;
}

/** The match as it stood at some snapshot not after `until`. */
async function thawed(database: Database, gameById: GameById, id: string, until: number): Promise<HotMatch> {
  const head = await headOf(database, id);
  const game = gameById(head.game);
  const { rows } = await database.pool.query<SnapshotRow>({
    name: 'match-snapshot',
    text: 'select seq, running from snapshots where match = $1 and seq <= $2 order by seq desc limit 1',
    values: [id, until],
  });
  const [snapshot] = rows;
  return snapshot === undefined
    ? new HotMatch(head, game)
    : HotMatch.thawed(head, game, snapshot.seq, snapshot.running);
}

/** Brings a match up to what is stored. */
export async function catchUp(database: Database, hot: HotMatch): Promise<void> {
  for (const entry of await entriesAfter(database, hot.head.id, hot.seq)) {
    const step = hot.apply(entry);
    if ('code' in step) throw new Error(`match ${hot.head.id}: entry ${entry.seq} is refused (${step.code})`);
  }
}

export async function openMatch(database: Database, gameById: GameById, id: string): Promise<HotMatch> {
  const hot = await thawed(database, gameById, id, 0x7fffffff);
  await catchUp(database, hot);
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
  gameById: GameById,
  id: string,
  { viewer, since, until }: Span,
): Promise<readonly Told[]> {
  const hot = await thawed(database, gameById, id, since);
  const told: Told[] = [];
  for (const entry of await entriesAfter(database, id, hot.seq)) {
    if (entry.seq > until) break;
    const step = hot.apply(entry);
    if ('code' in step) throw new Error(`match ${id}: entry ${entry.seq} is refused (${step.code})`);
    if (step.seq > since) told.push(...toldBy(step, viewer));
  }
  return hot.running.state.result === null ? told.map((line) => fadedFor(hot, viewer, line)) : told;
}

/** What was seen long ago may have to be forgotten. */
function fadedFor({ game, running }: HotMatch, viewer: Seat | null, line: Told): Told {
  if (game.fade === undefined) return line;
  const now = game.view(running.sealed, viewer);
  return { ...line, events: line.events.map((e) => game.fade?.(e, now) ?? e) };
}

/** The match as it stood after its entry `seq`. */
export async function lookAt(database: Database, gameById: GameById, id: string, seq: number): Promise<Look> {
  const hot = await thawed(database, gameById, id, seq);
  for (const entry of await entriesAfter(database, id, hot.seq)) {
    if (entry.seq > seq) break;
    const step = hot.apply(entry);
    if ('code' in step) throw new Error(`match ${id}: entry ${entry.seq} is refused (${step.code})`);
  }
  return hot.look();
}

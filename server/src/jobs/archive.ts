// Finished matches leave the hot tables: one compressed row each in the place of one a pick. Each moves in one transaction, and nothing
// is deleted before what takes its place was read back and is the same: whoever is killed on the way has done all of it or nothing.
import { isDeepStrictEqual } from 'node:util';
import { type Kinds, stateHash } from '@comptoir/kernel';
import { PlatformError } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Games } from '../games.ts';
import {
  type Archived,
  byOf,
  endOf,
  type Kept,
  pack,
  pastOf,
  type StoredEntry,
} from '../matches/archived.ts';
import { readMatch, replayed } from '../matches/store.ts';
import type { Ratings } from '../people/ratings.ts';

interface ArchiveSettings {
  readonly database: Database;
  readonly games: Games;
  readonly ratings: Ratings;
  readonly log: Logger;
}

/** A job moves what it can in so many milliseconds, and leaves the rest to the next one: others of its queue wait. */
const WORKS_FOR = 20_000;
const BATCH = 100;

const DUE = `select id, "endedAt"::text as "endedAt" from matches
  where status = 'over' and seed is not null and not "isArchived" and "endedAt" <= now() - $1 * interval '1 day'
    and ("endedAt", id) > ($2::timestamptz, $3) order by "endedAt", id limit ${BATCH}`;

/** What is stored is not what it should be: it stays where it is, for somebody to look at. */
class Unsound extends Error {}

/** A match that could not be moved is tried again after so long, in milliseconds: those behind it do not wait for it. */
const AGAIN_AFTER = 3_600_000;
/** So many in a row, and it is not because of the matches. */
const MOST_FAILED = 3;
/** The matches that this server could not move, and when. */
export type PutAside = Map<string, number>;

/** Moves what ended so many days ago, the oldest first. */
export async function archiveFinished(
  settings: ArchiveSettings,
  afterDays: number,
  aside: PutAside,
): Promise<void> {
  const { database } = settings;
  const until = Date.now() + WORKS_FOR;
  await lookAtFolder(database);
  let failed = 0;
  let behind = { id: '', endedAt: '-infinity' };
  for (;;) {
    const values = [afterDays, behind.endedAt, behind.id];
    const { rows } = await database.pool.query<typeof behind>(DUE, values);
    for (const due of rows) {
      if (Date.now() > until) return;
      behind = due;
      if (Date.now() - (aside.get(due.id) ?? 0) < AGAIN_AFTER) continue;
      const fault = await archive(settings, due.id);
      if (fault === null) aside.delete(due.id);
      else putAside(settings, due.id, fault, aside);
      failed = fault === null || fault instanceof Unsound ? 0 : failed + 1;
      if (failed >= MOST_FAILED) throw fault;
    }
    if (rows.length < BATCH) return;
  }
}

function putAside({ log }: ArchiveSettings, match: string, fault: unknown, aside: PutAside): void {
  aside.set(match, Date.now());
  log.error({ err: fault, match }, 'archive');
}

const ELSEWHERE = 'select match, hash from archive where hash is not null limit 1';

/** Where its disk is not mounted, the folder is empty, and nothing must be written there. */
async function lookAtFolder({ archive: folder, pool }: Database): Promise<void> {
  if (folder === null) return;
  const [one] = (await pool.query<{ match: string; hash: string }>(ELSEWHERE)).rows;
  if (one !== undefined && !(await folder.has(one.match, one.hash)))
    throw new Error('ARCHIVE_DIR is not there, or does not hold what was kept in it before');
}

/** What went wrong; null: nothing. */
async function archive(settings: ArchiveSettings, id: string): Promise<unknown> {
  try {
    await moveWhole(settings, id);
    return null;
  } catch (error) {
    return error;
  }
}

async function moveWhole({ database, games, ratings }: ArchiveSettings, id: string): Promise<void> {
  await ratings.update(id); // who was away is not known afterwards
  await replay(database, games, id);
  await inTransaction(database, (client) => move(database, client, id));
}

interface Hot {
  readonly state: Kinds['State'] | null;
  readonly entries: readonly (StoredEntry & { readonly id: string; readonly at: number })[];
}
const LOCK = `select 1 from matches where id = $1 and status = 'over' and not "isArchived" for update`;
const HOT = `select (select running->'state' from snapshots where match = $1 order by seq desc limit 1) as state,
  (select coalesce(json_agg(json_build_object('seq', seq, 'seat', seat, 'kind', kind, 'option', option, 'id', id,
     'at', floor(extract(epoch from at))) order by seq), '[]') from entries where match = $1) as entries`;
const KEEP = 'insert into archive (match, log, hash) values ($1, $2, $3) returning log, hash';
/** Lists say who was asked last without the entries. */
const SAY = `update matches set "isArchived" = true, waiting = a.waiting, "askedAt" = a."askedAt"
  from asked a where id = $1 and a.match = id`;

async function move(database: Database, client: PoolClient, match: string): Promise<void> {
  const { rowCount } = await client.query(LOCK, [match]);
  if (rowCount === 0) return; // another job was faster
  const [hot] = (await client.query<Hot>(HOT, [match])).rows;
  if (hot === undefined) return;
  const past: Archived = {
    end: endOf(hot.state),
    entries: hot.entries.map(({ id, ...entry }) => ({ ...entry, by: byOf(id) })),
  };
  const packed = await pack(past);
  const hash = database.archive === null ? null : await database.archive.keep(match, packed);
  const values = [match, hash === null ? packed : null, hash];
  const [kept] = (await client.query<Kept>(KEEP, values)).rows;
  if (kept === undefined || !isDeepStrictEqual(await pastOf(database, match, kept), past))
    throw new Unsound('what would be kept is not what is there');
  await client.query(SAY, [match]);
  const gone = await client.query('delete from entries where match = $1', [match]);
  if (gone.rowCount !== past.entries.length) throw new Unsound('it changed on the way');
  for (const table of ['snapshots', 'notices'])
    await client.query(`delete from ${table} where match = $1`, [match]);
}

const FROM_THE_BEGINNING = { from: -1, until: 0x7fffffff } as const;

/** Its entries alone, by the rules it was played by, lead through every state that was kept. Where this server has other rules, nobody can say. */
async function replay(database: Database, games: Games, id: string): Promise<void> {
  const { rows } = await database.pool.query<{ seq: number; state: Kinds['State'] }>(
    `select seq, running->'state' as state from snapshots where match = $1`,
    [id],
  );
  const kept = new Map(rows.map(({ seq, state }) => [seq, stateHash(state)]));
  const stored = await readMatch(database, id, FROM_THE_BEGINNING);
  try {
    for (const [, { match }] of replayed(games, stored)) {
      const hash = kept.get(match.seq);
      if (hash !== undefined && hash !== stateHash(match.state))
        throw new Error(`entry ${match.seq} does not lead to what was kept`);
      kept.delete(match.seq);
    }
    if (kept.size > 0) throw new Error('entries are missing');
  } catch (error) {
    if (!(error instanceof PlatformError)) throw new Unsound('it cannot be replayed', { cause: error });
  }
}

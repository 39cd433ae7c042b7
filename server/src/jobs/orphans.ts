// Jobs that a server had begun when it died. Their locks are taken off, so that they are begun again at once and not after
// the four hours in which graphile-worker would give a slow worker up. Every job may run twice.
import type { Database } from '../database/index.ts';

const LOOK_EVERY = 30_000;

/** What a server is called among the connections of its database; when it dies, they are gone at once. */
export const connectionName = (node: string): string => `comptoir ${node}`;

/** A server that has said nothing for so many seconds is gone, too: of a machine that loses its power the database is not told. */
export const SILENT_FOR = 20;
const ALIVE = `nodes n join pg_stat_activity a on a.application_name = 'comptoir ' || n.id
  and n."seenAt" > now() - interval '${SILENT_FOR} seconds'`;

const FREE = `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
  where locked_by is not null and locked_by not in (
    select unnest(n.workers) from ${ALIVE}
  )`;

/** A job that another has taken the place of while it ran is not begun again, and would be called failed for ever. */
const FORGET = `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
  where key is null and attempts >= max_attempts and last_error is null and locked_by is null`;

export async function freeOrphans({ pool }: Database): Promise<void> {
  await pool.query(FREE);
  await pool.query(FORGET);
}

export interface Orphans {
  /** Says which workers are this node's, and frees the jobs of those that no longer are. */
  announce(): void;
  stop(): void;
}

/** Looks after the jobs of workers that are gone, from time to time. */
export function watchOrphans(database: Database, node: string, workers: () => readonly string[]): Orphans {
  const look = async (): Promise<void> => {
    await database.pool.query('update nodes set workers = $2 where id = $1', [node, workers()]);
    await freeOrphans(database);
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY);
  timer.unref();
  return {
    announce: () => void look().catch(() => undefined), // done again with the next look
    stop: () => clearInterval(timer),
  };
}

/** Nobody should wait for longer than two seconds for what a dead server had begun, its own time to think included. */
const LOOK_FOR_OTHERS_EVERY = 500;
const OTHERS = `select n.id from ${ALIVE} where n.id <> $1`;

/** Calls when a server on the same database that was there a moment ago is gone: its bots think no more, and nobody watches its clocks. */
export function watchOthers({ pool }: Database, node: string, onGone: () => Promise<void>): NodeJS.Timeout {
  let known: readonly string[] = [];
  const look = async (): Promise<void> => {
    const { rows } = await pool.query<{ id: string }>(OTHERS, [node]);
    const there = rows.map(({ id }) => id);
    const isGone = known.some((id) => !there.includes(id));
    known = there;
    if (isGone) await onGone();
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_FOR_OTHERS_EVERY);
  timer.unref();
  return timer;
}

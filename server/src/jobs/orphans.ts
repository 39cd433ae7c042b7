// Jobs that a server had begun when it died. Their locks are taken off, so that they are begun again at once and not after
// the four hours in which graphile-worker would give a slow worker up. Every job may run twice.
import type { Database } from '../database/index.ts';

const LOOK_EVERY = 30_000;

/** What a server is called among the connections of its database; when it dies, they are gone at once. */
export const connectionName = (node: string): string => `comptoir ${node}`;

const FREE = `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
  where locked_by is not null and locked_by not in (
    select unnest(n.workers) from nodes n join pg_stat_activity a on a.application_name = 'comptoir ' || n.id
  )`;

export async function freeOrphans({ pool }: Database): Promise<void> {
  await pool.query(FREE);
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

// How the server does, for those who run it: what the database, the queues and the nodes have to do, and who comes near a limit.
import type { Health } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import { LIMITS, type Limits } from '../limits.ts';
import { iso } from './rows.ts';

const DATABASE = `select pg_database_size(current_database())::float8 as bytes,
  (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`;
/** Due and not begun, and given up. */
const QUEUES = `select task_identifier as task,
    (count(*) filter (where attempts < max_attempts and run_at <= now() and locked_at is null))::int as waiting,
    (count(*) filter (where attempts >= max_attempts))::int as failed
  from graphile_worker.jobs group by 1 order by 1`;
/** Those of the last day; when one dies, its connections are gone at once. */
const NODES = `select id, ${iso('nodes."seenAt"')} as "seenAt",
    exists (select 1 from pg_stat_activity a where a.application_name = 'comptoir ' || nodes.id) as "isHere"
  from nodes where "seenAt" > now() - interval '1 day' order by nodes."seenAt" desc`;
const COUNTS = `select (select count(*)::int from presences where "seenAt" > now() - interval '75 seconds') as people,
  (select count(*)::int from matches where status = 'open') as open,
  (select count(*)::int from matches where status = 'running') as running`;
const SPENT =
  'select name, max(spent) as spent, count(*)::int as times from quotas where spent > 1 group by 1';

/** What only a running server knows. */
export interface NodeFigures {
  readonly sockets: number;
  readonly matches: number;
}

const isLimit = (name: string): name is keyof typeof LIMITS => Object.hasOwn(LIMITS, name);
/** Whoever has spent more than this part of a limit comes near it. */
const NEAR = 0.5;

/** `limits` is null on the command line, where the factor that the server runs by is not known. */
export async function healthOf(
  { pool }: Database,
  limits: Limits | null,
  { sockets, matches }: NodeFigures,
): Promise<Health> {
  const began = performance.now();
  await pool.query('select 1');
  const answers = performance.now() - began;
  const { rows: sizes } = await pool.query<{ bytes: number; connections: number }>(DATABASE);
  const { rows: queues } = await pool.query<Health['queues'][number]>(QUEUES);
  const { rows: nodes } = await pool.query<Health['nodes'][number]>(NODES);
  const { rows: counts } = await pool.query<{ people: number; open: number; running: number }>(COUNTS);
  const { rows: spent } = await pool.query<{ name: string; spent: number; times: number }>(SPENT);
  const { people = 0, open = 0, running = 0 } = counts[0] ?? {};
  const { bytes = 0, connections = 0 } = sizes[0] ?? {};
  return {
    database: { answers, bytes, connections },
    queues,
    nodes,
    node: { seconds: process.uptime(), bytes: process.memoryUsage.rss(), sockets, matches },
    people,
    tables: { open, running },
    limits: spent.flatMap(({ name, ...row }) => {
      if (!isLimit(name)) return [];
      const most = limits?.most(name) ?? LIMITS[name].number;
      return row.spent < NEAR * most ? [] : [{ name, most, ...row }];
    }),
  };
}

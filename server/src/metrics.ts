// What this server counts and measures, for Prometheus. On the way of a pick it is a few additions; what has to be asked for is asked when
// somebody reads the figures.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { within } from './closing.ts';
import type { Database } from './database/index.ts';

/** In seconds. */
const TIMES = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];
/** Whoever reads the figures waits for no more than ten seconds, and not in vain because of a database that says nothing. */
const ASK_WITHIN = 4000;
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500];

interface JobCount {
  readonly task: string;
  readonly state: string;
  readonly count: number;
}
const JOBS = `select task_identifier as task, count(*)::int as count, case when locked_at is not null then 'running'
    when attempts >= max_attempts then 'failed' when run_at <= now() then 'waiting' else 'later' end as state
  from graphile_worker.jobs group by 1, 3`;

/** What should have moved a day ago. */
const BEHIND = `select count(*)::int as count from (select 1 from matches where status = 'over' and seed is not null
  and not "isArchived" and "endedAt" <= now() - ($1 + 1) * interval '1 day' limit 10000) m`;

export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];
  readonly pickSeconds = this.#histogram(
    'comptoir_pick_seconds',
    'From the arrival of a pick to its answer',
    TIMES,
  );
  readonly commitSeconds = this.#histogram(
    'comptoir_commit_seconds',
    'One transaction with the picks that came together',
    TIMES,
  );
  readonly commitPicks = this.#histogram('comptoir_commit_picks', 'Picks in one transaction', SIZES);
  readonly notifySeconds = new Gauge({
    name: 'comptoir_notify_seconds',
    help: 'How long the last word to oneself over NOTIFY took',
    registers: this.#registers,
  });
  readonly refusals = new Counter({
    name: 'comptoir_refusals_total',
    help: 'Requests, messages and sockets refused, by code; "rule" for what the rules of a game forbid',
    labelNames: ['code'],
    registers: this.#registers,
  });
  readonly limits = new Counter({
    name: 'comptoir_limits_total',
    help: 'How often each of the limits was reached',
    labelNames: ['limit'],
    registers: this.#registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  #histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name, help, buckets, registers: this.#registers });
  }

  /** A figure that is read when somebody asks for it. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: this.#registers,
      async collect() {
        this.set(await read());
      },
    });
  }

  /** Of all servers on this database together; while it does not answer, not a number. */
  watchArchive({ pool }: Database, afterDays: number): void {
    this.gauge('comptoir_archive_behind', 'Matches that should be in the archive for a day', async () => {
      let count = Number.NaN;
      await within(ASK_WITHIN, async () => {
        count = (await pool.query<{ count: number }>(BEHIND, [afterDays])).rows[0]?.count ?? count;
      }).catch(() => false);
      return count;
    });
  }

  /** Of all servers on this database together. While it does not answer, nothing is said of its jobs. */
  watchDatabase({ pool, picks }: Database): void {
    const sum = (count: (each: Database['pool']) => number) => () => count(pool) + count(picks);
    this.gauge(
      'comptoir_pool_used',
      'Connections to the database in use',
      sum(({ totalCount, idleCount }) => totalCount - idleCount),
    );
    this.gauge(
      'comptoir_pool_idle',
      'Connections to the database at rest',
      sum(({ idleCount }) => idleCount),
    );
    this.gauge(
      'comptoir_pool_waiting',
      'Who waits for a connection to the database',
      sum(({ waitingCount }) => waitingCount),
    );
    new Gauge({
      name: 'comptoir_jobs',
      help: 'Jobs of all servers on this database: running, waiting, for later, failed for good',
      labelNames: ['task', 'state'],
      registers: this.#registers,
      async collect() {
        this.reset();
        let rows: readonly JobCount[] = [];
        await within(ASK_WITHIN, async () => {
          rows = (await pool.query<JobCount>(JOBS)).rows;
        }).catch(() => false);
        for (const { task, state, count } of rows) this.set({ task, state }, count);
      },
    });
  }
}

import pg from 'pg';

/** Statements are SQL with $1, $2 … for values; Kysely runs the migrations and nothing else. */
export interface Database {
  readonly url: string;
  readonly pool: pg.Pool;
}

/** What the pools of this process call themselves; see `isInUse`. */
export const PROCESS_NAME = `comptoir process ${process.pid}`;

/** Whatever is asked of the database is answered or given up within these, in milliseconds: nothing waits for ever.
 * The last one is counted here, for a database that cannot count any more. */
const LIMITS = {
  connectionTimeoutMillis: 10_000,
  lock_timeout: 10_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  query_timeout: 20_000,
} as const;

/** Of one server; each of the three queues of jobs holds one for as long as it runs. */
const MOST_CONNECTIONS = 20;

interface Connecting {
  readonly max?: number;
  /** For work that may take as long as it takes: migrations, backups. */
  readonly isUnlimited?: boolean;
}

export function connect(
  url: string,
  { max = MOST_CONNECTIONS, isUnlimited = false }: Connecting = {},
): Database {
  const { connectionTimeoutMillis } = LIMITS;
  const limits = isUnlimited ? { connectionTimeoutMillis } : LIMITS;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    keepAlive: true,
    application_name: PROCESS_NAME,
    ...limits,
  });
  pool.on('error', () => undefined); // a broken idle connection is replaced when the next one is asked for
  pool.on('connect', (client) => client.on('error', () => undefined)); // one in use: whoever uses it is told
  return { url, pool };
}

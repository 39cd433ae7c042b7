import pg from 'pg';
import { ArchiveFolder } from '../matches/archive-folder.ts';
import { HostClient, Hosts } from './hosts.ts';

/** Statements are SQL with $1, $2 … for values; Kysely runs the migrations and nothing else. */
export interface Database {
  readonly url: string;
  readonly pool: pg.Pool;
  /** For what a pick waits for and nothing else: however much is read for pages that come all at once, picks do not wait behind it. */
  readonly picks: pg.Pool;
  /** Where archived matches are kept besides; null: in the database. */
  readonly archive: ArchiveFolder | null;
  /** Its address names several hosts, of which one takes writes. */
  readonly isAmongStandbys: boolean;
  /** A connection of its own besides the pool, not opened yet. */
  client(config?: pg.ClientConfig): pg.Client;
  /** Of several hosts, finds the one that takes writes. */
  find(): Promise<void>;
  /** Opens connections ahead and has each know the statements that are asked over it: pages that come from another server all at once wait
   * for none. The statements are run, and must do nothing. */
  warm(asked: Asked): Promise<void>;
  end(): Promise<void>;
}

/** One that each connection plans once and runs by its name from then on. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}
/** What is asked over the connections of each pool. */
interface Asked {
  readonly pool: readonly Statement[];
  readonly picks: readonly Statement[];
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

/** Where there are several hosts, one that is silent is not waited for so long. */
const NEXT_HOST_AFTER = 3000;

/** Of one server; each of the three queues of jobs holds one for as long as it runs. */
const MOST_CONNECTIONS = 17;
/** Two batches, one of which is stored anew, and what other servers have stored. */
const FOR_PICKS = 3;
/** So many are opened ahead and stay; what else was opened stays for as many milliseconds without work. */
const KEPT = 8;
const IDLE_FOR = 300_000;
/** PostgreSQL plans a statement anew so often, with the values it is given, before it keeps a plan for any. */
const RUNS_TO_LEARN = 6;
/** Picks are found by keys, whatever the values: one plan is kept from the first run on. Left alone, PostgreSQL would plan what is read of
 * other servers' picks anew each time, which takes five times as long as to read it, because it cannot know how few they are. */
const ONE_PLAN = '-c plan_cache_mode=force_generic_plan';

interface Connecting {
  readonly max?: number;
  /** For work that may take as long as it takes: migrations, backups. */
  readonly isUnlimited?: boolean;
  readonly archiveDir?: string | undefined;
}

type Release = (error?: Error | boolean) => void;
type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;

/** Where the database dies as a queue of jobs is started anew, the listener of graphile-worker gives its connection back twice: the second
 * time would end the server. */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return super.connect();
    super.connect((error, client, release) => {
      let isReleased = false;
      callback(error, client, (reason) => {
        if (!isReleased) release(reason);
        isReleased = true;
      });
    });
    return undefined;
  }
}

/** Asks each host once; where none takes writes, the last one's reason is thrown. */
async function findPrimary(hosts: Hosts, newClient: () => pg.Client): Promise<void> {
  for (let left = hosts.count; left > 0; left -= 1) {
    const client = newClient();
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (left === 1) throw error;
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}

/** What cannot be opened now is opened when it is needed. One connection after the other learns its statements: the database has others to
 * serve. */
async function open(pool: pg.Pool, count: number, statements: readonly Statement[]): Promise<void> {
  const opened = await Promise.allSettled(Array.from({ length: count }, () => pool.connect()));
  for (const each of opened)
    if (each.status === 'fulfilled') each.value.release(await learn(each.value, statements));
}

/** Returns what went wrong. */
async function learn(client: pg.PoolClient, statements: readonly Statement[]): Promise<Error | undefined> {
  try {
    for (const statement of statements)
      for (let run = 0; run < RUNS_TO_LEARN; run += 1) await client.query(statement);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

export function connect(
  url: string,
  { max = MOST_CONNECTIONS, isUnlimited = false, archiveDir }: Connecting = {},
): Database {
  const hosts = new Hosts(url);
  const connectionTimeoutMillis = hosts.count === 1 ? LIMITS.connectionTimeoutMillis : NEXT_HOST_AFTER;
  const limits = isUnlimited ? { connectionTimeoutMillis } : { ...LIMITS, connectionTimeoutMillis };
  class Client extends HostClient {
    constructor(config: pg.ClientConfig = {}) {
      super(config, hosts);
    }
  }
  const newPool = (most: number, min: number, options: string | undefined = undefined): pg.Pool => {
    const made = new Pool({
      Client,
      options,
      max: most,
      min,
      idleTimeoutMillis: IDLE_FOR,
      keepAlive: true,
      application_name: PROCESS_NAME,
      ...limits,
    });
    made.on('error', () => undefined); // a broken idle connection is replaced when the next one is asked for
    made.on('connect', (client) => client.on('error', () => undefined)); // one in use: whoever uses it is told
    return made;
  };
  const pool = newPool(max, Math.min(max, KEPT));
  const picks = newPool(FOR_PICKS, FOR_PICKS, ONE_PLAN);
  const client = (config: pg.ClientConfig = {}): pg.Client =>
    new Client({ connectionTimeoutMillis, ...config });
  return {
    url,
    pool,
    picks,
    archive: archiveDir === undefined ? null : new ArchiveFolder(archiveDir),
    isAmongStandbys: hosts.count > 1,
    client,
    find: () => findPrimary(hosts, client),
    warm: async (asked) => {
      await open(pool, KEPT, asked.pool);
      await open(picks, FOR_PICKS, asked.picks);
    },
    end: async () => void (await Promise.all([pool.end(), picks.end()])),
  };
}

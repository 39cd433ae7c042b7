// The database and its schema: opened for a server, or alone for backup and restore.
import { runMigrations } from 'graphile-worker';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { connect, type Database } from './database/index.ts';
import { migrate } from './database/migrations.ts';
import { type Postgres, startPostgres } from './database/postgres.ts';
import { createSignInTables } from './people/auth.ts';

/** Where the database is: the embedded one is started, the one of DATABASE_URL is there already. */
export async function findDatabase(
  { DATABASE_URL, DATA_DIR }: Config,
  log: Logger,
): Promise<{ readonly url: string; readonly postgres: Postgres | null }> {
  if (DATABASE_URL !== undefined) return { url: DATABASE_URL, postgres: null };
  const postgres = await startPostgres(DATA_DIR, log);
  return { url: postgres.url, postgres };
}

/** Held while the schema changes: of several servers that start at once, one after the other looks at it. */
const CHANGING = 7_271_027;

/** Brings the schema up to date. On a large database this may take longer than anything else may. */
export async function prepare(url: string): Promise<void> {
  const database = connect(url, { max: 3, isUnlimited: true });
  await database.find();
  const lock = database.client();
  try {
    await lock.connect();
    await lock.query('select pg_advisory_lock($1)', [CHANGING]);
    await migrate(database);
    await runMigrations({ pgPool: database.pool });
    await createSignInTables(database);
  } finally {
    await database.pool.end();
    await lock.end();
  }
}

const SAFETY = `select current_setting('fsync') as "fsync", current_setting('full_page_writes') as "full_page_writes",
  current_setting('synchronous_commit') as "synchronous_commit", current_setting('synchronous_standby_names') as "synchronous_standby_names"`;

/** Says what is set so that a pick may be acknowledged and lost all the same. */
export async function warnOfLoss({ pool, isAmongStandbys }: Database, log: Logger): Promise<void> {
  const [set = {}] = (await pool.query<Readonly<Record<string, string>>>(SAFETY)).rows;
  const unsafe = Object.entries(set).filter(([name, value]) => {
    if (name === 'synchronous_standby_names') return isAmongStandbys && value === '';
    return value === 'off' || (isAmongStandbys && value === 'local');
  });
  for (const [name, value] of unsafe)
    log.warn(
      { name, value },
      'this setting of PostgreSQL may lose picks that were acknowledged: docs/operate.md',
    );
}

/** Opens the database of a configuration, as it is, for as long as `work` takes. */
export async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const { url, postgres } = await findDatabase(config, pino({ level: 'silent' }));
  const database = connect(url, { isUnlimited: true, archiveDir: config.ARCHIVE_DIR });
  try {
    await database.find();
    return await work(database);
  } finally {
    await database.pool.end();
    await postgres?.stop();
  }
}

// The database alone, without a server: for backup and restore.
import { pino } from 'pino';
import type { Config } from './config.ts';
import { connect, type Database } from './database/index.ts';
import { migrate } from './database/migrations.ts';
import { startPostgres } from './database/postgres.ts';
import { createPeople } from './people/auth.ts';
import { siteOf } from './site.ts';

/** Opens the database of a configuration, its tables in place, for as long as `work` takes. */
export async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const postgres =
    config.DATABASE_URL === undefined
      ? await startPostgres(config.DATA_DIR, pino({ level: 'silent' }))
      : null;
  const database = connect(config.DATABASE_URL ?? postgres?.url ?? '', { isUnlimited: true });
  try {
    await migrate(database.db);
    await createPeople({ database, secret: 'not used to sign anything', site: siteOf(config) });
    return await work(database);
  } finally {
    await database.pool.end();
    await postgres?.stop();
  }
}

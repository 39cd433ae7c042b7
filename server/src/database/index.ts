import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export interface Database {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
}

export function connect(url: string, max = 12): Database {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on('error', () => undefined); // a broken idle connection is replaced when the next one is asked for
  return { url, pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}

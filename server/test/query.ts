import pg from 'pg';
import { databaseUrl, type ServerProcess } from './process.ts';

type Ask = (text: string, ...values: readonly unknown[]) => Promise<pg.QueryResult>;

/** What is asked of a database is answered within these milliseconds. */
const WITHIN = { connectionTimeoutMillis: 10_000, query_timeout: 60_000 } as const;

async function ask<T extends object>(
  url: string,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult<T>> {
  const client = new pg.Client({ connectionString: url, ...WITHIN });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query<T>(text, [...values]);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Asks a database by its address. */
export async function queryAt<T extends object>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly T[]> {
  return (await ask<T>(url, text, values)).rows;
}

/** Asks the database of a server behind its back. */
export const queryOf =
  (server: () => ServerProcess): Ask =>
  (text, ...values) =>
    ask(databaseUrl(server()), text, values);

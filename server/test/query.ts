import pg from 'pg';
import { databaseUrl, type ServerProcess } from './process.ts';

type Ask = (text: string, ...values: readonly unknown[]) => Promise<pg.QueryResult>;

/** Asks the database of a server behind its back. */
export const queryOf =
  (server: () => ServerProcess): Ask =>
  async (text, ...values) => {
    const client = new pg.Client({ connectionString: databaseUrl(server()) });
    await client.connect();
    try {
      return await client.query(text, [...values]);
    } finally {
      await client.end();
    }
  };

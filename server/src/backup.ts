// Everything that is stored, as one text: a line a row, table by table. Reads and writes any PostgreSQL.

import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Database } from './database/index.ts';

const FORMAT = 'comptoir backup 1';
const BATCH = 500;

/** Tables of ours and of the sign-in, in an order in which they can be filled again. */
const TABLES_FIRST = ['user', 'account', 'session', 'verification', 'passkey', 'matches'];

async function tables({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%' and table_name <> 'quotas' order by 1`,
  );
  const names = rows.map(({ name }) => name);
  return [
    ...TABLES_FIRST.filter((name) => names.includes(name)),
    ...names.filter((name) => !TABLES_FIRST.includes(name)),
  ];
}

/** Writes all rows, from one moment in time. Returns how many. */
export async function backup(database: Database, out: Writable): Promise<number> {
  const client = await database.pool.connect();
  let count = 0;
  const write = async (line: string): Promise<void> => {
    if (!out.write(`${line}\n`)) await once(out, 'drain');
  };
  try {
    await client.query('begin isolation level repeatable read read only');
    await write(FORMAT);
    for (const table of await tables(database)) {
      await client.query(
        `declare rows no scroll cursor for select row_to_json(t)::text as row from "${table}" t`,
      );
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from rows`);
        if (rows.length === 0) break;
        for (const { row } of rows) await write(`${table} ${row}`);
        count += rows.length;
      }
      await client.query('close rows');
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  return count;
}

/** Fills an empty database from a backup, all of it or nothing. Returns how many rows. */
export async function restore(database: Database, input: Readable): Promise<number> {
  const known = new Set(await tables(database));
  const client = await database.pool.connect();
  let count = 0;
  let table = '';
  let rows: string[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    const text = `insert into "${table}" overriding system value select * from json_populate_recordset(null::"${table}", $1::json)`;
    await client.query(text, [`[${rows.join(',')}]`]);
    count += rows.length;
    rows = [];
  };
  try {
    await client.query('begin');
    const { rows: there } = await client.query<{ n: string }>('select count(*) as n from matches');
    if (there[0]?.n !== '0') throw new Error('The database is not empty; nothing was restored.');
    let isFirst = true;
    for await (const line of createInterface({ input })) {
      if (isFirst && line !== FORMAT)
        throw new Error('This is not a backup of Comptoir; nothing was restored.');
      if (!isFirst) {
        const cut = line.indexOf(' ');
        const name = line.slice(0, cut);
        if (!known.has(name))
          throw new Error(`The backup holds a table “${name}” that is unknown here; nothing was restored.`);
        if (name !== table || rows.length >= BATCH) await flush();
        table = name;
        rows.push(line.slice(cut + 1));
      }
      isFirst = false;
    }
    await flush();
    await client.query(
      `select setval(pg_get_serial_sequence('chat', 'id'), coalesce(max(id), 0) + 1, false) from chat`,
    );
    await client.query(
      `select setval(pg_get_serial_sequence('reports', 'id'), coalesce(max(id), 0) + 1, false) from reports`,
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
  return count;
}

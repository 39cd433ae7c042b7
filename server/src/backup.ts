// Everything that is stored, as one text: a line a row, table by table. Reads and writes any PostgreSQL.
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { z } from 'zod';
import { type OnParts, whileBare } from './database/bare.ts';
import type { Database } from './database/index.ts';
import { isMigration, levelOf, migrate } from './database/migrations.ts';
import { inTransaction } from './database/transaction.ts';
import { createSignInTables } from './people/auth.ts';

/** The first line: the format, and which migrations the rows had been through. */
const FORMAT = 'comptoir backup 3';
/** The last line, with the number of rows: without it the rest was cut off. */
const END = 'end';
/** Of this format and the first there is no last line. */
const SECOND_FORMAT = 'comptoir backup 2';
/** Backups of the first format were all of this level. */
const FIRST_FORMAT = { line: 'comptoir backup 1', level: '004-workers-of-nodes' } as const;
const BATCH = 2000;

/** Tables of ours and of the sign-in, in an order in which they can be filled again. */
const TABLES_FIRST = ['user', 'account', 'session', 'verification', 'passkey', 'matches'];
/** What says which migrations there have been, and what is worth nothing tomorrow. */
const LEFT_OUT = ['kysely_migration', 'kysely_migration_lock', 'quotas', 'watchers'];
/** Rows of which there is one set per house: those of the backup take the place of what is there. */
const REPLACED: readonly string[] = ['nodes', 'secrets'];

async function tables({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [LEFT_OUT],
  );
  const names = rows.map(({ name }) => name);
  return [
    ...TABLES_FIRST.filter((name) => names.includes(name)),
    ...names.filter((name) => !TABLES_FIRST.includes(name)),
  ];
}

/** So many rows have been written or read. */
type OnRows = (count: number) => void;

const ROUGHLY = `select coalesce(sum(greatest(reltuples, 0)), 0)::float as rows from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace`;

/** How many rows a backup will have, as far as PostgreSQL knows without counting. */
export async function roughRows({ pool }: Database): Promise<number> {
  return (await pool.query<{ rows: number }>(ROUGHLY)).rows[0]?.rows ?? 0;
}

const anElsewhere = z.looseObject({ match: z.string(), log: z.null(), hash: z.string() });

/** A match of the archive that is in its folder, with what is there in its row. */
async function withLog({ archive }: Database, row: string): Promise<string> {
  if (!row.includes('"log":null')) return row;
  const elsewhere = anElsewhere.safeParse(JSON.parse(row)).data;
  if (elsewhere === undefined) return row;
  const { match, hash } = elsewhere;
  if (archive === null) throw new Error('Some matches are in a folder: say which by ARCHIVE_DIR.');
  const log = await archive.read(match, hash);
  return JSON.stringify({ ...elsewhere, log: `\\x${log.toString('hex')}`, hash: null });
}

/** All rows, as this client sees them. */
async function* rowsOf(database: Database, client: pg.PoolClient): AsyncGenerator<readonly string[]> {
  for (const table of await tables(database)) {
    await client.query(
      `declare rows no scroll cursor for select row_to_json(t)::text as row from "${table}" t`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from rows`);
      if (rows.length === 0) break;
      const whole =
        table === 'archive'
          ? await Promise.all(rows.map(({ row }) => withLog(database, row)))
          : rows.map(({ row }) => row);
      yield whole.map((row) => `${table} ${row}`);
    }
    await client.query('close rows');
  }
}

/** Writes all rows, from one moment in time. Returns how many. */
export async function backup(
  database: Database,
  out: Writable,
  onRows: OnRows = () => undefined,
): Promise<number> {
  const level = await levelOf(database);
  if (level === null) throw new Error('There is nothing in this database yet; nothing was written.');
  const client = await database.pool.connect();
  let count = 0;
  async function* text(): AsyncGenerator<string> {
    yield `${FORMAT} ${level}\n`;
    for await (const rows of rowsOf(database, client)) {
      yield `${rows.join('\n')}\n`;
      count += rows.length;
      onRows(count);
    }
    yield `${END} ${count}\n`;
  }
  try {
    await client.query('begin isolation level repeatable read read only');
    await pipeline(Readable.from(text()), out, { end: false });
    await client.query('commit');
  } finally {
    client.release(true); // what was not written to its end is not gone on with
  }
  return count;
}

interface Head {
  readonly level: string;
  readonly hasEnd: boolean;
}

function headIn(line: string): Head {
  if (line === FIRST_FORMAT.line) return { level: FIRST_FORMAT.level, hasEnd: false };
  const format = [FORMAT, SECOND_FORMAT].find((each) => line.startsWith(`${each} `));
  if (format === undefined) throw new Error('This is not a backup of Comptoir; nothing was restored.');
  const level = line.slice(format.length + 1);
  if (!isMigration(level))
    throw new Error('This backup was made by a newer version of Comptoir; nothing was restored.');
  return { level, hasEnd: format === FORMAT };
}

async function* linesIn(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const text of input.setEncoding('utf8')) {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** The rows. None is handed on before the next line has come: the last one may be cut off, and must be the end where there is one. */
async function* whole(lines: AsyncIterable<string>, { hasEnd }: Head): AsyncGenerator<string> {
  let count = 0;
  let held: string | null = null;
  for await (const line of lines) {
    if (held !== null) {
      yield held;
      count += 1;
    }
    held = line;
  }
  if (hasEnd && held !== `${END} ${count}`)
    throw new Error('This backup is not whole, its end is missing; nothing was restored.');
  if (!hasEnd && held !== null) yield held;
}

/** The tables as they were when the backup was made, with nothing in them. */
async function makeRoom(database: Database, level: string): Promise<void> {
  const present = await levelOf(database);
  if (present === null) await migrate(database, level);
  else if (present !== level)
    throw new Error(
      'This backup was made by another version: restore it into a database that no server has used yet. Nothing was restored.',
    );
  await createSignInTables(database);
  const { rowCount } = await database.pool.query(
    '(select id from matches limit 1) union all (select id from "user" limit 1)',
  );
  if (rowCount !== 0) throw new Error('The database is not empty; nothing was restored.');
}

const aRow = z.record(z.string(), z.unknown());

const COMPUTED = `select column_name as name from information_schema.columns
  where table_schema = 'public' and table_name = $1 and is_generated = 'ALWAYS'`;

/** How rows of this table are stored, as one that the backup holds says. Columns that the backup does not know keep what they are by
 * default; those that are computed from others are computed again. */
async function insertInto(client: pg.PoolClient, table: string, row: string): Promise<string> {
  const computed = (await client.query<{ name: string }>(COMPUTED, [table])).rows.map(({ name }) => name);
  const columns = Object.keys(aRow.parse(JSON.parse(row))).filter((column) => !computed.includes(column));
  const names = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
  return `insert into "${table}" (${names}) overriding system value
    select ${names} from json_populate_recordset(null::"${table}", $1::json)`;
}

async function fill(
  client: pg.PoolClient,
  known: ReadonlySet<string>,
  lines: AsyncIterable<string>,
  onRows: OnRows,
) {
  const inserts = new Map<string, string>();
  let count = 0;
  let table = '';
  let rows: string[] = [];
  const flush = async (): Promise<void> => {
    const [first] = rows;
    if (first === undefined) return;
    if (REPLACED.includes(table) && !inserts.has(table)) await client.query(`delete from "${table}"`);
    const insert = inserts.get(table) ?? (await insertInto(client, table, first));
    inserts.set(table, insert);
    await client.query(insert, [`[${rows.join(',')}]`]);
    count += rows.length;
    onRows(count);
    rows = [];
  };
  for await (const line of lines) {
    const cut = line.indexOf(' ');
    const name = line.slice(0, cut);
    if (!known.has(name))
      throw new Error(`The backup holds a table “${name}” that is unknown here; nothing was restored.`);
    if (name !== table || rows.length >= BATCH) await flush();
    table = name;
    rows.push(line.slice(cut + 1));
  }
  await flush();
  return count;
}

const NEXT_ID = (table: string): string =>
  `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1, false) from ${table}`;

/** Fills an empty database from a backup, all of it or nothing; later migrations follow. Returns how many rows. */
export async function restore(
  database: Database,
  input: Readable,
  onRows: OnRows = () => undefined,
  onParts: OnParts = () => undefined,
): Promise<number> {
  const lines = linesIn(input);
  const first = await lines.next();
  const head = headIn(first.done === true ? '' : first.value);
  await makeRoom(database, head.level);
  const known = new Set(await tables(database));
  const count = await inTransaction(database, async (client) => {
    const rows = whole(lines, head);
    const filled = await whileBare(client, () => fill(client, known, rows, onRows), onParts);
    for (const table of ['chat', 'reports']) await client.query(NEXT_ID(table));
    return filled;
  });
  await migrate(database);
  return count;
}

// The database that comes along, where it has been put.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from '../src/database/postgres.ts';

test('starts below a folder that only its owner may enter, which as root is opened for passing through alone', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'comptoir-closed-'));
  expect(statSync(closed).mode & 0o777).toBe(0o700);
  mkdirSync(join(closed, 'deep'));
  const postgres = await startPostgres(join(closed, 'deep', 'data'));
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  expect((await client.query('select 6 * 7 as answer')).rows).toEqual([{ answer: 42 }]);
  await client.end();
  await postgres.stop();
  expect(statSync(closed).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o701 : 0o700);
  rmSync(closed, { recursive: true, force: true });
}, 60_000);

// The keys of the house: made once, shared by all, carried over from the files of earlier versions.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { connect, type Database } from '../src/database/index.ts';
import { readSecrets } from '../src/secrets.ts';
import { cleanUp, newDataFolder, newFolder, type Postgres, startDatabase } from './process.ts';

const empty = newFolder();
let old: string;
let postgres: Postgres;
let database: Database;
beforeAll(async () => {
  old = await newDataFolder();
  postgres = await startDatabase(old);
  database = connect(postgres.url);
});
afterAll(async () => {
  await database.pool.end();
  await postgres.stop();
  for (const folder of [old, empty]) cleanUp({ postgres: null, folder });
});

test('several servers that start at once agree on one set', async () => {
  await database.pool.query('delete from secrets');
  const all = await Promise.all(Array.from({ length: 8 }, () => readSecrets(database, empty)));
  expect(new Set(all.map(({ session }) => session)).size).toBe(1);
  expect(new Set(all.map(({ vapid }) => vapid.privateKey)).size).toBe(1);
  expect(all[0]?.session).toMatch(/^[0-9a-f]{64}$/);
});

test('what an earlier version kept in files is carried over, and the files are not asked again', async () => {
  await database.pool.query('delete from secrets');
  const vapid = webPush.generateVAPIDKeys();
  writeFileSync(join(old, 'session.secret'), 'a secret of long ago\n');
  writeFileSync(join(old, 'push.json'), JSON.stringify(vapid));
  expect(await readSecrets(database, old)).toEqual({ session: 'a secret of long ago', vapid });
  writeFileSync(join(old, 'session.secret'), 'another');
  expect(await readSecrets(database, old)).toEqual({ session: 'a secret of long ago', vapid });
});

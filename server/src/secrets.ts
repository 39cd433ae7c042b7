// The keys of the house. They live in the database, so that every server on it signs and reads the same cookies.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import { z } from 'zod';
import type { Database } from './database/index.ts';

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof vapidKeys>;
interface Secrets {
  /** Signs cookies and the links in mails. */
  readonly session: string;
  /** Signs what is pushed to devices. */
  readonly vapid: VapidKeys;
}

/** What was kept first is kept: of several servers that start at once, one makes it and all use it. */
async function keep({ pool }: Database, name: string, make: () => string): Promise<string> {
  const read = async (): Promise<string | undefined> =>
    (await pool.query<{ value: string }>('select value from secrets where name = $1', [name])).rows[0]?.value;
  const known = await read();
  if (known !== undefined) return known;
  const text = 'insert into secrets (name, value) values ($1, $2) on conflict do nothing';
  await pool.query(text, [name, make()]);
  const kept = await read();
  if (kept === undefined) throw new Error(`secrets: ${name} was not kept`);
  return kept;
}

/** Earlier versions kept them in files of the data folder: what is found there is carried over once. */
export async function readSecrets(database: Database, dataFolder: string): Promise<Secrets> {
  const fromFile = (name: string, make: () => string): string => {
    const path = join(dataFolder, name);
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : make();
  };
  const session = await keep(database, 'session', () =>
    fromFile('session.secret', () => randomBytes(32).toString('hex')),
  );
  const vapid = await keep(database, 'push', () =>
    fromFile('push.json', () => JSON.stringify(webPush.generateVAPIDKeys())),
  );
  return { session, vapid: vapidKeys.parse(JSON.parse(vapid)) };
}

// Finished games that move into a folder: read back from it, left where they are while it is not there or full, and never told otherwise
// than they were played.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { backup, restore } from '../src/backup.ts';
import { connect } from '../src/database/index.ts';
import { recordOf } from '../src/matches/queries.ts';
import { Client } from './client.ts';
import { archiveNow, oldGame, waiting } from './old-game.ts';
import { databaseUrl, metric } from './process.ts';
import { useDatabase, useRestarts } from './use-server.ts';

const base = mkdtempSync(join(tmpdir(), 'comptoir-archive-'));
const folder = join(base, 'archive');
mkdirSync(folder);
afterAll(() => rmSync(base, { recursive: true, force: true }));
const server = useRestarts({ ARCHIVE_DIR: folder });
const empty = useDatabase();

const filesOf = (match: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes(match))
    .map((name) => join(folder, name));
const archived = async (match: string): Promise<unknown> =>
  (
    await server.query(
      `select "isArchived" as "is", (select count(*)::int from entries where match = m.id) as entries,
        (select log is null from archive where match = m.id) as "isElsewhere" from matches m where id = $1`,
      match,
    )
  ).rows[0];
const MOVED = { is: true, entries: 0, isElsewhere: true };

async function read(match: string, { cookie }: Client): Promise<readonly unknown[]> {
  const reader = new Client(server.url);
  reader.cookie = cookie;
  const answers = ['', '/record', '/history', '/positions?from=0&to=40'].map(async (path) => {
    const answer = await reader.fetch(`/api/matches/${match}${path}`);
    return [answer.status, await answer.text()] as const;
  });
  return Promise.all(answers);
}

test('a game is read from the folder as it was before, and is whole in a backup', async () => {
  const { match, players } = await oldGame(server);
  const [alma] = players;
  const before = await read(match, alma);
  await archiveNow(server);
  await expect.poll(() => archived(match)).toEqual(MOVED);
  expect(filesOf(match)).toHaveLength(1);
  await server.stop();
  await server.start();
  expect(await read(match, alma)).toEqual(before);

  const from = connect(databaseUrl(server.running), { archiveDir: folder });
  const to = connect(empty());
  onTestFinished(async () => void (await Promise.all([from.end(), to.end()])));
  const through = new PassThrough();
  const restoring = restore(to, through);
  await backup(from, through);
  through.end();
  await restoring;
  expect(await recordOf(to, match)).toEqual(await recordOf(from, match));
  const blind = connect(databaseUrl(server.running));
  onTestFinished(() => blind.end());
  await expect(backup(blind, new PassThrough())).rejects.toThrow('ARCHIVE_DIR');
});

test('while the folder is not there, or is another, games stay where they are; it is said, and they move when it is back', async () => {
  const { match } = await oldGame(server);
  const away = join(base, 'away');
  renameSync(folder, away);
  for (const isMountPoint of [false, true]) {
    if (isMountPoint) mkdirSync(folder);
    await archiveNow(server);
    await expect.poll(() => waiting(server)).toBe(0);
    expect(await archived(match)).toMatchObject({ is: false, isElsewhere: null });
  }
  expect(readdirSync(folder)).toEqual([]);
  expect(server.running.output()).toContain('ARCHIVE_DIR is not there');
  await server.query(`update matches set "endedAt" = now() - interval '9 days' where id = $1`, match);
  expect(await metric(server.url, 'comptoir_archive_behind')).toBe(1);
  rmSync(folder, { recursive: true });
  renameSync(away, folder);
  await archiveNow(server);
  await expect.poll(() => archived(match)).toEqual(MOVED);
  expect(await metric(server.url, 'comptoir_archive_behind')).toBe(0);
});

test('a game whose file was cut off or changed is not told as if nothing were wrong; the log names it', async () => {
  for (const harm of [
    (log: Buffer) => log.subarray(0, log.length / 2),
    (log: Buffer) =>
      gzipSync(
        gunzipSync(log)
          .toString()
          .replace(/bid \d/, 'bid 1'),
      ),
  ]) {
    const { match, players } = await oldGame(server);
    await archiveNow(server);
    await expect.poll(() => archived(match)).toEqual(MOVED);
    const [file = ''] = filesOf(match);
    writeFileSync(file, harm(readFileSync(file)));
    await server.stop();
    await server.start();
    const [, ...answers] = await read(match, players[0]);
    for (const answer of answers) expect(answer).toEqual([500, expect.stringContaining('"internal"')]);
    await expect.poll(() => server.running.output()).toContain(`match ${match}: its archive cannot be read`);
  }
});

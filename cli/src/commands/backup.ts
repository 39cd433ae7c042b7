// comptoir backup, restore: everything that is stored, in one file.
import { existsSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { restore as readBackup, roughRows, withDatabase, backup as writeBackup } from '@comptoir/server';
import { Progress } from '../progress.ts';
import { UsageError } from '../usage.ts';
import { type Configured, configured } from './configuration.ts';

/** What cannot be done is said in one sentence; it costs nothing that was there. */
async function inOneSentence<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** It holds sessions, tokens and the secrets of running games: nobody but its owner may read it. */
async function write(path: string, { config }: Configured): Promise<number> {
  const out = (await open(path, 'wx', 0o600)).createWriteStream();
  try {
    const rows = await withDatabase(config, async (database) => {
      const total = Math.max(1, await roughRows(database));
      const progress = new Progress('rows', total);
      const count = await writeBackup(database, out, (done) => progress.show(Math.min(done, total - 1)));
      progress.show(total);
      return count;
    });
    out.end();
    await finished(out);
    return rows;
  } catch (error) {
    out.destroy();
    rmSync(path, { force: true });
    throw error;
  }
}

export async function backup(args: readonly string[]): Promise<number> {
  const house = configured(args);
  const [path] = house.given.words;
  if (path === undefined) throw new UsageError('Name the file to write.');
  if (existsSync(path)) throw new UsageError(`The file ${path} exists already; nothing was written.`);
  const rows = await inOneSentence(() => write(path, house));
  console.log(`${rows} rows in ${path}.`);
  return 0;
}

export async function restore(args: readonly string[]): Promise<number> {
  const { given, config } = configured(args);
  const [path] = given.words;
  if (path === undefined || !existsSync(path)) throw new UsageError(`The file ${path ?? ''} cannot be read.`);
  const input = (await inOneSentence(() => open(path))).createReadStream();
  const progress = new Progress('bytes', statSync(path).size);
  const onRows = (): void => progress.show(input.bytesRead);
  let indexes: Progress | null = null;
  const onParts = (made: number, of: number): void => {
    indexes ??= new Progress('indexes', of);
    indexes.show(made);
  };
  const rows = await inOneSentence(() =>
    withDatabase(config, (database) => readBackup(database, input, onRows, onParts)),
  );
  console.log(`${rows} rows from ${path}.`);
  return 0;
}

// Where archived matches lie when they are not kept in the database: a folder that all servers see, a file for each match, called after
// the match and after what is in it. Nothing is written over.
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const hashOf = (log: Buffer): string => createHash('sha256').update(log).digest('hex');

export class ArchiveFolder {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** In one of 256 folders. */
  #path(match: string, hash: string): string {
    return join(this.#root, hash.slice(0, 2), `${match} ${hash.slice(2, 18)}.gz`);
  }

  /** On the disk and the same when it is read back; returns what it is found and checked by. */
  async keep(match: string, log: Buffer): Promise<string> {
    const hash = hashOf(log);
    const path = this.#path(match, hash);
    const folder = dirname(path);
    const part = join(folder, `${randomUUID()}.part`);
    await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error; // the root is not made: where it is missing, a disk is
    });
    try {
      await write(part, log);
      await rename(part, path);
      await force(folder);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
    await this.read(match, hash);
    return hash;
  }

  has(match: string, hash: string): Promise<boolean> {
    return access(this.#path(match, hash)).then(
      () => true,
      () => false,
    );
  }

  /** Throws where it is not there, or not what was kept. */
  async read(match: string, hash: string): Promise<Buffer> {
    const log = await readFile(this.#path(match, hash));
    if (hashOf(log) !== hash) throw new Error('the file in the archive is not what was kept');
    return log;
  }
}

async function write(path: string, log: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(log);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** That a file has its name is on the disk, too. */
async function force(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// A server process and its database, to be harmed: with a database of its own, with one behind a connection that can be cut, or
// with one on a disk that can be filled.
import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import {
  cleanUp,
  databaseUrl,
  freePort,
  killServer,
  newFolder,
  type Postgres,
  postmasterOf,
  queryAt,
  type ServerProcess,
  startDatabase,
  startServer,
  stopServer,
  TcpProxy,
} from '@comptoir/server/testing';

import type { Stage } from './stage.ts';

export type Setting = 'own' | 'remote' | 'small';

/** Enough for a cluster and its log of a few minutes. */
const SMALL_DISK = '320m';
const MEGABYTE = new Uint8Array(1 << 20);

/** A small disk in memory at this folder; false where this process may not have one. */
function mountSmall(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What a house stands on. */
interface Ground {
  readonly folder: string;
  readonly isMounted: boolean;
  /** A database that is not the server's own, and the way to it. */
  readonly remote: { readonly database: Postgres; readonly proxy: TcpProxy; readonly url: string } | null;
}

/** Null where this machine cannot have such a thing. */
async function groundFor(setting: Setting): Promise<Ground | null> {
  const folder = newFolder();
  const isMounted = setting === 'small' && mountSmall(folder);
  if (setting === 'small' && !isMounted) {
    rmSync(folder, { recursive: true });
    return null;
  }
  if (setting !== 'remote') return { folder, isMounted, remote: null };
  const database = await startDatabase(folder);
  const proxy = new TcpProxy(database.url);
  return { folder, isMounted, remote: { database, proxy, url: await proxy.open() } };
}

/** Whatever still runs there is ended, and nothing is left of it. */
async function clear({ folder, isMounted, remote }: Ground): Promise<void> {
  await remote?.database.stop();
  remote?.proxy.close();
  const postgres = existsSync(join(folder, 'postgres', 'postmaster.pid')) ? postmasterOf(folder) : null;
  if (isMounted) execFileSync('umount', ['--lazy', folder]);
  cleanUp({ postgres, folder });
}

export class House implements Stage {
  readonly #ground: Ground;
  readonly #env: Readonly<Record<string, string>>;
  #server: ServerProcess;

  private constructor(ground: Ground, env: Readonly<Record<string, string>>, server: ServerProcess) {
    this.#ground = ground;
    this.#env = env;
    this.#server = server;
  }

  /** Null where this machine cannot have such a house. */
  static async open(setting: Setting): Promise<House | null> {
    const ground = await groundFor(setting);
    if (ground === null) return null;
    const { folder, remote } = ground;
    const own = { DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: 'silent' };
    const env = remote === null ? own : { ...own, DATABASE_URL: remote.url };
    try {
      return new House(ground, env, await startServer(env));
    } catch (error) {
      await clear(ground);
      throw error;
    }
  }

  /** The connection between server and database, where it is not direct. */
  get proxy(): TcpProxy | null {
    return this.#ground.remote?.proxy ?? null;
  }

  get url(): string {
    return this.#server.url;
  }

  get serverPid(): number {
    return this.#server.pid;
  }

  get postmaster(): number {
    return postmasterOf(this.#ground.folder);
  }

  get hasEnded(): boolean {
    const { exitCode, signalCode } = this.#server.child;
    return exitCode !== null || signalCode !== null;
  }

  get lastWords(): string {
    return this.#server.output().trim().split('\n').at(-1) ?? '';
  }

  killServer(): Promise<void> {
    return killServer(this.#server);
  }

  /** A server heals by itself. */
  async whole(): Promise<void> {}

  async startAgain(): Promise<void> {
    if (this.hasEnded) this.#server = await startServer(this.#env);
  }

  async query<T extends object>(text: string, values: readonly unknown[] = []): Promise<readonly T[]> {
    return queryAt<T>(databaseUrl({ folder: this.#ground.folder }), text, values);
  }

  /** Not a byte is left on its disk; returns how to get them back. */
  fillDisk(): () => void {
    const path = join(this.#ground.folder, 'filler');
    const file = openSync(path, 'w');
    try {
      for (;;) writeSync(file, MEGABYTE);
    } catch {
      return () => rmSync(path);
    } finally {
      closeSync(file);
    }
  }

  async close(): Promise<void> {
    this.proxy?.mend();
    await stopServer(this.#server);
    await clear(this.#ground);
  }
}

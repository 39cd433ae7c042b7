// Several servers on one database.
import { readFileSync } from 'node:fs';
import {
  childrenOf,
  cleanUp,
  newDataFolder,
  type Postgres,
  postmasterOf,
  type ServerProcess,
  startDatabase,
  startServer,
  stopServer,
} from '@comptoir/server/testing';
import { cpuMicroseconds } from './house.ts';

/** As Linux counts processor time, in microseconds. */
const TICK = 10_000;

export class Several {
  readonly #postgres: Postgres;
  readonly #folder: string;
  readonly #env: Readonly<Record<string, string>>;
  readonly #servers: ServerProcess[] = [];

  private constructor(postgres: Postgres, folder: string, drainSeconds: number) {
    this.#postgres = postgres;
    this.#folder = folder;
    this.#env = {
      DATABASE_URL: postgres.url,
      DRAIN_SECONDS: String(drainSeconds),
      LOG_LEVEL: 'silent',
    };
  }

  static async open(count: number, drainSeconds: number): Promise<Several> {
    const folder = await newDataFolder();
    const several = new Several(await startDatabase(folder), folder, drainSeconds);
    while (several.#servers.length < count) several.#servers.push(await startServer(several.#env));
    return several;
  }

  get database(): string {
    return this.#postgres.url;
  }

  get urls(): readonly string[] {
    return this.#servers.map(({ url }) => url);
  }

  /** What the servers have used of the processor so far, in microseconds. */
  async cpu(): Promise<number> {
    const used = await Promise.all(this.urls.map(cpuMicroseconds));
    return used.reduce((sum, each) => sum + each, 0);
  }

  /** The same for all processes of PostgreSQL, on Linux. */
  databaseCpu(): number {
    const postmaster = postmasterOf(this.#folder);
    const ticks = [postmaster, ...childrenOf(postmaster)].map((pid) => {
      const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      const [user = 0, system = 0, ...ended] = fields.split(' ').slice(11, 15).map(Number);
      return user + system + (pid === postmaster ? ended.reduce((sum, each) => sum + each, 0) : 0);
    });
    return TICK * ticks.reduce((sum, each) => sum + each, 0);
  }

  /** One after the other, each by its own signal; the next when the one before is ready again. */
  async restartAll(): Promise<void> {
    for (const [n, server] of this.#servers.entries()) {
      await stopServer(server);
      const { port } = new URL(server.url);
      this.#servers[n] = await startServer({ ...this.#env, DATA_DIR: server.folder, PORT: port });
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#servers.map(stopServer));
    for (const { folder } of this.#servers) cleanUp({ postgres: null, folder });
    await this.#postgres.stop();
    cleanUp({ postgres: null, folder: this.#folder });
  }
}

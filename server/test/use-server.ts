// A server of its own for a file of tests.
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '../src/free-port.ts';
import {
  cleanUp,
  databaseUrl,
  killServer,
  newDataFolder,
  type Postgres,
  type ServerProcess,
  startDatabase,
  startServer,
  stopServer,
} from './process.ts';

type Env = Readonly<Record<string, string>>;

/** A server that tests may end and start again, at the same address and over the same data. */
class TestServer {
  #env: Env;
  #running: ServerProcess | null = null;

  constructor(env: Env) {
    this.#env = env;
  }

  get running(): ServerProcess {
    if (this.#running === null) throw new Error('the server has not started yet');
    return this.#running;
  }

  get url(): string {
    return this.running.url;
  }

  async start(): Promise<void> {
    if (this.#running === null)
      this.#env = { PORT: String(await freePort()), DATA_DIR: await newDataFolder(), ...this.#env };
    this.#running = await startServer(this.#env);
  }

  async stop(): Promise<void> {
    await stopServer(this.running);
  }

  /** As a power cut would; its database lives on. */
  async kill(): Promise<void> {
    await killServer(this.running);
  }

  /** Asks its database, whether it runs or not. */
  async query(text: string, ...values: readonly unknown[]): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: databaseUrl(this.running) });
    await client.connect();
    try {
      return await client.query(text, [...values]);
    } finally {
      await client.end();
    }
  }
}

/** Starts a server before the tests of this file, and stops it after them. */
export function useRestarts(env: Env = {}): TestServer {
  const server = new TestServer(env);
  beforeAll(() => server.start());
  afterAll(async () => {
    await server.stop();
    cleanUp(server.running);
  });
  return server;
}

/** The same, for tests that leave it running. */
export function useServer(env: Env = {}): () => ServerProcess {
  const server = useRestarts(env);
  return () => server.running;
}

/** A database before the tests of this file, with nothing in it but its tables; servers come and go before it does. */
export function useDatabase(): () => string {
  let folder = '';
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    folder = await newDataFolder();
    postgres = await startDatabase(folder);
  });
  afterAll(async () => {
    await postgres?.stop();
    cleanUp({ postgres: null, folder });
  });
  return () => postgres?.url ?? '';
}

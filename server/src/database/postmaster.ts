// The process of the embedded PostgreSQL: started, found again, asked whether it answers, stopped.
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ADMIN, type Cluster, urlOf } from './cluster.ts';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** How long a process that neither answers nor says that it is starting is waited for. */
const PATIENCE = 30_000;
/** Replaying what a crash left may take long, but not for ever. */
const RECOVERY = 600_000;
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100', // what PostgreSQL has by itself: a server needs 21, and three of them fit
  'random_page_cost=1.1', // no disk has a head to move any more: an index beats reading a table from end to end
  'log_min_messages=fatal', // the log is for why it could not start or go on; what a query does wrong is told to the server
];
/** It starts, or has no connection to spare: it is there, and will answer. */
const LATER: readonly string[] = ['57P03', '53300'];
/** How long each way of ending a silent one is given before the next. */
const END_WITHIN = 5000;

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export type Answer = 'yes' | 'later' | 'no';

export async function ask(cluster: Cluster, port: number, within = 2000): Promise<Answer> {
  const connectionString = urlOf(cluster, port, ADMIN, 'postgres');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: within, query_timeout: within });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return 'yes';
  } catch (error) {
    return error instanceof pg.DatabaseError && LATER.includes(error.code ?? '') ? 'later' : 'no';
  } finally {
    void client.end().catch(() => undefined); // one that is silent does not say goodbye either
  }
}

/** Waits until it answers; false when it has ended or is silent for too long. */
async function answers(cluster: Cluster, port: number, isThere: () => boolean): Promise<boolean> {
  const begun = Date.now();
  let heard = begun;
  while (isThere() && Date.now() - begun < RECOVERY && Date.now() - heard < PATIENCE) {
    const answer = await ask(cluster, port);
    if (answer === 'yes') return true;
    if (answer === 'later') heard = Date.now();
    await sleep(50);
  }
  return false;
}

/** Whether this process is the PostgreSQL of this folder: after a crash its number may have become another's. */
function isOf(folder: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder);
  } catch {
    return isAlive(pid); // nobody can say: it may be
  }
}

/** A server left behind by a process that was killed. What one that is gone left behind is cleared away. */
export async function runningIn(cluster: Cluster): Promise<Postmaster | null> {
  const path = join(cluster.folder, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const [pid = 0, , , port = 0] = readFileSync(path, 'utf8').split('\n').map(Number);
  if (!isOf(cluster.folder, pid)) {
    rmSync(path, { force: true });
    return null;
  }
  return (await answers(cluster, port, () => isAlive(pid))) ? { pid, port } : null;
}

function lastWords({ logFile }: Cluster): string {
  const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n') : [];
  return lines.slice(-3).join(' ') || `see ${logFile}`;
}

export async function launch(
  cluster: Cluster,
  port: number,
  more: readonly string[] = [],
): Promise<Postmaster> {
  const flags = [...SETTINGS, ...more].flatMap((setting) => ['-c', setting]);
  const log = openSync(cluster.logFile, 'w', 0o600);
  const child = spawn(cluster.postgres, ['-D', cluster.folder, '-p', String(port), ...flags], {
    ...cluster.owner,
    stdio: ['ignore', 'ignore', log],
    detached: true,
  });
  closeSync(log);
  child.on('error', () => undefined);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${cluster.postgres} cannot be run.`);
  child.unref();
  const isThere = (): boolean => child.exitCode === null && child.signalCode === null;
  if (await answers(cluster, port, isThere)) return { pid, port };
  if (isThere()) child.kill('SIGQUIT');
  throw new Error(`PostgreSQL in ${cluster.folder} does not answer: ${lastWords(cluster)}`);
}

async function isGone(pid: number, ms: number): Promise<boolean> {
  for (let waited = 0; isAlive(pid) && waited < ms; waited += 50) await sleep(50);
  return !isAlive(pid);
}

/** A fast shutdown: sessions are ended, everything is written. */
export async function stopProcess(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  await isGone(pid, PATIENCE);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it is gone already
  }
}

/** Its processes, as far as the system tells: a small container has no `ps`. */
export function childrenOf(pid: number): readonly number[] {
  try {
    if (process.platform === 'linux') {
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
      return children === '' ? [] : children.split(' ').map(Number);
    }
    const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    const pairs = all.map((line) => line.trim().split(/\s+/).map(Number));
    return pairs.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
  } catch {
    return [];
  }
}

/**
 * Ends one that is there and says nothing: a fast shutdown, an immediate one, and where it does not end then, it is killed with all
 * its processes, which would keep the next one from starting. What was committed is safe in each case. One that was stopped
 * hears a signal only when it goes on.
 */
export async function endSilent(pid: number): Promise<'SIGINT' | 'SIGQUIT' | 'SIGKILL'> {
  const children = childrenOf(pid);
  for (const name of ['SIGINT', 'SIGQUIT'] as const) {
    signal(pid, name);
    for (const each of [pid, ...children]) signal(each, 'SIGCONT');
    if (await isGone(pid, END_WITHIN)) return name;
  }
  for (const each of [pid, ...children]) signal(each, 'SIGKILL');
  await isGone(pid, END_WITHIN);
  return 'SIGKILL';
}

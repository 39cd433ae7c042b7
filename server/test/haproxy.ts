// The load balancer as deploy/ has it, where the machine has the program (on Debian: apt-get install haproxy).
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/free-port.ts';
import { Balancer, type LoadBalancer } from './balancer.ts';
import { cleanUp, newFolder } from './process.ts';

const CONFIG = resolve(
  process.env.COMPTOIR_HOME ?? resolve(import.meta.dirname, '../..'),
  'deploy/haproxy.cfg',
);
const LOOK_EVERY = 10;

/** Where the program is; null where it is not installed. Debian's folder is not on everybody's path. */
export function haproxyProgram(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'haproxy')).find((file) => existsSync(file)) ?? null;
}

/** As many files as a process may open without asking are enough for this. */
const MOST_CONNECTIONS = 5000;

/** The file of deploy/, with other addresses. */
function configFor(targets: readonly string[], port: number): string {
  const hostOf = (n: number): string => `127.0.0.1:${new URL(targets[n - 1] ?? '').port}`; // no name server knows localhost
  return readFileSync(CONFIG, 'utf8')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace('maxconn 50000', `maxconn ${MOST_CONNECTIONS}`)
    .replaceAll(/(server node(\d)) \S+/g, (_, name: string, n: string) => `${name} ${hostOf(Number(n))}`);
}

async function isListening(port: number): Promise<boolean> {
  const socket = dial(port, '127.0.0.1');
  const isOpen = await new Promise<boolean>((done) => {
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
  socket.destroy();
  return isOpen;
}

class Haproxy implements LoadBalancer {
  readonly #folder = newFolder();
  readonly #targets: readonly string[];
  #port = 0;
  #child: ChildProcess | null = null;

  constructor(targets: readonly string[]) {
    this.#targets = targets;
  }

  async open(): Promise<string> {
    if (this.#port === 0) this.#port = await freePort();
    const file = join(this.#folder, 'haproxy.cfg');
    writeFileSync(file, configFor(this.#targets, this.#port));
    const child = spawn(haproxyProgram() ?? 'haproxy', ['-db', '-f', file], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    this.#child = child;
    while (!(await isListening(this.#port))) {
      if (child.exitCode !== null) throw new Error(`haproxy has ended: ${said}`);
      await sleep(LOOK_EVERY);
    }
    return `http://127.0.0.1:${this.#port}`;
  }

  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  close(): void {
    this.kill();
    cleanUp({ postgres: null, folder: this.#folder });
  }
}

/** The program where it is installed, and else a small one of our own. */
export const balancerOf = (targets: readonly string[]): LoadBalancer =>
  haproxyProgram() === null ? new Balancer(targets) : new Haproxy(targets);

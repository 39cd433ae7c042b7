// Three servers behind a load balancer, on a primary and its synchronous standby: a house of which every part may die.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  balancerOf,
  type CopyingBinaries,
  cleanUp,
  freePort,
  killServer,
  type LoadBalancer,
  newFolder,
  queryAt,
  Replicas,
  type ServerProcess,
  startServer,
  stopServer,
} from '@comptoir/server/testing';
import { UsageError } from '../usage.ts';
import type { Draw } from './person.ts';
import type { Kill, Stage } from './stage.ts';

const NODES = 3;
/** A server that is asked to stop hands its pages over within these seconds. */
const DRAIN = 2;
/** A balancer that was killed is there again within so many milliseconds. */
const BALANCER_BACK = 1000;
/** Where distributions put the programs of PostgreSQL, a folder for each version. */
const PROGRAMS = '/usr/lib/postgresql';

/** The latest PostgreSQL that is installed here: the embedded one cannot copy a running database. */
function installed(): CopyingBinaries {
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).map(Number) : [];
  for (const version of versions.filter(Number.isFinite).sort((a, b) => b - a)) {
    const [initdb = '', postgres = '', basebackup = ''] = ['initdb', 'postgres', 'pg_basebackup'].map(
      (name) => join(PROGRAMS, String(version), 'bin', name),
    );
    if ([initdb, postgres, basebackup].every(existsSync)) return { initdb, postgres, basebackup };
  }
  throw new UsageError(
    `--cluster needs initdb, postgres and pg_basebackup in ${PROGRAMS}: on Debian, apt-get install postgresql.`,
  );
}

/** What of the real thing could not be tried here. */
export const notTried = (haproxy: string | null): readonly string[] =>
  haproxy === null
    ? [
        'not tried: HAProxy, for which a load balancer of our own stood in; on Debian, apt-get install haproxy.',
      ]
    : [];

class Node {
  readonly #env: Readonly<Record<string, string>>;
  #server: ServerProcess;
  /** It was ended, and is started again. */
  #restarting: Promise<void> | null = null;

  private constructor(env: Readonly<Record<string, string>>, server: ServerProcess) {
    this.#env = env;
    this.#server = server;
  }

  static async open(database: string): Promise<Node> {
    const port = String(await freePort());
    const env = {
      DATABASE_URL: database,
      DATA_DIR: newFolder(),
      PORT: port,
      DRAIN_SECONDS: String(DRAIN),
      LOG_LEVEL: 'silent',
    };
    return new Node(env, await startServer(env));
  }

  get url(): string {
    return this.#server.url;
  }

  get hasEnded(): boolean {
    const { exitCode, signalCode } = this.#server.child;
    return this.#restarting === null && (exitCode !== null || signalCode !== null);
  }

  get lastWords(): string {
    return this.#server.output().trim().split('\n').at(-1) ?? '';
  }

  /** A node that cannot start while the database is away is started again, as a supervisor would. */
  startAgain(): void {
    this.#restarting ??= this.#start().finally(() => {
      this.#restarting = null;
    });
  }

  async #start(): Promise<void> {
    for (;;) {
      const server = await startServer(this.#env).catch(() => null);
      if (server !== null) {
        this.#server = server;
        return;
      }
    }
  }

  async end(how: (server: ServerProcess) => Promise<void>): Promise<void> {
    const ended = how(this.#server);
    this.#restarting = ended
      .then(() => this.#start())
      .finally(() => {
        this.#restarting = null;
      });
    await ended;
  }

  async whole(): Promise<void> {
    await this.#restarting;
  }

  async close(): Promise<void> {
    await this.#restarting;
    await stopServer(this.#server);
    cleanUp({ postgres: null, folder: this.#server.folder });
  }
}

export class ClusterStage implements Stage {
  readonly #replicas: Replicas;
  readonly #nodes: readonly Node[];
  readonly #balancer: LoadBalancer;
  readonly url: string;

  private constructor(replicas: Replicas, nodes: readonly Node[], balancer: LoadBalancer, url: string) {
    this.#replicas = replicas;
    this.#nodes = nodes;
    this.#balancer = balancer;
    this.url = url;
  }

  static async open(): Promise<ClusterStage> {
    const replicas = await Replicas.create(newFolder(), installed());
    const nodes: Node[] = [];
    try {
      while (nodes.length < NODES) nodes.push(await Node.open(replicas.url));
      const balancer = balancerOf(nodes.map(({ url }) => url));
      return new ClusterStage(replicas, nodes, balancer, await balancer.open());
    } catch (error) {
      await Promise.all(nodes.map((node) => node.close()));
      await replicas.close();
      throw error;
    }
  }

  get hasEnded(): boolean {
    return this.#nodes.some(({ hasEnded }) => hasEnded);
  }

  get lastWords(): string {
    return this.#nodes.find(({ hasEnded }) => hasEnded)?.lastWords ?? '';
  }

  async whole(): Promise<void> {
    await this.#replicas.safe();
    await Promise.all(this.#nodes.map((node) => node.whole()));
  }

  async startAgain(): Promise<void> {
    for (const node of this.#nodes) if (node.hasEnded) node.startAgain();
    await Promise.all(this.#nodes.map((node) => node.whole()));
  }

  async query<T extends object>(text: string, values: readonly unknown[] = []): Promise<readonly T[]> {
    return queryAt<T>(this.#replicas.primaryUrl, text, values);
  }

  killPrimary(): void {
    this.#replicas.killPrimary();
  }

  killStandby(): void {
    this.#replicas.killStandby();
  }

  async endNode(draw: Draw, how: (server: ServerProcess) => Promise<void>): Promise<void> {
    await this.#nodes[draw(NODES)]?.end(how);
  }

  async killBalancer(draw: Draw): Promise<void> {
    this.#balancer.kill();
    await sleep(draw(BALANCER_BACK));
    await this.#balancer.open();
  }

  async close(): Promise<void> {
    this.#balancer.close();
    await Promise.all(this.#nodes.map((node) => node.close()));
    await this.#replicas.close();
  }
}

export const CLUSTER_KILLS: readonly Kill<ClusterStage>[] = [
  { name: 'primary', harm: async (stage) => stage.killPrimary() },
  { name: 'node', harm: (stage, draw) => stage.endNode(draw, killServer) },
  { name: 'standby', harm: async (stage) => stage.killStandby() },
  { name: 'balancer', harm: (stage, draw) => stage.killBalancer(draw) },
  { name: 'node restarted', harm: (stage, draw) => stage.endNode(draw, stopServer) },
];

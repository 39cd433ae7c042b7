// A real PostgreSQL of our own, from binaries that npm installed: initialised once, kept across restarts, found again
// after a crash, started again when it dies. With DATABASE_URL none of this is used.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { backoff } from '../backoff.ts';
import { freePort } from '../free-port.ts';
import { type Cluster, clusterIn, DATABASE, SERVER, urlOf } from './cluster.ts';
import { PROCESS_NAME } from './index.ts';
import { ask, endSilent, isAlive, launch, type Postmaster, runningIn, stopProcess } from './postmaster.ts';
import { isInUse, prepareRoles } from './roles.ts';

export interface Postgres {
  /** Stays the same, whatever becomes of the process behind it. */
  readonly url: string;
  /** The process at present. */
  readonly pid: number;
  /** Resolves, with the reason, when it died and could not be started again. */
  readonly broken: Promise<string>;
  /** Ends it, unless another process of ours still uses it: whoever is last ends it. */
  stop(): Promise<void>;
}

/** When one that is there and says nothing is started anew. */
export interface Patience {
  /** It is asked for a word so often, in milliseconds. */
  readonly askEvery: number;
  /** So long is an answer waited for. */
  readonly within: number;
  /** So many questions in a row stay without one. */
  readonly silences: number;
}
/** Nearly a minute: a machine that is slow or holds its breath for a while loses nothing. */
const PATIENCE: Patience = { askEvery: 3000, within: 6000, silences: 6 };

const LOOK_EVERY = 250;
/** It is started again at once, then after longer and longer; after so many tries in a row it is given up. */
export const MOST_TRIES = 10;
const AGAIN = { first: 200, ceiling: 5000 } as const;
/** Our own connections take a moment to be gone after they were ended. */
const LEAVE_WITHIN = 2000;

class Supervised implements Postgres {
  readonly url: string;
  readonly broken: Promise<string>;
  readonly #cluster: Cluster;
  readonly #log: Logger;
  readonly #patience: Patience;
  readonly #stopping = new AbortController();
  #postmaster: Postmaster;

  constructor(cluster: Cluster, postmaster: Postmaster, log: Logger, patience: Patience) {
    this.#cluster = cluster;
    this.#patience = patience;
    this.#postmaster = postmaster;
    this.#log = log;
    this.url = urlOf(cluster, postmaster.port, SERVER, DATABASE);
    this.broken = this.#keep();
  }

  get pid(): number {
    return this.#postmaster.pid;
  }

  async #keep(): Promise<string> {
    const { signal } = this.#stopping;
    for (;;) {
      await this.#ended();
      const reason = signal.aborted ? null : await this.#again();
      if (signal.aborted) return new Promise(() => undefined); // it was meant to end
      if (reason !== null) return reason;
    }
  }

  /** Until it is gone: by itself, or because it has been silent for too long. */
  async #ended(): Promise<void> {
    const { askEvery, within, silences } = this.#patience;
    let silent = 0;
    for (let waited = 0; isAlive(this.pid); waited += LOOK_EVERY) {
      await sleep(LOOK_EVERY, undefined, { ref: false });
      if (waited < askEvery || this.#stopping.signal.aborted) continue;
      waited = 0;
      const answer = await ask(this.#cluster, this.#postmaster.port, within);
      silent = answer === 'no' && isAlive(this.pid) ? silent + 1 : 0;
      if (silent < silences || this.#stopping.signal.aborted) continue;
      silent = 0;
      this.#log.error({ silences }, 'PostgreSQL is there and says nothing: it is ended and started again');
      this.#log.warn({ by: await endSilent(this.pid) }, 'PostgreSQL was ended');
    }
  }

  /** On the same port, so that nobody needs to be told. Why it could not be, or null. */
  async #again(): Promise<string | null> {
    const { port } = this.#postmaster;
    let reason = '';
    for (let tries = 0; tries < MOST_TRIES && !this.#stopping.signal.aborted; tries += 1) {
      if (tries > 0) await sleep(backoff(tries - 1, AGAIN.first, AGAIN.ceiling), undefined, { ref: false });
      try {
        const running = await runningIn(this.#cluster);
        if (running !== null && running.port !== port) throw new Error('It runs on another port.');
        this.#postmaster = running ?? (await launch(this.#cluster, port));
        this.#log.warn({ tries: tries + 1 }, 'PostgreSQL had died and was started again');
        return null;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
        this.#log.error({ reason, tries: tries + 1 }, 'PostgreSQL has died and does not start');
      }
    }
    return `PostgreSQL has died and could not be started again in ${MOST_TRIES} tries. ${reason}`;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    if (await this.#isNeeded()) {
      this.#log.warn('PostgreSQL is left running: another process of Comptoir uses it');
      return;
    }
    await stopProcess(this.pid);
  }

  async #isNeeded(): Promise<boolean> {
    for (let waited = 0; waited < LEAVE_WITHIN; waited += 100) {
      const isNeeded = await isInUse(this.#cluster, this.#postmaster.port, PROCESS_NAME).catch(() => false);
      if (!isNeeded) return false;
      await sleep(100);
    }
    return true;
  }
}

/** Starts the PostgreSQL of this data folder, or finds the one that runs already, and keeps it running. */
export async function startPostgres(
  dataFolder: string,
  log: Logger,
  patience: Patience = PATIENCE,
): Promise<Postgres> {
  const cluster = await clusterIn(dataFolder);
  const postmaster = (await runningIn(cluster)) ?? (await launch(cluster, await freePort()));
  await prepareRoles(cluster, postmaster.port);
  return new Supervised(cluster, postmaster, log, patience);
}

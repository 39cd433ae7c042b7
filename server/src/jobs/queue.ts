// One queue of jobs with its own workers: whatever is stuck in it holds up no other. It is started again when it breaks.
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type JobHelpers,
  Logger as JobLogger,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { backoff } from '../backoff.ts';

export interface Task {
  /** A job that takes longer, in milliseconds, has failed and is tried again later. */
  readonly within: number;
  run(payload: unknown): Promise<void>;
}
export interface QueuePlan {
  readonly name: string;
  /** How many jobs are done at once. */
  readonly concurrency: number;
  readonly tasks: Readonly<Record<string, Task>>;
}
export interface QueueSettings {
  readonly pool: Pool;
  readonly log: Logger;
  /** The names under which its workers take jobs have changed. */
  onWorkers(): void;
}

const POLL_EVERY = 1000;
/** A queue that broke is started again after about so long. */
const AGAIN = { first: 250, ceiling: 1000 } as const;
/** How long a stopping queue is waited for; its unfinished jobs are begun again elsewhere or at the next start. */
const STOP_WITHIN = 4500;
/** How long a job that is under way may go on then. */
const ABORT_AFTER = 3000;

/** The work, unless it takes too long or the server stops. What is given up may go on, but nobody waits for it. Nothing of a job stays
 * behind on the signal, which lives as long as its queue. */
async function limited(task: Task, payload: unknown, { abortSignal, job }: JobHelpers): Promise<void> {
  let giveUp = (): void => undefined;
  const givenUp = new Promise<never>((_, fail) => {
    giveUp = () => fail(new Error(`${job.task_identifier} took too long`));
  });
  const timer = setTimeout(giveUp, task.within);
  abortSignal?.addEventListener('abort', giveUp);
  try {
    await Promise.race([task.run(payload), givenUp]);
  } finally {
    clearTimeout(timer);
    abortSignal?.removeEventListener('abort', giveUp);
  }
}

export class Queue {
  readonly #plan: QueuePlan;
  readonly #settings: QueueSettings;
  #workers: string[] = [];
  #runner: Runner | null = null;
  #replace: () => void = () => undefined;
  #isStopped = false;

  constructor(plan: QueuePlan, settings: QueueSettings) {
    this.#plan = plan;
    this.#settings = settings;
  }

  get workers(): readonly string[] {
    return this.#workers;
  }

  async start(): Promise<void> {
    const broken = await this.#run();
    void this.#watch(broken);
  }

  /** Takes other workers: those that met a database that was away sleep longer and longer before they ask it again. */
  restart(): void {
    this.#replace();
  }

  /** Starts the workers. Resolves with a promise that is kept when one of them is lost, as after a break of the database, or when others
   * are to take their place. */
  async #run(): Promise<{ readonly broken: Promise<unknown> }> {
    const { name, concurrency, tasks } = this.#plan;
    const { pool, log } = this.#settings;
    const events: WorkerEvents = new EventEmitter();
    const workers: string[] = [];
    events.on('worker:create', ({ worker }) => workers.push(worker.workerId));
    const lost = new Promise((done) => events.once('worker:fatalError', done));
    const taskList: TaskList = Object.fromEntries(
      Object.entries(tasks).map(([id, task]) => [
        id,
        (payload: unknown, helpers: JobHelpers) => limited(task, payload, helpers),
      ]),
    );
    const runner = await run({
      events,
      pgPool: pool,
      taskList,
      concurrency,
      pollInterval: POLL_EVERY,
      noHandleSignals: true,
      preset: { worker: { gracefulShutdownAbortTimeout: ABORT_AFTER } },
      logger: new JobLogger(() => (level, message) => {
        if (level === 'error') log.error({ queue: name, message }, 'job');
      }),
    });
    this.#runner = runner;
    this.#workers = workers;
    this.#settings.onWorkers();
    const replaced = new Promise<void>((done) => {
      this.#replace = done;
    });
    return { broken: Promise.race([lost, replaced, runner.promise.catch(() => null)]) };
  }

  async #watch({ broken }: { readonly broken: Promise<unknown> }): Promise<void> {
    await broken;
    for (let tries = 0; !this.#isStopped; tries += 1) {
      void this.#runner?.stop().catch(() => undefined); // it may have stopped by itself, and its workers may be asleep
      this.#runner = null;
      await sleep(backoff(tries, AGAIN.first, AGAIN.ceiling), undefined, { ref: false });
      if (this.#isStopped) return;
      try {
        await this.start();
        this.#settings.log.warn({ queue: this.#plan.name }, 'the workers of a queue were started again');
        return;
      } catch (error) {
        this.#settings.log.warn({ err: error, queue: this.#plan.name }, 'a queue cannot start');
      }
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const stopped = this.#runner?.stop().catch(() => undefined);
    await Promise.race([stopped, sleep(STOP_WITHIN, undefined, { ref: false })]);
  }
}

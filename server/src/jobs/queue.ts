// One queue of jobs with its own workers: whatever is stuck in it holds up no other. It is started again when it breaks.
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type JobHelpers,
  Logger as JobLogger,
  runTaskList,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

export interface Task {
  /** A job that takes longer, in milliseconds, has failed and is tried again later. */
  readonly within: number;
  run(payload: unknown): Promise<void>;
}
export interface QueuePlan {
  readonly name: string;
  /** How many jobs are done at once. */
  readonly concurrency: number;
  /** What may wait for a second is looked for so often. All others are told of every new job, whichever queue it is for, and ask the
   * database each time. */
  readonly mayWait: boolean;
  readonly tasks: Readonly<Record<string, Task>>;
}
export interface QueueSettings {
  readonly pool: Pool;
  readonly log: Logger;
  /** The names under which its workers take jobs have changed. */
  onWorkers(): void;
}

const POLL_EVERY = 1000;
/** A queue that broke is started again after so long. */
const AGAIN_AFTER = 500;
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
  #pool: WorkerPool | null = null;
  #replace: () => void = () => undefined;
  #isStopped = false;

  constructor(plan: QueuePlan, settings: QueueSettings) {
    this.#plan = plan;
    this.#settings = settings;
  }

  get workers(): readonly string[] {
    return this.#workers;
  }

  /** Asks nothing of the database itself: its workers do, again and again where there is no answer. */
  start(): void {
    void this.#watch(this.#run());
  }

  /** Takes other workers: those that met a database that was away sleep longer and longer before they ask it again. */
  restart(): void {
    this.#replace();
  }

  /** Starts the workers, and no more: the runner of graphile-worker has a crontab besides, which ends the process where the database
   * goes away as it starts. The promise is kept when one of them is lost, as after a break of the database, or when others are to
   * take their place. */
  #run(): Promise<unknown> {
    const { name, concurrency, mayWait, tasks } = this.#plan;
    const { pool, log } = this.#settings;
    const events: WorkerEvents = new EventEmitter();
    const workers: string[] = [];
    events.on('worker:create', ({ worker }) => workers.push(worker.workerId));
    if (mayWait)
      events.on('pool:listen:success', ({ client }) =>
        setImmediate(() => void client.query('unlisten "jobs:insert"').catch(() => undefined)),
      ); // it listens as soon as it has said so
    const lost = new Promise((done) => {
      events.once('worker:fatalError', done);
      events.once('worker:getJob:error', done); // what failed as they began, they would never ask again
    });
    const taskList: TaskList = Object.fromEntries(
      Object.entries(tasks).map(([id, task]) => [
        id,
        (payload: unknown, helpers: JobHelpers) => limited(task, payload, helpers),
      ]),
    );
    const settings = {
      events,
      concurrency,
      pollInterval: POLL_EVERY,
      noHandleSignals: true,
      preset: { worker: { gracefulShutdownAbortTimeout: ABORT_AFTER } },
      logger: new JobLogger(() => (level, message) => {
        if (level === 'error') log.error({ queue: name, message }, 'job');
      }),
    };
    const running = runTaskList(settings, taskList, pool);
    this.#pool = running;
    this.#workers = workers;
    this.#settings.onWorkers();
    const replaced = new Promise<void>((done) => {
      this.#replace = done;
    });
    return Promise.race([lost, replaced, running.promise.catch(() => null)]);
  }

  async #watch(broken: Promise<unknown>): Promise<void> {
    await broken;
    if (this.#isStopped) return;
    void this.#pool?.gracefulShutdown().catch(() => undefined); // its workers may be asleep
    this.#pool = null;
    await sleep(AGAIN_AFTER, undefined, { ref: false });
    if (this.#isStopped) return;
    this.start();
    this.#settings.log.warn({ queue: this.#plan.name }, 'the workers of a queue were started again');
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const stopped = this.#pool?.gracefulShutdown().catch(() => undefined);
    await Promise.race([stopped, sleep(STOP_WITHIN, undefined, { ref: false })]);
  }
}

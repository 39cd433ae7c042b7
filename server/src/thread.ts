// A thread that answers one question at a time. Whatever happens to it, the next question finds a new one.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How long an answer may take, from when it is begun. A bot's own budget is less than half of it. */
const PATIENCE = 8000;
/** How long a thread may take to start. */
const START_WITHIN = 60_000;
const MOST_MEGABYTES = 512;

export class Thread<Question, Reply> {
  readonly #entry: URL;
  readonly #patience: number;
  #worker: Worker | null = null;

  /** `entry`: the bundled worker. */
  constructor(entry: URL, patience = PATIENCE) {
    this.#entry = entry;
    this.#patience = patience;
  }

  /** null where it failed or took too long. Then this thread is ended, and no other. */
  async ask(question: Question): Promise<Reply | null> {
    try {
      const worker = this.#worker ?? (await this.#start());
      const answer = this.#next(worker, this.#patience);
      worker.postMessage(question);
      return await answer;
    } catch {
      await this.stop();
      return null;
    }
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(this.#entry, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
    this.#worker = worker;
    worker.unref();
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    await this.#next(worker, START_WITHIN); // it is ready
    return worker;
  }

  /** What the thread says next. Rejects when it takes too long, fails or is stopped. */
  async #next(worker: Worker, ms: number): Promise<Reply | null> {
    const ended = new AbortController();
    const end = (): void => ended.abort();
    worker.once('exit', end);
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(ms), ended.signal]);
      const [said]: (Reply | null)[] = await once(worker, 'message', { signal });
      return said ?? null;
    } finally {
      worker.off('exit', end);
    }
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}

// Bots think beside the server, with a time limit; whatever happens to a thread, there is an answer.
import { Worker } from 'node:worker_threads';
import { type Answer, levelNamed, rescue, veil } from '@comptoir/bots';
import type { Game, Kinds, Seat, Seed } from '@comptoir/kernel';
import type { Question, Reply } from './worker.ts';

const PATIENCE = 8000;

interface Asked {
  answer(reply: Reply | null): void;
}

export class BotThreads {
  readonly #entry: URL;
  readonly #asked = new Map<number, Asked>();
  #worker: Worker | null = null;
  #last = 0;

  /** `entry`: the bundled worker. */
  constructor(entry: URL) {
    this.#entry = entry;
  }

  /** What a bot of this level picks for the seat. It is shown a veiled copy only. */
  async choose(
    game: Game<Kinds>,
    state: Kinds['State'],
    seat: Seat,
    level: string,
    seed: Seed,
  ): Promise<Answer<Kinds>> {
    const veiled = veil(game, state, seat, seed);
    const found = levelNamed(level);
    if (found === null) return rescue(game, veiled, seat, seed, `no bot is called ${level}`);
    const reply = await this.#ask({ game: game.id, level: found.id, veiled, seat, seed });
    return reply ?? rescue(game, veiled, seat, seed, `bot ${level} gave no answer in time`);
  }

  #ask(question: Omit<Question, 'id'>): Promise<Reply | null> {
    const id = ++this.#last;
    return new Promise((done) => {
      const timer = setTimeout(() => this.#fail(), PATIENCE);
      this.#asked.set(id, {
        answer: (reply) => {
          clearTimeout(timer);
          this.#asked.delete(id);
          done(reply);
        },
      });
      this.#thread().postMessage({ ...question, id });
    });
  }

  #thread(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(this.#entry);
    worker.on('message', (reply: Reply) => this.#asked.get(reply.id)?.answer(reply));
    worker.on('error', () => this.#fail());
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  /** The thread is lost or too slow: everybody who waits for it gets no answer, the next question a new thread. */
  #fail(): void {
    void this.#worker?.terminate();
    this.#worker = null;
    for (const { answer } of [...this.#asked.values()]) answer(null);
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }
}

// What has been opened is closed again, last things first. A step that fails or hangs holds up nothing behind it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

const STEP_WITHIN = 5000;

interface ClosingStep {
  readonly name: string;
  readonly ms: number;
  close(): unknown;
}

export class Closing {
  readonly #log: Logger;
  readonly #steps: ClosingStep[] = [];

  constructor(log: Logger) {
    this.#log = log;
  }

  add(name: string, close: () => unknown, ms = STEP_WITHIN): void {
    this.#steps.push({ name, close, ms });
  }

  /** Returns the names of what could not be closed, or took too long. */
  async run(): Promise<readonly string[]> {
    const left: string[] = [];
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      const { name, close, ms } = step;
      const isDone = await within(ms, async () => close()).catch((error: unknown) => {
        this.#log.error({ err: error, step: name }, 'closing');
        return null;
      });
      if (isDone !== true) left.push(name);
      if (isDone === false) this.#log.error({ step: name }, 'closing took too long');
    }
    return left;
  }
}

/** Whether the work is done within so many milliseconds. It is not ended, only not waited for. */
export async function within(ms: number, work: () => Promise<unknown>): Promise<boolean> {
  const enough = new AbortController();
  try {
    return await Promise.race([
      work().then(() => true),
      sleep(ms, false, { signal: enough.signal }).catch(() => false),
    ]);
  } finally {
    enough.abort();
  }
}

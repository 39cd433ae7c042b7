// A small load balancer in front of several servers: whoever comes is joined to the next one that says it is ready.
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { breakPairs, joinSockets, type Pair } from './proxy.ts';

const LOOK_EVERY = 100;
const ANSWER_WITHIN = 5000;

async function isReady(url: string): Promise<boolean> {
  const asking = fetch(`${url}/readyz`, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  });
  return asking.then(
    ({ ok }) => ok,
    () => false,
  );
}

export interface LoadBalancer {
  /** Its address, the same one each time. */
  open(): Promise<string>;
  /** As if its process had been killed; it may be opened again. */
  kill(): void;
  close(): void;
}

export class Balancer implements LoadBalancer {
  readonly #targets: readonly string[];
  readonly #ready = new Set<string>();
  readonly #pairs = new Set<Pair>();
  readonly #looking: NodeJS.Timeout;
  #server: Server | null = null;
  #port = 0;
  #turn = 0;

  /** The servers behind it, by their addresses, whether they run or not. */
  constructor(targets: readonly string[]) {
    this.#targets = targets;
    this.#looking = setInterval(() => void this.#look(), LOOK_EVERY);
    this.#looking.unref();
  }

  async #look(): Promise<void> {
    await Promise.all(
      this.#targets.map(async (target) =>
        (await isReady(target)) ? this.#ready.add(target) : this.#ready.delete(target),
      ),
    );
  }

  async open(): Promise<string> {
    await this.#look();
    const server = createServer((near) => this.#join(near, this.#targets.length));
    this.#server = server;
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(this.#port, '127.0.0.1', done);
    });
    const address = server.address();
    this.#port = typeof address === 'object' && address !== null ? address.port : 0;
    return `http://127.0.0.1:${this.#port}`;
  }

  /** One that has just died is found out by nobody answering: the next one is asked. */
  #join(near: Socket, tries: number): void {
    near.on('error', () => near.destroy());
    const ready = this.#targets.filter((target) => this.#ready.has(target));
    const asked = ready.length > 0 ? ready : this.#targets; // where all are slow to answer, none is out
    this.#turn += 1;
    const target = asked[this.#turn % asked.length];
    if (target === undefined || tries === 0) {
      near.destroy();
      return;
    }
    const { hostname, port } = new URL(target);
    const far = dial(Number(port), hostname);
    const isRefused = (): void => this.#join(near, tries - 1);
    far.once('error', isRefused);
    far.once('connect', () => {
      far.off('error', isRefused);
      if (near.destroyed) far.destroy();
      else joinSockets(this.#pairs, [near, far]);
    });
  }

  kill(): void {
    this.#server?.close();
    breakPairs(this.#pairs);
  }

  close(): void {
    clearInterval(this.#looking);
    this.kill();
  }
}

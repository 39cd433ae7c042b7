// A small TCP proxy between a server and its database: the connection can be cut, refused or held up.
import { createServer, connect as dial, type Socket } from 'node:net';

export type Pair = readonly [Socket, Socket];

/** What one is sent is sent on by the other, until one of them ends. */
export function joinSockets(pairs: Set<Pair>, pair: Pair): void {
  pairs.add(pair);
  const [near, far] = pair;
  for (const [socket, other] of [pair, [far, near] as const]) {
    socket.setNoDelay(true); // as any proxy does: what is small is not held back until the one before has arrived
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      pairs.delete(pair);
      other.destroy();
    });
    socket.on('data', (data) => other.write(data));
  }
}

/** As a process that dies leaves its connections. */
export function breakPairs(pairs: ReadonlySet<Pair>): void {
  for (const [near, far] of pairs) {
    near.resetAndDestroy();
    far.destroy();
  }
}

export class TcpProxy {
  readonly #pairs = new Set<Pair>();
  readonly #server = createServer((near) => this.#join(near));
  readonly #target: URL;
  #isRefusing = false;
  #isHeld = false;
  /** What the clients that were refused called themselves. */
  readonly refused: string[] = [];

  constructor(target: string) {
    this.#target = new URL(target);
  }

  /** The address of the database by way of this proxy. */
  async open(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    const address = this.#server.address();
    const url = new URL(this.#target);
    url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
    return url.href;
  }

  #join(near: Socket): void {
    near.on('error', () => near.destroy());
    if (this.#isRefusing) {
      near.once('data', (hello) => {
        this.refused.push(/application_name\0([^\0]*)/.exec(hello.toString('latin1'))?.[1] ?? '');
        near.destroy();
      });
      return;
    }
    const far = dial(Number(this.#target.port), this.#target.hostname);
    joinSockets(this.#pairs, [near, far]);
    if (this.#isHeld) for (const socket of [near, far]) socket.pause();
  }

  /** Every connection breaks; new ones are accepted and broken until `mend`. */
  cut(): void {
    this.#isRefusing = true;
    breakPairs(this.#pairs);
  }

  /** Nothing passes either way until `mend`, and nobody is told. */
  hold(): void {
    this.#isHeld = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  mend(): void {
    this.#isRefusing = false;
    this.#isHeld = false;
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }

  close(): void {
    this.#server.close();
    this.cut();
  }
}

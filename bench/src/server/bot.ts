// A player whose sockets are heard by several tables.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientMessage, ServerMessage, TableMessage } from '@comptoir/protocol';
import type { Client } from '@comptoir/server/testing';

/** How often something was said or happened that nobody wanted, by its name. */
export type Tally = Map<string, number>;
type Pick = Extract<ClientMessage, { type: 'pick' }>;
/** Somebody has told the page that its server goes: it comes back at once. */
const HANDED_OVER = 1012;
/** After any other break, and after an answer that is not the last word, in milliseconds. */
const AGAIN = { back: 250, asked: 1000 } as const;

/** With a tally it goes on through every break, as a page does; without one, whatever goes wrong ends the benchmark. */
export class Bot {
  readonly client: Client;
  readonly #tally: Tally | null;
  readonly #tables = new Map<string, (message: TableMessage) => void>();
  /** The last number that it was shown of each match. */
  readonly #seen = new Map<string, number>();
  /** Picks without an answer. */
  readonly #pending = new Map<string, Pick>();
  #isClosed = false;

  constructor(client: Client, tally: Tally | null) {
    this.client = client;
    this.#tally = tally;
    client.onMessage = (message) => this.#receive(message);
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'table') {
      this.#seen.set(message.match, message.seq);
      this.#tables.get(message.match)?.(message);
    } else if (message.type === 'ack') this.#pending.delete(`${message.match} ${message.id}`);
    else if (message.type === 'error' || message.type === 'gone' || message.type === 'refused') {
      this.#count(message.code);
      setTimeout(() => this.#askAgain(), AGAIN.asked);
    }
  }

  #count(name: string): void {
    if (this.#tally === null) throw new Error(`bench: ${name}`);
    this.#tally.set(name, (this.#tally.get(name) ?? 0) + 1);
  }

  #askAgain(): void {
    for (const match of this.#tables.keys()) this.#join(match);
    for (const pick of this.#pending.values()) this.#send(pick);
  }

  #send(message: ClientMessage): void {
    if (this.client.isOpen) this.client.send(message);
  }

  #join(match: string): void {
    const since = this.#seen.get(match) ?? 0;
    this.#send({ type: 'join', match, ...(since > 0 ? { since } : {}) });
  }

  async connect(): Promise<void> {
    await this.client.connect();
    if (this.#tally !== null) void this.client.closed.then(() => this.#comeBack());
  }

  async #comeBack(): Promise<void> {
    if (this.#isClosed) return;
    const code = this.client.closings.at(-1);
    this.#count(`closed with ${code}`);
    for (let pause = code === HANDED_OVER ? 0 : AGAIN.back; !this.#isClosed; pause = AGAIN.back) {
      await sleep(pause * (0.75 + Math.random() / 2));
      const isBack = await this.connect().then(
        () => true,
        () => false,
      );
      if (isBack) break;
      this.#count('not let in');
    }
    this.#askAgain();
  }

  hear(match: string, listener: (message: TableMessage) => void): void {
    this.#tables.set(match, listener);
    this.#join(match);
  }

  leave(match: string): void {
    this.#tables.delete(match);
    this.#seen.delete(match);
    this.#send({ type: 'leave', match });
  }

  pick(pick: Pick): void {
    if (this.#tally !== null) this.#pending.set(`${pick.match} ${pick.id}`, pick);
    this.#send(pick);
  }

  close(): void {
    this.#isClosed = true;
    this.client.close();
  }
}

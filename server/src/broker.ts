// How servers tell one another over NATS which matches have moved, where there are more commits than NOTIFY can carry. What is told is a
// hint: whoever hears it reads the database, and what is lost is found there a little later.
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import type { Logger } from 'pino';

const SUBJECT = 'comptoir.moved';
const AGAIN_AFTER = 1000;
/** A connection that says nothing is asked so often, and given up after the second question without an answer. */
const ASK_EVERY = 5000;

const FORM = /^(nats|tls):\/\/(?:([^\s:@/]+):([^\s@/]*)@)?([^\s,@/]+(?:,[^\s,@/]+)*)\/?$/;

/** What `nats://user:password@host:4222,other:4222` stands for; null for anything else. */
export function brokerAt(url: string): NodeConnectionOptions | null {
  const [, scheme, user, pass, hosts] = FORM.exec(url) ?? [];
  if (hosts === undefined) return null;
  return {
    servers: hosts.split(','),
    ...(user === undefined ? {} : { user: decodeURIComponent(user), pass: decodeURIComponent(pass ?? '') }),
    ...(scheme === 'tls' ? { tls: {} } : {}),
  };
}

interface BrokerEvents {
  heard(word: string): void;
  /** Anything may have been missed. */
  back(): void;
}

export class Broker {
  readonly #options: NodeConnectionOptions;
  readonly #log: Logger;
  readonly #stopping = new AbortController();
  #connection: NatsConnection | null = null;
  #isConnected = false;
  /** The log says once that it does not answer, and once that it answers again. */
  #isMissed = false;

  constructor(url: string, log: Logger) {
    this.#options = {
      ...brokerAt(url),
      noEcho: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN_AFTER,
      pingInterval: ASK_EVERY,
    };
    this.#log = log;
  }

  /** As far as it is known: while it is not, words go over NOTIFY. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  start(events: BrokerEvents): void {
    void this.#keep(events);
  }

  /** Tells all other servers, if it can be. */
  tell(words: readonly string[]): void {
    try {
      for (const word of words) this.#connection?.publish(SUBJECT, word);
    } catch (error) {
      this.#log.warn({ err: error }, 'the broker was told nothing');
    }
  }

  async #keep(events: BrokerEvents): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await this.#follow(await connect(this.#options), events);
      } catch (error) {
        this.#missed(error);
      }
      await sleep(AGAIN_AFTER, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  /** Until the connection is closed; one that breaks is opened again by itself. */
  async #follow(connection: NatsConnection, { heard, back }: BrokerEvents): Promise<void> {
    this.#connection = connection;
    if (this.#stopping.signal.aborted) return this.stop();
    connection.subscribe(SUBJECT, { callback: (_error, message) => heard(message.string()) });
    await connection.flush();
    const found = (): void => {
      this.#isConnected = true;
      if (this.#isMissed) this.#log.info('the broker answers again');
      this.#isMissed = false;
      back();
    };
    found();
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.#missed(new Error('the connection is lost'));
      if (type === 'reconnect') found();
    }
    this.#isConnected = false;
  }

  #missed(error: unknown): void {
    this.#isConnected = false;
    if (!this.#isMissed && !this.#stopping.signal.aborted)
      this.#log.warn({ err: error }, 'the broker does not answer: picks are told over NOTIFY');
    this.#isMissed = true;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#isConnected = false;
    await this.#connection?.close();
  }
}

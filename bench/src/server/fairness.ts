// How long somebody's bot takes to answer while another owner's bots think at sixty tables, and how long when nobody else plays.
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableMessage } from '@comptoir/protocol';
import { Client, cleanUp, startServer, stopServer } from '@comptoir/server/testing';
import { median } from './load.ts';

const TABLES = 60;
/** What one socket may watch. */
const TABLES_A_SOCKET = 20;
const LEVEL = 'doge';
const CROWD = { game: 'oltre-mare', seats: ['me', ...Array(4).fill({ bot: LEVEL })] };
const QUIET = { game: 'oltre-mare', seats: ['me', { bot: LEVEL }, { bot: LEVEL }] };
/** Answers of bots that are measured alone, and again beside the crowd. */
const ANSWERS = 15;
/** The crowd is at work when so many of its tables wait for a bot. */
const MOST_TABLES = 0.8;

export interface Fairness {
  readonly tables: number;
  /** Milliseconds a bot's answer takes. */
  readonly alone: number;
  readonly beside: number;
}

/** Somebody who sits at tables with bots and picks whatever comes next, at once. */
class Owner {
  readonly #client: Client;
  readonly #times: number[] = [];
  /** The tables at which a bot is asked, and since when. */
  readonly #asked = new Map<string, number>();

  private constructor(client: Client) {
    this.#client = client;
    client.isSilent = true;
    client.onMessage = (message) => {
      if (message.type === 'table') this.#shown(message);
    };
  }

  static async at(url: string, cookie = ''): Promise<Owner> {
    const client = new Client(url);
    if (cookie === '') await client.signIn();
    else client.cookie = cookie;
    const owner = new Owner(client);
    await client.connect();
    return owner;
  }

  get cookie(): string {
    return this.#client.cookie;
  }

  /** How many tables wait for a bot. */
  get asked(): number {
    return this.#asked.size;
  }

  async play(request: object): Promise<void> {
    this.#client.send({ type: 'join', match: await this.#client.open(request) });
  }

  #shown({ match, seq, decision, result }: TableMessage): void {
    const now = performance.now();
    const since = this.#asked.get(match);
    if (since !== undefined) this.#times.push(now - since);
    this.#asked.delete(match);
    const option = decision?.options[seq % (decision.options.length || 1)];
    if (option !== undefined) this.#client.send({ type: 'pick', match, seq, id: `${seq}`, ...option });
    else if (result === null) this.#asked.set(match, now);
  }

  /** The next answers of bots. */
  async answers(count: number): Promise<readonly number[]> {
    this.#times.length = 0;
    while (this.#times.length < count) await sleep(50);
    return this.#times.slice(0, count);
  }

  stop(): void {
    this.#client.close();
  }
}

async function gather(url: string): Promise<readonly Owner[]> {
  const first = await Owner.at(url);
  const crowd = [first];
  while (crowd.length < TABLES / TABLES_A_SOCKET) crowd.push(await Owner.at(url, first.cookie));
  for (let n = 0; n < TABLES; n += 1) await crowd[n % crowd.length]?.play(CROWD);
  const asked = (): number => crowd.reduce((sum, each) => sum + each.asked, 0);
  while (asked() < MOST_TABLES * TABLES) await sleep(100);
  return crowd;
}

/** Medians of one run: on a busy machine compare the two, not the numbers. */
export async function fairness(): Promise<Fairness> {
  const server = await startServer();
  try {
    const one = await Owner.at(server.url);
    await one.play(QUIET);
    await one.answers(2); // code is compiled, threads are started
    const alone = median(await one.answers(ANSWERS));
    const crowd = await gather(server.url);
    const beside = median(await one.answers(ANSWERS));
    for (const each of [one, ...crowd]) each.stop();
    return { tables: TABLES, alone, beside };
  } finally {
    await stopServer(server);
    cleanUp(server);
  }
}

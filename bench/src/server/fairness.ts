// How long somebody's bot takes to answer while another owner's bots think at sixty tables, and how long when nobody else plays.
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableMessage } from '@comptoir/protocol';
import {
  Client,
  cleanUp,
  closeMatch,
  databaseUrl,
  metric,
  pg,
  type ServerProcess,
  startServer,
  stopServer,
} from '@comptoir/server/testing';
import { median } from './load.ts';

const TABLES = 60;
/** What one socket may watch. */
const TABLES_A_SOCKET = 20;
const LEVEL = 'doge';
const CROWD = { game: 'oltre-mare', seats: ['me', ...Array(4).fill({ bot: LEVEL })] };
/** Three who buy in turn: every answer is one pick, and one whole thought. */
const QUIET = { game: 'hermagor', seats: ['me', { bot: LEVEL }, { bot: LEVEL }] };
/** So many times in turn the first answers at a new table are measured alone, and then at another one beside the crowd: what is thought
 * about is alike, and whatever else the machine does hits both. */
const MEASURED = { rounds: 5, answers: 4 } as const;
/** The crowd is at work when so many of its tables wait for a bot. */
const MOST_TABLES = 0.8;

export interface Fairness {
  readonly tables: number;
  /** Milliseconds a bot's answer takes: medians. */
  readonly alone: number;
  readonly beside: number;
}

/** Somebody who sits at tables with bots and picks whatever comes next, at once. */
class Owner {
  readonly #client: Client;
  readonly #tables: string[] = [];
  #times: number[] = [];
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

  /** Sits down at a new table. */
  async play(request: object): Promise<void> {
    const match = await this.#client.open(request);
    this.#tables.push(match);
    this.#client.send({ type: 'join', match });
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

  /** The first answers of the bots at a new table. */
  async answersAt(request: object, count: number): Promise<readonly number[]> {
    this.#times = [];
    await this.play(request);
    while (this.#times.length < count) await sleep(20);
    return this.#times.slice(0, count);
  }

  /** The tables that are left, which nobody is asked at any more. */
  leave(): readonly string[] {
    const left = this.#tables.splice(0);
    this.#asked.clear();
    for (const match of left) this.#client.send({ type: 'leave', match });
    return left;
  }

  stop(): void {
    this.#client.close();
  }
}

/** Everybody whose bots think, and the server they think at. */
class Meeting {
  readonly #server: ServerProcess;
  readonly #database: pg.Pool;
  readonly #one: Owner;
  /** One owner; a socket watches a part of the tables. */
  readonly #crowd: readonly Owner[];

  private constructor(server: ServerProcess, one: Owner, crowd: readonly Owner[]) {
    this.#server = server;
    this.#database = new pg.Pool({ connectionString: databaseUrl(server), max: 1 });
    this.#one = one;
    this.#crowd = crowd;
  }

  static async at(server: ServerProcess): Promise<Meeting> {
    const { url } = server;
    const crowd = [await Owner.at(url)];
    while (crowd.length < TABLES / TABLES_A_SOCKET) crowd.push(await Owner.at(url, crowd[0]?.cookie));
    return new Meeting(server, await Owner.at(url), crowd);
  }

  async alone(answers: number): Promise<readonly number[]> {
    const times = await this.#one.answersAt(QUIET, answers);
    await this.#disperse();
    return times;
  }

  async beside(answers: number): Promise<readonly number[]> {
    const crowd = this.#crowd;
    for (let n = 0; n < TABLES; n += 1) await crowd[n % crowd.length]?.play(CROWD);
    const asked = (): number => crowd.reduce((sum, each) => sum + each.asked, 0);
    while (asked() < MOST_TABLES * TABLES) await sleep(20);
    const times = await this.#one.answersAt(QUIET, answers);
    await this.#disperse();
    return times;
  }

  /** All tables are closed, and the last thoughts about them are over. */
  async #disperse(): Promise<void> {
    const client = await this.#database.connect();
    for (const owner of [this.#one, ...this.#crowd])
      for (const match of owner.leave()) await closeMatch(client, match);
    client.release();
    const busy = async (): Promise<number> =>
      (await metric(this.#server.url, 'comptoir_bots_waiting')) +
      (await metric(this.#server.url, 'comptoir_bots_thinking'));
    while ((await busy()) > 0) await sleep(100);
  }

  async end(): Promise<void> {
    for (const each of [this.#one, ...this.#crowd]) each.stop();
    await this.#database.end();
  }
}

const inSeconds = (times: readonly number[]): string => times.map((ms) => (ms / 1000).toFixed(1)).join(' ');

/** Medians of one run: on a busy machine compare the two, not the numbers. */
export async function fairness(say: (text: string) => void): Promise<Fairness> {
  const server = await startServer();
  try {
    const meeting = await Meeting.at(server);
    const [alone, beside]: [number[], number[]] = [[], []];
    await meeting.beside(1); // code is compiled, threads are started
    for (let round = 0; round < MEASURED.rounds; round += 1) {
      const before = await meeting.alone(MEASURED.answers);
      const amid = await meeting.beside(MEASURED.answers);
      say(`seconds alone ${inSeconds(before)}, beside the others ${inSeconds(amid)}`);
      alone.push(...before);
      beside.push(...amid);
    }
    await meeting.end();
    return { tables: TABLES, alone: median(alone), beside: median(beside) };
  } finally {
    await stopServer(server);
    cleanUp(server);
  }
}

// Pairs of bots at our tables: each seat has a socket of its own, and a pick is over when everybody has seen it whom it concerns:
// one that can be taken back is its player's alone.
import type { TableMessage } from '@comptoir/protocol';
import { Client } from '@comptoir/server/testing';
import { Bot, type Tally } from './bot.ts';

export class Pair {
  readonly bots: readonly Bot[];
  private constructor(clients: readonly Client[], tally: Tally | null) {
    this.bots = clients.map((client) => new Bot(client, tally));
  }

  /** As many players as addresses, each at a server of their own or behind the same one. */
  static async at(urls: readonly string[], tally: Tally | null = null): Promise<Pair> {
    const clients = urls.map((url) => new Client(url));
    for (const client of clients) {
      await client.signIn();
      client.isSilent = true;
    }
    return new Pair(clients, tally);
  }

  async connect(): Promise<void> {
    for (const bot of this.bots) await bot.connect();
  }

  /** A new match with a seat for every bot. */
  async newMatch(game: string): Promise<string> {
    const [host, ...others] = this.bots;
    if (host === undefined) throw new Error('bench: nobody to open a table');
    const seats = this.bots.map((_, n) => (n === 0 ? 'me' : 'open'));
    const { id } = await host.client.api<{ id: string }>('/api/matches', 'POST', { game, seats });
    for (const { client } of others) await client.api(`/api/matches/${id}/sit`, 'POST', {});
    return id;
  }

  close(): void {
    for (const bot of this.bots) bot.close();
  }
}

/** One match with all its seats at the table. */
export class BotTable {
  readonly match: string;
  readonly #pair: Pair;
  readonly #shown: (TableMessage | null)[];
  #isReached: (() => boolean) | null = null;
  #wake: (() => void) | null = null;
  #count = 0;

  constructor(pair: Pair, match: string) {
    this.#pair = pair;
    this.match = match;
    this.#shown = pair.bots.map(() => null);
  }

  /** Everybody joins and is shown the table. */
  async join(): Promise<this> {
    const arrived = this.#until(() => this.#shown.every((table) => table !== null));
    this.#pair.bots.forEach((bot, n) => {
      bot.hear(this.match, (message) => {
        this.#shown[n] = message;
        this.#look();
      });
    });
    await arrived;
    return this;
  }

  leave(): void {
    for (const bot of this.#pair.bots) bot.leave(this.match);
  }

  #look(): void {
    if (this.#wake === null || this.#isReached?.() !== true) return;
    const wake = this.#wake;
    this.#wake = null;
    wake();
  }

  /** The player has the table after the pick, whoever is asked by it has been asked, and the end has reached everybody. */
  #hasReached(seat: number, seq: number): boolean {
    const made = this.#shown[seat];
    if (!made || made.seq < seq) return false;
    return this.#shown.every((table, n) =>
      made.result === null ? !made.waiting.includes(n) || table?.decision : table?.result,
    );
  }

  #until(isReached: () => boolean): Promise<void> {
    this.#isReached = isReached;
    return new Promise((done) => {
      this.#wake = done;
    });
  }

  get seq(): number {
    return this.#shown[0]?.seq ?? 0;
  }

  get isOver(): boolean {
    return this.#shown.some((table) => table !== null && table.result !== null);
  }

  /** One pick of whoever may decide; over when it has reached everybody it concerns. */
  async pick(): Promise<boolean> {
    const seat = this.#shown.findIndex((table) => table !== null && table.decision !== null);
    const [bot, table] = [this.#pair.bots[seat], this.#shown[seat]];
    const options = table?.decision?.options ?? [];
    this.#count += 1;
    const option = options[(this.#count * 7919) % options.length];
    if (bot === undefined || !table || option === undefined || this.isOver || this.#wake !== null)
      return false;
    const seen = this.#until(() => this.#hasReached(seat, table.seq + 1));
    const { verb, noun } = option;
    const pick = { type: 'pick' as const, match: this.match, seq: table.seq, id: `${table.seq} ${seat}` };
    bot.pick({ ...pick, verb, ...(noun === undefined ? {} : { noun }) });
    await seen;
    return true;
  }
}

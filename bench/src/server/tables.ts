// Pairs of bots at our tables: each seat has a socket of its own, and a pick is over when everybody has seen it whom it concerns:
// one that can be taken back is its player's alone.
import type { ClientMessage, ServerMessage, TableMessage } from '@comptoir/protocol';
import { Client } from '@comptoir/server/testing';

/** A player whose sockets are heard by several tables. */
class Bot {
  readonly client: Client;
  readonly #tables = new Map<string, (message: TableMessage) => void>();

  constructor(client: Client) {
    this.client = client;
    client.onMessage = (message: ServerMessage) => {
      if (message.type === 'table') this.#tables.get(message.match)?.(message);
      else if (message.type === 'error' || message.type === 'gone' || message.type === 'refused')
        throw new Error(`bench: ${message.code}`);
    };
  }

  hear(match: string, listener: (message: TableMessage) => void): void {
    this.#tables.set(match, listener);
    this.client.send({ type: 'join', match });
  }

  leave(match: string): void {
    this.#tables.delete(match);
    this.client.send({ type: 'leave', match });
  }

  send(message: ClientMessage): void {
    this.client.send(message);
  }
}

export class Pair {
  readonly bots: readonly Bot[];
  constructor(clients: readonly Client[]) {
    this.bots = clients.map((client) => new Bot(client));
  }

  static async seated(url: string, seats = 2): Promise<Pair> {
    const clients = Array.from({ length: seats }, () => new Client(url));
    for (const client of clients) {
      await client.signIn();
      client.isSilent = true;
    }
    return new Pair(clients);
  }

  async connect(): Promise<void> {
    for (const { client } of this.bots) await client.connect();
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
    for (const { client } of this.bots) client.close();
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
    bot.send({ ...pick, verb, ...(noun === undefined ? {} : { noun }) });
    await seen;
    return true;
  }
}

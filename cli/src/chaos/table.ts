// A table at which one match follows the other: two people who play, a bot, and somebody who never comes, for whom the clock picks.
import { setTimeout as sleep } from 'node:timers/promises';
import { drawFrom, type Seat, seedFrom } from '@comptoir/kernel';
import type { ServerMessage } from '@comptoir/protocol';
import { Client } from '@comptoir/server/testing';
import { Person, type Play } from './person.ts';

const ABSENT: Seat = 3;
/** The shortest clock that may be, in milliseconds. */
const CLOCK = { kind: 'live', bank: 10_000 } as const;
/** What a turn earns on the clock is more than the two people need for one; nobody's clock runs faster than this. */
const LEAST_EARNED = 500;
const EARNED_A_THOUGHT = 1.25;
const AGAIN = 500;

/** How far a table has come. */
export interface Mark {
  readonly match: string;
  readonly seq: number;
}

export class Table {
  readonly game: string;
  readonly #persons: readonly [Person, Person];
  readonly #absent: Client;
  readonly #increment: number;
  #mark: Mark = { match: '', seq: 0 };
  #isQuick = false;
  #isClosed = false;
  #playing = Promise.resolve();

  private constructor(game: string, persons: readonly [Person, Person], absent: Client, increment: number) {
    this.game = game;
    this.#increment = increment;
    this.#persons = persons;
    this.#absent = absent;
    for (const { client } of persons) client.onMessage = (message) => this.#hear(message);
  }

  static async open(url: string, game: string, seed: string, play: Play): Promise<Table> {
    const person = async (n: number): Promise<Person> =>
      new Person(await new Client(url).signIn(), drawFrom(seedFrom(`${seed} ${game} ${n}`)), play);
    const increment = Math.max(LEAST_EARNED, EARNED_A_THOUGHT * play.think);
    const absent = await new Client(url).signIn();
    const table = new Table(game, [await person(0), await person(1)], absent, increment);
    table.#playing = table.#play();
    return table;
  }

  get mark(): Mark {
    return this.#mark;
  }

  /** It waits for nobody who never comes: it goes on, or something is broken. */
  get isQuick(): boolean {
    return this.#isQuick;
  }

  /** Whether so many picks have been made since, or the match is over. */
  hasGoneOn({ match, seq }: Mark, picks: number): boolean {
    return this.#mark.match !== match || this.#mark.seq >= seq + picks;
  }

  #hear(message: ServerMessage): void {
    if (message.type !== 'table' || message.match !== this.#mark.match) return;
    if (message.seq > this.#mark.seq) this.#mark = { match: message.match, seq: message.seq };
    const clock = message.clocks.find(({ seat }) => seat === ABSENT);
    if (clock !== undefined && clock.left <= this.#increment) this.#isQuick = true; // from here on it waits for no longer than that
  }

  async #play(): Promise<void> {
    while (!this.#isClosed) {
      const match = await this.#begin().catch(() => null);
      if (match === null) {
        await sleep(AGAIN);
        continue;
      }
      this.#isQuick = false;
      this.#mark = { match, seq: 0 };
      const isLeft = (): boolean => this.#isClosed || this.#mark.match !== match;
      await Promise.all(this.#persons.map((person) => person.play(match, isLeft)));
      this.#hangUp();
    }
  }

  /** Where this fails half-way the match is left open, and another is begun. */
  async #begin(): Promise<string> {
    const [{ client: host }, { client: guest }] = this.#persons;
    const clock = { ...CLOCK, increment: this.#increment };
    const request = { game: this.game, seats: ['me', 'open', { bot: 'matelot' }, 'open'], clock };
    const { id } = await host.api<{ id: string }>('/api/matches', 'POST', request);
    for (const client of [guest, this.#absent]) await client.api(`/api/matches/${id}/sit`, 'POST', {});
    return id;
  }

  #hangUp(): void {
    for (const { client } of this.#persons) client.close();
  }

  /** The match is given up; another is begun. */
  abandon(): void {
    this.#mark = { match: '', seq: 0 };
    this.#hangUp();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#hangUp();
    await this.#playing;
  }
}

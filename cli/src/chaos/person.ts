// Somebody who plays through every break: picks at random among what is offered, and sends a pick that nobody has answered again,
// by the same id, until somebody does.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Option } from '@comptoir/kernel';
import type { ServerMessage, TableMessage } from '@comptoir/protocol';
import type { Client } from '@comptoir/server/testing';
import type { Ledger } from './ledger.ts';
import type { Held, Waits } from './waits.ts';

/** After a break one tries again so many milliseconds later. */
const AGAIN = 200;
/** The further picks of a turn are thought about so many times quicker than its first. */
const PICKS_A_THOUGHT = 10;
/** Nobody can say whether the pick was stored: it is sent again. */
const UNSURE: ReadonlySet<string> = new Set(['internal', 'away', 'tooMany']);

/** A whole number below the one given, at random. */
export type Draw = (below: number) => number;

/** How people play, and what is written down of it. */
export interface Play {
  readonly ledger: Ledger;
  readonly waits: Waits;
  /** At most so many milliseconds are thought about a turn. */
  readonly think: number;
}

interface SentPick {
  readonly id: string;
  readonly seq: number;
  readonly option: Option;
}

/** A bot plays for whoever looks at this table. */
const isStoodInFor = ({ seats, viewer }: TableMessage): boolean =>
  viewer !== null && seats[viewer]?.isAway === true;

export class Person {
  readonly client: Client;
  readonly #draw: Draw;
  readonly #play: Play;
  readonly #held: Held;
  #pick: SentPick | null = null;
  /** Older tables are not looked at. */
  #from = 0;
  /** The table after one's latest pick: whoever is asked there goes on with a turn that was thought about. */
  #made = 0;

  constructor(client: Client, draw: Draw, play: Play) {
    this.client = client;
    this.#draw = draw;
    this.#play = play;
    this.#held = play.waits.ofSomebody();
  }

  /** Plays a match until it is over or to be left. */
  async play(match: string, isLeft: () => boolean): Promise<void> {
    this.#pick = null;
    this.#from = 0;
    this.#made = 0;
    while (!isLeft()) {
      this.#held.begin();
      try {
        await this.client.connect();
        if (await this.#playUntilCut(match, isLeft)) break;
      } catch {
        // it is tried again
      }
      this.#held.begin();
      await sleep(AGAIN);
    }
    this.#held.end();
  }

  /** Whether the game is over. */
  async #playUntilCut(match: string, isLeft: () => boolean): Promise<boolean> {
    const { client } = this;
    client.tables.delete(match);
    const shown = this.#shown(match);
    client.send({ type: 'join', match });
    if ((await Promise.race([shown, client.closed])) === null) return false;
    while (client.isOpen && !isLeft()) {
      if (this.#pick === null) {
        const table = await Promise.race([this.#asked(match), client.closed]);
        if (table === null) return false;
        if (table.result !== null) return true;
        if (isStoodInFor(table)) {
          await this.#comeBack(match);
          continue;
        }
        this.#held.end();
        await this.#choose(table);
      }
      if (this.#pick !== null) await this.#send(match, this.#pick);
      client.heard.length = 0;
    }
    return false;
  }

  /** Whoever sees the table is no longer held up, unless a pick of theirs waits for its answer. */
  async #shown(match: string): Promise<ServerMessage> {
    const message = await this.client.next(
      (each) => (each.type === 'gone' || each.type === 'table') && each.match === match,
    );
    if (message.type === 'gone') this.client.close();
    else if (this.#pick === null) this.#held.end();
    return message;
  }

  /** The table as soon as something is asked, or the game is over; null where the server could not open it. */
  async #asked(match: string): Promise<TableMessage | null> {
    const fits = (table: TableMessage): boolean =>
      table.result !== null || isStoodInFor(table) || (table.decision !== null && table.seq >= this.#from);
    const known = this.client.tables.get(match);
    if (known !== undefined && fits(known)) return known;
    const heard = await this.client.next(
      (message) =>
        (message.type === 'gone' && message.match === match) ||
        (message.type === 'table' && message.match === match && fits(message)),
    );
    if (heard.type === 'table') return heard;
    this.client.close();
    return null;
  }

  /** Where the machine is slow, a clock may run out. */
  async #comeBack(match: string): Promise<void> {
    this.#held.begin();
    const isBack = await this.client.sit(match).then(
      () => true,
      () => false,
    );
    if (isBack) this.#held.end();
    await sleep(AGAIN);
  }

  async #choose({ decision, seq }: TableMessage): Promise<void> {
    await sleep(this.#draw(this.#play.think) / (seq === this.#made ? PICKS_A_THOUGHT : 1));
    const options: readonly Option[] = decision?.options ?? [];
    const option = options[this.#draw(Math.max(1, options.length))];
    this.#from = seq + 1;
    if (option !== undefined) this.#pick = { id: randomBytes(8).toString('hex'), seq, option };
  }

  async #send(match: string, { id, seq, option }: SentPick): Promise<void> {
    this.#held.begin();
    const answer = await Promise.race([this.client.pick(match, seq, option, id), this.client.closed]);
    if (answer === null) return;
    if (answer.type === 'refused' && UNSURE.has(answer.code)) {
      await sleep(AGAIN);
      return;
    }
    if (answer.type === 'ack') {
      this.#play.ledger.add({ match, id, option });
      this.#from = answer.seq;
      this.#made = answer.seq;
    }
    this.#pick = null;
    this.#held.end();
  }
}

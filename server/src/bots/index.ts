// Bots think beside the server, in a few threads that are shared fairly; whatever happens to a thread, there is an answer.
import { availableParallelism } from 'node:os';
import { type Answer, type GameWithHints, levelNamed, rescue } from '@comptoir/bots';
import { loadGame, withHints } from '@comptoir/catalogue';
import { type Game, type Kinds, type Seat, seedFrom, veil } from '@comptoir/kernel';
import type { Logger } from 'pino';
import type { EntryRequest } from '../matches/batch.ts';
import type { Committer } from '../matches/commit.ts';
import type { Room } from '../matches/room.ts';
import type { Rooms } from '../matches/rooms.ts';
import { Thread } from '../thread.ts';
import { type BotLoad, BotScheduler, type BotTurn } from './scheduler.ts';
import type { Question, Reply } from './worker.ts';

export interface BotSettings {
  readonly rooms: Rooms;
  readonly committer: Committer;
  readonly log: Logger;
  /** The bundled thread. */
  readonly entry: URL;
}

/** One for the quick levels, one for owners who have no other, and one for everybody at least; more where there are processors,
 * up to a number. A thread is started when it is needed for the first time. */
const MOST_THREADS = 8;
const threadCount = (): number => Math.min(MOST_THREADS, Math.max(3, availableParallelism()));

interface Asked {
  readonly room: Room;
  readonly seat: Seat;
}
function botIn(room: Room | null): Asked | null {
  const seat = room?.match.waiting.find((each) => room.botAt(each) !== null);
  return room === null || seat === undefined || room.isClosed ? null : { room, seat };
}

/** A game that is none of the catalogue tells bots nothing about itself. */
async function known(game: Game<Kinds>): Promise<GameWithHints<Kinds>> {
  const entry = await loadGame(game.id);
  return entry === null ? { game, hints: { evaluate: () => 0 } } : withHints(entry);
}

export class Bots {
  readonly #settings: BotSettings;
  readonly #threads: readonly Thread<Question, Reply>[];
  readonly #scheduler: BotScheduler<EntryRequest>;

  constructor(settings: BotSettings) {
    this.#settings = settings;
    this.#threads = Array.from({ length: threadCount() }, () => new Thread<Question, Reply>(settings.entry));
    this.#scheduler = new BotScheduler({
      slots: this.#threads.length,
      log: settings.log,
      think: (turn, slot) => this.#think(turn, slot),
      play: (pick) => this.#play(pick),
    });
  }

  /** A bot at this table will pick when its turn comes. */
  ask(turn: BotTurn): void {
    this.#scheduler.ask(turn);
  }

  async #think(turn: BotTurn, slot: number): Promise<EntryRequest | null> {
    const asked = await this.#asked(turn);
    if (asked === null) return null;
    const { room, seat } = asked;
    const { match } = turn;
    const [{ seq }, seen] = [room.match, room.numberFor(seat)];
    const { option, remark } = await this.#choose(room, seat, slot);
    if (remark !== null) this.#settings.log.warn({ match, seat, remark }, 'bot');
    return { match, seat, option, id: `bot ${seq} ${seat}`, seq: seen };
  }

  /** The seat of a bot that is asked. Where there is none, what another node said about the seats may still be on its way. */
  async #asked({ match, seq }: BotTurn): Promise<Asked | null> {
    const { committer, rooms } = this.#settings;
    return botIn(await committer.roomSince(match, seq)) ?? botIn(await rooms.reseated(match));
  }

  /** What the bot of this seat picks. It is shown a veiled copy only. */
  async #choose(room: Room, seat: Seat, slot: number): Promise<Answer<Kinds>> {
    const { game, state, seq } = room.match;
    const seed = seedFrom(`${room.live.head.seed} bot ${seq} ${seat}`);
    const veiled = veil(game, state, seat, seed);
    const level = room.botAt(seat) ?? '';
    const found = levelNamed(level);
    const thread = this.#threads[slot];
    if (found === null || thread === undefined)
      return rescue(await known(game), veiled, seat, seed, `no bot is called ${level}`);
    const reply = await thread.ask({ game: game.id, level: found.id, veiled, seat, seed });
    if (reply !== null) return reply;
    return rescue(await known(game), veiled, seat, seed, `bot ${level} gave no answer`);
  }

  async #play(pick: EntryRequest): Promise<void> {
    const outcome = await this.#settings.committer.submit(pick);
    if (!('seq' in outcome)) throw new Error(`a bot's pick came to nothing: ${JSON.stringify(outcome)}`);
  }

  get load(): BotLoad {
    return this.#scheduler.load;
  }

  async stop(): Promise<void> {
    this.#scheduler.stop();
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }
}

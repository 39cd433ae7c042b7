// Which bot thinks next. Owners are served in turn; quick levels never wait for slow ones: one slot is theirs alone; and since a
// thought cannot be interrupted, the last of the others that is free, whichever it is, is kept for owners for whom nobody thinks yet:
// they do not wait for thoughts of one who has many tables.
import { levelNamed } from '@comptoir/bots';
import { PlatformError } from '@comptoir/protocol';
import type { Logger } from 'pino';
import { backoff } from '../backoff.ts';
import { FairQueue } from './fair-queue.ts';

/** A table at which a bot is asked. */
export interface BotTurn {
  readonly match: string;
  /** The table to think about, or a later one. */
  readonly seq: number;
  /** Who opened the table: the turns are shared fairly between owners. */
  readonly owner: string;
  readonly level: string;
}
/** How many there are of each. */
export interface BotLoad {
  readonly thinking: number;
  readonly waiting: number;
}
export interface SchedulerSettings<Move> {
  /** How many may think at once; at least three. */
  readonly slots: number;
  readonly log: Logger;
  /** What the bot picks; null where none is asked any more. */
  think(turn: BotTurn, slot: number): Promise<Move | null>;
  /** Makes the pick. The slot is free already. */
  play(pick: Move): Promise<void>;
}

/** So many tables may wait for a bot; the job of one more is tried again later. */
export const MOST_WAITING = 2000;
/** A level that may think longer than this is slow. */
const QUICK_MS = 1000;
/** What failed is thought about again after about so long. */
const AGAIN = { first: 1000, ceiling: 60_000 } as const;
/** The slot that quick levels have for themselves. The others are shared. */
const QUICK_SLOT = 0;

export function isSlow(level: string): boolean {
  const temper = levelNamed(level)?.temper;
  return temper !== undefined && 'milliseconds' in temper && temper.milliseconds > QUICK_MS;
}

export class BotScheduler<Move> {
  readonly #settings: SchedulerSettings<Move>;
  readonly #quick = new FairQueue<BotTurn>();
  readonly #slow = new FairQueue<BotTurn>();
  readonly #free: Set<number>;
  /** How many of the shared slots an owner's bots think in. */
  readonly #thinking = new Map<string, number>();
  /** The matches that wait or are being thought about; with what was asked of one in the meantime. */
  readonly #known = new Map<string, BotTurn | null>();
  /** How often in a row a match has failed. */
  readonly #failures = new Map<string, number>();
  /** The matches that have failed and wait for their next try. */
  readonly #pauses = new Map<string, NodeJS.Timeout>();
  #isStopped = false;

  constructor(settings: SchedulerSettings<Move>) {
    this.#settings = settings;
    this.#free = new Set(Array.from({ length: settings.slots }, (_, slot) => slot));
  }

  /** One turn of a match waits or is thought about at a time. Whoever asks again after a failure is answered now. Throws where
   * too many wait. */
  ask(turn: BotTurn): void {
    if (this.#isStopped) return;
    this.#endPause(turn.match);
    if (this.#known.has(turn.match)) {
      this.#known.set(turn.match, turn);
      return;
    }
    if (this.#quick.size + this.#slow.size >= MOST_WAITING) throw new Error('too many tables wait for bots');
    this.#known.set(turn.match, null);
    (isSlow(turn.level) ? this.#slow : this.#quick).push(turn.owner, turn);
    this.#serve();
  }

  get load(): BotLoad {
    const waiting = this.#quick.size + this.#slow.size;
    return { thinking: this.#settings.slots - this.#free.size, waiting };
  }

  stop(): void {
    this.#isStopped = true;
  }

  #serve(): void {
    for (const slot of [...this.#free].sort((a, b) => a - b)) {
      const turn = this.#nextFor(slot);
      if (turn === null) continue;
      this.#free.delete(slot);
      this.#count(turn.owner, slot, 1);
      void this.#run(turn, slot);
    }
  }

  #count(owner: string, slot: number, more: 1 | -1): void {
    if (slot === QUICK_SLOT) return;
    const now = (this.#thinking.get(owner) ?? 0) + more;
    if (now > 0) this.#thinking.set(owner, now);
    else this.#thinking.delete(owner);
  }

  #nextFor(slot: number): BotTurn | null {
    if (this.#isStopped) return null;
    if (slot === QUICK_SLOT) return this.#quick.next();
    const isLastFree = [...this.#free].every((free) => free === slot || free === QUICK_SLOT);
    const may = (owner: string): boolean => !isLastFree || !this.#thinking.has(owner);
    return this.#slow.next(may) ?? this.#quick.next(may);
  }

  async #run(turn: BotTurn, slot: number): Promise<void> {
    const { think, play } = this.#settings;
    let isFree = false;
    const free = (): void => {
      if (isFree) return;
      isFree = true;
      this.#count(turn.owner, slot, -1);
      this.#free.add(slot);
      this.#serve();
    };
    try {
      const pick = await think(turn, slot);
      free();
      if (pick !== null && !this.#isStopped) await play(pick);
      this.#failures.delete(turn.match);
      this.#done(turn.match);
    } catch (error) {
      free();
      this.#failed(turn, error);
    }
  }

  /** What was asked while it was busy comes next. */
  #done(match: string): void {
    const again = this.#known.get(match) ?? null;
    this.#known.delete(match);
    if (again !== null) this.ask(again);
  }

  /** Tried again, a little later each time; unless there is nothing to be played. */
  #failed(turn: BotTurn, error: unknown): void {
    const { match } = turn;
    if (error instanceof PlatformError) {
      this.#failures.delete(match);
      this.#known.delete(match);
      return;
    }
    const failures = this.#failures.get(match) ?? 0;
    this.#failures.set(match, failures + 1);
    this.#settings.log.warn({ err: error, match }, 'a bot has to think again');
    const pause = backoff(failures, AGAIN.first, AGAIN.ceiling);
    const again = setTimeout(() => {
      try {
        this.ask(this.#known.get(match) ?? turn);
      } catch {
        this.#failures.delete(match); // the next sweep finds it
      }
    }, pause);
    this.#pauses.set(match, again.unref());
  }

  #endPause(match: string): void {
    const pause = this.#pauses.get(match);
    if (pause === undefined) return;
    clearTimeout(pause);
    this.#pauses.delete(match);
    this.#known.delete(match);
  }
}

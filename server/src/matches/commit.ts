// Picks that arrive together share one transaction; each is acknowledged after its commit and never before.
import { PlatformError } from '@comptoir/protocol';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database/index.ts';
import {
  addTo,
  type Change,
  close,
  type EntryRequest,
  type Outcome,
  startOf,
  store,
  type Waiting,
} from './batch.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

const UNIQUE_VIOLATION = '23505';
/** Lost to another node, which was faster; or failed, and nobody knows whether it happened. */
type Stored = 'yes' | 'lost' | 'failed';

export class Committer {
  readonly #database: Database;
  readonly #rooms: Rooms;
  readonly #log: Logger;
  #queue: Waiting[] = [];
  /** The matches in the batches under way. What else is wanted there waits: nothing is built on what may yet fail. */
  readonly #busy = new Map<string, Promise<void>>();
  #isStoring = false;
  #isDue = false;

  constructor(database: Database, rooms: Rooms, log: Logger) {
    this.#database = database;
    this.#rooms = rooms;
    this.#log = log;
  }

  submit(request: EntryRequest): Promise<Outcome> {
    return new Promise((answer) => {
      this.#queue.push({ request, answer });
      this.#look();
    });
  }

  /** What is on its way for this match, or for all of them, is settled. */
  async settled(match?: string): Promise<void> {
    if (match !== undefined) return this.#busy.get(match);
    while (this.#queue.length > 0 || this.#busy.size > 0) {
      const [work = new Promise((done) => setImmediate(done))] = this.#busy.values();
      await work;
    }
  }

  /** The room with all that is stored up to `seq` and nothing on its way. */
  async roomSince(match: string, seq: number): Promise<Room> {
    let room = await this.#rooms.open(match);
    while (room.live.seq !== room.match.seq) {
      await this.settled(match);
      room = await this.#rooms.open(match);
    }
    if (room.match.seq >= seq) return room;
    await this.#rooms.refresh(match, seq);
    return this.#rooms.open(match);
  }

  /** Begins a batch after this turn of the event loop, so that what else arrives in it comes along. */
  #look(): void {
    if (this.#isDue || this.#isStoring || this.#queue.length === 0) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#begin();
    });
  }

  #begin(): void {
    if (this.#isStoring) return;
    const batch = this.#queue.filter(({ request }) => !this.#busy.has(request.match));
    if (batch.length === 0) return;
    this.#queue = this.#queue.filter(({ request }) => this.#busy.has(request.match));
    this.#isStoring = true;
    const matches = new Set(batch.map(({ request }) => request.match));
    const work = this.#work(batch).finally(() => {
      for (const match of matches) this.#busy.delete(match);
      this.#look();
    });
    for (const match of matches) this.#busy.set(match, work);
  }

  /** One batch is stored at a time; while the next one is, this one is shown. */
  async #work(batch: readonly Waiting[]): Promise<void> {
    const changes = await this.#prepare(batch);
    const stored = changes.length === 0 ? 'yes' : await this.#store(changes);
    this.#isStoring = false;
    this.#begin();
    if (stored === 'yes') show(changes);
    else await this.#storeApart(changes, stored);
  }

  /** Applies the requests in memory, match by match in order of arrival. */
  async #prepare(batch: readonly Waiting[]): Promise<Change[]> {
    const changes = new Map<string, Change>();
    for (const waiting of batch) {
      const { match } = waiting.request;
      try {
        const room = this.#rooms.at(match) ?? (await this.#rooms.open(match));
        const change = changes.get(match) ?? startOf(room);
        const no = addTo(change, waiting);
        if (no === null) changes.set(match, change);
        else void this.#answerAgain(waiting, no);
      } catch (error) {
        waiting.answer({ code: error instanceof PlatformError ? error.code : 'internal' });
      }
    }
    for (const change of changes.values()) close(change);
    return [...changes.values()];
  }

  /** What was made once is not refused later: its number is told again. */
  async #answerAgain({ request, answer }: Waiting, no: Outcome): Promise<void> {
    try {
      const seq = await this.#numberOf(request);
      answer(seq === null ? no : { seq });
    } catch {
      answer({ code: 'internal' });
    }
  }

  async #numberOf({ match, seat, id }: EntryRequest): Promise<number | null> {
    const { rows } = await this.#database.pool.query<{ seq: number }>(
      'select seq from entries where match = $1 and seat = $2 and id = $3',
      [match, seat, id],
    );
    const [row] = rows;
    return row === undefined ? null : this.#rooms.numberAt(match, row.seq, seat);
  }

  /** One transaction: all of it or nothing. */
  async #store(changes: readonly Change[]): Promise<Stored> {
    try {
      await store(this.#database.pool, changes);
      return 'yes';
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) return 'lost';
      this.#log.error({ err: error }, 'commit');
      return 'failed';
    }
  }

  /** Each match for itself, so that only those start again whose picks are not stored. */
  async #storeApart(changes: readonly Change[], together: Stored): Promise<void> {
    for (const change of changes) {
      const stored = changes.length > 1 ? await this.#store([change]) : together;
      if (stored === 'yes') {
        show([change]);
        continue;
      }
      this.#rooms.forget(change.room);
      const no: Outcome = { code: stored === 'lost' ? 'stale' : 'internal' }; // sent again by the same id
      for (const { waiting } of change.done) void this.#answerAgain(waiting, no);
    }
  }
}

/** The changes are stored: now and not before they are acknowledged and shown. */
function show(changes: readonly Change[]): void {
  const now = Date.now();
  for (const { room, steps, done } of changes) {
    for (const { waiting, seq } of done) waiting.answer({ seq });
    room.committed(steps, now);
  }
}

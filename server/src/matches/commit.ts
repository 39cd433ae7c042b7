// Picks that arrive together share one transaction; each is acknowledged after its commit and never before.
import type { Refusal, Seat } from '@comptoir/kernel';
import { type ErrorCode, PlatformError } from '@comptoir/protocol';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database/index.ts';
import { afterPick } from './clock.ts';
import { type Job, jobsAfter } from './effects.ts';
import type { Entry, Look, Step } from './hot.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { SNAPSHOT_EVERY } from './store.ts';

/** Something a seat wants. `seq`: the table it was looking at; null for the platform's own picks, which are never stale. */
export interface Wish extends Omit<Entry, 'seq'> {
  readonly match: string;
  readonly seq: number | null;
}
export type Outcome = { readonly seq: number } | { readonly refusal: Refusal } | { readonly code: ErrorCode };
interface Waiting {
  readonly wish: Wish;
  answer(outcome: Outcome): void;
}
/** What one match contributes to a batch. */
interface Change {
  readonly room: Room;
  readonly entries: Entry[];
  readonly steps: Step[];
  readonly done: { waiting: Waiting; seq: number }[];
  jobs: readonly Job[];
  look: Look;
}
const UNIQUE_VIOLATION = '23505';

const INSERT_ENTRIES = `insert into entries (match, seq, seat, kind, option, id)
  select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[])`;
const INSERT_SNAPSHOTS = `insert into snapshots (match, seq, running)
  select m, s, r::jsonb from unnest($1::text[], $2::int[], $3::text[]) as t(m, s, r) on conflict do nothing`;
const UPDATE_CLOCKS = `update matches set clocks = t.c::jsonb from unnest($1::text[], $2::text[]) as t(m, c) where id = t.m`;
const FINISH = `update matches set status = 'over', "endedAt" = now(), result = t.r::jsonb
  from unnest($1::text[], $2::text[]) as t(m, r) where id = t.m`;
const ADD_JOB =
  'select graphile_worker.add_job($1, $2::json, run_at := $3, job_key := $4, max_attempts := 25)';

export class Committer {
  readonly #database: Database;
  readonly #rooms: Rooms;
  readonly #log: Logger;
  #queue: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(database: Database, rooms: Rooms, log: Logger) {
    this.#database = database;
    this.#rooms = rooms;
    this.#log = log;
  }

  submit(wish: Wish): Promise<Outcome> {
    return new Promise((answer) => {
      this.#queue.push({ wish, answer });
      this.#running ??= this.#work();
    });
  }

  /** Everything submitted so far is settled. */
  async settled(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  async #work(): Promise<void> {
    await null; // what else arrives in this turn of the event loop comes along
    while (this.#queue.length > 0) {
      const batch = this.#queue;
      this.#queue = [];
      const changes = await this.#prepare(batch);
      if (changes.length > 0) await this.#commitAll(changes);
    }
    this.#running = null;
  }

  /** Applies the wishes in memory, match by match in order of arrival. */
  async #prepare(batch: readonly Waiting[]): Promise<Change[]> {
    const changes = new Map<string, Change>();
    for (const waiting of batch) {
      const { wish } = waiting;
      try {
        const room = await this.#rooms.open(wish.match);
        const outcome = await this.#apply(room, wish, changes);
        if ('seq' in outcome && 'entry' in outcome) outcome.change.done.push({ waiting, seq: outcome.seq });
        else waiting.answer(outcome);
      } catch (error) {
        waiting.answer({ code: error instanceof PlatformError ? error.code : 'internal' });
      }
    }
    return [...changes.values()];
  }

  async #apply(
    room: Room,
    wish: Wish,
    changes: Map<string, Change>,
  ): Promise<Outcome | { seq: number; entry: Entry; change: Change }> {
    const { hot } = room;
    if (wish.seq !== null && hot.isStale(wish.seat, wish.seq)) {
      const known = changes.get(wish.match)?.entries.find((entry) => entry.id === wish.id)?.seq;
      const seq = known ?? (await this.#seqOf(wish.match, wish.id));
      return seq === null ? { code: 'stale' } : { seq };
    }
    const asked = hot.waiting;
    const step = hot.apply(wish);
    if ('code' in step) return { refusal: step };
    const change = changes.get(wish.match) ?? {
      room,
      entries: [],
      steps: [],
      done: [],
      jobs: [],
      look: hot.look(),
    };
    changes.set(wish.match, change);
    const entry: Entry = {
      seq: step.seq,
      seat: wish.seat,
      kind: wish.kind,
      option: wish.option,
      id: wish.id,
    };
    change.entries.push(entry);
    change.steps.push(step);
    if (room.clock !== null && room.clocks !== null) {
      room.clocks = afterPick(room.clock, room.clocks, asked, hot.waiting, Date.now());
    }
    return { seq: step.seq, entry, change };
  }

  async #seqOf(match: string, id: string): Promise<number | null> {
    const { rows } = await this.#database.pool.query<{ seq: number }>(
      'select seq from entries where match = $1 and id = $2',
      [match, id],
    );
    return rows[0]?.seq ?? null;
  }

  async #commitAll(changes: readonly Change[]): Promise<void> {
    for (const change of changes) {
      change.jobs = jobsAfter(change.room, change.steps);
      change.look = change.room.hot.look();
    }
    if (await this.#commit(changes)) return;
    // Another node was faster somewhere: each match for itself, so that only the loser starts again.
    for (const change of changes) {
      if (changes.length > 1 && (await this.#commit([change]))) continue;
      this.#rooms.forget(change.room);
      for (const { waiting } of change.done) {
        const seq = await this.#seqOf(waiting.wish.match, waiting.wish.id).catch(() => null);
        waiting.answer(seq === null ? { code: 'stale' } : { seq });
      }
    }
  }

  /** One transaction. False when it did not happen; then nothing of it is there. */
  async #commit(changes: readonly Change[]): Promise<boolean> {
    const client = await this.#database.pool.connect().catch(() => null);
    if (client === null) return false;
    try {
      await client.query('begin');
      await this.#write(client, changes);
      await client.query('commit');
      client.release();
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      const isRace = error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;
      if (!isRace) this.#log.error({ err: error }, 'commit');
      client.release(!isRace);
      return false;
    }
    const now = Date.now();
    for (const { room, steps, done, look } of changes) {
      for (const { waiting, seq } of done) waiting.answer({ seq });
      room.committed(steps, look, now);
    }
    return true;
  }

  async #write(client: pg.PoolClient, changes: readonly Change[]): Promise<void> {
    const rows = changes.flatMap(({ room, entries }) =>
      entries.map((entry) => ({ match: room.hot.head.id, ...entry })),
    );
    const column = <K extends keyof (typeof rows)[number]>(key: K): (typeof rows)[number][K][] =>
      rows.map((row) => row[key]);
    await client.query({
      name: 'insert-entries',
      text: INSERT_ENTRIES,
      values: [
        column('match'),
        column('seq'),
        column('seat'),
        column('kind'),
        column('option'),
        column('id'),
      ],
    });
    const clocked = changes.filter(({ room }) => room.clocks !== null);
    if (clocked.length > 0) {
      const values = [
        clocked.map(({ room }) => room.hot.head.id),
        clocked.map(({ room }) => JSON.stringify(room.clocks)),
      ];
      await client.query({ name: 'update-clocks', text: UPDATE_CLOCKS, values });
    }
    const over = changes.filter(({ room }) => room.hot.running.state.result !== null);
    const due = changes.filter((change) => over.includes(change) || isDue(change));
    if (due.length > 0) {
      const frozen = due.map(({ room }) => JSON.stringify(room.hot.freeze()));
      const values = [due.map(({ room }) => room.hot.head.id), due.map(({ room }) => room.hot.seq), frozen];
      await client.query({ name: 'insert-snapshots', text: INSERT_SNAPSHOTS, values });
    }
    if (over.length > 0) {
      const results = over.map(({ room }) => JSON.stringify(room.hot.running.state.result));
      await client.query({
        name: 'finish',
        text: FINISH,
        values: [over.map(({ room }) => room.hot.head.id), results],
      });
    }
    for (const { jobs } of changes) {
      for (const { task, payload, at, key } of jobs)
        await client.query({
          name: 'add-job',
          text: ADD_JOB,
          values: [task, JSON.stringify(payload), at, key],
        });
    }
    await this.#notify(client, changes);
  }

  /** Tells the other nodes which matches have moved, and nothing else. */
  async #notify(client: pg.PoolClient, changes: readonly Change[]): Promise<void> {
    const moved = changes.map(({ room }) => `${room.hot.head.id}=${room.hot.seq}`);
    for (let from = 0; from < moved.length; from += 150) {
      const text = `moved ${moved.slice(from, from + 150).join(' ')}`;
      await client.query({ name: 'notify', text: "select pg_notify('comptoir', $1)", values: [text] });
    }
  }
}

/** A snapshot is due when the entries of this batch have passed a multiple of the interval. */
function isDue({ room, entries }: Change): boolean {
  const before = room.hot.seq - entries.length;
  return Math.floor(before / SNAPSHOT_EVERY) < Math.floor(room.hot.seq / SNAPSHOT_EVERY);
}

/** The seat a wish is for must be the seat of the user who sends it. */
export function requireSeat(room: Room, user: string | null): Seat {
  const seat = room.seatOf(user);
  if (seat === null) throw new PlatformError('notYourSeat');
  return seat;
}

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

/** A whole batch in one statement, which is one transaction and one round trip. What has no rows costs nothing. */
const COMMIT = `with entered as (
    insert into entries (match, seq, seat, kind, option, id)
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[])
  ), moved as (
    update matches set clocks = coalesce(t.c::jsonb, clocks), result = coalesce(t.r::jsonb, result),
      status = case when t.r is null then status else 'over' end,
      "endedAt" = case when t.r is null then "endedAt" else now() end
    from unnest($7::text[], $8::text[], $9::text[]) as t(m, c, r) where id = t.m
  ), settled as (
    insert into results (match, seat, "user", level, game, score, place)
    select m.id, s.seat, s."user", s.level, m.game, (t.r::jsonb->'scores'->>s.seat)::int,
      rank() over (partition by m.id order by s."hasLeft", (t.r::jsonb->'ranks'->>s.seat)::int)
    from unnest($7::text[], $9::text[]) as t(m, r) join matches m on m.id = t.m join seats s on s.match = t.m
    where t.r is not null and not m."isRated" on conflict do nothing
  ), frozen as (
    insert into snapshots (match, seq, running)
    select m, s, r::jsonb from unnest($10::text[], $11::int[], $12::text[]) as t(m, s, r) on conflict do nothing
  ), jobs as (
    select graphile_worker.add_job(t.task, t.payload::json, run_at := t.at, job_key := t.key, max_attempts := 25)
    from unnest($13::text[], $14::text[], $15::timestamptz[], $16::text[]) as t(task, payload, at, key)
  )
  select pg_notify('comptoir', t), (select count(*) from jobs) from unnest($17::text[]) as t`;
/** As many matches as one notification can name. */
const MOST_NAMED = 150;

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
      const known = changes
        .get(wish.match)
        ?.entries.find(({ seat, id }) => seat === wish.seat && id === wish.id)?.seq;
      const seq = known ?? (await this.#seqOf(wish));
      return seq === null ? { code: 'stale' } : { seq };
    }
    const asked = hot.waiting;
    const step = hot.apply(wish);
    if ('code' in step) {
      const seq = wish.seq === null ? null : await this.#seqOf(wish); // what was made once is not refused later
      return seq === null ? { refusal: step } : { seq };
    }
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

  async #seqOf({ match, seat, id }: Wish): Promise<number | null> {
    const { rows } = await this.#database.pool.query<{ seq: number }>(
      'select seq from entries where match = $1 and seat = $2 and id = $3',
      [match, seat, id],
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
        const seq = await this.#seqOf(waiting.wish).catch(() => null);
        waiting.answer(seq === null ? { code: 'stale' } : { seq });
      }
    }
  }

  /** One transaction. False when it did not happen; then nothing of it is there. */
  async #commit(changes: readonly Change[]): Promise<boolean> {
    try {
      await this.#database.pool.query({ name: 'commit', text: COMMIT, values: this.#rowsOf(changes) });
    } catch (error) {
      const isRace = error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;
      if (!isRace) this.#log.error({ err: error }, 'commit');
      return false;
    }
    const now = Date.now();
    for (const { room, steps, done, look } of changes) {
      for (const { waiting, seq } of done) waiting.answer({ seq });
      room.committed(steps, look, now);
    }
    return true;
  }

  /** The columns of every table the batch writes to. */
  #rowsOf(changes: readonly Change[]): unknown[] {
    const rows = changes.flatMap(({ room, entries }) =>
      entries.map((e) => ({ match: room.hot.head.id, ...e })),
    );
    const moved = changes.flatMap(({ room }) => {
      const { id } = room.hot.head;
      const { result } = room.hot.running.state;
      return room.clocks === null && result === null ? [] : [{ id, clocks: room.clocks, result }];
    });
    const due = changes.filter((change) => change.room.hot.running.state.result !== null || isDue(change));
    const jobs = changes.flatMap((change) => change.jobs);
    const text = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));
    return [
      rows.map(({ match }) => match),
      rows.map(({ seq }) => seq),
      rows.map(({ seat }) => seat),
      rows.map(({ kind }) => kind),
      rows.map(({ option }) => option),
      rows.map(({ id }) => id),
      moved.map(({ id }) => id),
      moved.map(({ clocks }) => text(clocks)),
      moved.map(({ result }) => text(result)),
      due.map(({ room }) => room.hot.head.id),
      due.map(({ room }) => room.hot.seq),
      due.map(({ room }) => text(room.hot.freeze())),
      jobs.map(({ task }) => task),
      jobs.map(({ payload }) => text(payload)),
      jobs.map(({ at }) => at?.toISOString() ?? null),
      jobs.map(({ key }) => key),
      this.#news(changes),
    ];
  }

  /** Tells the other nodes which matches have moved, and nothing else. */
  #news(changes: readonly Change[]): readonly string[] {
    const moved = changes.map(({ room }) => `${room.hot.head.id}=${room.hot.seq}`);
    const news: string[] = [];
    for (let from = 0; from < moved.length; from += MOST_NAMED)
      news.push(`moved ${moved.slice(from, from + MOST_NAMED).join(' ')}`);
    return news;
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

// What a batch of picks changes, match by match, and the one statement that stores it.
import { type Match, type Refusal, type Seat, writeOption } from '@comptoir/kernel';
import type { ErrorCode } from '@comptoir/protocol';
import type { Pool } from 'pg';
import type { BotTurn } from '../bots/scheduler.ts';
import type { Statement } from '../database/index.ts';
import type { Span } from '../traces.ts';
import { afterPick } from './clock.ts';
import { followUps, type Job, vacationJobs } from './follow-up-jobs.ts';
import type { Entry } from './live-match.ts';
import type { Room } from './room.ts';
import { SNAPSHOT_EVERY } from './store.ts';

/** Something a seat wants. `seq`: the number of the table it was looking at; null for the platform's own picks, which are never stale. */
export interface EntryRequest extends Omit<Entry, 'seq'> {
  readonly match: string;
  readonly seq: number | null;
  readonly unlessFinal?: boolean;
}
export type Outcome = { readonly seq: number } | { readonly refusal: Refusal } | { readonly code: ErrorCode };
export interface Waiting {
  readonly request: EntryRequest;
  /** Where it is traced, its span. */
  readonly span: Span | null;
  /** How often it has lost to another node. */
  readonly losses: number;
  answer(outcome: Outcome): void;
}
/** An entry, and who is asked after it: lists and whoever looks after lost jobs need not open the match to know. */
interface StoredEntry extends Entry {
  readonly waiting: readonly Seat[];
}
/** What one match contributes to a batch. */
export interface Change {
  readonly room: Room;
  readonly entries: StoredEntry[];
  /** The match after each of them. */
  readonly steps: Match[];
  /** By the number that its seat knows it by. */
  readonly done: { readonly waiting: Waiting; readonly seq: number }[];
  jobs: readonly Job[];
  /** A bot that is asked as soon as it is stored. */
  turn: BotTurn | null;
}

export function startOf(room: Room): Change {
  return { room, entries: [], steps: [], done: [], jobs: [], turn: null };
}

/** Adds a request to what its match changes, in memory; or says why not. */
export function addTo({ room, entries, steps, done }: Change, waiting: Waiting): Outcome | null {
  const { match: _match, seq: seen, unlessFinal = false, ...request } = waiting.request;
  const { live } = room;
  const isTwin = ({ seat, id }: EntryRequest): boolean => seat === request.seat && id === request.id;
  const twin = done.find((other) => isTwin(other.waiting.request));
  if (twin !== undefined) {
    done.push({ waiting, seq: twin.seq });
    return null;
  }
  if (room.isClosed) return { code: 'notRunning' };
  if (seen !== null && seen !== live.numberFor(request.seat)) return { code: 'stale' };
  const asked = live.waiting;
  const made = live.apply(request, { unlessFinal });
  if ('code' in made) return { refusal: made };
  entries.push({ ...request, seq: made.seq, waiting: live.waiting });
  steps.push(made);
  done.push({ waiting, seq: live.numberFor(request.seat) });
  const { timers } = room;
  if (room.clock !== null && timers !== null)
    room.clocks = afterPick(room.clock, timers, asked, live.waiting, Date.now());
  return null;
}

/** Nothing more is added: what must follow is found. */
export function close(change: Change): void {
  const { room, steps, entries } = change;
  const seats = entries.map(({ seat }) => seat);
  const { jobs, turn } = followUps(room, steps);
  change.jobs = [...jobs, ...vacationJobs(room, seats, Date.now())];
  change.turn = turn;
}

/**
 * A whole batch in one statement, which is one transaction and one round trip. What has no rows costs nothing.
 * Whoever left a table, or had not come back when it ended, is ranked behind everybody who stayed. Where the match was closed in that
 * very moment its results are there already: nothing of the batch is stored, and the pick is tried on what is.
 */
const COMMIT = `with entered as (
    insert into entries (match, seq, seat, kind, option, id, waiting)
    select m, s, p, k, o, i, w::int[]
    from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $18::text[]) as t(m, s, p, k, o, i, w)
  ), moved as (
    update matches set clocks = coalesce(t.c::jsonb, clocks), result = coalesce(t.r::jsonb, result),
      status = case when t.r is null then status else 'over' end,
      "endedAt" = case when t.r is null then "endedAt" else now() end
    from unnest($7::text[], $8::text[], $9::text[]) as t(m, c, r) where id = t.m
  ), settled as (
    insert into results (match, seat, "user", level, game, players, "isRated", pace, score, place)
    select m.id, s.seat, s."user", s.level, m.game, m.players, m."isRated", m.clock->>'kind', (t.r::jsonb->'scores'->>s.seat)::int,
      rank() over (partition by m.id order by s."hasLeft" or (s."isAway" and s."user" is not null),
        (t.r::jsonb->'ranks'->>s.seat)::int)
    from unnest($7::text[], $9::text[]) as t(m, r) join matches m on m.id = t.m join seats s on s.match = t.m
    where t.r is not null
  ), frozen as (
    insert into snapshots (match, seq, running)
    select m, s, r::jsonb from unnest($10::text[], $11::int[], $12::text[]) as t(m, s, r) on conflict do nothing
  ), jobs as (
    select graphile_worker.add_job(t.task, t.payload::json, run_at := t.at, job_key := t.key, max_attempts := 25)
    from unnest($13::text[], $14::text[], $15::timestamptz[], $16::text[]) as t(task, payload, at, key)
  )
  select (select count(*) from jobs), (select count(pg_notify('comptoir', t)) from unnest($17::text[]) as t)`;
/** As many matches as one notification can name. */
const MOST_NAMED = 150;

export const commitStatement = (changes: readonly Change[], news: readonly string[]): Statement => ({
  name: 'commit',
  text: COMMIT,
  values: rowsOf(changes, news),
});

/** `news`: the words that go to the other nodes with it, over NOTIFY. */
export async function store(pool: Pool, changes: readonly Change[], news: readonly string[]): Promise<void> {
  await pool.query(commitStatement(changes, news));
}

/** The columns of every table the batch writes to. */
function rowsOf(changes: readonly Change[], news: readonly string[]): unknown[] {
  const rows = changes.flatMap(({ room, entries }) =>
    entries.map((e) => ({ match: room.live.head.id, ...e })),
  );
  const moved = changes.flatMap(({ room: { live, clocks } }) => {
    const { result } = live.match;
    return clocks !== null || result !== null ? [{ id: live.head.id, clocks, result }] : [];
  });
  const due = changes.filter((change) => change.room.live.match.result !== null || isDue(change));
  const jobs = changes.flatMap((change) => change.jobs);
  const text = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));
  return [
    rows.map(({ match }) => match),
    rows.map(({ seq }) => seq),
    rows.map(({ seat }) => seat),
    rows.map(({ option }) => (option === null ? 'undo' : 'pick')),
    rows.map(({ option }) => (option === null ? '' : writeOption(option))),
    rows.map(({ id }) => id),
    moved.map(({ id }) => id),
    moved.map(({ clocks }) => text(clocks)),
    moved.map(({ result }) => text(result)),
    due.map(({ room }) => room.live.head.id),
    due.map(({ room }) => room.live.seq),
    due.map(({ room }) => text(room.live.match.snapshot)),
    jobs.map(({ task }) => task),
    jobs.map(({ payload }) => text(payload)),
    jobs.map(({ at }) => at?.toISOString() ?? null),
    jobs.map(({ key }) => key),
    news,
    rows.map(({ waiting }) => `{${waiting.join()}}`),
  ];
}

/** Tells the other nodes which matches have moved, and nothing else. */
export function newsOf(changes: readonly Change[]): readonly string[] {
  const moved = changes.map(({ room }) => `${room.live.head.id}=${room.live.seq}`);
  const news: string[] = [];
  for (let from = 0; from < moved.length; from += MOST_NAMED)
    news.push(`moved ${moved.slice(from, from + MOST_NAMED).join(' ')}`);
  return news;
}

/** A snapshot is due when the entries of this batch have passed a multiple of the interval. */
function isDue({ room, entries }: Change): boolean {
  const before = room.live.seq - entries.length;
  return Math.floor(before / SNAPSHOT_EVERY) < Math.floor(room.live.seq / SNAPSHOT_EVERY);
}

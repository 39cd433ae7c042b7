// What must happen at a table without anybody's click: clocks run out, bots are asked, a game that has begun is looked after.
import { fallbackOf, type Seat } from '@comptoir/kernel';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { sayEvent } from '../matches/chat.ts';
import { leftNow } from '../matches/clock.ts';
import type { Committer } from '../matches/commit.ts';
import { botJob, clockJob, clockJobAt, type Job, noticeJob } from '../matches/follow-up-jobs.ts';
import { STAND_IN } from '../matches/lobby.ts';
import type { Room } from '../matches/room.ts';
import type { Rooms } from '../matches/rooms.ts';
import { runsOutAt } from '../matches/seating.ts';
import { readAsked } from '../matches/store.ts';

export interface TurnSettings {
  readonly database: Database;
  readonly rooms: Rooms;
  readonly committer: Committer;
}

/** When a game begins, people in the waiting room have so long to come to the table before they are told. */
const TIME_TO_COME = 30_000;

/** A pick that another server has just stored may have asked for an earlier look at its clock: that one stands. */
const ADD = `select graphile_worker.add_job($1, $2::json, job_key := $4, max_attempts := 25, run_at := least($3,
  case when $1 = 'clock' then (select run_at from graphile_worker.jobs
    where key = $4 and locked_by is null and attempts < max_attempts) end))`;

async function add({ pool }: Database, job: Job | null): Promise<void> {
  if (job === null) return;
  const { task, payload, at, key } = job;
  await pool.query(ADD, [task, JSON.stringify(payload), at, key]);
}

/** When a clock runs out at a match that nobody looks at here; null where it has, or cannot be known without the game. Most are looked at
 * too early, since those who are asked pick in time: to open each would have every server play every match along. */
async function laterThanNow({ rooms, database }: TurnSettings, match: string): Promise<number | null> {
  if (rooms.isWatched(match)) return null;
  const asked = await readAsked(database, match);
  const at = asked === null ? null : runsOutAt(asked, asked.waiting);
  return at !== null && at > Date.now() ? at : null;
}

/** Looks whether a clock has run out; if so the step's fallback is picked, or a bot sits in, unless nobody else is there to wait. */
export async function clock(settings: TurnSettings, match: string, since: number): Promise<void> {
  const { rooms, committer, database } = settings;
  const later = await laterThanNow(settings, match);
  if (later !== null) return add(database, clockJobAt(match, since, later));
  const room = await committer.roomSince(match, since);
  room.clockJobAt = 0;
  const { match: now } = room;
  const { timers } = room;
  if (timers === null || now.result !== null || room.isClosed) return;
  const left = leftNow(timers, now.waiting, Date.now());
  const late = now.waiting.filter((seat) => room.botAt(seat) === null && (left[seat] ?? 0) <= 0);
  for (const seat of late) if (!room.isLast(seat)) await runOut(settings, room, seat);
  await add(database, clockJob(await rooms.open(match))); // whatever came between, somebody looks again
}

async function runOut(settings: TurnSettings, room: Room, seat: Seat): Promise<void> {
  const { match: now } = room;
  const fallback = fallbackOf(now.game, now.state, seat);
  if (fallback === null) return sitIn(settings, room, seat);
  const [match, id] = [room.live.head.id, `clock ${now.seq} ${seat}`];
  const seq = room.numberFor(seat);
  const outcome = await settings.committer.submit({ match, seat, option: fallback, id, seq });
  if ('seq' in outcome || ('code' in outcome && outcome.code === 'stale')) return; // it was made, or somebody was faster
  throw new Error(`a clock's pick came to nothing: ${JSON.stringify(outcome)}`);
}

async function sitIn({ database, rooms }: TurnSettings, room: Room, seat: Seat): Promise<void> {
  const { id } = room.live.head;
  await inTransaction(database, async (client) => {
    await client.query('update seats set "isAway" = true, level = $3 where match = $1 and seat = $2', [
      id,
      seat,
      STAND_IN,
    ]);
    const user = room.seats[seat]?.user ?? '';
    await sayEvent(client, { match: id, user, event: 'away', about: seat });
    await client.query(`select pg_notify('comptoir', $1)`, [`seats ${id}=0`]);
  });
  await rooms.reseated(id);
  await add(database, botJob(room));
}

/** A match has started or somebody has left: whoever should move next is seen to. */
export async function wake({ rooms, database }: TurnSettings, match: string): Promise<void> {
  const room = (await rooms.reseated(match)) ?? (await rooms.open(match));
  await add(database, botJob(room));
  await add(database, clockJob(room));
  if (room.clock?.kind !== 'live')
    await add(database, { ...noticeJob(match, room.match.seq), at: new Date(Date.now() + TIME_TO_COME) });
}

// What happens without anybody's click: bots move, clocks run out, games are settled, notices go out. Every job may run twice.
import { EventEmitter } from 'node:events';
import { fallbackOf, type Seat, seedFrom, writeOption } from '@comptoir/kernel';
import { Logger as JobLogger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import type { BotThreads } from './bots/threads.ts';
import type { Database } from './database/index.ts';
import { leftNow } from './matches/clock.ts';
import type { Committer } from './matches/commit.ts';
import { botJob, clockJob, type Job, noticeJob } from './matches/effects.ts';
import { STAND_IN } from './matches/life.ts';
import type { Room } from './matches/room.ts';
import type { Rooms } from './matches/rooms.ts';
import type { Notices } from './people/notices.ts';
import type { Ratings } from './people/ratings.ts';

export interface JobSettings {
  readonly database: Database;
  readonly rooms: Rooms;
  readonly committer: Committer;
  readonly threads: BotThreads;
  readonly ratings: Ratings;
  readonly notices: Notices;
  readonly log: Logger;
}

/** When a game begins, people in the waiting room have so long to come to the table before they are told. */
const TIME_TO_COME = 30_000;

/** What a job is about; `seq` is missing where any table will do. */
function about(payload: unknown): readonly [match: string, seq: number] {
  if (typeof payload !== 'object' || payload === null || !('match' in payload)) {
    throw new Error('jobs: a job without a match');
  }
  return [String(payload.match), 'seq' in payload ? Number(payload.seq) : 0];
}

function invitedIn(payload: unknown): string {
  return typeof payload === 'object' && payload !== null && 'user' in payload ? String(payload.user) : '';
}

async function add({ pool }: Database, job: Job | null): Promise<void> {
  if (job === null) return;
  const { task, payload, at, key } = job;
  const text =
    'select graphile_worker.add_job($1, $2::json, run_at := $3, job_key := $4, max_attempts := 25)';
  await pool.query(text, [task, JSON.stringify(payload), at, key]);
}

/** The room at least as new as the job: what this node has on its way is awaited, what another stored is read. */
async function roomFor({ rooms, committer }: JobSettings, match: string, seq: number): Promise<Room> {
  let room = await rooms.open(match);
  while (room.hot.seq !== room.look.seq) {
    await committer.settled(match);
    room = await rooms.open(match);
  }
  if (room.look.seq >= seq) return room;
  await rooms.refresh(match, seq);
  return rooms.open(match);
}

/** One pick of a bot. The next one, if there is one, is a job of its own. */
async function botMove(settings: JobSettings, match: string, since: number): Promise<void> {
  const { committer, threads, log } = settings;
  const room = await roomFor(settings, match, since);
  const { look } = room;
  const seat = look.waiting.find((each) => room.botAt(each) !== null);
  const level = seat === undefined ? null : room.botAt(seat);
  if (seat === undefined || level === null) return;
  const seed = seedFrom(`${room.hot.head.seed} bot ${look.seq} ${seat}`);
  const { option, remark } = await threads.choose(look.game, look.running.state, seat, level, seed);
  if (remark !== null) log.warn({ match, seat, remark }, 'bot');
  const id = `bot ${look.seq} ${seat}`;
  const wish = { match, seat, kind: 'pick' as const, option: writeOption(option), id, seq: look.seq };
  const outcome = await committer.submit(wish);
  if ('code' in outcome) throw new Error(`a bot's pick came to nothing: ${outcome.code}`); // the job is tried again
}

/** Looks whether a clock has run out; if so the step's fallback is picked, or a bot sits in. */
async function clock(settings: JobSettings, match: string, since: number): Promise<void> {
  const { rooms, committer, database } = settings;
  const room = await roomFor(settings, match, since);
  room.clockJobAt = 0;
  const { look } = room;
  if (room.clocks === null || look.running.state.result !== null) return;
  const left = leftNow(room.clocks, look.waiting, Date.now());
  const late = look.waiting.filter((seat) => room.botAt(seat) === null && (left[seat] ?? 0) <= 0);
  for (const seat of late) {
    const fallback = fallbackOf(look.game, look.running.state, seat);
    if (fallback === null) await sitIn(settings, room, seat);
    else {
      const option = writeOption(fallback);
      await committer.submit({
        match,
        seat,
        kind: 'pick',
        option,
        id: `clock ${look.seq} ${seat}`,
        seq: look.seq,
      });
    }
  }
  await add(database, clockJob(await rooms.open(match))); // whatever came between, somebody looks again
}

async function sitIn({ database, rooms }: JobSettings, room: Room, seat: Seat): Promise<void> {
  const { id } = room.hot.head;
  await database.pool.query('update seats set "isAway" = true, level = $3 where match = $1 and seat = $2', [
    id,
    seat,
    STAND_IN,
  ]);
  await rooms.reseated(id);
  await add(database, botJob(id, room.look.seq));
}

/** A match has started or somebody has left: whoever should move next is seen to. */
async function wake({ rooms, database }: JobSettings, match: string): Promise<void> {
  const room = (await rooms.reseated(match)) ?? (await rooms.open(match));
  if (room.look.waiting.some((seat) => room.botAt(seat) !== null))
    await add(database, botJob(match, room.look.seq));
  await add(database, clockJob(room));
  if (room.clock?.kind !== 'live')
    await add(database, { ...noticeJob(match, room.look.seq), at: new Date(Date.now() + TIME_TO_COME) });
}

/** The runner, and the names under which it takes jobs. */
export interface Jobs {
  readonly runner: Runner;
  readonly workers: readonly string[];
}

export async function startJobs(settings: JobSettings): Promise<Jobs> {
  const taskList: TaskList = {
    botMove: (payload) => botMove(settings, ...about(payload)),
    clock: (payload) => clock(settings, ...about(payload)),
    wake: (payload) => wake(settings, about(payload)[0]),
    finish: (payload) => settings.ratings.update(about(payload)[0]),
    notice: (payload) => settings.notices.yourTurn(about(payload)[0]),
    invited: (payload) => settings.notices.invited(about(payload)[0], invitedIn(payload)),
    digest: () => settings.notices.digest(),
  };
  const workers: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => workers.push(worker.workerId));
  const runner = await run({
    events,
    pgPool: settings.database.pool,
    taskList,
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    crontab: '0 7 * * * digest',
    logger: new JobLogger(() => (level, message) => {
      if (level === 'error') settings.log.error({ message }, 'job');
    }),
  });
  return { runner, workers };
}

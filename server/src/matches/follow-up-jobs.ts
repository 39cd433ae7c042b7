// What must follow a pick even if the server dies right after it: written as jobs in the pick's own transaction; but for quick bots, which
// the server that stored it asks itself.
import type { Match, Seat } from '@comptoir/kernel';
import { type BotTurn, isSlow } from '../bots/scheduler.ts';
import type { Room } from './room.ts';
import { runsOutAt } from './seating.ts';

export type Task = 'botMove' | 'clock' | 'finish' | 'notice' | 'endVacation';
export interface Job {
  readonly task: Task;
  /** `seq`: the job is about this table or a later one. */
  readonly payload: { readonly match: string; readonly seq: number } | BotTurn | { readonly user: string };
  readonly at: Date | null;
  /** One outstanding job of this name at a time: a new one replaces the old. */
  readonly key: string;
}
interface BotJob extends Job {
  readonly payload: BotTurn;
}
export interface FollowUps {
  readonly jobs: readonly Job[];
  /** A bot that thinks here, in a moment: most picks of a table with bots are made by such, and a job is written, looked for by every server
   * and struck off again for each. Whoever looks after a server that has died asks its bots, as whoever starts again does. */
  readonly turn: BotTurn | null;
}

/** How many milliseconds a bot that sits in waits before each pick where no clock runs: those who are there follow, and the absent may be
 * back. Where one does, whoever comes back needs the increment that the bot earns them. */
const STAND_IN_WAITS = 2000;

/** Where a bot is asked, that it be heard. */
export function botJob(room: Room): BotJob | null {
  const seat = room.live.waiting.find((each) => room.botAt(each) !== null);
  const level = seat === undefined ? null : room.botAt(seat);
  if (seat === undefined || level === null) return null;
  const { seq, head } = room.live;
  const payload: BotTurn = { match: head.id, seq, owner: room.host, level };
  const { user = null, hasLeft = false } = room.seats[seat] ?? {};
  const isSlow = user !== null && !hasLeft && room.clock === null;
  const at = isSlow ? new Date(Date.now() + STAND_IN_WAITS) : null;
  return { task: 'botMove', payload, at, key: `bot ${head.id}` };
}

export const clockJobAt = (match: string, seq: number, at: number): Job => ({
  task: 'clock',
  payload: { match, seq },
  at: new Date(at),
  key: `clock ${match}`,
});

/** A job at the moment the first clock runs out, unless one is there that looks earlier and will look again. One whose moment has passed was
 * done, perhaps by another server, and nobody here knows when that one looks again. */
export function clockJob(room: Room): Job | null {
  const { live } = room;
  const expiry = runsOutAt(room, live.waiting);
  if (expiry === null || (room.clockJobAt > Date.now() && room.clockJobAt <= expiry)) return null;
  room.clockJobAt = expiry;
  return clockJobAt(live.head.id, live.seq, expiry);
}

export function noticeJob(match: string, seq: number): Job {
  return { task: 'notice', payload: { match, seq }, at: null, key: `notice ${match}` };
}

/** Somebody is asked who is not looking at the table. */
function isMissed(room: Room, seat: Seat): boolean {
  const user = room.seats[seat]?.user ?? null;
  if (user === null || room.botAt(seat) !== null) return false;
  return !room.users.has(user);
}

/** Whoever picks while they are on vacation is on vacation no more. */
export function vacationJobs(room: Room, seats: readonly Seat[], now: number): readonly Job[] {
  return room.seats.flatMap(({ seat, user, off }): readonly Job[] => {
    const isOff = off.some(({ from, until }) => from <= now && now < until);
    if (user === null || !isOff || !seats.includes(seat) || room.botAt(seat) !== null) return [];
    return [{ task: 'endVacation', payload: { user }, at: null, key: `back ${user}` }];
  });
}

export function followUps(room: Room, steps: readonly Match[]): FollowUps {
  const match = room.live.head.id;
  if (room.live.match.result !== null) {
    const finish: Job = {
      task: 'finish',
      payload: { match, seq: room.live.seq },
      at: null,
      key: `finish ${match}`,
    };
    return { jobs: room.isRated ? [finish] : [], turn: null };
  }
  const jobs: Job[] = [];
  const bot = botJob(room);
  const isOwn = bot !== null && bot.at === null && !isSlow(bot.payload.level);
  if (bot !== null && !isOwn) jobs.push(bot);
  const clock = clockJob(room);
  if (clock !== null) jobs.push(clock);
  const isHandedOn = steps.some(({ applied }) => applied !== null && applied.published.length > 0);
  if (room.clock?.kind !== 'live' && isHandedOn && room.live.waiting.some((seat) => isMissed(room, seat)))
    jobs.push(noticeJob(match, room.live.seq));
  return { jobs, turn: isOwn ? bot.payload : null };
}

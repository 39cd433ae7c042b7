// What happens without anybody's click, in queues by urgency: a stuck notice never holds up a clock. Every job may run twice.
import { PlatformError } from '@comptoir/protocol';
import type { Logger } from 'pino';
import { z } from 'zod';
import { Bots } from '../bots/index.ts';
import type { BotLoad, BotTurn } from '../bots/scheduler.ts';
import type { Database } from '../database/index.ts';
import type { Games } from '../games.ts';
import type { Limits } from '../limits.ts';
import type { Absence } from '../matches/absence.ts';
import type { Lobby } from '../matches/lobby.ts';
import type { Presence } from '../matches/presence.ts';
import type { Wishes } from '../matches/wishes.ts';
import type { News } from '../nodes.ts';
import type { Here } from '../people/here.ts';
import type { Notices } from '../people/notices.ts';
import type { Ratings } from '../people/ratings.ts';
import { endVacation, vacationTurns } from '../people/vacations.ts';
import { archiveFinished, type PutAside } from './archive.ts';
import { freeOrphans, watchOrphans, watchOthers } from './orphans.ts';
import { Queue, type QueuePlan, type Task } from './queue.ts';
import { keepRegular } from './regular.ts';
import { clock, type TurnSettings, wake } from './turns.ts';
import { wakeAll, wakeStill } from './wake-all.ts';

export interface JobSettings extends TurnSettings {
  readonly node: string;
  /** Other servers may be on the same database. */
  readonly mayHaveOthers: boolean;
  readonly games: Games;
  readonly archiveAfterDays: number;
  readonly ratings: Ratings;
  readonly notices: Notices;
  readonly lobby: Lobby;
  readonly wishes: Wishes;
  readonly limits: Limits;
  readonly presence: Presence;
  readonly here: Here;
  readonly absence: Absence;
  readonly news: News;
  readonly log: Logger;
  /** The bundled thread of the bots. */
  readonly botWorker: URL;
}
export interface Jobs {
  readonly bots: BotLoad;
  /** The database is back: nobody sleeps on. */
  restart(): void;
  stop(): Promise<void>;
}

const ofMatch = z.object({ match: z.string(), seq: z.number().default(0) });
/** Jobs written by an earlier version do not say who is asked: they are thought about like the slowest. */
const ofBot = ofMatch.extend({ owner: z.string().default(''), level: z.string().default('doge') });
const ofInvitation = ofMatch.extend({ user: z.string() });
const ofNudge = ofInvitation.extend({ by: z.string() });
const ofStandIn = z.object({ match: z.string(), at: z.number() });
const ofPerson = z.object({ user: z.string() });
const ofDigest = z.object({ user: z.string(), tables: z.number() });

const SECOND = 1000;
/** A table that has stood still for so many seconds although it should not is looked after. */
const STILL_FOR = 30;

/** A task whose payload is checked. What is refused for a reason that has a code would be refused again: it is done. */
function task<T>(seconds: number, payload: z.ZodType<T>, run: (about: T) => Promise<void>): Task {
  const attempt = async (raw: unknown): Promise<void> => {
    try {
      await run(payload.parse(raw));
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
    }
  };
  return { within: seconds * SECOND, run: attempt };
}

/** Takes away what nobody needs any more. */
async function sweep({ lobby, wishes, limits, presence, here }: JobSettings): Promise<void> {
  await lobby.removeStale();
  await wishes.removeStale();
  await limits.prune();
  await presence.sweep();
  await here.sweep();
}

function plansOf(settings: JobSettings, bots: Bots): readonly QueuePlan[] {
  const { ratings, notices, absence } = settings;
  const aside: PutAside = new Map();
  return [
    {
      name: 'turns',
      concurrency: 4,
      mayWait: false,
      tasks: {
        botMove: task(10, ofBot, async (turn) => bots.ask(turn)),
        clock: task(30, ofMatch, ({ match, seq }) => clock(settings, match, seq)),
        wake: task(30, ofMatch, ({ match }) => wake(settings, match)),
        standIn: task(30, ofStandIn, ({ match, at }) => absence.standIn(match, at)),
        vacation: task(30, ofPerson, ({ user }) => vacationTurns(settings.database, user)),
        endVacation: task(30, ofPerson, ({ user }) => endVacation(settings.database, user)),
        finish: task(30, ofMatch, ({ match }) => ratings.update(match)),
      },
    },
    {
      name: 'notices',
      concurrency: 2,
      mayWait: true,
      tasks: {
        notice: task(60, ofMatch, ({ match }) => notices.yourTurn(match)),
        invited: task(60, ofInvitation, ({ match, user }) => notices.invited(match, user)),
        nudge: task(60, ofNudge, ({ match, user, by }) => notices.nudged(match, user, by)),
        digestTo: task(60, ofDigest, ({ user, tables }) => notices.digestTo(user, tables)),
      },
    },
    {
      name: 'housekeeping',
      concurrency: 1,
      mayWait: true,
      tasks: {
        archive: task(60, z.unknown(), () => archiveFinished(settings, settings.archiveAfterDays, aside)),
        digest: task(60, z.unknown(), () => notices.digest()),
        sweep: task(60, z.unknown(), () => sweep(settings)),
        wakeAll: task(60, z.unknown(), () => wakeStill(settings.database, STILL_FOR)),
      },
    },
  ];
}

/** What another server had begun is begun again. */
async function takeOver(database: Database): Promise<void> {
  await freeOrphans(database);
  await wakeStill(database, null);
}

export async function startJobs(settings: JobSettings): Promise<Jobs> {
  const { database, node, log, rooms, committer, news, botWorker } = settings;
  const bots = new Bots({ rooms, committer, log, entry: botWorker });
  const asked = (turn: BotTurn): void => {
    try {
      bots.ask(turn);
    } catch (error) {
      log.warn({ err: error, match: turn.match }, 'a bot is asked later'); // with the tables that stand still
    }
  };
  const orphans = watchOrphans(database, node, () => queues.flatMap(({ workers }) => [...workers]));
  const queues = plansOf(settings, bots).map(
    (plan) => new Queue(plan, { pool: database.pool, log, onWorkers: orphans.announce }),
  );
  await freeOrphans(database);
  await wakeAll(database);
  for (const queue of queues) queue.start();
  news.on('asked', asked);
  const regular = keepRegular(database);
  const others = settings.mayHaveOthers ? watchOthers(database, node, () => takeOver(database)) : undefined;
  return {
    get bots() {
      return bots.load;
    },
    restart() {
      for (const queue of queues) queue.restart();
    },
    async stop() {
      clearInterval(regular);
      clearInterval(others);
      orphans.stop();
      await Promise.all([bots.stop(), ...queues.map((queue) => queue.stop())]);
    },
  };
}

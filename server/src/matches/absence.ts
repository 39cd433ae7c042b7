// Somebody is asked and does not come. Those who wait may nudge them, let a bot play until they are back, or close the game without
// a result.
import type { Seat } from '@comptoir/kernel';
import {
  type Absence as AbsenceState,
  type AbsentPlayer,
  PlatformError,
  type Proposal,
} from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import type { User } from '../people/auth.ts';
import { BACK_AT } from '../people/time-off.ts';
import { requireSeat } from '../rights.ts';
import { wake } from './begin.ts';
import { sayEvent } from './chat.ts';
import { closeMatch } from './closed.ts';
import { STAND_IN } from './lobby.ts';
import { type LockedMatch, withLockedMatch } from './locked.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** After how long somebody is absent, may be nudged again, and the game may be closed by anybody: where a turn takes minutes, where days. */
const PATIENCE = {
  short: { absent: 5 * MINUTE, nudge: 30 * MINUTE, close: 7 * DAY },
  days: { absent: DAY, nudge: DAY, close: 14 * DAY },
} as const;
/** How long the others may say no to a bot. */
const REFUSE_WITHIN = MINUTE;
/** Nobody answered: it is no longer asked. */
const PROPOSAL_LASTS = 10 * MINUTE;

/** The people at a running match: whether they are asked, since when they are neither there nor have been asked anything new; and what is
 * being asked of them all. */
const SITTING = `select s.seat, s."user", s."isAway", s.seat = any(a.waiting) as "isAsked", s."nudgedAt",
    greatest(a."askedAt", s."seenAt", case when p.match = m.id then p."tableAt" end,
      (select max(v.until) from vacations v where v."user" = s."user" and v.until <= now())) as since,
    m.clock->>'kind' as pace, m.proposal, now() as now, ${BACK_AT} is not null as "isOff"
  from matches m join asked a on a.match = m.id join seats s on s.match = m.id
  left join presences p on p."user" = s."user"
  where m.id = $1 and m.status = 'running' and s."user" is not null and not s."hasLeft" order by s.seat`;
interface SittingRow {
  readonly seat: Seat;
  readonly user: string;
  readonly isAway: boolean;
  readonly isAsked: boolean;
  readonly nudgedAt: Date | null;
  readonly since: Date;
  readonly pace: 'live' | 'turns' | null;
  readonly proposal: StoredProposal | null;
  readonly now: Date;
  /** On vacation: there is no remedy but patience. */
  readonly isOff: boolean;
}
/** As it is stored with the match. */
interface StoredProposal extends Omit<Proposal, 'until'> {
  readonly at: number;
}
type Absentee = AbsentPlayer & { readonly user: string };
/** Who sits at a match and is there, who is asked and is not, and what is being asked about it. */
interface Attendance {
  readonly here: readonly Seat[];
  readonly absent: readonly Absentee[];
  readonly proposal: StoredProposal | null;
  readonly now: number;
}

const NUDGE = `with nudged as (
    update seats set "nudgedAt" = now() where match = $1 and seat = $2 returning 1
  ) select graphile_worker.add_job('nudge', json_build_object('match', $1::text, 'user', $3::text, 'by', $4::text),
    job_key := 'nudge ' || $1 || ' ' || $2, max_attempts := 5) from nudged`;
const PROPOSE = 'update matches set proposal = $2 where id = $1';
const SIT_IN = `update seats set "isAway" = true, level = '${STAND_IN}' where match = $1 and seat = $2`;
const LATER = `select graphile_worker.add_job('standIn', json_build_object('match', $1::text, 'at', $2::bigint),
    run_at := now() + $3 * interval '1 millisecond', job_key := 'standIn ' || $1)`;

export class Absence {
  readonly #database: Database;
  readonly #rooms: Rooms;

  constructor(database: Database, rooms: Rooms) {
    this.#database = database;
    this.#rooms = rooms;
  }

  async at(match: string): Promise<AbsenceState> {
    const users = await this.#rooms.usersAt(match);
    const { absent, proposal } = await attendanceAt(this.#database.pool, match, users);
    if (proposal === null) return { absent, proposal: null };
    const { at, ...asked } = proposal;
    const until = proposal.kind === 'standIn' ? new Date(at + REFUSE_WITHIN).toISOString() : null;
    return { absent, proposal: { ...asked, until } };
  }

  /** One notice, and a line in the chat. */
  async nudge(by: User, match: string, seat: Seat): Promise<void> {
    await this.#change(match, async ({ client }, attendance) => {
      const { user, nudgeFrom } = absentAt(attendance, seat);
      if (Date.parse(nudgeFrom) > attendance.now) throw new PlatformError('nudgedLately');
      await client.query(NUDGE, [match, seat, user, by.name]);
      await sayEvent(client, { match, user: by.id, event: 'nudged', about: seat });
    });
  }

  /** A bot plays the seat until its player is back: at once, or when those who are there have had time to say no. */
  async proposeStandIn(by: User, match: string, seat: Seat): Promise<void> {
    await this.#change(match, async (locked, attendance) => {
      const { here, proposal, now } = attendance;
      if (!absentAt(attendance, seat).canStandIn) throw new PlatformError('notAbsent');
      if (proposal !== null) throw new PlatformError('alreadyProposed');
      const { client } = locked;
      const own = requireSeat(locked, by.id);
      if (here.every((other) => other === own)) return sitIn(client, match, seat, by.id);
      const asked: StoredProposal = { kind: 'standIn', seat, by: own, agreed: [own], at: now };
      await client.query(PROPOSE, [match, asked]);
      await client.query(LATER, [match, now, REFUSE_WITHIN]);
      await sayEvent(client, { match, user: by.id, event: 'asksStandIn', about: seat });
    });
  }

  /** A minute has passed since it was asked, at this moment, whether a bot may play. */
  async standIn(match: string, at: number): Promise<void> {
    await this.#change(match, async ({ client, seats }, { proposal }) => {
      if (proposal === null || proposal.at !== at || proposal.seat === null) return; // refused, or they are back
      await sitIn(client, match, proposal.seat, seats[proposal.by]?.user ?? '');
    });
  }

  /** Asks that the game be closed, or agrees to it. Returns whether it is. */
  async close(by: User, match: string): Promise<boolean> {
    return this.#change(match, async (locked, attendance) => {
      const { client } = locked;
      const about = requireSeat(locked, by.id);
      const agreed = closing(attendance, about);
      if (agreed !== null) {
        const { proposal, now } = attendance;
        if (proposal?.agreed.includes(about) === true) return false; // said already
        const asked: StoredProposal = {
          kind: 'close',
          seat: null,
          by: proposal?.by ?? about,
          agreed,
          at: now,
        };
        await client.query(PROPOSE, [match, asked]);
        const event = proposal === null ? 'asksClose' : 'agrees';
        await sayEvent(client, { match, user: by.id, event, about });
        return false;
      }
      await closeMatch(client, match);
      await sayEvent(client, { match, user: by.id, event: 'closed', about });
      return true;
    });
  }

  /** Somebody says no to what is being asked. */
  async refuse(user: User, match: string): Promise<void> {
    await this.#change(match, async (locked, { proposal }) => {
      if (proposal === null) throw new PlatformError('notProposed');
      const about = requireSeat(locked, user.id);
      await locked.client.query(PROPOSE, [match, null]);
      await sayEvent(locked.client, { match, user: user.id, event: 'refuses', about });
    });
  }

  /** Somebody looks at a table again; where they sit there they may have been waited for. */
  async arrived(user: string, room: Room): Promise<void> {
    const match = room.live.head.id;
    for (const about of await this.#rooms.cameTo(room, user))
      await sayEvent(this.#database.pool, { match, user, event: 'back', about });
  }

  /** Works on a running match of which it is known who is there. */
  async #change<T>(
    match: string,
    work: (locked: LockedMatch, attendance: Attendance) => Promise<T>,
  ): Promise<T> {
    const users = await this.#rooms.usersAt(match);
    return withLockedMatch(this.#database, match, async (locked) => {
      if (locked.row.status !== 'running') throw new PlatformError('notRunning');
      return work(locked, await attendanceAt(locked.client, match, users));
    });
  }
}

const isoAfter = (start: Date, ms: number): string => new Date(start.getTime() + ms).toISOString();

/** Somebody who sits there, if they are absent. */
function absentee({
  seat,
  user,
  isAway,
  isAsked,
  nudgedAt,
  since,
  pace,
  now,
  isOff,
}: SittingRow): readonly Absentee[] {
  const patience = pace === 'turns' ? PATIENCE.days : PATIENCE.short;
  if (isAway || !isAsked || isOff || now.getTime() - since.getTime() < patience.absent) return [];
  const isNudged = nudgedAt !== null && nudgedAt >= since;
  return [
    {
      seat,
      user,
      since: since.toISOString(),
      nudgedAt: isNudged ? nudgedAt.toISOString() : null,
      nudgeFrom: nudgedAt === null ? since.toISOString() : isoAfter(nudgedAt, patience.nudge),
      canStandIn: pace !== 'live',
      closeFrom: isoAfter(since, patience.close),
    },
  ];
}

/** `users`: everybody who looks at the match. */
async function attendanceAt(
  to: Pick<PoolClient, 'query'>,
  match: string,
  users: ReadonlySet<string>,
): Promise<Attendance> {
  const { rows } = await to.query<SittingRow>(SITTING, [match]);
  const here = rows.filter(({ user, isAway }) => users.has(user) && !isAway).map(({ seat }) => seat);
  const absent = rows.filter(({ user }) => !users.has(user)).flatMap(absentee);
  const now = rows[0]?.now.getTime() ?? Date.now();
  return { here, absent, proposal: openProposal(rows[0]?.proposal ?? null, absent, now), now };
}

/** What is being asked, unless whom it is about is back or nobody has answered for long. */
function openProposal(
  proposal: StoredProposal | null,
  absent: readonly Absentee[],
  now: number,
): StoredProposal | null {
  if (proposal === null || now - proposal.at > PROPOSAL_LASTS) return null;
  const { seat } = proposal;
  return absent.some((one) => seat === null || one.seat === seat) ? proposal : null;
}

function absentAt({ absent }: Attendance, seat: Seat): Absentee {
  const found = absent.find((one) => one.seat === seat);
  if (found === undefined) throw new PlatformError('notAbsent');
  return found;
}

/** Who agrees to closing the game now that this seat does, while others have still to be heard; null: nobody else has. */
function closing({ absent, here, proposal, now }: Attendance, own: Seat): readonly Seat[] | null {
  if (absent.length === 0) throw new PlatformError('notAbsent');
  if (absent.some(({ closeFrom }) => Date.parse(closeFrom) <= now)) return null;
  if (absent.some(({ nudgedAt }) => nudgedAt === null)) throw new PlatformError('notNudged');
  if (proposal !== null && proposal.kind !== 'close') throw new PlatformError('alreadyProposed');
  const agreed = [...new Set([...(proposal?.agreed ?? []), own])];
  return here.every((seat) => agreed.includes(seat)) ? null : agreed;
}

async function sitIn(client: PoolClient, match: string, seat: Seat, by: string): Promise<void> {
  await client.query(SIT_IN, [match, seat]);
  await client.query(PROPOSE, [match, null]);
  await sayEvent(client, { match, user: by, event: 'standIn', about: seat });
  await wake(client, match);
  await client.query(`select pg_notify('comptoir', $1)`, [`seats ${match}=0`]);
}

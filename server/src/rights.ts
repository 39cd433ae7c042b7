// Who may see a match, listen to its chat, play at it, change it: asked here by every route and every message.
import type { Seat } from '@comptoir/kernel';
import { type MatchInfo, PlatformError, type Scope } from '@comptoir/protocol';
import type { Database } from './database/index.ts';
import { noMatch } from './matches/closed.ts';

/** What the rights at a match depend on. */
export interface MatchAccess {
  readonly status: MatchInfo['status'];
  readonly isPublic: boolean;
  /** Whoever has the link may watch. */
  readonly isWatchable: boolean;
  readonly host: string;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly user: string | null;
    /** For good: only a name is left at the seat. */
    readonly hasLeft?: boolean;
  }[];
}
/** null: nobody is signed in. */
type UserId = string | null;

export async function readAccess({ pool }: Database, match: string): Promise<MatchAccess> {
  const { rows } = await pool.query<MatchAccess>({
    name: 'access',
    text: `select status, "isPublic", "isWatchable", host, (select coalesce(json_agg(json_build_object('seat', s.seat, 'user', s."user", 'hasLeft', s."hasLeft")), '[]')
      from seats s where s.match = m.id) as seats from matches m where m.id = $1`,
    values: [match],
  });
  const [access] = rows;
  if (access === undefined) return noMatch(pool, match);
  return access;
}

/** What a token is good for; null where it is no token but a session, which is good for everything. */
export function requireScope(given: Scope | null, wanted: Scope | null): void {
  if (given === null || given === wanted || (given === 'play' && wanted === 'read')) return;
  throw new PlatformError('wrongScope');
}

/** Where somebody sits; null: nowhere. */
export function seatOf({ seats }: Pick<MatchAccess, 'seats'>, user: UserId): Seat | null {
  return user === null
    ? null
    : (seats.find((seat) => seat.user === user && seat.hasLeft !== true)?.seat ?? null);
}

/** A private match is seen by whoever has its link while seats are free and when it is over; while it runs, by those who play,
 * unless its host lets the others watch. */
export function maySee(at: Omit<MatchAccess, 'host'>, user: UserId): boolean {
  return at.isPublic || at.isWatchable || at.status !== 'running' || seatOf(at, user) !== null;
}

/** What is said at a private match stays with those who sit at it, also when it is over. */
export function mayListen(at: Pick<MatchAccess, 'isPublic' | 'seats'>, user: UserId): boolean {
  return at.isPublic || seatOf(at, user) !== null;
}

/** What spectators say to one another is no advice: whoever plays reads it when the match is over. */
export function mayOverhear(at: Omit<MatchAccess, 'host'>, user: UserId): boolean {
  return maySee(at, user) && (at.status === 'over' || seatOf(at, user) === null);
}

/** Picking, taking back, talking, inviting, leaving. */
export function requireSeat(at: Pick<MatchAccess, 'seats'>, user: UserId): Seat {
  const seat = seatOf(at, user);
  if (seat === null) throw new PlatformError('notYourSeat');
  return seat;
}

/** Who sits where before the match begins. */
export function requireHost({ host }: Pick<MatchAccess, 'host'>, user: UserId): void {
  if (host !== user) throw new PlatformError('notHost');
}

export function requireSight(at: Omit<MatchAccess, 'host'>, user: UserId): void {
  if (!maySee(at, user)) throw new PlatformError('private');
}

export function requireHearing(at: Pick<MatchAccess, 'isPublic' | 'seats'>, user: UserId): void {
  if (!mayListen(at, user)) throw new PlatformError('private');
}

// A match that nobody else changes meanwhile: who sits where is read and changed under a lock of its row.
import type { Seat } from '@comptoir/kernel';
import type { ClockRule, MatchInfo } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { noMatch } from './closed.ts';

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly variants: readonly string[];
  readonly status: MatchInfo['status'];
  readonly host: string;
  readonly isPublic: boolean;
  readonly isRated: boolean;
  readonly clock: ClockRule | null;
  readonly hostStarts: boolean;
  /** Never leaves the server before the game is over. */
  readonly secret: string;
}
export interface SeatRow {
  readonly seat: Seat;
  readonly user: string | null;
  /** The level of the bot that sits here, or sits in. */
  readonly level: string | null;
  readonly entropy: string;
  readonly hasLeft: boolean;
  /** Whoever sits here agrees to the terms as they are now. */
  readonly isReady: boolean;
  /** While nobody sits here: for whom it is kept. */
  readonly heldFor: string | null;
}
export interface LockedMatch {
  readonly client: PoolClient;
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
}

/** The terms of the match `m`, as the protocol has them. */
export const TERMS = `jsonb_build_object('variants', to_jsonb(m.variants), 'clock', m.clock, 'isRated', m."isRated",
  'isPublic', m."isPublic", 'isWatchable', m."isWatchable", 'hasCoach', m."hasCoach")`;
/** Of the seat `s` of the match `m`. Who sat down before terms could be changed has agreed to them. */
export const IS_READY = `(s."user" is null or s.agreed is null or s.agreed = ${TERMS})`;
/** Of the seat `s`: for whom it is kept now. */
export const HELD_FOR = `(case when s."user" is null and s.level is null and s."heldUntil" > now() then s."heldFor" end)`;

/** The match `m` has no seat for this person: its host removed them, or has blocked them. */
export const closedTo = (
  user: string,
): string => `(exists (select 1 from removals r where r.match = m.id and r."user" = ${user})
  or exists (select 1 from blocks b where b."user" = m.host and b.other = ${user} and b.kind = 'block'))`;

const LOCK = `select id, game, players, variants, status, host, "isPublic", "isRated", clock, "hostStarts", secret from matches
  where id = $1 for update`;
const SEATS = `select s.seat, s."user", s.level, s.entropy, s."hasLeft", ${IS_READY} as "isReady", ${HELD_FOR} as "heldFor"
  from seats s join matches m on m.id = s.match where s.match = $1 order by s.seat`;

/** Within a transaction: the match and its seats, locked until it ends. */
export async function lockMatch(client: PoolClient, match: string): Promise<LockedMatch> {
  const [row] = (await client.query<MatchRow>(LOCK, [match])).rows;
  if (row === undefined) return noMatch(client, match);
  const { rows: seats } = await client.query<SeatRow>(SEATS, [match]);
  return { client, row, seats };
}

/** Works on a match in one transaction. */
export function withLockedMatch<T>(
  database: Database,
  match: string,
  work: (locked: LockedMatch) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (client) => work(await lockMatch(client, match)));
}

/** A seat at which neither a person nor a bot sits. */
export const isFree = ({ user, level }: Pick<SeatRow, 'user' | 'level'>): boolean =>
  user === null && level === null;

// A match that nobody else changes meanwhile: who sits where is read and changed under a lock of its row.
import type { Seat } from '@comptoir/kernel';
import { type ClockRule, type MatchInfo, PlatformError } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly variants: readonly string[];
  readonly status: MatchInfo['status'];
  readonly host: string;
  readonly isRated: boolean;
  readonly clock: ClockRule | null;
  /** Never leaves the server before the game is over. */
  readonly secret: string;
}
interface SeatRow {
  readonly seat: Seat;
  readonly user: string | null;
  /** The level of the bot that sits here, or sits in. */
  readonly level: string | null;
  readonly entropy: string;
  readonly hasLeft: boolean;
}
export interface LockedMatch {
  readonly client: PoolClient;
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
}

const LOCK = `select id, game, players, variants, status, host, "isRated", clock, secret from matches
  where id = $1 for update`;
const SEATS = 'select seat, "user", level, entropy, "hasLeft" from seats where match = $1 order by seat';

/** Within a transaction: the match and its seats, locked until it ends. */
export async function lockMatch(client: PoolClient, match: string): Promise<LockedMatch> {
  const [row] = (await client.query<MatchRow>(LOCK, [match])).rows;
  if (row === undefined) throw new PlatformError('noMatch');
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

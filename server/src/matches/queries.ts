// Lists of matches: one's own, the open ones, one of them in full.
import type { GameRecord, Kinds, Result, Seat, SeatPick } from '@comptoir/kernel';
import { readOption, readSeed } from '@comptoir/kernel';
import { type Clock, PlatformError, proofRemarks } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import type { ClockRule, MatchStatus } from '../database/tables.ts';
import { clocksFor } from './clock.ts';
import type { Look } from './hot.ts';
import type { Rooms } from './rooms.ts';

export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly variants: readonly string[];
  readonly status: MatchStatus;
  readonly host: string;
  readonly isPublic: boolean;
  readonly isRated: boolean;
  readonly clock: ClockRule | null;
  readonly commitment: string;
  readonly result: Result | null;
  readonly rematchOf: string | null;
  /** The match that was opened to play this one again. */
  readonly rematch: string | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly user: string | null;
    readonly name: string;
    readonly level: string | null;
    readonly isAway: boolean;
  }[];
}

const INFO = `select m.id, m.game, m.players, m.variants, m.status, m.host, m."isPublic", m."isRated", m.clock,
  m.commitment, m.result, m."rematchOf", m."createdAt", m."endedAt",
  (select r.id from matches r where r."rematchOf" = m.id order by r."createdAt" limit 1) as rematch,
  (select json_agg(json_build_object('seat', s.seat, 'user', s."user", 'name', coalesce(u.name, ''),
     'level', s.level, 'isAway', s."isAway") order by s.seat)
   from seats s left join "user" u on u.id = s."user" where s.match = m.id) as seats
  from matches m`;

export async function matchInfo({ pool }: Database, id: string): Promise<MatchInfo> {
  const { rows } = await pool.query<MatchInfo>(`${INFO} where m.id = $1`, [id]);
  const [row] = rows;
  if (row === undefined) throw new PlatformError('noMatch');
  return row;
}

export async function openMatches(
  { pool }: Database,
  game: string | undefined,
): Promise<readonly MatchInfo[]> {
  const { rows } = await pool.query<MatchInfo>(
    `${INFO} where m.status = 'open' and m."isPublic" and ($1::text is null or m.game = $1)
     order by m."createdAt" desc limit 100`,
    [game ?? null],
  );
  return rows;
}

/** A private table is watched by those who sit at it; everybody may look at a finished game. */
export async function mayWatch(database: Database, user: string | null, match: string): Promise<boolean> {
  const { isPublic, status, host, seats } = await matchInfo(database, match);
  return (
    isPublic ||
    status === 'over' ||
    (user !== null && (host === user || seats.some((seat) => seat.user === user)))
  );
}

export interface OwnMatch extends MatchInfo {
  readonly isYourTurn: boolean;
  readonly waiting: readonly Seat[];
  readonly clocks: readonly Clock[];
}

/** Running tables first, those where it is one's turn at the very top; then what was finished lately. */
export async function matchesOf(
  database: Database,
  rooms: Rooms,
  user: string,
): Promise<readonly OwnMatch[]> {
  const { rows } = await database.pool.query<MatchInfo>(
    `${INFO} where exists (select 1 from seats s where s.match = m.id and s."user" = $1)
     order by m.status = 'over', coalesce(m."endedAt", m."createdAt") desc limit 100`,
    [user],
  );
  const marked = await Promise.all(
    rows.map(async (row) => {
      if (row.status !== 'running') return { ...row, isYourTurn: false, waiting: [], clocks: [] };
      const room = await rooms.open(row.id);
      const seat = room.seatOf(user);
      const { waiting } = room.look;
      const clocks = clocksFor(room.clocks, waiting, Date.now());
      return { ...row, isYourTurn: seat !== null && waiting.includes(seat), waiting, clocks };
    }),
  );
  return marked.sort((a, b) => Number(b.isYourTurn) - Number(a.isYourTurn));
}

/** The picks that stand, undone ones left out. */
function standing(entries: readonly { seat: Seat; kind: string; option: string }[]): readonly SeatPick[] {
  const picks: SeatPick[] = [];
  for (const { seat, kind, option } of entries) {
    if (kind === 'pick') picks.push({ seat, option: readOption(option) });
    else
      picks.splice(
        picks.findLastIndex((p) => p.seat === seat),
        1,
      );
  }
  return picks;
}

/** The record of a finished match, with the proof that its shuffles were fair. */
export async function recordOf(
  { pool }: Database,
  id: string,
  look: Look,
  hash: (state: Kinds['State']) => string,
): Promise<GameRecord> {
  const { rows } = await pool.query<{
    game: string;
    version: number;
    players: number;
    variants: string[];
    seed: string;
    secret: string;
    commitment: string;
    status: string;
  }>('select game, version, players, variants, seed, secret, commitment, status from matches where id = $1', [
    id,
  ]);
  const [row] = rows;
  if (row === undefined) throw new PlatformError('noMatch');
  if (row.status !== 'over') throw new PlatformError('notOver');
  const seats = await pool.query<{ entropy: string }>(
    'select entropy from seats where match = $1 order by seat',
    [id],
  );
  const entries = await pool.query<{ seat: Seat; kind: string; option: string }>(
    'select seat, kind, option from entries where match = $1 order by seq',
    [id],
  );
  const proof = {
    match: id,
    commitment: row.commitment,
    secret: row.secret,
    entropy: seats.rows.map(({ entropy }) => entropy),
  };
  const { state } = look.running;
  return {
    game: row.game,
    version: row.version,
    players: row.players,
    variants: row.variants,
    seed: readSeed(row.seed),
    picks: standing(entries.rows),
    remarks: proofRemarks(proof).map((text) => ({ before: 0, text })),
    result: state.result,
    stateHash: hash(state),
  };
}

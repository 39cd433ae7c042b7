// Lists of matches: one's own, the open ones, one of them in full.
import type { GameRecord, Kinds, Seat, SeatPick } from '@comptoir/kernel';
import { readOption, readSeed } from '@comptoir/kernel';
import { type MatchInfo, type OwnMatch, PlatformError, proofRemarks } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import { toldApart } from '../people/names.ts';
import { type ClockState, clocksFor } from './clock.ts';
import type { Rooms } from './rooms.ts';

const INFO = `select m.id, m.game, m.players, m.variants, m.status, m.host, m."isPublic", m."isWatchable", m."isRated",
  m.clock, m.commitment, m.result, m."createdAt", m."endedAt",
  (select r.id from matches r where r."rematchOf" = m.id order by r."createdAt" limit 1) as rematch,
  (select json_agg(json_build_object('seat', s.seat, 'user', s."user", 'name', coalesce(u.name, ''),
     'level', s.level, 'isAway', s."isAway") order by s.seat)
   from seats s left join "user" u on u.id = s."user" where s.match = m.id) as seats
  from matches m`;

/** As the database has it. */
interface MatchRow extends Omit<MatchInfo, 'createdAt' | 'endedAt'> {
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}
const infoOf = ({ createdAt, endedAt, ...row }: MatchRow): MatchInfo => ({
  ...row,
  host: row.host === '' ? null : row.host,
  seats: toldApart(row.seats),
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

export async function matchInfo({ pool }: Database, id: string): Promise<MatchInfo> {
  const { rows } = await pool.query<MatchRow>(`${INFO} where m.id = $1`, [id]);
  const [row] = rows;
  if (row === undefined) throw new PlatformError('noMatch');
  return infoOf(row);
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}
const PAGE_SIZE = 100;
/** Running and open matches before the finished, then the newest first: the order of every list of matches. */
const PLACE = `(m.status <> 'over', coalesce(m."endedAt", m."createdAt"), m.id)`;
const MARK = `concat_ws('_', (m.status <> 'over')::int,
  (extract(epoch from coalesce(m."endedAt", m."createdAt")) * 1000000)::bigint, m.id)`;

/** One page of the matches that fit, behind the place a cursor stands for. */
async function matchPage(
  { pool }: Database,
  fits: string,
  value: string | null,
  cursor: string | undefined,
): Promise<Page<MatchInfo>> {
  const [, isUnfinished, moment, id] = /^([01])_(\d{1,18})_(.+)$/.exec(cursor ?? '') ?? [];
  if (cursor !== undefined && id === undefined) throw new PlatformError('malformed');
  const behind = `${PLACE} < ($2::int = 1, timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4::text)`;
  const { rows } = await pool.query<MatchRow & { readonly mark: string }>(
    `select i.*, ${MARK} as mark from (${INFO}) i join matches m on m.id = i.id
     where ${fits} and ($2::int is null or ${behind}) order by ${PLACE} desc limit ${PAGE_SIZE + 1}`,
    [value, isUnfinished ?? null, moment ?? null, id ?? null],
  );
  const shown = rows.slice(0, PAGE_SIZE);
  const next = rows.length > PAGE_SIZE ? (shown.at(-1)?.mark ?? null) : null;
  return { items: shown.map(({ mark: _, ...row }) => infoOf(row)), next };
}

/** Public matches with a free seat. */
export function openMatches(database: Database, game?: string, cursor?: string): Promise<Page<MatchInfo>> {
  const fits = `m.status = 'open' and m."isPublic" and ($1::text is null or m.game = $1)
    and exists (select 1 from seats s where s.match = m.id and s."user" is not null)`;
  return matchPage(database, fits, game ?? null, cursor);
}

interface Turn {
  readonly waiting: readonly Seat[];
  readonly clocks: ClockState | null;
}

/** Who is asked at each match. None is opened for it, but those of an earlier version, once. */
async function turnsOf(
  { pool }: Database,
  rooms: Rooms,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Turn>> {
  const { rows } = await pool.query<{ id: string; waiting: Seat[] | null; clocks: ClockState | null }>(
    'select id, a.waiting, clocks from matches join asked a on a.match = id where id = any($1)',
    [ids],
  );
  const turns = new Map<string, Turn>();
  for (const { id, waiting, clocks } of rows) {
    const asked = waiting ?? (await rooms.open(id).catch(() => null))?.match.waiting ?? [];
    turns.set(id, { waiting: asked, clocks });
  }
  return turns;
}

/** One's own: where it is one's turn comes first. */
export async function matchesOf(
  database: Database,
  rooms: Rooms,
  user: string,
  cursor?: string,
): Promise<Page<OwnMatch>> {
  const isMine = 'exists (select 1 from seats s where s.match = m.id and s."user" = $1)';
  const { items, next } = await matchPage(database, isMine, user, cursor);
  const running = items.filter(({ status }) => status === 'running');
  const turns = await turnsOf(
    database,
    rooms,
    running.map(({ id }) => id),
  );
  const now = Date.now();
  const marked = items.map((row) => {
    const { waiting, clocks } = turns.get(row.id) ?? { waiting: [], clocks: null };
    const isYourTurn = row.seats.some((seat) => seat.user === user && waiting.includes(seat.seat));
    return { ...row, isYourTurn, waiting, clocks: clocksFor(clocks, waiting, now) };
  });
  return { items: marked.sort((a, b) => Number(b.isYourTurn) - Number(a.isYourTurn)), next };
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

/** The record of a finished match, whatever rules it was played by, with the proof that its shuffles were fair. */
export async function recordOf(
  { pool }: Database,
  id: string,
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
  const { rows: ends } = await pool.query<{ state: Kinds['State'] }>(
    `select running->'state' as state from snapshots where match = $1 order by seq desc limit 1`,
    [id],
  );
  const [end] = ends;
  if (end === undefined) throw new Error(`match ${id}: nothing is kept of its end`);
  return {
    game: row.game,
    version: row.version,
    players: row.players,
    variants: row.variants,
    seed: readSeed(row.seed),
    picks: standing(entries.rows),
    remarks: proofRemarks(proof).map((text) => ({ before: 0, text })),
    result: end.state.result,
    stateHash: hash(end.state),
  };
}

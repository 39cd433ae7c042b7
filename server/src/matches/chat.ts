// What people at a table say to one another.
import type { Seat } from '@comptoir/kernel';
import {
  type ChatLine,
  isEventOf,
  type PhraseId,
  PlatformError,
  REACTION_IDS,
  type ReactionId,
  type SeatEvent,
} from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import type { User } from '../people/auth.ts';
import { mayListen, mayOverhear, readAccess, requireSight, seatOf } from '../rights.ts';
import { type Room, type RoomSeat, written } from './room.ts';
import type { Rooms } from './rooms.ts';
import { readSeats } from './store.ts';
import { MUTES, type Voice } from './voice.ts';

const LINE = `c.id::float8, c.at, nullif(c."user", '') as "user", c.text, c.phrase, c.event, c.seat as about, c."isAside", coalesce(u.name, '') as name`;
const LINES = `select ${LINE} from chat c left join "user" u on u.id = c."user"
  where c.match = $1 and c."isAside" = $3 and (c.event is not null
    or not exists (select 1 from blocks b where b."user" = $2 and b.other = c."user"))
  order by c.id desc limit 200`;

/** One statement: what was said twice is told once, and whoever lost their seat a moment ago says nothing more. Whoever is muted says
 * ready phrases only, and none of their own words with them. */
const SAY = `with mute as (select 1 from measures m where m."user" = $2 and ${MUTES}), said as (
    insert into chat (match, "user", text, "clientId", phrase)
    select s.match, s."user", case when exists (select 1 from mute) then $5 else $3 end, $4, $5 from seats s
    where s.match = $1 and s."user" = $2 and ($5::text is not null or not exists (select 1 from mute)) for share of s
    on conflict do nothing returning id
  ) select exists (select 1 from mute) as "isMuted",
    (select pg_notify('comptoir', 'chat ' || $1::text || '=' || id) from said)::text`;
/** The same by somebody who watches, to the others who do. */
const SAY_ASIDE = `with mute as (select 1 from measures m where m."user" = $2 and ${MUTES}), said as (
    insert into chat (match, "user", text, "clientId", phrase, "isAside")
    select $1, u.id, case when exists (select 1 from mute) then $5 else $3 end, $4, $5, true from "user" u
    where u.id = $2 and ($5::text is not null or not exists (select 1 from mute)) for key share of u
    on conflict do nothing returning id
  ) select exists (select 1 from mute) as "isMuted",
    (select pg_notify('comptoir', 'chat ' || $1::text || '=' || id) from said)::text`;
const SAID = `select ${LINE},
    array(select b."user" from blocks b where b.other = c."user" and c.event is null) as deaf
  from chat c left join "user" u on u.id = c."user" where c.match = $1 and c.id = $2`;

/** What somebody wants to say. */
interface Said {
  readonly match: string;
  readonly id: string;
  readonly text: string;
  readonly phrase?: PhraseId | undefined;
  readonly reaction?: ReactionId | undefined;
}
/** A reaction is stored as the phrase that it is without words. */
interface StoredLine extends Omit<ChatLine, 'at' | 'phrase' | 'reaction'> {
  readonly at: Date;
  readonly phrase: PhraseId | ReactionId | null;
}
const isReaction = (said: PhraseId | ReactionId): said is ReactionId =>
  REACTION_IDS.some((reaction) => reaction === said);
const readyIn = (said: PhraseId | ReactionId | null): Pick<ChatLine, 'phrase' | 'reaction'> => {
  if (said === null) return { phrase: null, reaction: null };
  return isReaction(said) ? { phrase: null, reaction: said } : { phrase: said, reaction: null };
};

/** Whoever sits at the table is called as they are there. */
function lineOf({ at, phrase, ...line }: StoredLine, seats: readonly RoomSeat[]): ChatLine {
  const sitting = line.user === null ? undefined : seats.find(({ user }) => user === line.user);
  const name = sitting?.name ?? line.name;
  return { ...line, ...readyIn(phrase), name, at: at.toISOString() };
}

/** What became of a seat, `about`, by whom, and why; `user` is empty for somebody who has deleted their account, and for operators. */
interface Happened {
  readonly match: string;
  readonly user: string;
  readonly event: SeatEvent;
  readonly about: Seat | null;
  readonly text?: string;
}
const HAPPENED = `with said as (
    insert into chat (match, "user", text, "clientId", event, seat) values ($1, $2, $5, gen_random_uuid(), $3, $4) returning id
  ) select pg_notify('comptoir', 'chat ' || $1::text || '=' || id) from said`;

/** Says in the chat what became of a seat; within a transaction, once it is committed. Nobody is deaf to it. */
export async function sayEvent(to: Pick<PoolClient, 'query'>, happened: Happened): Promise<void> {
  const { match, user, event, about, text = '' } = happened;
  await to.query(HAPPENED, [match, user, event, about, text]);
}

/** The rights at a match that is played or was. */
const accessTo = ({ isPublic, isWatchable, seats, isOver }: Room) =>
  ({ isPublic, isWatchable, seats, status: isOver ? 'over' : 'running' }) as const;

export class Chat {
  readonly #database: Database;
  readonly #rooms: Rooms;
  readonly #voice: Voice;
  /** By match: the last line that is on its way. */
  readonly #telling = new Map<string, Promise<void>>();

  constructor(database: Database, rooms: Rooms, voice: Voice) {
    this.#database = database;
    this.#rooms = rooms;
    this.#voice = voice;
  }

  /** Stored once, however often it is sent; every node is told that it is there. */
  async say(user: User, said: Said): Promise<void> {
    const room = await this.#rooms.open(said.match);
    if (seatOf(room, user.id) !== null) return this.write(user, said);
    requireSight({ ...accessTo(room), status: 'running' }, user.id); // who could not watch says nothing afterwards either
    return this.#store(SAY_ASIDE, user, said);
  }

  /** The same for a match that may not have started; whoever has no seat says nothing. */
  write(user: User, said: Said): Promise<void> {
    return this.#store(SAY, user, said);
  }

  async #store(statement: string, user: User, { match, id, text, phrase, reaction }: Said): Promise<void> {
    const ready = phrase ?? reaction ?? null;
    const isNew =
      user.isGuest && (await this.#voice.isNew(user, (await readAccess(this.#database, match)).isPublic));
    if (isNew && ready === null) throw new PlatformError('newGuest');
    const values = [match, user.id, isNew ? ready : text, id, ready]; // with a phrase they have no words of their own either
    const { rows } = await this.#database.pool.query<{ isMuted: boolean }>(statement, values);
    if (rows[0]?.isMuted === true && ready === null) throw new PlatformError('muted');
  }

  /** Something was said, on this node or another: whoever looks here reads it, in the order in which it was said at this match. */
  said(match: string, id: string): Promise<void> {
    const told = (this.#telling.get(match) ?? Promise.resolve()).then(() => this.#tell(match, id));
    const last = told
      .catch(() => undefined)
      .then(() => {
        if (this.#telling.get(match) === last) this.#telling.delete(match);
      });
    this.#telling.set(match, last);
    return told;
  }

  /** To those who have not muted or blocked its author. */
  async #tell(match: string, id: string): Promise<void> {
    let room = await this.#rooms.known(match); // one that is being opened may be for pages that were there before
    if (room === null || (room.isCurrent && room.watchers.size === 0)) return;
    const { rows } = await this.#database.pool.query<StoredLine & { deaf: string[] }>(SAID, [match, id]);
    const [found] = rows;
    while (room?.isCurrent === false) room = await this.#rooms.known(match); // a game that is closed has another room
    if (found === undefined || room === null) return;
    const { deaf, ...line } = found;
    const message = written({ type: 'chat', match, line: lineOf(line, room.seats) });
    for (const watcher of room.watchers) {
      const isDeaf = watcher.user !== null && deaf.includes(watcher.user);
      const canRead = isEventOf(watcher.version, line.event);
      const isMeant = line.isAside
        ? mayOverhear(accessTo(room), watcher.user)
        : mayListen(room, watcher.user);
      if (!isDeaf && canRead && isMeant) watcher.send(message);
    }
  }

  /** Those that a page of this version can read. */
  lines(match: string, viewer: string, version: number): Promise<readonly ChatLine[]> {
    return this.#read(match, viewer, version, false);
  }

  /** What spectators said to one another. */
  asides(match: string, viewer: string | null, version: number): Promise<readonly ChatLine[]> {
    return this.#read(match, viewer, version, true);
  }

  async #read(
    match: string,
    viewer: string | null,
    version: number,
    areAsides: boolean,
  ): Promise<readonly ChatLine[]> {
    const values = [match, viewer, areAsides];
    const { rows } = await this.#database.pool.query<StoredLine>(LINES, values);
    const seats = await readSeats(this.#database, match);
    const read = rows.filter(({ event }) => isEventOf(version, event));
    return read.map((row) => lineOf(row, seats)).reverse();
  }
}

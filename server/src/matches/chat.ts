// What people at a table say to one another.
import type { ChatLine } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import type { User } from '../people/auth.ts';
import { mayListen, requireSeat } from '../rights.ts';
import { type RoomSeat, written } from './room.ts';
import type { Rooms } from './rooms.ts';
import { readSeats } from './store.ts';

const LINES = `select c.at, c."user", c.text, coalesce(u.name, '') as name from chat c
  left join "user" u on u.id = c."user"
  where c.match = $1 and not exists (select 1 from blocks b where b."user" = $2 and b.other = c."user")
  order by c.id desc limit 200`;

/** One statement: what was said twice is told once. */
const SAY = `with said as (
    insert into chat (match, "user", text, "clientId") values ($1, $2, $3, $4) on conflict do nothing returning id
  ) select pg_notify('comptoir', 'chat ' || $1::text || '=' || id) from said`;
const SAID = `select c.at, c."user", c.text, coalesce(u.name, '') as name,
    array(select b."user" from blocks b where b.other = c."user") as deaf
  from chat c left join "user" u on u.id = c."user" where c.match = $1 and c.id = $2`;

interface StoredLine extends Omit<ChatLine, 'at'> {
  readonly at: Date;
}
/** Whoever sits at the table is called as they are there. */
function lineOf({ at, ...line }: StoredLine, seats: readonly RoomSeat[]): ChatLine {
  const name = seats.find(({ user }) => user === line.user)?.name ?? line.name;
  return { ...line, name, at: at.toISOString() };
}

export class Chat {
  readonly #database: Database;
  readonly #rooms: Rooms;

  constructor(database: Database, rooms: Rooms) {
    this.#database = database;
    this.#rooms = rooms;
  }

  /** Stored once, however often it is sent; every node is told that it is there. */
  async say(user: User, { match, id, text }: { match: string; id: string; text: string }): Promise<void> {
    const room = await this.#rooms.open(match);
    requireSeat(room, user.id);
    await this.#database.pool.query(SAY, [match, user.id, text, id]);
  }

  /** Something was said, on this node or another: whoever looks here and has not muted or blocked its author reads it. */
  async said(match: string, id: string): Promise<void> {
    const room = this.#rooms.at(match);
    if (room === null || room.watchers.size === 0) return;
    const { rows } = await this.#database.pool.query<StoredLine & { deaf: string[] }>(SAID, [match, id]);
    const [found] = rows;
    if (found === undefined) return;
    const { deaf, ...line } = found;
    const message = written({ type: 'chat', match, line: lineOf(line, room.seats) });
    for (const watcher of room.watchers) {
      const isDeaf = watcher.user !== null && deaf.includes(watcher.user);
      if (!isDeaf && mayListen(room, watcher.user)) watcher.send(message);
    }
  }

  async lines(match: string, viewer: string): Promise<readonly ChatLine[]> {
    const { rows } = await this.#database.pool.query<StoredLine>(LINES, [match, viewer]);
    const seats = await readSeats(this.#database, match);
    return rows.map((row) => lineOf(row, seats)).reverse();
  }
}

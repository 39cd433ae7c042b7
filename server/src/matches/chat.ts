// What people at a table say to one another.
import type { ChatLine } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import type { User } from '../people/auth.ts';
import { mayListen, requireSeat } from '../rights.ts';
import { written } from './room.ts';
import type { Rooms } from './rooms.ts';

const LINES = `select c.at, c."user", c.text, coalesce(u.name, '') as name from chat c
  left join "user" u on u.id = c."user"
  where c.match = $1 and not exists (select 1 from blocks b where b."user" = $2 and b.other = c."user")
  order by c.id desc limit 200`;

export class Chat {
  readonly #database: Database;
  readonly #rooms: Rooms;

  constructor(database: Database, rooms: Rooms) {
    this.#database = database;
    this.#rooms = rooms;
  }

  /** Stored once, however often it is sent; shown to everybody who has not muted or blocked its author. */
  async say(user: User, { match, id, text }: { match: string; id: string; text: string }): Promise<void> {
    const room = await this.#rooms.open(match);
    requireSeat(room, user.id);
    const { rows } = await this.#database.pool.query<{ at: Date }>(
      'insert into chat (match, "user", text, "clientId") values ($1, $2, $3, $4) on conflict do nothing returning at',
      [match, user.id, text, id],
    );
    const [stored] = rows;
    if (stored === undefined) return;
    const deaf = await this.#database.pool.query<{ user: string }>(
      'select "user" from blocks where other = $1',
      [user.id],
    );
    const ignored = new Set(deaf.rows.map((row) => row.user));
    const line: ChatLine = { at: stored.at.toISOString(), user: user.id, name: user.name, text };
    const message = written({ type: 'chat', match, line });
    for (const watcher of room.watchers) {
      const isDeaf = watcher.user !== null && ignored.has(watcher.user);
      if (!isDeaf && mayListen(room, watcher.user)) watcher.send(message);
    }
  }

  async lines(match: string, viewer: string): Promise<readonly ChatLine[]> {
    const { rows } = await this.#database.pool.query<Omit<ChatLine, 'at'> & { at: Date }>(LINES, [
      match,
      viewer,
    ]);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() })).reverse();
  }
}

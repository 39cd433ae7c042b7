// Who looks at a match on which node. Where several share a database, each says so there and tells the others to read it.
import type { Database } from '../database/index.ts';

/** A node that has not been heard of for so many seconds looks at nothing. */
const SILENT_FOR = 20;

const SAY = `with said as (
    insert into watchers (match, node, users) values ($1, $2, $3)
    on conflict (match, node) do update set users = excluded.users
  ) select pg_notify('comptoir', 'here ' || $1::text || '=' || $2::text)`;
const UNSAY = `with gone as (delete from watchers where match = $1 and node = $2)
  select pg_notify('comptoir', 'here ' || $1::text || '=' || $2::text)`;
const ELSEWHERE = `select distinct unnest(w.users) as "user" from watchers w
  join nodes n on n.id = w.node and n."seenAt" > now() - interval '${SILENT_FOR} seconds'
  where w.match = $1 and w.node <> $2`;
const LEFT_BEHIND = `with gone as (
    delete from watchers w where not exists (
      select 1 from nodes n where n.id = w.node and n."seenAt" > now() - interval '${SILENT_FOR} seconds')
    returning w.match, w.node
  ) select pg_notify('comptoir', 'here ' || match || '=' || node) from gone`;

export class Presence {
  readonly #database: Database;
  readonly #node: string;
  /** Whether other nodes may use the same database. */
  readonly #isShared: boolean;
  /** The matches of which something is being said; whether there is more to say. */
  readonly #saying = new Map<string, boolean>();

  constructor(database: Database, node: string, isShared: boolean) {
    this.#database = database;
    this.#node = node;
    this.#isShared = isShared;
  }

  isOwn(node: string): boolean {
    return node === this.#node;
  }

  /** Says who looks at a match here. `users` is asked when it is said: of what changes in quick succession the last is told. */
  async say(match: string, users: () => readonly string[]): Promise<void> {
    if (!this.#isShared) return;
    if (this.#saying.has(match)) {
      this.#saying.set(match, true);
      return;
    }
    try {
      do {
        this.#saying.set(match, false);
        const [here, at] = [users(), [match, this.#node]];
        if (here.length === 0) await this.#database.pool.query(UNSAY, at);
        else await this.#database.pool.query(SAY, [...at, here]);
      } while (this.#saying.get(match) === true);
    } finally {
      this.#saying.delete(match);
    }
  }

  /** Who looks at it from other nodes. */
  async elsewhere(match: string): Promise<ReadonlySet<string>> {
    if (!this.#isShared) return new Set();
    const { rows } = await this.#database.pool.query<{ user: string }>(ELSEWHERE, [match, this.#node]);
    return new Set(rows.map(({ user }) => user));
  }

  /** Takes away what nodes that died have left behind. */
  async sweep(): Promise<void> {
    await this.#database.pool.query(LEFT_BEHIND);
  }
}

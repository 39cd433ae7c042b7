// Who looks at a match on which node. Where several share a database, each says so there and tells the others to read it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Statement } from '../database/index.ts';
import { SILENT_FOR } from '../jobs/orphans.ts';

/** $1: the node. $2: the matches, $3: who looks at each, as JSON. $4: what the other nodes are told. */
const SAY = `with looked as (
    select t.m, array(select jsonb_array_elements_text(t.u::jsonb)) as users from unnest($2::text[], $3::text[]) as t(m, u)
  ), gone as (
    delete from watchers using looked where match = m and node = $1 and cardinality(looked.users) = 0
  ), said as (
    insert into watchers (match, node, users) select m, $1, looked.users from looked where cardinality(looked.users) > 0
    on conflict (match, node) do update set users = excluded.users
  ) select pg_notify('comptoir', $4)`;
/** As many matches as one word can name. */
const MOST_NAMED = 150;
/** Who comes and goes is told so many milliseconds later, with whoever else came and went meanwhile: pages that are handed over come one
 * by one, each with all its tables. */
export const GATHERED_FOR = 20;
const ELSEWHERE = `select w.match, w.users from watchers w
  join nodes n on n.id = w.node and n."seenAt" > now() - interval '${SILENT_FOR} seconds'
  where w.match = any($1) and w.node <> $2`;
const LEFT_BEHIND = `with gone as (
    delete from watchers w where not exists (
      select 1 from nodes n where n.id = w.node and n."seenAt" > now() - interval '${SILENT_FOR} seconds')
    returning w.match, w.node
  ) select pg_notify('comptoir', 'here ' || match || '=' || node) from gone`;

export const hereStatement = (
  node: string,
  matches: readonly string[],
  users: readonly string[],
  word: string,
): Statement => ({ name: 'here', text: SAY, values: [node, matches, users, word] });
export const elsewhereStatement = (matches: readonly string[], node: string): Statement => ({
  name: 'elsewhere',
  text: ELSEWHERE,
  values: [matches, node],
});

/** Of each match, who looks at it from other nodes. */
type Lookers = ReadonlyMap<string, ReadonlySet<string>>;
interface Looking {
  readonly matches: Set<string>;
  readonly read: Promise<Lookers>;
}

export class Presence {
  readonly #database: Database;
  readonly #node: string;
  /** Whether other nodes may use the same database. */
  readonly #isShared: boolean;
  /** The matches of which something is to be said, and how to find out who looks there. */
  readonly #news = new Map<string, () => readonly string[]>();
  #saying: Promise<void> | null = null;
  /** Who looks where, as it will be read once for all who ask in this turn. */
  #looking: Looking | null = null;
  #reading: Promise<unknown> = Promise.resolve();

  constructor(database: Database, node: string, isShared: boolean) {
    this.#database = database;
    this.#node = node;
    this.#isShared = isShared;
  }

  isOwn(node: string): boolean {
    return node === this.#node;
  }

  /** Says who looks at a match here. `users` is asked when it is said: of what changes in quick succession the last is told, and what
   * changes at many matches at once, as when pages are handed over, is told together. */
  async say(match: string, users: () => readonly string[]): Promise<void> {
    if (!this.#isShared) return;
    this.#news.set(match, users);
    this.#saying ??= this.#sayAll();
    await this.#saying;
  }

  async #sayAll(): Promise<void> {
    try {
      while (this.#news.size > 0) await this.#saySome();
    } finally {
      this.#saying = null; // here, so that nothing changes between the last look and this
    }
  }

  async #saySome(): Promise<void> {
    await sleep(GATHERED_FOR, undefined, { ref: false });
    const news = [...this.#news].slice(0, MOST_NAMED);
    for (const [match] of news) this.#news.delete(match);
    const matches = news.map(([match]) => match);
    const users = news.map(([, look]) => JSON.stringify(look()));
    const word = `here ${matches.map((match) => `${match}=${this.#node}`).join(' ')}`;
    await this.#database.pool.query(hereStatement(this.#node, matches, users, word));
  }

  /** Who looks at it from other nodes. What is asked about many matches at once, as when pages are handed over, is read in one go. */
  async elsewhere(match: string): Promise<ReadonlySet<string>> {
    if (!this.#isShared) return new Set();
    this.#looking ??= this.#look();
    const { matches, read } = this.#looking;
    matches.add(match);
    return (await read).get(match) ?? new Set();
  }

  /** After what is being read: however many ask, one statement is under way, and the next answers all who came meanwhile. */
  #look(): Looking {
    const matches = new Set<string>();
    const turn = Promise.all([this.#reading, new Promise((done) => setImmediate(done))]);
    const read = turn.then(() => {
      this.#looking = null; // whoever asks from here on is told what is so from here on
      return this.#read([...matches]);
    });
    this.#reading = read.catch(() => undefined);
    return { matches, read };
  }

  async #read(matches: readonly string[]): Promise<Lookers> {
    const statement = elsewhereStatement(matches, this.#node);
    const { rows } = await this.#database.pool.query<{ match: string; users: readonly string[] }>(statement);
    const lookers = new Map<string, Set<string>>();
    for (const { match, users } of rows)
      lookers.set(match, new Set([...(lookers.get(match) ?? []), ...users]));
    return lookers;
  }

  /** Takes away what nodes that died have left behind. */
  async sweep(): Promise<void> {
    await this.#database.pool.query(LEFT_BEHIND);
  }
}

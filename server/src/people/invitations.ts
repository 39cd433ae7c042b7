// Invitations: somebody who sits at an open table asks a player they know by name. Whoever blocked them hears nothing.
import { PlatformError } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import type { Limits } from '../limits.ts';
import type { User } from './auth.ts';

const MOST_COMPANIONS = 20;

export interface Person {
  readonly id: string;
  readonly name: string;
}
/** Known by address (a profile, a table shared) or by the name they sign in with. */
export type Whom = { readonly user: string } | { readonly username: string };

/** Neither of the two has blocked the other. */
const ON_TERMS = (
  one: string,
  other: string,
): string => `not exists (select 1 from blocks b where b.kind = 'block'
  and ((b."user" = ${one} and b.other = ${other}) or (b."user" = ${other} and b.other = ${one})))`;

export class Invitations {
  readonly #database: Database;
  readonly #limits: Limits;

  constructor(database: Database, limits: Limits) {
    this.#database = database;
    this.#limits = limits;
  }

  /** Asked once, however often; the notice goes out with the invitation or not at all. */
  async invite(host: User, match: string, whom: Whom): Promise<Person> {
    await this.#checkTable(host, match);
    const guest = await this.#find(host, whom);
    await this.#limits.spendShared('invitations', host.id);
    await this.#database.pool.query(
      `with asked as (
         insert into invitations (match, "user", by) values ($1, $2, $3) on conflict do nothing returning 1
       ) select graphile_worker.add_job('invited', json_build_object('match', $1::text, 'user', $2::text)) from asked`,
      [match, guest.id, host.id],
    );
    return guest;
  }

  async #checkTable(host: User, match: string): Promise<void> {
    const { rows } = await this.#database.pool.query<{ status: string; isSeated: boolean; asked: number }>(
      `select status, exists (select 1 from seats where match = $1 and "user" = $2) as "isSeated",
       (select count(*)::int from invitations where match = $1) as asked from matches where id = $1`,
      [match, host.id],
    );
    const [table] = rows;
    if (table === undefined) throw new PlatformError('noMatch');
    if (!table.isSeated) throw new PlatformError('notYourSeat');
    if (table.status !== 'open') throw new PlatformError('notOpen');
    if (table.asked >= this.#limits.most('invitationsOfMatch')) throw new PlatformError('tooManyInvitations');
  }

  async #find(host: User, whom: Whom): Promise<Person> {
    const [column, value] = 'user' in whom ? ['id', whom.user] : ['username', whom.username.toLowerCase()];
    const { rows } = await this.#database.pool.query<Person & { isOnTerms: boolean }>(
      `select id, name, ${ON_TERMS('$2', 'id')} as "isOnTerms" from "user" where ${column} = $1 and id <> $2`,
      [value, host.id],
    );
    const [found] = rows;
    if (found === undefined) throw new PlatformError('noUser');
    if (!found.isOnTerms) throw new PlatformError('blocked');
    return { id: found.id, name: found.name };
  }

  /** The invitations one has not answered yet, newest first: tables that still wait, by people one still wants to hear. */
  async of(user: string): Promise<readonly { readonly match: string; readonly by: Person }[]> {
    const { rows } = await this.#database.pool.query<{ match: string; by: Person }>(
      `select i.match, json_build_object('id', u.id, 'name', u.name) as by
       from invitations i join matches m on m.id = i.match join "user" u on u.id = i.by
       where i."user" = $1 and m.status = 'open' and ${ON_TERMS('i."user"', 'i.by')}
       and not exists (select 1 from seats s where s.match = i.match and s."user" = $1)
       order by i.at desc limit 20`,
      [user],
    );
    return rows;
  }

  /** Who was asked to a table and has neither sat down nor declined. */
  async to(match: string): Promise<readonly Person[]> {
    const { rows } = await this.#database.pool.query<Person>(
      `select u.id, u.name from invitations i join "user" u on u.id = i."user" where i.match = $1
       and not exists (select 1 from seats s where s.match = i.match and s."user" = i."user") order by i.at`,
      [match],
    );
    return rows;
  }

  async decline(user: User, match: string): Promise<void> {
    await this.#database.pool.query('delete from invitations where match = $1 and "user" = $2', [
      match,
      user.id,
    ]);
  }

  /** People one has sat at a table with, the latest first. */
  async companions(user: string): Promise<readonly Person[]> {
    const { rows } = await this.#database.pool.query<Person>(
      `select u.id, u.name from seats mine join seats s on s.match = mine.match join matches m on m.id = s.match
       join "user" u on u.id = s."user" where mine."user" = $1 and u.id <> $1 and ${ON_TERMS('$1', 'u.id')}
       group by u.id, u.name order by max(m."createdAt") desc limit ${MOST_COMPANIONS}`,
      [user],
    );
    return rows;
  }
}

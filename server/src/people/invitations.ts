// Invitations: somebody who sits at an open table asks a player they know by name. Whoever blocked them hears nothing.
import { type Companion, type Person, PlatformError, type Whom } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Limits } from '../limits.ts';
import { sayEvent } from '../matches/chat.ts';
import type { User } from './auth.ts';
import { isHere } from './here.ts';
import { onTerms, personOnTerms } from './on-terms.ts';

const MOST_COMPANIONS = 20;
const INVITE = `with asked as (
    insert into invitations (match, "user", by) select $1, $2, $3
    where not exists (select 1 from seats where match = $1 and "user" = $2) on conflict do nothing returning 1
  ) select graphile_worker.add_job('invited', json_build_object('match', $1::text, 'user', $2::text)) from asked`;
const DECLINE = `with gone as (delete from invitations where match = $1 and "user" = $2 returning 1)
  select 1 from gone where exists (select 1 from matches where id = $1 and status = 'open')`;

export class Invitations {
  readonly #database: Database;
  readonly #limits: Limits;

  constructor(database: Database, limits: Limits) {
    this.#database = database;
    this.#limits = limits;
  }

  /** Asked once, however often, and not who sits there; the notice goes out with the invitation, and the table is told, or not at all. */
  async invite(host: User, match: string, whom: Whom): Promise<Person> {
    await this.#checkTable(host, match);
    const guest = await personOnTerms(this.#database, host.id, whom);
    await this.#limits.spendShared('invitations', host.id);
    await inTransaction(this.#database, async (client) => {
      const { rowCount } = await client.query(INVITE, [match, guest.id, host.id]);
      if (rowCount !== 0) await sayEvent(client, { match, user: guest.id, event: 'invited', about: null });
    });
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
    if (table.asked >= this.#limits.most('invitationsOfMatch'))
      throw new PlatformError(this.#limits.reached('invitationsOfMatch'));
  }

  /** The invitations one has not answered yet, newest first: tables that still wait, by people one still wants to hear. */
  async of(user: string): Promise<readonly { readonly match: string; readonly by: Person }[]> {
    const { rows } = await this.#database.pool.query<{ match: string; by: Person }>(
      `select i.match, json_build_object('id', u.id, 'name', u.name) as by
       from invitations i join matches m on m.id = i.match join "user" u on u.id = i.by
       where i."user" = $1 and m.status = 'open' and ${onTerms('i."user"', 'i.by')}
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
    await inTransaction(this.#database, async (client) => {
      const { rowCount } = await client.query(DECLINE, [match, user.id]);
      if (rowCount !== 0) await sayEvent(client, { match, user: user.id, event: 'declined', about: null });
    });
  }

  /** People one has sat at a table with, the latest first. */
  async companions(user: string): Promise<readonly Companion[]> {
    const { rows } = await this.#database.pool.query<Companion>(
      `select u.id, u.name, ${isHere('u.id')} as "isHere" from seats mine join seats s on s.match = mine.match join matches m on m.id = s.match
       join "user" u on u.id = s."user" where mine."user" = $1 and u.id <> $1 and ${onTerms('$1', 'u.id')}
       group by u.id, u.name order by max(m."createdAt") desc limit ${MOST_COMPANIONS}`,
      [user],
    );
    return rows;
  }
}

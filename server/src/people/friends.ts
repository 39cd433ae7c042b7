// Friends: one asks, the other asks back, and each sees when the other is here. Whom one blocks is a friend no more.
import type { Friend } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Limits } from '../limits.ts';
import { WHAT_THEY_DO } from './here.ts';
import { onTerms, personOnTerms } from './on-terms.ts';

const MOST_LISTED = 500;

/** Who asks the viewer, $1, whom the viewer asked, and with whom it is both: friends, who see what the other does. */
const FRIENDS = `select u.id, u.name, f.state, d.doing, d.game
  from (
    select coalesce(own.other, theirs."user") as id,
      case when own.other is null then 'asks' when theirs."user" is null then 'asked' else 'friend' end as state
    from (select other from friends where "user" = $1) own
    full join (select "user" from friends where other = $1) theirs on theirs."user" = own.other
  ) f join "user" u on u.id = f.id
  left join presences h on h."user" = f.id and f.state = 'friend' ${WHAT_THEY_DO}
  where ${onTerms('$1', 'f.id')}
  order by f.state <> 'asks', f.state = 'asked', d.doing is null, u.name, u.id limit ${MOST_LISTED}`;
const ASKED = `select exists (select 1 from friends where "user" = $1 and other = $2) as "isAsked",
  exists (select 1 from friends where "user" = $2 and other = $1) as "asksBack"`;
/** Whoever deletes their account meanwhile is waited for, and then not there. */
const ASK = `insert into friends ("user", other) select $1, u.id from "user" u where u.id = $2 for key share
  on conflict do nothing`;
const PART = `delete from friends where "user" = $1 and other = $2 or "user" = $2 and other = $1`;

export async function friendsOf({ pool }: Database, user: string): Promise<readonly Friend[]> {
  return (await pool.query<Friend>(FRIENDS, [user])).rows;
}

/** Asks somebody to be a friend, or says yes to whoever has asked; asking again changes nothing. */
export async function befriend(
  database: Database,
  limits: Limits,
  user: string,
  other: string,
): Promise<void> {
  const { id } = await personOnTerms(database, user, { user: other });
  const { rows } = await database.pool.query<{ isAsked: boolean; asksBack: boolean }>(ASKED, [user, id]);
  const [known] = rows;
  if (known?.isAsked === true) return;
  if (known?.asksBack !== true) await limits.spendShared('friendRequests', user);
  await inTransaction(database, async (client) => {
    await limits.admit(client, 'friends', user);
    await client.query(ASK, [user, id]);
  });
}

/** Ends it, takes back what one has asked, or says no to what somebody else has. */
export async function part(to: Pick<PoolClient, 'query'>, user: string, other: string): Promise<void> {
  await to.query(PART, [user, other]);
}

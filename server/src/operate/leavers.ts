// Whoever leaves game after game that strangers began with them is off public tables for a week, without an operator.
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { leavePublicTables } from '../people/delete-person.ts';
import { note } from './audit.ts';
import { isOperator } from './operators.ts';
import { STANDS } from './rows.ts';

/** So many of so many, and for how many days. */
const LEFT = 5;
const OF = 20;
const DAYS = 7;
/** Nobody knows in which language they read. */
const WHY = `By itself: ${LEFT} of your last ${OF} games at tables open to all were left. / Automatique\u202f: ${LEFT} de vos ${OF} dernières parties aux tables ouvertes à tous ont été abandonnées.`;

/** Their last games at tables open to all, without those in which they left nobody behind. */
const COUNT = `select count(*)::int as n from (
    select s."hasLeft" from seats s join matches m on m.id = s.match
    where s."user" = $1 and m."isPublic" and m.status <> 'open' and exists (select 1 from seats o
      where o.match = m.id and o."user" is not null and o."user" <> $1 and not o."hasLeft")
    order by m."startedAt" desc limit ${OF}
  ) last where "hasLeft"`;
const TAKE = `insert into measures ("user", kind, reason, text, until)
  select u.id, 'offPublic', 'leaving', $2, now() + interval '${DAYS} days' from "user" u where u.id = $1
    and not exists (select 1 from measures m where m."user" = $1 and m.kind = 'offPublic' and ${STANDS})
  returning id::text`;

/** Somebody has left a game that runs. Like any other measure it is read with its reason, answered by an appeal, and lifted by an operator. */
export function restLeaver(database: Database, user: string): Promise<void> {
  return inTransaction(database, async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`measures ${user}`]);
    const { rows } = await client.query<{ n: number }>(COUNT, [user]);
    if ((rows[0]?.n ?? 0) < LEFT || (await isOperator(client, user))) return;
    const { rows: measures } = await client.query<{ id: string }>(TAKE, [user, WHY]);
    const [taken] = measures;
    if (taken === undefined) return;
    await leavePublicTables(client, user);
    const why = `leaving: ${WHY}`;
    await note(client, null, { deed: 'offPublic', about: user, subject: taken.id, why, isByItself: true });
  });
}

// Whether two people want to know one another.
import { type Person, PlatformError, type Whom } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';

/** Neither of the two has blocked the other, as SQL. */
export const onTerms = (
  one: string,
  other: string,
): string => `not exists (select 1 from blocks b where b.kind = 'block'
  and ((b."user" = ${one} and b.other = ${other}) or (b."user" = ${other} and b.other = ${one})))`;

/** Somebody else, whom one may ask something. */
export async function personOnTerms({ pool }: Database, asker: string, whom: Whom): Promise<Person> {
  const [column, value] = 'user' in whom ? ['id', whom.user] : ['username', whom.username.toLowerCase()];
  const { rows } = await pool.query<Person & { isOnTerms: boolean }>(
    `select id, name, ${onTerms('$2', 'id')} as "isOnTerms" from "user" where ${column} = $1 and id <> $2`,
    [value, asker],
  );
  const [found] = rows;
  if (found === undefined) throw new PlatformError('noUser');
  if (!found.isOnTerms) throw new PlatformError('blocked');
  return { id: found.id, name: found.name };
}

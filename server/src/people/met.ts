// Whom somebody has played with most often, and who came in before whom.
import type { Met } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import { isHere } from './here.ts';
import { onTerms } from './on-terms.ts';

const SHOWN = 6;
/** No more of somebody's latest games are looked at, so that whoever has played ten thousand waits no longer than others. */
const MOST_LOOKED_AT = 1000;

/** What the viewer, $2, may know about: who played at a private table is nobody's business but theirs. */
const IS_KNOWN = `join matches m on m.id = r.match
  and (m."isPublic" or exists (select 1 from seats s where s.match = m.id and s."user" = $2))`;

/** Of $1. Those who do not want to know the viewer, or whom the viewer does not, are left out: looked up one after the other, the most
 * often met first, until there are enough. */
const metSql = (isOwn: boolean): string => `with played as (
    select r.match, r.seat, r.game, r.place, r.at from results r ${isOwn ? '' : IS_KNOWN}
    where r."user" = $1 and r.place is not null order by r.at desc limit ${MOST_LOOKED_AT}
  ), met as (
    select o."user" as id, count(*)::int as games, (count(*) filter (where p.place < o.place))::int as ahead,
      (count(*) filter (where p.place > o.place))::int as behind, mode() within group (order by p.game) as game, max(p.at) as at
    from played p join results o on o.match = p.match and o.seat <> p.seat and o."user" is not null
    group by o."user" order by games desc, at desc offset 0
  ), shown as (
    select * from met where id is distinct from $2 and ${onTerms('$2', 'met.id')} order by games desc, at desc limit ${SHOWN}
  )
  select u.id, u.name, t.games, t.ahead, t.behind, t.game, ${isHere('u.id')} as "isHere"
  from shown t join "user" u on u.id = t.id order by t.games desc, t.at desc`;
const METS = { own: metSql(true), others: metSql(false) };

export async function metBy({ pool }: Database, of: string, viewer: string | null): Promise<readonly Met[]> {
  return (await pool.query<Met>(of === viewer ? METS.own : METS.others, [of, viewer])).rows;
}

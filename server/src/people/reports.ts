// What people tell those who run the server about one another, and how these read it.
import { PlatformError } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import type { Limits } from '../limits.ts';
import type { User } from './auth.ts';

export interface ReportRequest {
  readonly about: string;
  readonly match: string | null;
  /** What they said there, where it is about one line. */
  readonly line: number | null;
  readonly text: string;
}

const SEND = `insert into reports (by, about, match, text, line, "hostLine")
  select $1, u.id, (select m.id from matches m where m.id = $3), $4,
    (select c.id from chat c where c.id = $5 and c.match = $3 and c."user" = u.id),
    coalesce((select m."hostLine" from matches m where m.id = $3 and m.host = u.id), '') from "user" u where u.id = $2`;

export async function sendReport(
  { pool }: Database,
  limits: Limits,
  { id: by, isGuest }: User,
  { about, match, line, text }: ReportRequest,
): Promise<void> {
  await limits.spendShared(isGuest ? 'reportsOfGuest' : 'reports', by);
  const { rowCount } = await pool.query(SEND, [by, about, match, text, line]);
  if (rowCount === 0) throw new PlatformError('noUser');
}

export interface ReportedPerson {
  readonly id: string;
  readonly name: string;
}
export interface Report {
  readonly id: string;
  readonly at: Date;
  /** null: they have deleted their account. */
  readonly by: ReportedPerson | null;
  readonly about: ReportedPerson;
  readonly match: { readonly id: string; readonly game: string; readonly status: string } | null;
  readonly text: string;
  /** What the person who is reported about said there lately. */
  readonly said: readonly string[];
  readonly handledAt: Date | null;
  readonly note: string | null;
}

const LATELY = 5;
const LIST = `select r.id, r.at, r.text, r."handledAt", r.note,
    case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as by,
    json_build_object('id', a.id, 'name', a.name) as about,
    case when m.id is not null then json_build_object('id', m.id, 'game', m.game, 'status', m.status) end as match,
    (select coalesce(json_agg(c.text order by c.id), '[]') from (
       select id, text from chat where match = r.match and "user" = r.about order by id desc limit ${LATELY}
     ) c) as said
  from reports r join "user" a on a.id = r.about left join "user" b on b.id = r.by left join matches m on m.id = r.match`;

/** The oldest first; without `isAll` those that nobody has handled. */
export async function listReports({ pool }: Database, isAll: boolean): Promise<readonly Report[]> {
  const { rows } = await pool.query<Report>(`${LIST} where $1 or r."handledAt" is null order by r.id`, [
    isAll,
  ]);
  return rows;
}

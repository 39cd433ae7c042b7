// Reports as operators read them: with what was said around them and what is known of the person.
import {
  type PersonInQuestion,
  PlatformError,
  REACTION_IDS,
  type Report,
  type ReportedLine,
  type ReportInContext,
} from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Page } from '../matches/queries.ts';
import { cursorIn, note, type Operator, pageOf } from './audit.ts';
import { measuresOf, suggestedFor } from './measures.ts';
import { iso, personOf } from './rows.ts';

const LIST = `select r.id::text, ${iso('r.at')} as at, ${personOf('b')} as by, ${personOf('a')} as about, r.text, r."hostLine",
    r.line::text, ${iso('r."handledAt"')} as "handledAt", r.note,
    case when m.id is not null then json_build_object('id', m.id, 'game', m.game, 'status', m.status,
      'isPublic', m."isPublic") end as match
  from reports r join "user" a on a.id = r.about left join "user" b on b.id = r.by left join matches m on m.id = r.match`;

const PAGE_SIZE = 50;
interface ReportQuery {
  readonly status: 'open' | 'done';
  readonly cursor?: string | undefined;
}

/** Those nobody has seen to, the oldest first; those that are done, the newest first. */
export async function reportPage({ pool }: Database, { status, cursor }: ReportQuery): Promise<Page<Report>> {
  const which =
    status === 'open'
      ? `r."handledAt" is null and ($1::bigint is null or r.id > $1) order by r.id`
      : `r."handledAt" is not null and ($1::bigint is null or r.id < $1) order by r.id desc`;
  const { rows } = await pool.query<Report>(`${LIST} where ${which} limit ${PAGE_SIZE + 1}`, [
    cursorIn(cursor),
  ]);
  return pageOf(rows, PAGE_SIZE);
}

const EARLIER = 20;
const ABOUT = `${LIST} where r.about = $1 order by r.id desc limit ${EARLIER}`;
const BY = `${LIST} where r.by = $1 order by r.id desc limit ${EARLIER}`;
const PERSON = `select u.id, u.name, ${iso('u."createdAt"')} as "createdAt",
    coalesce(u."isAnonymous", false) as "isGuest",
    exists (select 1 from operators o where o."user" = u.id) as "isOperator",
    (select count(*)::int from results r where r."user" = u.id) as games,
    (select count(*)::int from seats s where s."user" = u.id and s."hasLeft") as left
  from "user" u where u.id = $1`;

export async function personInQuestion(database: Database, user: string): Promise<PersonInQuestion> {
  const { pool } = database;
  const { rows } = await pool.query<
    Omit<PersonInQuestion, 'measures' | 'suggested' | 'reportsAbout' | 'reportsBy'>
  >(PERSON, [user]);
  const [found] = rows;
  if (found === undefined) throw new PlatformError('noUser');
  return {
    ...found,
    measures: await measuresOf(database, user),
    suggested: await suggestedFor(database, user),
    reportsAbout: (await pool.query<Report>(ABOUT, [user])).rows,
    reportsBy: (await pool.query<Report>(BY, [user])).rows,
  };
}

/** Lines either side, and for how many days anybody may read them. */
const AROUND = 20;
const KEPT_DAYS = 90;
/** Of a reaction its words are read. */
const PHRASE = `case when c.phrase not in (${REACTION_IDS.map((id) => `'${id}'`).join()}) then c.phrase end`;
/** $1: the table, $2: the line, null where none was named; $3: when it was reported; $4: whether nothing from before is shown. */
const LINES = `with said as (
    select c.id, c.at, c."user", c.text, ${PHRASE} as phrase, coalesce(u.name, '') as name
    from chat c left join "user" u on u.id = c."user" where c.match = $1 and c.event is null and c.at > now() - interval '${KEPT_DAYS} days'
  ), mark as (
    select coalesce($2::bigint, (select max(id) from said where at <= $3::timestamptz), 0) as id
  ), around as (
    (select s.* from said s, mark where s.id <= mark.id and (not $4 or s.id = $2) order by s.id desc limit ${AROUND + 1})
    union all
    (select s.* from said s, mark where s.id > mark.id order by s.id limit ${AROUND})
  ) select a.id::text, ${iso('a.at')} as at, a."user", a.text, a.phrase, a.name from around a order by a.id`;

/** What was said around a report. Of a private table nothing from before the line that was reported. */
async function linesAround(
  { pool }: Database,
  { match, line, at }: Report,
): Promise<readonly ReportedLine[]> {
  if (match === null) return [];
  const { rows } = await pool.query<ReportedLine>(LINES, [match.id, line, at, !match.isPublic]);
  return rows;
}

async function oneReport({ pool }: Database, id: string): Promise<Report> {
  const { rows } = await pool.query<Report>(`${LIST} where r.id = $1::bigint`, [id]);
  const [found] = rows;
  if (found === undefined) throw new PlatformError('noReport');
  return found;
}

/** That somebody looked is in the log. */
export async function reportInContext(
  database: Database,
  by: Operator,
  id: string,
): Promise<ReportInContext> {
  const report = await oneReport(database, id);
  await note(database.pool, by, { deed: 'look', about: report.about.id, subject: id, why: '' });
  return {
    report,
    lines: await linesAround(database, report),
    person: await personInQuestion(database, report.about.id),
  };
}

const CLOSE = `update reports set "handledAt" = now(), note = $2 where id = $1::bigint returning about`;

export function closeReport(database: Database, by: Operator, id: string, why: string): Promise<void> {
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<{ about: string }>(CLOSE, [id, why]);
    const [found] = rows;
    if (found === undefined) throw new PlatformError('noReport');
    await note(client, by, { deed: 'closeReport', about: found.about, subject: id, why });
  });
}

// Notes, muting, keeping off public tables, banning: decided by an operator with a reason and an end, answered by an appeal, in force in
// every route and socket.
import {
  type Appeal,
  type Measure,
  type MeasureRequest,
  type MeasureStep,
  PlatformError,
  STEPS,
} from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { leavePublicTables, leaveTables } from '../people/delete-person.ts';
import { note, type Operator } from './audit.ts';
import { isOperator } from './operators.ts';
import { iso, personOf, STANDS } from './rows.ts';

/** How many days somebody is shown what was answered to them. */
const SHOWN_FOR = 14;

const FIELDS = `m.id::text, m.kind, m.reason, m.text, ${iso('m.at')} as at, ${iso('m.until')} as until,
  ${STANDS} as "isStanding", m.appeal, m.answer`;
const OF_PERSON = `select ${FIELDS} from measures m where m."user" = $1 order by m.id desc`;
const OWN = `select ${FIELDS} from measures m where m."user" = $1
  and (${STANDS} or m."answeredAt" > now() - interval '${SHOWN_FOR} days') order by m.id desc`;

export async function measuresOf({ pool }: Database, user: string): Promise<readonly Measure[]> {
  return (await pool.query<Measure>(OF_PERSON, [user])).rows;
}
/** What somebody is told about themselves. */
export async function ownMeasures({ pool }: Database, user: string): Promise<readonly Measure[]> {
  return (await pool.query<Measure>(OWN, [user])).rows;
}

/** Days for which a measure is remembered. */
const REMEMBERED = 180;
const LAST = `select m.kind, extract(epoch from m.until - m.at)::float / 3600 as hours from measures m
  where m."user" = $1 and m."endedAt" is null and m.at > now() - interval '${REMEMBERED} days' order by m.id desc limit 1`;

/** The step after the last one; what was lifted was a mistake and does not count. */
export async function suggestedFor({ pool }: Database, user: string): Promise<MeasureStep> {
  const { rows } = await pool.query<MeasureStep>(LAST, [user]);
  const [last] = rows;
  if (last === undefined) return STEPS[0];
  const ofKind = ({ kind }: MeasureStep): boolean => kind === last.kind;
  const isReached = ({ hours }: MeasureStep): boolean => hours === null || hours <= (last.hours ?? Infinity);
  const taken = Math.max(
    STEPS.findIndex(ofKind),
    STEPS.findLastIndex((step) => ofKind(step) && isReached(step)),
  );
  return STEPS[taken + 1] ?? { kind: 'ban', hours: null };
}

const REPLACE = `update measures m set "endedAt" = now() where m."user" = $1 and m.kind = $2 and ${STANDS}`;
const TAKE = `insert into measures ("user", kind, reason, text, until)
  select u.id, $2, $3, $4, now() + $5::int * interval '1 hour' from "user" u where u.id = $1 returning id::text`;
const HANDLE = `update reports set "handledAt" = now(), note = $2 where id = $1::bigint and "handledAt" is null`;

/** It takes the place of a standing one of its kind. Whoever is banned is shown out on every node, and bots play on for them. */
export function takeMeasure(
  database: Database,
  by: Operator,
  user: string,
  { kind, reason, text, hours, report = null }: MeasureRequest,
): Promise<void> {
  return inTransaction(database, async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`measures ${user}`]);
    if (await isOperator(client, user)) throw new PlatformError('isOperator');
    await client.query(REPLACE, [user, kind]);
    const { rows } = await client.query<{ id: string }>(TAKE, [
      user,
      kind,
      reason,
      text,
      kind === 'note' ? null : hours,
    ]);
    const [taken] = rows;
    if (taken === undefined) throw new PlatformError('noUser');
    if (report !== null) await client.query(HANDLE, [report, `${kind}: ${text}`]);
    if (kind === 'ban') await showOut(client, user);
    if (kind === 'offPublic') await leavePublicTables(client, user);
    await note(client, by, { deed: kind, about: user, subject: taken.id, why: `${reason}: ${text}` });
  });
}

/** When it is committed every node closes their sockets. */
async function showOut(client: PoolClient, user: string): Promise<void> {
  await leaveTables(client, user);
  await client.query(`select pg_notify('comptoir', $1)`, [`banned ${user}`]);
}

const LIFT = `update measures m set "endedAt" = now() where m.id = $1::bigint and ${STANDS} returning m."user"`;

export function liftMeasure(database: Database, by: Operator, id: string, why: string): Promise<void> {
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<{ user: string }>(LIFT, [id]);
    const [found] = rows;
    if (found === undefined) throw new PlatformError('noMeasure');
    await note(client, by, { deed: 'lift', about: found.user, subject: id, why });
  });
}

const APPEAL = `update measures m set appeal = $3, "appealedAt" = now()
  where m.id = $1::bigint and m."user" = $2 and m.appeal is null and ${STANDS}`;
const IS_OWN = 'select 1 from measures where id = $1::bigint and "user" = $2 and appeal is not null';

/** Once: an operator reads it and answers. */
export async function appeal({ pool }: Database, user: string, id: string, text: string): Promise<void> {
  const { rowCount } = await pool.query(APPEAL, [id, user, text]);
  if (rowCount !== 0) return;
  const { rowCount: has } = await pool.query(IS_OWN, [id, user]);
  throw new PlatformError(has === 0 ? 'noMeasure' : 'appealed');
}

/** Its end is then, and not lifted: it was right. */
const READ = `update measures m set until = now() where m.id = $1::bigint and m."user" = $2 and m.kind = 'note' and ${STANDS}`;

export async function readNote({ pool }: Database, user: string, id: string): Promise<void> {
  const { rowCount } = await pool.query(READ, [id, user]);
  if (rowCount === 0) throw new PlatformError('noMeasure');
}

const APPEALS = `select ${personOf('u')} as person, row_to_json(f) as measure
  from measures m join "user" u on u.id = m."user" cross join lateral (select ${FIELDS}) f
  where m.appeal is not null and m."answeredAt" is null order by m."appealedAt"`;

/** Those nobody has answered, the oldest first. */
export async function openAppeals({ pool }: Database): Promise<readonly Appeal[]> {
  return (await pool.query<Appeal>(APPEALS)).rows;
}

interface Answer {
  readonly text: string;
  readonly isLifted: boolean;
}
const ANSWER = `update measures set answer = $2, "answeredAt" = now(), "endedAt" = case when $3 then now() else "endedAt" end
  where id = $1::bigint and appeal is not null and "answeredAt" is null returning "user"`;

export function answerAppeal(
  database: Database,
  by: Operator,
  id: string,
  { text, isLifted }: Answer,
): Promise<void> {
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<{ user: string }>(ANSWER, [id, text, isLifted]);
    const [found] = rows;
    if (found === undefined) throw new PlatformError('noMeasure');
    const why = `${isLifted ? 'lifted' : 'stands'}: ${text}`;
    await note(client, by, { deed: 'answerAppeal', about: found.user, subject: id, why });
  });
}

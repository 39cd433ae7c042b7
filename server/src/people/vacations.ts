// Vacations: some days a year on which one's clocks stand still wherever moves take days. The first pick there ends one.
import {
  DAYS_A_YEAR,
  DAYS_AT_A_TIME,
  PlatformError,
  type Vacation,
  type VacationRequest,
} from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { wake } from '../matches/begin.ts';
import { offsetIn } from '../matches/zones.ts';
import { iso } from '../operate/rows.ts';
import type { User } from './auth.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Whoever is asked already has so long before a vacation that is to begin at once. */
const NOTICE = 12 * HOUR;
/** So far ahead it may be set. */
const MOST_AHEAD = 365 * DAY;

/** Of $1: the one that is set or has begun. */
const PRESENT = `select to_char("firstDay", 'YYYY-MM-DD') as "firstDay", to_char("lastDay", 'YYYY-MM-DD') as "lastDay",
    ${iso('"from"')} as from, ${iso('until')} as until, "from" <= now() as "hasBegun", zone
  from vacations where "user" = $1 and until > now()`;
/** Days of $1 in the year $2. */
const USED = `select coalesce(sum(least("lastDay", make_date($2, 12, 31)) - greatest("firstDay", make_date($2, 1, 1)) + 1), 0)::int as days
  from vacations where "user" = $1 and "firstDay" <= make_date($2, 12, 31) and "lastDay" >= make_date($2, 1, 1)`;
const SET = `insert into vacations ("user", "from", until, "firstDay", "lastDay", zone) values ($1, $2, $3, $4, $5, $6)`;
/** What had not begun was none; of one that has begun the days that are left return. */
const END = `with called_off as (
    delete from vacations where "user" = $1 and "from" > now() returning 1
  ), ended as (
    update vacations set until = now(), "lastDay" = least("lastDay", $2::date)
    where "user" = $1 and "from" <= now() and until > now() returning 1
  ) select (select count(*) from called_off) + (select count(*) from ended) as n`;
/** Running matches of $1 where moves take days. */
const MATCHES = `select m.id from matches m join seats s on s.match = m.id
  where s."user" = $1 and m.status = 'running' and m.clock->>'kind' = 'turns'`;
const IS_ASKED = `select 1 from (${MATCHES}) m join asked a on a.match = m.id
  join seats s on s.match = m.id and s."user" = $1 and s.seat = any(a.waiting) limit 1`;
const LATER = `select graphile_worker.add_job('vacation', json_build_object('user', $1::text),
    run_at := $2, job_key := 'vacation ' || $1 || ' ' || $3)`;

interface Row extends NonNullable<Vacation['present']> {
  readonly zone: string;
}

async function presentOf(to: Pick<PoolClient, 'query'>, user: string): Promise<Row | null> {
  return (await to.query<Row>(PRESENT, [user])).rows[0] ?? null;
}

async function usedIn(to: Pick<PoolClient, 'query'>, user: string, year: number): Promise<number> {
  return (await to.query<{ days: number }>(USED, [user, year])).rows[0]?.days ?? 0;
}

export async function vacationOf({ pool }: Database, user: string): Promise<Vacation> {
  const year = new Date().getUTCFullYear();
  const present = await presentOf(pool, user);
  return { year, left: Math.max(0, DAYS_A_YEAR - (await usedIn(pool, user, year))), present };
}

/** When a day begins in a time zone. */
function startOf(day: string, zone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const near = utc - offsetIn(zone, utc).offset * MINUTE;
  return utc - offsetIn(zone, near).offset * MINUTE;
}

/** The days of a vacation in each year that it touches. */
function daysByYear(firstDay: string, lastDay: string): ReadonlyMap<number, number> {
  const days = new Map<number, number>();
  for (let at = Date.parse(firstDay); at <= Date.parse(lastDay); at += DAY) {
    const year = new Date(at).getUTCFullYear();
    days.set(year, (days.get(year) ?? 0) + 1);
  }
  return days;
}

function todayIn(zone: string): string {
  const now = Date.now();
  return new Date(now + offsetIn(zone, now).offset * MINUTE).toISOString().slice(0, 10);
}

/** The day behind one. */
const nextDay = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** From when until when it is; at once where the first day has begun, but not for who is asked already. */
function spanOf({ firstDay, lastDay, zone }: VacationRequest, isAsked: boolean): readonly [number, number] {
  const now = Date.now();
  const [first, until] = [startOf(firstDay, zone), startOf(nextDay(lastDay), zone)];
  const from = first > now ? first : now + (isAsked ? NOTICE : 0);
  const isPast = startOf(nextDay(firstDay), zone) <= now;
  if (until <= from || isPast || first > now + MOST_AHEAD) throw new PlatformError('malformed');
  if (Date.parse(lastDay) - Date.parse(firstDay) >= DAYS_AT_A_TIME * DAY)
    throw new PlatformError('noVacationLeft');
  return [from, until];
}

export async function setVacation(database: Database, user: User, request: VacationRequest): Promise<void> {
  if (user.isGuest) throw new PlatformError('needsAccount');
  await inTransaction(database, async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`vacation ${user.id}`]);
    if ((await presentOf(client, user.id)) !== null) throw new PlatformError('onVacation');
    const { rowCount } = await client.query(IS_ASKED, [user.id]);
    const [from, until] = spanOf(request, rowCount !== 0);
    const { firstDay, lastDay, zone } = request;
    for (const [year, wanted] of daysByYear(firstDay, lastDay))
      if ((await usedIn(client, user.id, year)) + wanted > DAYS_A_YEAR)
        throw new PlatformError('noVacationLeft');
    await client.query(SET, [user.id, new Date(from), new Date(until), firstDay, lastDay, zone]);
    await client.query(LATER, [user.id, new Date(from), 'begins']);
    await client.query(LATER, [user.id, new Date(until), 'ends']);
    await tellMatches(client, user.id);
  });
}

/** Calls it off, or ends it now. */
export async function endVacation(database: Database, user: string): Promise<void> {
  await inTransaction(database, async (client) => {
    const present = await presentOf(client, user);
    if (present === null) return;
    await client.query(END, [user, todayIn(present.zone)]);
    await tellMatches(client, user);
  });
}

/** A vacation begins or ends: whoever looks at these matches is shown it, and their clocks are looked at anew. */
export async function vacationTurns(database: Database, user: string): Promise<void> {
  await inTransaction(database, (client) => tellMatches(client, user));
}

async function tellMatches(client: PoolClient, user: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(MATCHES, [user]);
  for (const { id } of rows) {
    await wake(client, id);
    await client.query(`select pg_notify('comptoir', $1)`, [`seats ${id}=0`]);
  }
}

/** Whoever is on vacation begins no rated game. */
export async function requireNoVacation(client: PoolClient, user: string): Promise<void> {
  if ((await presentOf(client, user))?.hasBegun === true) throw new PlatformError('onVacation');
}

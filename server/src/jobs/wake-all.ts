// No lost job stops a table. Every running match has the jobs it should have: what is missing is added, without opening a match.
import type { Database } from '../database/index.ts';

/** Behind the jobs of people who are playing now. */
const PRIORITY = 10;
/** So many of the rated games that ended last are looked at: a job is lost with a crash or a restore, not much later. */
const RATED = 500;

/** Still since then; without a number of seconds, since whenever. What everything is woken by looks at no clock: those of servers differ,
 * and a row may be newer than the moment a statement began. */
const STILL = `<= coalesce(now() - $1::int * interval '1 second', 'infinity')`;

/** A bot is asked and has said nothing for a while. */
const BOTS = `select graphile_worker.add_job('botMove',
    json_build_object('match', m.id, 'owner', m.host, 'level', s.level),
    job_key := 'bot ' || m.id, max_attempts := 25, priority := ${PRIORITY})
  from matches m join asked a on a.match = m.id join lateral (
    select level from seats where match = m.id and seat = any(a.waiting) and level is not null order by seat limit 1
  ) s on true
  where m.status = 'running' and a."askedAt" ${STILL}`;
/** A person is asked whose clock nobody watches; not the last one there, who is waited for. */
const CLOCKS = `select graphile_worker.add_job('clock', json_build_object('match', m.id),
    job_key := 'clock ' || m.id, max_attempts := 25, priority := ${PRIORITY})
  from matches m join asked a on a.match = m.id
  where m.status = 'running' and m.clocks is not null and a."askedAt" ${STILL}
    and exists (select 1 from seats s where s.match = m.id and s.seat = any(a.waiting) and s.level is null and exists (
      select 1 from seats o where o.match = m.id and o.seat <> s.seat
        and o."user" is not null and not o."isAway" and not o."hasLeft"))
    and not exists (select 1 from graphile_worker.jobs j where j.key = 'clock ' || m.id and j.attempts < j.max_attempts)`;
/** A rated game is over and was not counted. */
const RATINGS = `select graphile_worker.add_job('finish', json_build_object('match', m.id),
    job_key := 'finish ' || m.id, max_attempts := 25, priority := ${PRIORITY})
  from (select id, "endedAt", "isArchived" from matches where status = 'over' and "isRated"
    order by "endedAt" desc limit ${RATED}) m
  where m."endedAt" ${STILL} and not m."isArchived"
    and exists (select 1 from results r where r.match = m.id and r.place is not null and r.rating is null and r.absence is null)`;
/** Nobody has said yet who is asked. */
const UNKNOWN = `select graphile_worker.add_job('wake', json_build_object('match', id),
    job_key := 'wake ' || id, max_attempts := 25, priority := ${PRIORITY})
  from matches join asked on match = id
  where status = 'running' and asked.waiting is null and "startedAt" ${STILL}`;

/** What failed because the database was away waits for its next try, longer each time. */
const FAILED = `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
  where attempts between 1 and max_attempts - 1 and locked_by is null and run_at > now()`;

/** Looks after what has stood still for so many seconds, or where they are null after everything. */
export async function wakeStill({ pool }: Database, seconds: number | null): Promise<void> {
  for (const text of [UNKNOWN, BOTS, CLOCKS, RATINGS]) await pool.query(text, [seconds]);
}

/** The server or its database is back: everything goes on at once. */
export async function wakeAll(database: Database): Promise<void> {
  await database.pool.query(FAILED);
  await wakeStill(database, null);
}

// No lost job stops a table. Every running match has the jobs it should have: what is missing is added, without opening a match.
import type { Database } from '../database/index.ts';

/** Behind the jobs of people who are playing now. */
const PRIORITY = 10;
/** So many of the rated games that ended last are looked at: a job is lost with a crash or a restore, not much later. */
const RATED = 500;

/** A bot is asked and has said nothing for a while. */
const BOTS = `select graphile_worker.add_job('botMove',
    json_build_object('match', m.id, 'owner', m.host, 'level', s.level),
    job_key := 'bot ' || m.id, max_attempts := 25, priority := ${PRIORITY})
  from matches m join asked a on a.match = m.id join lateral (
    select level from seats where match = m.id and seat = any(a.waiting) and level is not null order by seat limit 1
  ) s on true
  where m.status = 'running' and a."askedAt" <= now() - $1 * interval '1 second'`;
/** A person is asked whose clock nobody watches. */
const CLOCKS = `select graphile_worker.add_job('clock', json_build_object('match', m.id),
    job_key := 'clock ' || m.id, max_attempts := 25, priority := ${PRIORITY})
  from matches m join asked a on a.match = m.id
  where m.status = 'running' and m.clocks is not null and a."askedAt" <= now() - $1 * interval '1 second'
    and exists (select 1 from seats where match = m.id and seat = any(a.waiting) and level is null)
    and not exists (select 1 from graphile_worker.jobs j where j.key = 'clock ' || m.id and j.attempts < j.max_attempts)`;
/** A rated game is over and has rated nobody. */
const RATINGS = `select graphile_worker.add_job('finish', json_build_object('match', m.id),
    job_key := 'finish ' || m.id, max_attempts := 25, priority := ${PRIORITY})
  from (select id, "endedAt" from matches where status = 'over' and "isRated" order by "endedAt" desc limit ${RATED}) m
  where m."endedAt" <= now() - $1 * interval '1 second'
    and exists (select 1 from results r where r.match = m.id and r.rating is null)`;
/** Nobody has said yet who is asked. */
const UNKNOWN = `select graphile_worker.add_job('wake', json_build_object('match', id),
    job_key := 'wake ' || id, max_attempts := 25, priority := ${PRIORITY})
  from matches join asked on match = id
  where status = 'running' and asked.waiting is null and "startedAt" <= now() - $1 * interval '1 second'`;

/** What failed because the database was away waits for its next try, longer each time. */
const FAILED = `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
  where attempts between 1 and max_attempts - 1 and locked_by is null and run_at > now()`;

/** Looks after what has stood still for so many seconds. */
export async function wakeStill({ pool }: Database, seconds: number): Promise<void> {
  for (const text of [UNKNOWN, BOTS, CLOCKS, RATINGS]) await pool.query(text, [seconds]);
}

/** The server or its database is back: everything goes on at once. */
export async function wakeAll(database: Database): Promise<void> {
  await database.pool.query(FAILED);
  await wakeStill(database, 0);
}

// What is done from time to time, by whichever server is first. Each job waits in the database for its next moment, there once.
// graphile-worker's own crontab ends the process when the database is away on the minute.
import type { Database } from '../database/index.ts';

const ADD_EVERY = 20_000;
/** The next moment of each, in UTC: the digest at seven, the others on the minute. */
const ADD = `select graphile_worker.add_job(task, payload := '{}', run_at := date_bin(every, now(), since) + every,
    job_key := task, job_key_mode := 'preserve_run_at')
  from (values
    ('digest', interval '1 day', timestamptz '2000-01-01 07:00+00'),
    ('archive', interval '1 minute', timestamptz '2000-01-01 00:00+00'),
    ('sweep', interval '5 minutes', timestamptz '2000-01-01 00:00+00'),
    ('wakeAll', interval '1 minute', timestamptz '2000-01-01 00:00+00')
  ) as regular (task, every, since)`;

export function keepRegular({ pool }: Database): NodeJS.Timeout {
  const add = (): void => void pool.query(ADD).catch(() => undefined); // added a moment later
  add();
  const timer = setInterval(add, ADD_EVERY);
  timer.unref();
  return timer;
}

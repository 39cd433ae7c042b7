// The browsers that get somebody's notices.
import type { Database } from '../database/index.ts';
import type { Limits } from '../limits.ts';
import type { Device, Push } from './push.ts';

/** A device that fails so often in a row is forgotten. */
const MOST_FAILURES = 10;

/** Adds a device, or what is new about one; the newest few are kept. */
export async function addDevice(
  { pool }: Database,
  { limits, push }: { readonly limits: Limits; readonly push: Push },
  user: string,
  device: Device,
): Promise<void> {
  await push.check(device);
  await pool.query(
    `insert into devices (endpoint, "user", keys) values ($1, $2, $3)
     on conflict (endpoint) do update set "user" = $2, keys = $3, at = now(), failures = 0`,
    [device.endpoint, user, JSON.stringify(device.keys)],
  );
  await pool.query(
    `delete from devices where "user" = $1 and endpoint not in
       (select endpoint from devices where "user" = $1 order by at desc limit $2)`,
    [user, limits.most('devices')],
  );
}

/** Sends a notice to every device of a person; those that are gone for good are forgotten. Returns how many got it. */
export async function pushTo({ pool }: Database, push: Push, user: string, notice: object): Promise<number> {
  const { rows } = await pool.query<Device>('select endpoint, keys from devices where "user" = $1', [user]);
  const sent = await Promise.all(
    rows.map(async (device) => {
      const outcome = await push.send(device, notice);
      for (const step of AFTER[outcome]) await pool.query(step, [device.endpoint]);
      return outcome === 'sent';
    }),
  );
  return sent.filter(Boolean).length;
}

const AFTER = {
  sent: ['update devices set failures = 0 where endpoint = $1 and failures > 0'],
  gone: ['delete from devices where endpoint = $1'],
  failed: [
    'update devices set failures = failures + 1 where endpoint = $1',
    `delete from devices where endpoint = $1 and failures >= ${MOST_FAILURES}`,
  ],
} as const;

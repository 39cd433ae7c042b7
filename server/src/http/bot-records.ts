// What the bots have won. All finished matches are counted for it, so it is counted once in a while and not for each visitor.
import type { BotRecord } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';

const FRESH_MS = 60_000;
const kept = new WeakMap<
  Database,
  { readonly until: number; readonly records: Promise<readonly BotRecord[]> }
>();

async function count({ pool }: Database): Promise<readonly BotRecord[]> {
  const { rows } = await pool.query<BotRecord>(
    `select game, level, count(*)::int as games, avg((place = 1)::int)::float as wins from results
     where level is not null and "user" is null and place is not null group by game, level order by game, level`,
  );
  return rows;
}

export function botRecords(database: Database): Promise<readonly BotRecord[]> {
  const known = kept.get(database);
  if (known !== undefined && known.until > Date.now()) return known.records;
  const records = count(database);
  kept.set(database, { until: Date.now() + FRESH_MS, records });
  records.catch(() => kept.delete(database));
  return records;
}

// People somebody does not want to hear, or not to be invited by.
import { type BlockedPlayer, PlatformError } from '@comptoir/protocol';
import type { Database } from '../database/index.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Limits } from '../limits.ts';
import { part } from './friends.ts';

export async function blocksOf({ pool }: Database, user: string): Promise<readonly BlockedPlayer[]> {
  const { rows } = await pool.query<BlockedPlayer>(
    `select b.other as id, u.name, b.kind from blocks b join "user" u on u.id = b.other
     where b."user" = $1 order by u.name, b.kind`,
    [user],
  );
  return rows;
}

const BLOCK = `insert into blocks ("user", other, kind) select $1, u.id, $3 from "user" u where u.id = $2
  on conflict ("user", other, kind) do update set kind = $3`;
const REMOVE = 'delete from blocks where "user" = $1 and other = $2 and kind = $3';

export async function setBlock(
  database: Database,
  limits: Limits,
  user: string,
  { other, kind, isOn }: { readonly other: string; readonly kind: 'mute' | 'block'; readonly isOn: boolean },
): Promise<void> {
  const values = [user, other, kind];
  if (!isOn) {
    await database.pool.query(REMOVE, values);
    return;
  }
  await inTransaction(database, async (client) => {
    await limits.admit(client, 'blocks', user);
    const { rowCount } = await client.query(BLOCK, values);
    if (rowCount === 0) throw new PlatformError('noUser');
    if (kind === 'block') await part(client, user, other);
  });
}

// A match that nobody else changes meanwhile: who sits where is read and changed under a lock of its row.
import { PlatformError } from '@comptoir/protocol';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/index.ts';
import type { MatchesTable, SeatsTable, Tables } from '../database/tables.ts';

export interface LockedMatch {
  readonly tx: Transaction<Tables>;
  readonly row: Selectable<MatchesTable>;
  readonly seats: readonly Selectable<SeatsTable>[];
}

export function seatsIn(tx: Transaction<Tables>, match: string): Promise<readonly Selectable<SeatsTable>[]> {
  return tx.selectFrom('seats').selectAll().where('match', '=', match).orderBy('seat').execute();
}

/** Works on a match in one transaction. */
export function withLockedMatch<T>(
  { db }: Database,
  match: string,
  work: (locked: LockedMatch) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('matches')
      .selectAll()
      .where('id', '=', match)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new PlatformError('noMatch');
    return work({ tx, row, seats: await seatsIn(tx, match) });
  });
}

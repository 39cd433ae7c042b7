// What operators did, and what the server decided by itself: written with the deed itself, in the same transaction, and never changed.
import type { AuditEntry } from '@comptoir/protocol';
import type { PoolClient } from 'pg';
import type { Database } from '../database/index.ts';
import type { Page } from '../matches/queries.ts';
import { iso, personOf } from './rows.ts';

/** Who acts: an operator by their id; null: whoever may use the command line of the server. */
export type Operator = string | null;

interface Deed {
  readonly deed: AuditEntry['deed'];
  readonly about?: string | null;
  readonly subject?: string;
  readonly why: string;
  /** The server decided it, and nobody else. */
  readonly isByItself?: boolean;
}

const NOTE = `insert into audit (by, "isCommandLine", deed, about, subject, why, "isByItself")
  values ($1, $2, $3, $4, $5, $6, $7)`;

export async function note(
  client: Pick<PoolClient, 'query'>,
  by: Operator,
  { deed, about = null, subject = '', why, isByItself = false }: Deed,
): Promise<void> {
  await client.query(NOTE, [by, by === null && !isByItself, deed, about, subject, why, isByItself]);
}

const PAGE_SIZE = 50;
const LIST = `select a.id::text, ${iso('a.at')} as at, ${personOf('b')} as by, a."isCommandLine", a."isByItself", a.deed,
    ${personOf('p')} as about, a.subject, a.why
  from audit a left join "user" b on b.id = a.by left join "user" p on p.id = a.about
  where $1::bigint is null or a.id < $1 order by a.id desc limit ${PAGE_SIZE + 1}`;

/** The newest first. */
export async function auditLog({ pool }: Database, cursor?: string): Promise<Page<AuditEntry>> {
  const { rows } = await pool.query<AuditEntry>(LIST, [cursorIn(cursor)]);
  return pageOf(rows, PAGE_SIZE);
}

/** The id behind which a page begins. */
export const cursorIn = (cursor: string | undefined): string | null =>
  /^\d{1,18}$/.exec(cursor ?? '')?.[0] ?? null;

export function pageOf<T extends { readonly id: string }>(rows: readonly T[], size: number): Page<T> {
  const items = rows.slice(0, size);
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
}

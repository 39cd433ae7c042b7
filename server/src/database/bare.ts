// Tables are filled several times as fast while nobody keeps their indexes and references: these are taken off before, and made again
// from all rows at once, which finds the same faults.
import type pg from 'pg';

interface Part {
  readonly drop: string;
  readonly make: string;
}
/** So many are made, of so many. */
export type OnParts = (made: number, of: number) => void;

/** Primary keys stay, and so does whatever else is a rule of its table: references lead to them. */
const INDEXES = `select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid
    and k.contype <> 'f')`;
const REFERENCES = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
/** Sorting a few million keys in less memory takes twice as long. */
const ROOM = `set local maintenance_work_mem = '256MB'`;

/** Does the work, in the transaction of this client, while the tables are bare. */
export async function whileBare<T>(
  client: pg.PoolClient,
  work: () => Promise<T>,
  onParts: OnParts,
): Promise<T> {
  const references = (await client.query<Part>(REFERENCES)).rows;
  for (const { drop } of references) await client.query(drop);
  const indexes = (await client.query<Part>(INDEXES)).rows;
  for (const { drop } of indexes) await client.query(drop);
  const done = await work();
  await client.query(ROOM);
  const parts = [...indexes, ...references];
  for (const [n, { make }] of parts.entries()) {
    await client.query(make);
    onParts(n + 1, parts.length);
  }
  return done;
}

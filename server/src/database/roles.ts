// Who may do what in the embedded cluster: one role rules it, another owns the database and is used for all the rest.
import pg from 'pg';
import { ADMIN, type Cluster, DATABASE, passwordOf, SERVER, urlOf } from './cluster.ts';

/** Everything that the ruling role owned before there was another; indexes and sequences of columns follow their tables. */
const HAND_OVER = `do $$ declare change text; begin
  for change in
    select format('alter schema %I owner to ${SERVER}', nspname) from pg_namespace
      where nspowner = current_user::regrole and nspname not like 'pg\\_%' and nspname <> 'information_schema'
    union all
    select format('alter table %s owner to ${SERVER}', c.oid::regclass) from pg_class c
      where relkind in ('r', 'p', 'v', 'm') and relowner = current_user::regrole and relnamespace in (select oid from ours)
    union all
    select format('alter sequence %s owner to ${SERVER}', c.oid::regclass) from pg_class c
      where relkind = 'S' and relowner = current_user::regrole and relnamespace in (select oid from ours)
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i'))
    union all
    select format('alter routine %s owner to ${SERVER}', p.oid::regprocedure) from pg_proc p
      where proowner = current_user::regrole and pronamespace in (select oid from ours)
    union all
    select format('alter type %s owner to ${SERVER}', t.oid::regtype) from pg_type t left join pg_class c on c.oid = typrelid
      where typowner = current_user::regrole and typnamespace in (select oid from ours)
      and (typtype in ('e', 'd') or c.relkind = 'c')
  loop execute change; end loop;
end $$`;
const OURS = `create temporary view ours as select oid from pg_namespace
  where nspname not like 'pg\\_%' and nspname <> 'information_schema'`;

/** Nobody waits for ever for one that says nothing; handing a database over may take a while. */
const WITHIN = { connectionTimeoutMillis: 10_000, query_timeout: 60_000 } as const;

async function asAdmin<T>(
  cluster: Cluster,
  port: number,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const connectionString = urlOf(cluster, port, ADMIN, database);
  const client = new pg.Client({ connectionString, ...WITHIN });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database and its owner, made on first use; a database of the ruling role's is handed over. */
export async function prepareRoles(cluster: Cluster, port: number): Promise<void> {
  const isOwned = await asAdmin(cluster, port, 'postgres', async (client) => {
    const { rowCount: roles } = await client.query('select 1 from pg_roles where rolname = $1', [SERVER]);
    const password = passwordOf(cluster, SERVER);
    await client.query(`${roles === 0 ? 'create' : 'alter'} role ${SERVER} login password '${password}'`);
    const { rows } = await client.query<{ owner: string }>(
      'select datdba::regrole::text as owner from pg_database where datname = $1',
      [DATABASE],
    );
    if (rows.length === 0) await client.query(`create database ${DATABASE} owner ${SERVER}`);
    return rows.length === 0 || rows[0]?.owner === SERVER;
  });
  if (isOwned) return;
  await asAdmin(cluster, port, DATABASE, async (client) => {
    await client.query('begin');
    await client.query(OURS);
    await client.query(HAND_OVER);
    await client.query('drop view ours');
    await client.query(`alter database ${DATABASE} owner to ${SERVER}`);
    await client.query('commit');
  });
}

/** Whether another process of ours is connected: a second server, a backup. `self`: what this one calls itself. */
export async function isInUse(cluster: Cluster, port: number, self: string): Promise<boolean> {
  return asAdmin(cluster, port, 'postgres', async (client) => {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where usename = $1 and application_name <> $2`,
      [SERVER, self],
    );
    return rowCount !== 0;
  });
}

// The schema, step by step. A step that has run anywhere is never changed: a new one follows it.
import { Kysely, type Migration, type MigrationProvider, Migrator, PostgresDialect, sql } from 'kysely';
import { normalName } from '../people/names.ts';
import type { Database } from './index.ts';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table matches (
        id text primary key, game text not null, version int not null, players int not null,
        variants text[] not null, status text not null, host text not null,
        "isPublic" boolean not null, "isRated" boolean not null,
        clock jsonb, clocks jsonb, secret text not null, commitment text not null, seed text,
        result jsonb, "rematchOf" text, "createdAt" timestamptz not null default now(),
        "startedAt" timestamptz, "endedAt" timestamptz
      );
      create index matches_lobby on matches (status, "createdAt") where status <> 'over';
      create table seats (
        match text not null references matches on delete cascade, seat int not null,
        "user" text, level text, entropy text not null default '',
        "isAway" boolean not null default false, "hasLeft" boolean not null default false,
        primary key (match, seat)
      );
      create index seats_user on seats ("user");
      create table entries (
        match text not null references matches on delete cascade, seq int not null,
        seat int not null, kind text not null, option text not null, id text not null,
        at timestamptz not null default now(), primary key (match, seq), unique (match, id)
      );
      create table snapshots (
        match text not null references matches on delete cascade, seq int not null,
        running jsonb not null, primary key (match, seq)
      );
      create table chat (
        id bigint generated always as identity primary key,
        match text not null references matches on delete cascade,
        "user" text not null, text text not null, "clientId" text not null,
        at timestamptz not null default now(), unique (match, "user", "clientId")
      );
      create table ratings (
        "user" text not null, game text not null, family text not null,
        mu double precision not null, sigma double precision not null, games int not null,
        primary key ("user", game, family)
      );
      create table results (
        match text not null references matches on delete cascade, seat int not null,
        "user" text, level text, game text not null, score int not null, place int not null,
        rating double precision, at timestamptz not null default now(), primary key (match, seat)
      );
      create index results_user on results ("user", at);
      create table blocks (
        "user" text not null, other text not null, kind text not null, primary key ("user", other, kind)
      );
      create table reports (
        id bigint generated always as identity primary key, by text not null, about text not null,
        match text, text text not null, at timestamptz not null default now()
      );
      create table devices (endpoint text primary key, "user" text not null, keys jsonb not null);
      create table notices (
        match text not null references matches on delete cascade, "user" text not null, seq int not null,
        primary key (match, "user")
      );
      create table preferences (
        "user" text primary key, mail text, "wantsMail" boolean not null default false,
        "wantsPush" boolean not null default false, "wantsDigest" boolean not null default false,
        lang text not null default 'en'
      );
      create table tokens (
        hash text primary key, "user" text not null, name text not null, at timestamptz not null default now()
      );
      create table nodes (id text primary key, "seenAt" timestamptz not null default now());
    `.execute(db);
  },
};

/** A player names their own picks; what others call theirs is no business of theirs. */
const idsPerSeat: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table entries drop constraint entries_match_id_key;
      alter table entries add constraint entries_match_seat_id_key unique (match, seat, id);
    `.execute(db);
  },
};

const invitations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table invitations (
        match text not null references matches on delete cascade, "user" text not null, by text not null,
        at timestamptz not null default now(), primary key (match, "user")
      );
      create index invitations_user on invitations ("user", at);
    `.execute(db);
  },
};

const workersOfNodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table nodes add column workers text[] not null default '{}'`.execute(db);
  },
};

/** What was spent of the limits that hold for all nodes together. It may be lost with a power cut, at no harm. */
const quotas: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create unlogged table quotas (
        name text not null, key text not null, spent double precision not null, at timestamptz not null,
        primary key (name, key)
      );
      create index matches_host on matches (host) where status <> 'over';
    `.execute(db);
  },
};

/** Who is asked at a running match, so that lists need not open it. Null where it was not said: the first to open it says it. */
const waiting: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table matches add column waiting int[], add column "askedAt" timestamptz;
      create index matches_rated on matches ("endedAt") where status = 'over' and "isRated";
    `.execute(db);
  },
};

/** An address from before keeps getting the mails it got: each of them carries a way out. */
const verifiedMail: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table preferences add column "isMailVerified" boolean not null default false;
      update preferences set "isMailVerified" = true where mail is not null;
      alter table devices add column at timestamptz not null default now(), add column failures int not null default 0;
    `.execute(db);
  },
};

/** A report stays when whoever sent it has gone. Names from before are made as names are now. */
const privacy: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table reports alter column by drop not null, add column "handledAt" timestamptz, add column note text
    `.execute(db);
    const { rows: there } = await sql`select 1 where to_regclass('public.user') is not null`.execute(db);
    if (there.length === 0) return; // nobody has ever signed in
    const { rows } = await sql<{ id: string; name: string }>`select id, name from "user"`.execute(db);
    for (const { id, name } of rows) {
      const normal = normalName(name) || `Guest ${id.slice(0, 4)}`;
      if (normal !== name) await sql`update "user" set name = ${normal} where id = ${id}`.execute(db);
    }
  },
};

/** Tokens from before may do what they did at the tables, for as long as new ones last. */
const scopesOfTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table tokens add column scope text not null default 'play',
        add column "expiresAt" timestamptz not null default now() + interval '90 days';
      alter table tokens alter column scope drop default, alter column "expiresAt" drop default;
    `.execute(db);
  },
};

/** The keys that all nodes share; see secrets.ts. */
const secrets: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table secrets (name text primary key, value text not null)`.execute(db);
  },
};

/** Who looks at a match on which node. It is said again after a power cut. */
const watchers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create unlogged table watchers (
        match text not null, node text not null, users text[] not null, primary key (match, node)
      );
    `.execute(db);
  },
};

/**
 * Who is asked is said with each entry, and the row of a match is left alone by most picks: it stays as the match began, or as it
 * was before. Nor does an entry look up its match, which was read before it and is never deleted once it has begun.
 */
const asked: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table entries add column waiting int[];
      create view asked as
        select m.id as match, coalesce(e.waiting, m.waiting) as waiting,
          case when e.waiting is null then m."askedAt" else e.at end as "askedAt"
        from matches m left join lateral (
          select waiting, at from entries where match = m.id order by seq desc limit 1
        ) e on true;
      alter table entries drop constraint entries_match_fkey;
      create function delete_entries() returns trigger language plpgsql as
        $$ begin delete from entries where match = old.id; return null; end $$;
      create trigger entries_of_match after delete on matches for each row execute function delete_entries();
    `.execute(db);
  },
};

/** A private match may be watched by whoever has its link, where its host says so. */
const watchable: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table matches add column "isWatchable" boolean not null default false`.execute(db);
  },
};

/** When somebody who waits at an open table has last looked at it. */
const seenAt: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table seats add column "seenAt" timestamptz`.execute(db);
  },
};

/** Lessons somebody has finished. */
const lessons: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table lessons (
        "user" text not null, game text not null, number int not null, at timestamptz not null default now(),
        primary key ("user", game, number)
      );
    `.execute(db);
  },
};

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first': first,
  '002-ids-per-seat': idsPerSeat,
  '003-invitations': invitations,
  '004-workers-of-nodes': workersOfNodes,
  '005-quotas': quotas,
  '006-waiting': waiting,
  '007-verified-mail': verifiedMail,
  '008-privacy': privacy,
  '009-scopes-of-tokens': scopesOfTokens,
  '010-secrets': secrets,
  '011-watchers': watchers,
  '012-asked': asked,
  '013-watchable': watchable,
  '014-seen-at': seenAt,
  '015-lessons': lessons,
};
const provider: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };

export const isMigration = (name: string): boolean => Object.hasOwn(MIGRATIONS, name);

/** Up to the last step, or to the one named. */
export async function migrate({ pool }: Database, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db: new Kysely({ dialect: new PostgresDialect({ pool }) }), provider });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error !== undefined) throw error;
}

/** The last step that has run, or null where none has. */
export async function levelOf({ pool }: Database): Promise<string | null> {
  const { rowCount } = await pool.query(`select 1 where to_regclass('kysely_migration') is not null`);
  if (rowCount === 0) return null;
  const { rows } = await pool.query<{ name: string }>('select max(name) as name from kysely_migration');
  return rows[0]?.name ?? null;
}

// The schema, step by step. A step that has run anywhere is never changed: a new one follows it.
import { Kysely, type Migration, type MigrationProvider, Migrator, PostgresDialect, sql } from 'kysely';
import { normalName } from '../people/names.ts';
import { ARCHIVE, ARCHIVE_FOLDER } from './archive.ts';
import { FIRST_TABLES } from './first-tables.ts';
import { FRIENDS } from './friends.ts';
import type { Database } from './index.ts';
import { BY_ITSELF, FORMER, OPERATORS } from './operators.ts';
import { PUT_ASIDE } from './put-aside.ts';
import { UNFINISHED } from './unfinished.ts';
import { VACATIONS } from './vacations.ts';
import { VISITS } from './visits.ts';

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

/** Who is here now, and at which table. It is said again after a power cut. */
const presences: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create unlogged table presences (
        "user" text primary key, "seenAt" timestamptz not null, match text, "tableAt" timestamptz
      );
      create index presences_seen on presences ("seenAt");
      create index blocks_other on blocks (other);
    `.execute(db);
  },
};

/** Ready phrases of the chat, which everybody reads in their own language. */
const phrases: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table chat add column phrase text`.execute(db);
  },
};

/** What lists of finished games and of the best need to know, with the game: they are read without looking at the matches. */
const history: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table results add column players int not null default 0, add column "isRated" boolean not null default false,
        add column pace text, add column "ratingBefore" double precision;
      update results r set players = m.players, "isRated" = m."isRated", pace = m.clock->>'kind'
        from matches m where m.id = r.match;
      update results r set "ratingBefore" = b.before from (
        select match, seat, coalesce(lag(rating) over (partition by "user", game, players = 2 order by at, match), 0) as before
        from results where rating is not null and "user" is not null
      ) b where b.match = r.match and b.seat = r.seat;
      drop index results_user;
      create index results_user on results ("user", at desc, match desc);
      create index results_user_game on results ("user", game, at desc, match desc);
      create index results_statistics on results ("user", game, players, place) include (score);
      create index matches_unfinished on matches (id) where status <> 'over';
      alter table ratings add column rating double precision generated always as (mu - 3 * sigma) stored,
        add column wins int not null default 0, add column "lastAt" timestamptz, add column "isRanked" boolean not null default false;
      update ratings g set wins = r.wins, "lastAt" = r.at from (
        select "user", game, case when players = 2 then 'two' else 'many' end as family, max(at) as at,
          (count(*) filter (where place = 1))::int as wins
        from results where rating is not null group by 1, 2, 3
      ) r where r."user" = g."user" and r.game = g.game and r.family = g.family;
      create index ratings_leaders on ratings (game, family, rating desc, "user") include ("lastAt") where "isRanked";
    `.execute(db);
  },
};

/** What the chat says about seats, when somebody was nudged, what is asked of those who are there; a match closed without a result. */
const absence: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table chat add column event text, add column seat int;
      alter table seats add column "nudgedAt" timestamptz;
      alter table matches add column proposal jsonb;
      alter table results alter column score drop not null, alter column place drop not null;
    `.execute(db);
  },
};

/** What happens before a match starts: who starts it, what each agreed to, for whom seats are kept, whom the host removed. */
const waitingRoom: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table matches add column "hostStarts" boolean not null default false;
      alter table seats add column agreed jsonb, add column "heldFor" text, add column "heldUntil" timestamptz;
      create table removals (
        match text not null references matches on delete cascade, "user" text not null,
        at timestamptz not null default now(), primary key (match, "user")
      );
    `.execute(db);
  },
};

/** The way back without the password; of a code only its hash is kept. */
const recoveryCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table recovery_codes (
        "user" text not null, hash text not null, at timestamptz not null default now(), primary key ("user", hash)
      );
    `.execute(db);
  },
};

/** A step that is written elsewhere. */
const stepOf = (text: string): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql.raw(text).execute(db);
  },
});

/** Matches at which the coach may be asked, how often each seat has, and at which table last. */
const coach: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table matches add column "hasCoach" boolean not null default false;
      alter table seats add column asked int not null default 0, add column "askedAt" int;
    `.execute(db);
  },
};

/** What hosts say at the door, and what they said when they were reported. */
const HOST_LINES = `
  alter table matches add column "hostLine" text not null default '';
  alter table reports add column "hostLine" text not null default '';
`;

/** What people look for in a quick match, and the match they found. */
const WISHES = `
  create table wishes (
    "user" text primary key, games text[] not null, players int, pace text not null, entropy text not null default '',
    since timestamptz not null default now(), "seenAt" timestamptz not null default now(), match text
  );
  create index wishes_waiting on wishes (pace, since) where match is null;
`;

/** What spectators say to one another. */
const ASIDES = `alter table chat add column "isAside" boolean not null default false`;

/** How much of a seat was played by a bot that sat in; null where a game was not rated, or before that was kept. */
const ABSENCES = `alter table results add column absence real`;

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first': stepOf(FIRST_TABLES),
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
  '016-presences': presences,
  '017-phrases': phrases,
  '018-history': history,
  '019-absence': absence,
  '022-waiting-room': waitingRoom,
  '023-recovery-codes': recoveryCodes,
  '025-operators': stepOf(OPERATORS),
  '026-former': stepOf(FORMER),
  '028-coach': coach,
  '029-friends': stepOf(FRIENDS),
  '032-archive': stepOf(ARCHIVE),
  '035-put-aside': stepOf(PUT_ASIDE),
  '036-vacations': stepOf(VACATIONS),
  '041-host-lines': stepOf(HOST_LINES),
  '042-wishes': stepOf(WISHES),
  '043-asides': stepOf(ASIDES),
  '044-unfinished': stepOf(UNFINISHED),
  '045-absences': stepOf(ABSENCES),
  '048-by-itself': stepOf(BY_ITSELF),
  '049-visits': stepOf(VISITS),
  '052-archive-folder': stepOf(ARCHIVE_FOLDER),
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

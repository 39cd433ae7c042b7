// The tables the schema began with; later steps have changed them.
export const FIRST_TABLES = `
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
`;

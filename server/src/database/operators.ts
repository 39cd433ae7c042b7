// What the tables of operators, and of who a guest has become, are made of.

/** Operators, what they decide about people and what these answer, tables they closed, and the log of what they did, which nobody can
 * change: only names go out of it, with whoever deletes their account. */
export const OPERATORS = `
  create table operators ("user" text primary key, at timestamptz not null default now());
  create table measures (
    id bigint generated always as identity primary key, "user" text not null, kind text not null,
    reason text not null, text text not null, at timestamptz not null default now(), until timestamptz,
    "endedAt" timestamptz, appeal text, "appealedAt" timestamptz, answer text, "answeredAt" timestamptz
  );
  create index measures_user on measures ("user");
  create index measures_appeals on measures ("appealedAt") where "answeredAt" is null;
  create table closed (match text primary key, why text not null, at timestamptz not null default now());
  create table audit (
    id bigint generated always as identity primary key, at timestamptz not null default now(), by text,
    "isCommandLine" boolean not null, deed text not null, about text, subject text not null, why text not null
  );
  create function keep_audit() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' then
      if to_jsonb(new) - 'by' - 'about' = to_jsonb(old) - 'by' - 'about'
        and (new."by" is null or new."by" = old."by") and (new.about is null or new.about = old.about)
      then return new; end if;
    end if;
    raise exception 'the log of what operators did is never changed';
  end $$;
  create trigger audit_is_kept before update or delete on audit for each row execute function keep_audit();
  create trigger audit_is_not_emptied before truncate on audit for each statement execute function keep_audit();
  alter table reports add column line bigint;
  create index reports_about on reports (about);
  create index reports_by on reports (by);
  create index reports_open on reports (id) where "handledAt" is null;
`;

/** What the server decided by itself stands in the log too. */
export const BY_ITSELF = `alter table audit add column "isByItself" boolean not null default false`;

/** Who a guest has become, so that links to the guest lead on. Of the guest's id only a hash is kept. */
export const FORMER = `
  create table former (hash text primary key, "user" text not null);
  create index former_user on former ("user");
`;

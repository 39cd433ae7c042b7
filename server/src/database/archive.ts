// What the archive of finished matches is made of.

/** One row a match in the place of one a pick; what is in it is compressed already. Lists look at neither. */
export const ARCHIVE = `
  create table archive (match text primary key references matches on delete cascade, log bytea not null);
  alter table archive alter column log set storage external;
  alter table matches add column "isArchived" boolean not null default false;
  create index matches_unarchived on matches ("endedAt", id) where status = 'over' and not "isArchived";
  create index matches_rematch on matches ("rematchOf") where "rematchOf" is not null;
`;

/** Or, where a folder is kept for it, a row that says by which hash it is found there. */
export const ARCHIVE_FOLDER = `
  alter table archive add column hash text;
  alter table archive alter column log drop not null;
  alter table archive add constraint archive_somewhere check (log is not null or hash is not null);
  create index archive_elsewhere on archive (match) where hash is not null;
`;

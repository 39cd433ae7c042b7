// What the archive of finished matches is made of.

/** One row a match in the place of one a pick; what is in it is compressed already. Lists look at neither. */
export const ARCHIVE = `
  create table archive (match text primary key references matches on delete cascade, log bytea not null);
  alter table archive alter column log set storage external;
  alter table matches add column "isArchived" boolean not null default false;
  create index matches_unarchived on matches ("endedAt", id) where status = 'over' and not "isArchived";
  create index matches_rematch on matches ("rematchOf") where "rematchOf" is not null;
`;

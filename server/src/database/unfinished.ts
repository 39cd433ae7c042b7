// One's unfinished tables are found however many games one has played.

/** Which seats are at a match that is not over. Of the old rows only those are written to that are; when a match ends its row says so, and
 * its seats follow. Both are locked first, in the order in which a pick does: no match ends in between. */
export const UNFINISHED = `
  lock table matches, seats in access exclusive mode;
  alter table seats add column "isUnfinished" boolean not null default false;
  update seats s set "isUnfinished" = true from matches m where m.id = s.match and m.status <> 'over';
  alter table seats alter column "isUnfinished" set default true;
  create index seats_unfinished on seats ("user") where "isUnfinished";
  create function finish_seats() returns trigger language plpgsql as
    $$ begin update seats set "isUnfinished" = false where match = new.id; return null; end $$;
  create trigger seats_of_match after update of status on matches for each row
    when (new.status = 'over' and old.status <> 'over') execute function finish_seats();
`;

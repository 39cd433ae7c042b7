/** Who asked whom to be friends; two who have asked one another are. */
export const FRIENDS = `
  create table friends (
    "user" text not null, other text not null, at timestamptz not null default now(), primary key ("user", other)
  );
  create index friends_other on friends (other);
`;

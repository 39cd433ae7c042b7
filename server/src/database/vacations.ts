/** When somebody's clocks stand still where moves take days: whole days where they live. */
export const VACATIONS = `
  create table vacations (
    "user" text not null, "from" timestamptz not null, until timestamptz not null,
    "firstDay" date not null, "lastDay" date not null, zone text not null, primary key ("user", "from")
  );
`;

/** Finished games that somebody has put aside: they do not stand in their list. */
export const PUT_ASIDE = `
  alter table results add column "isPutAside" boolean not null default false;
  create index results_put_aside on results ("user", at desc, match desc) where "isPutAside";
`;

// How rows become what operators are sent.

/** A moment as the protocol writes it. */
export const iso = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Somebody out of a row of "user", null where there is none. */
export const personOf = (user: string): string =>
  `case when ${user}.id is not null then json_build_object('id', ${user}.id, 'name', ${user}.name) end`;

/** Of `measures m`: neither lifted nor run out. */
export const STANDS = `m."endedAt" is null and (m.until is null or m.until > now())`;

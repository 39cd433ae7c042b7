// The table of every lesson: two players, and a deal in which hull parts, masts and sails lie at good prices.
export const TABLE = {
  names: ['', 'Ilse'],
  seat: 0,
  version: 1,
  variants: [],
  seed: '01f6d0e81b2c1f7199d0e33fcb9219c8',
} as const;

/** Round 1, phases 1 and 2: a hull of two parts for each, then Ilse chooses masts and buys hers. */
export const TWO_HULLS = [
  ...['0 slot 3', '0 item stern', '0 new', '0 item bow', '0 ship 1', '0 stop', '0 end'],
  ...['1 item stern', '1 new', '1 item bow', '1 ship 1', '1 stop', '1 end'],
  ...['1 slot 5', '1 take fish', '1 item whale', '1 ship 1', '1 item whale', '1 ship 1', '1 stop', '1 end'],
] as const;

/** Phases 2 and 3: your ship of two parts is finished, for 3 workers and 7 coins; Ilse passes. */
export const FIRST_SHIP = [
  ...TWO_HULLS,
  ...['0 item lighthouse', '0 ship 1', '0 item lighthouse', '0 ship 1', '0 stop', '0 end'],
  ...['0 slot 2', '0 take lighthouse', '0 item lighthouse', '0 ship 1', '0 item lighthouse', '0 ship 1'],
  ...['0 reward workers3', '0 reward coins7', '0 stop', '0 end', '1 pass', '1 end'],
] as const;

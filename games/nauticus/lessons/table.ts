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

/** Phases 1 and 2 otherwise: of all four hull parts and the free fifth three are stored; Ilse chooses masts. */
export const STORED_HULLS = [
  ...['0 slot 3', '0 item stern', '0 new', '0 item middle', '0 warehouse', '0 item bow', '0 ship 1'],
  ...['0 item single', '0 take stern', '0 stop', '0 end'],
  ...['1 item stern', '1 new', '1 item bow', '1 ship 1', '1 stop', '1 end'],
  ...['1 slot 5', '1 take fish', '1 item whale', '1 ship 1', '1 item whale', '1 ship 1', '1 stop', '1 end'],
] as const;

const THREE_ROUNDS = `
0 slot 0; 0 pass; 0 end; 1 pass; 1 end; 1 slot 4; 1 workers 1; 1 end; 0 workers 1; 0 end; 0 slot 7;
0 item middle; 0 new; 0 item bow; 0 ship 1; 0 stop; 0 end; 1 item middle; 1 new; 1 item bow; 1 ship 1;
1 stop; 1 end; 1 slot 6; 1 item whale; 1 ship 1; 1 item whale; 1 ship 1; 1 stop; 1 end; 0 item whale;
0 ship 1; 0 item whale; 0 ship 1; 0 stop; 0 end; 0 slot 3; 0 pass; 0 end; 1 pass; 1 end; 1 slot 5;
1 take fish; 1 workers 7; 1 end; 0 workers 7; 0 end; 0 slot 1; 0 take whale; 0 pass; 0 end; 1 pass; 1 end;
1 slot 6; 1 item stern; 1 ship 1; 1 item single; 1 new; 1 stop; 1 end; 0 item stern; 0 ship 1;
0 item single; 0 new; 0 stop; 0 end; 0 slot 4; 0 pass; 0 end; 1 pass; 1 end; 1 slot 5; 1 take fish;
1 item fish; 1 item salt; 1 warehouse; 1 stop; 1 end; 0 item fish; 0 item salt; 0 warehouse; 0 item coffee;
0 warehouse; 0 stop; 0 end; 0 slot 3; 0 pass; 0 end; 1 pass; 1 end; 1 slot 0; 1 workers 7; 1 end;
0 workers 4; 0 end; 0 slot 7; 0 move whale-mast; 0 ship 1; 0 end; 1 pass; 1 end; 1 slot 1; 1 take whale;
1 item whale; 1 ship 1; 1 item ship-anchor; 1 stop; 1 end; 0 item whale; 0 ship 1; 0 item whale; 0 ship 1;
0 end; 0 slot 0; 0 item whale; 0 ship 1; 0 reward workers3; 0 reward crown-sail; 0 reward crown-mast;
0 item lighthouse; 0 stop; 0 end; 1 item whale; 1 ship 1; 1 item lighthouse; 1 end; 1 slot 4; 1 pass;
1 end; 0 pass; 0 end; 0 slot 3; 0 workers 5; 0 end; 1 workers 3; 1 end; 1 slot 6; 1 move whale-mast;
1 ship 1; 1 stop; 1 end; 0 pass; 0 end; 0 slot 7; 0 workers 2; 0 end; 1 workers 2; 1 end; 1 slot 5;
1 take fish; 1 item lighthouse; 1 ship 2; 1 stop; 1 end; 0 item lighthouse; 0 ship 2; 0 stop; 0 end;
0 slot 1; 0 take ship-anchor; 0 item fish; 0 ship 1; 0 item fish; 0 ship 1; 0 stop; 0 end; 1 pass; 1 end;
1 slot 6; 1 pass; 1 end; 0 item fish; 0 ship 1; 0 item grain; 0 end; 0 slot 3; 0 deliver 1; 0 end; 1 pass;
1 end; 1 slot 4; 1 workers 1; 1 end; 0 pass; 0 end
`;
/** Another deal, in its last round: three rounds and three phases as two players made them. */
export const LAST_ROUND = {
  seed: '8830bd778ae87d44755586dd8d97c142',
  opening: THREE_ROUNDS.trim().split(/;\s+/),
};

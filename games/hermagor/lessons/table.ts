// The table of every lesson: three players, and a deal with blessings, amulets, corn and relics around one crossing.
export const TABLE = {
  names: ['', 'Ilse', 'Jonas'],
  seat: 0,
  version: 1,
  variants: [],
  seed: '1932479d64cda2e55c1ff52ea4f4c41e',
} as const;

/** Round 1: four tiles and 12 coins from corridors for you, then posts in the east; you travel on to Quellmark. */
const ROUND_1 = [
  ...['0 buyer h2v1', '1 buyer s33', '2 buyer v3r3', '0 buyer h2c2', '1 buyer v2r4', '2 buyer h1v3'],
  ...['0 buyer h2c1', '1 buyer h3v2', '2 buyer s24', '0 buyer h2v2', '1 buyer v2r2', '2 buyer h3c4'],
  ...['0 raise blessings', '1 raise corn', '1 raise amulets', '1 decline', '1 firstPlayer 1'],
  ...['1 moveAndSell v16', '2 moveAndSell v16', '0 moveAndSell v19'],
  ...['1 moveAndSell v19', '2 moveAndSell v25', '0 moveAndSell v20'],
  ...['1 moveAndSell v27', '2 moveAndSell v29', '0 moveAndSell v16'],
  ...['1 noAction', '2 moveAndSell v31', '0 moveAndSell v13', '1 noAction', '2 noAction', '0 moveOnly v15'],
] as const;

/** Round 2 up to your first action: you hold weapons, dragon eggs, books and blessings, and stand in Quellmark. */
export const IN_QUELLMARK = [
  ...ROUND_1,
  ...['1 buyer s24', '2 buyer s33', '0 buyer h3v1', '1 buyer v3r2', '2 buyer v3r3', '0 buyer h3c2'],
  ...['1 buyer s22', '2 buyer h2v3', '0 buyer h3c1', '1 buyer h1c2', '2 buyer v3r4', '0 buyer v1r4'],
  ...['1 raise amulets', '1 decline', '0 raise dragonEggs', '2 decline', '2 decline', '0 raise weapons'],
  ...['2 decline', '1 firstPlayer 1', '1 moveAndSell v22', '2 moveAndSell v32'],
] as const;

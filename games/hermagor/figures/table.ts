// The game the figures look into: two players, five rounds.
import type { FigureTable } from '@comptoir/kernel';

const PICKS = [
  '1 buyer v1r3, 1 sharedBuyer h3c3, 0 buyer h3c1, 0 sharedBuyer v2r3, 1 buyer h3c4, 0 buyer h3v1, ',
  '1 buyer h2v1, 0 buyer v1r2, 1 buyer h2c2, 0 buyer v2r2, 0 raise weapons, 1 raise books, ',
  '0 raise weapons, 0 firstPlayer 1, 1 moveAndSell v22, 1 sharedPost v26, 0 moveAndSell v19, ',
  '0 sharedPost v19, 1 moveAndSell v26, 1 sharedPost v12, 0 sharedPost v20, 0 moveAndSell v20, ',
  '1 moveAndSell v28, 0 moveAndSell v23, 1 moveAndSell v30, 0 moveAndSell v24, 1 buyer s22, ',
  '1 sharedBuyer s41, 0 buyer h2v2, 0 sharedBuyer v2r1, 1 buyer v2r3, 0 buyer h2c1, 1 buyer h3v2, ',
  '0 buyer s33, 1 buyer v2r5, 0 buyer v1r2, 1 decline, 1 firstPlayer 0, 0 moveAndSell v27, ',
  '0 sharedPost v06, 1 moveAndSell v31, 1 sharedPost v01, 0 moveAndSell v26, 0 build g19, ',
  '0 good relics, 0 sharedPost v07, 1 moveAndSell v27, 1 done, 0 moveAndSell v28, 1 moveAndSell v24, ',
  '1 sharedPost v11, 0 buyer h2v1, 0 sharedBuyer h4c1, 1 sharedBuyer s31, 1 buyer h1v1, ',
  '0 buyer h2c1, 1 buyer v1r4, 0 buyer h2v3, 1 buyer v1r2, 0 buyer h2c3, 1 buyer h4v1, ',
  '1 raise dragonEggs, 0 decline, 0 decline, 0 raise blessings, 0 raise amulets, 0 raise salt, ',
  '0 firstPlayer 1, 1 moveAndSell v19, 1 sharedPost v25, 0 moveAndSell v25, 0 sharedPost v13, ',
  '1 sharedPost v04, 1 moveAndSell v17, 0 moveAndSell v06, 0 sharedPost v09, 1 moveAndSell v12, ',
  '0 moveAndSell v04, 1 moveAndSell v15, 0 moveAndSell v15, 1 moveAndSell v11, 0 moveAndSell v13, ',
  '1 buyer v3r2, 1 sharedBuyer v2r5, 0 buyer h2c4, 0 sharedBuyer v2r2, 1 buyer h2v3, 0 buyer h2c1, ',
  '1 buyer h4v3, 0 buyer h3v3, 1 buyer v3r3, 0 buyer h3c3, 0 firstPlayer 1, 1 moveAndSell v13, ',
  '1 build g03, 1 good amulets, 1 sharedPost v28, 0 moveAndSell v03, 0 sharedPost v23, ',
  '1 sharedPost v08, 1 build g13, 1 good corn, 1 moveAndSell v03, 0 moveAndSell v02, ',
  '0 sharedPost v18, 1 moveAndSell v01, 1 build g02, 1 good dragonEggs, 0 moveAndSell v07, ',
  '0 build g05, 0 good dragonEggs, 1 moveAndSell v08, 0 moveAndSell v22, 0 build g17, 0 good salt, ',
  '0 build g18, 0 good weapons, 1 buyer h2v3, 1 sharedBuyer v2r1, 0 buyer v3r2, 0 sharedBuyer h3v3, ',
  '1 buyer h2c3, 0 buyer h1v3, 1 buyer h1v2, 0 buyer h4c1, 1 buyer h2c4, 0 buyer h1c3, ',
  '1 raise blessings, 0 decline, 0 firstPlayer 1, 1 moveAndSell v09, 1 sharedPost v17, ',
  '0 moveAndSell v16, 0 build g06, 0 good salt, 0 build g10, 0 good blessings, 0 build g11, 0 done, ',
  '1 sharedPost v24, 1 moveAndSell v06, 1 build g13, 1 good corn, 0 sharedPost v03, 0 moveOnly v30, ',
  '1 moveOnly v02, 0 sharedPost v29, 0 moveOnly v21, 1 noAction, 0 moveAndSell v18, 1 noAction, ',
  '0 moveAndSell v17',
].join('');

export const TABLE: FigureTable = {
  names: ['Maren', 'Ilse'],
  version: 1,
  variants: [],
  seed: '7ab17c48e5b66b41a406a0394a0c4585',
  picks: PICKS.split(', '),
};

// The table of most lessons: three players, and ships in the first row that desire goods of the market.
export const TABLE = {
  names: ['', 'Ilse', 'Jonas'],
  seat: 0,
  version: 1,
  variants: [],
  seed: '7c3e9742e862b6755cfe6ba55b9a5959',
} as const;

/** What the others do after your first quay: they claim quays and take a good each. */
export const OTHERS_CLAIM = [
  ...['1 claim q3', '2 claim q11', '2 claim q5', '2 good oil', '1 claim q7', '1 good wine'],
] as const;
/** Round 1 after your turn: Ilse loads a ship, Jonas buys cedar. */
export const OTHERS_BEGIN = [
  ...['1 action a1', '1 good wine', '1 quay q3', '1 tradeHouse', '1 intrigue', '1 endTurn'],
  ...['2 action a3', '2 good cedar', '2 endTurn'],
] as const;
/** Decade 1, round 1: your cedar is loaded, you have 2 trade points. */
export const ONE_LOADED = [
  ...['0 claim q9', ...OTHERS_CLAIM, '0 claim q1', '0 good cedar'],
  ...['0 action a1', '0 good cedar', '0 quay q9', '0 tradeHouse', '0 tradeHouse', '0 endTurn'],
  ...OTHERS_BEGIN,
] as const;
/** Round 2 after your turn: Ilse buys cedar, Jonas loads his. */
export const OTHERS_GO_ON = [
  ...['1 action a3', '1 good cedar', '1 endTurn'],
  ...['2 action a1', '2 good cedar', '2 quay q11', '2 tradeHouse', '2 endTurn'],
] as const;
/** Round 2: you have bought grain. */
export const GRAIN_BOUGHT = [
  ...ONE_LOADED,
  ...['0 action a3', '0 good grain', '0 endTurn'],
  ...OTHERS_GO_ON,
] as const;

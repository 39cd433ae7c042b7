// What the components are called: const arrays, and the types they give.

export const HULLS = ['stern', 'middle', 'bow', 'single'] as const;
/** The ordinary crests first, as they are printed on the tiles for sale; the crown is the joker. */
export const CRESTS = ['whale', 'ship-anchor', 'helm', 'lighthouse', 'crown'] as const;
export const GOODS = ['coffee', 'grain', 'fish', 'salt'] as const;
export const TILES = [
  'stern',
  'middle',
  'bow',
  'single',
  'whale-mast',
  'ship-anchor-mast',
  'helm-mast',
  'lighthouse-mast',
  'crown-mast',
  'whale-sail',
  'ship-anchor-sail',
  'helm-sail',
  'lighthouse-sail',
  'crown-sail',
  'coffee',
  'grain',
  'fish',
  'salt',
] as const;
/** The four blue (buying) actions, then the four beige ones. */
export const ACTIONS = [
  'buy-hull',
  'buy-masts',
  'buy-sails',
  'buy-goods',
  'transport',
  'withdraw',
  'deliver',
  'crowns',
] as const;
export const BONUSES = [
  'workers3',
  'mast',
  'sail',
  'vp2',
  'workers2',
  'worker1-good1',
  'worker1-vp1',
  'coins4',
] as const;
/** the last six are the one reward "two different goods". */
export const REWARDS = [
  'crown-mast',
  'crown-sail',
  'vp3',
  'coins7',
  'workers3',
  'coffee-grain',
  'coffee-fish',
  'coffee-salt',
  'grain-fish',
  'grain-salt',
  'fish-salt',
] as const;
const CATEGORIES = ['goods', 'ships', 'leftovers'] as const;

export type HullName = (typeof HULLS)[number];
export type CrestName = (typeof CRESTS)[number];
export type GoodName = (typeof GOODS)[number];
export type TileName = (typeof TILES)[number];
export type ActionName = (typeof ACTIONS)[number];
export type BonusName = (typeof BONUSES)[number];
export type RewardName = (typeof REWARDS)[number];
export type Category = (typeof CATEGORIES)[number];
/** What a blue tile sells: the kind (hull, mast, sail, good) is clear from the action. */
export type ItemName = HullName | Exclude<CrestName, 'crown'> | GoodName;

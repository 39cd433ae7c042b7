// What `evaluate` counts with.

/** In money unless said otherwise; judged by hand, not fitted yet. */
export const weights = {
  /** What an action of a later round is worth: a sale less its journey, and a share of a disc. */
  laterAction: 5,
  /** A buyer still in hand is worth more than the place it will pay for. */
  buyerInHand: 3,
  /** What a new post is worth besides the sale: others selling there, and the duchies. */
  post: 1.2,
  /** Steps a price rises in a round. */
  priceSteps: 0.6,
  /** What each coin short of a full purse costs before the last round. */
  shortage: 0.5,
  /** Exponent: half a region is worth less than half. */
  closing: 2,
  /** The part of a journey that a sale in sight will cost: the way to one is the way to the next. */
  journey: 0.5,
  /** A post beyond the smallest duchy, and one on the main road before the last round. */
  beyondDuchy: 0.5,
  mainRoad: 1,
};
export type Weights = Readonly<typeof weights>;

// Goods, the market and the warehouse card.
export const GOODS_PER_KIND = 6;

/** Price of the first, second, third and every later good since the market was filled. */
export const MARKET_PRICES = [4, 3, 2] as const;
export const REFILL_PRICE = 6;

export const WAREHOUSE_SPACES = 4;
export const BLOCKED_AT_START = 2;
export const RELEASE_PRICE = 6;

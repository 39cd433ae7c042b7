// Prices, awards, amounts and limits.

/** What 0, 1, 2, 3, 4 icons give, in the order the actions are resolved; more than 4 read the last entry. */
export const AMOUNTS = {
  ducats: [0, 1, 3, 6, 6],
  pirate: [0, 1, 3, 6, 6],
  market: [0, 1, 3, 6, 6],
  navigation: [0, 1, 2, 3, 4],
} as const;

/** */
export const PURCHASES = { most: 4, price: 3, priceInDebt: 4, favourable: [1, 2, 3, 4] } as const;

/** Ducats for places 1, 2, 3: prestige at the Venice card, tokens and prestige at the end. */
export const AWARDS = [6, 3, 1] as const;

/** Setup. `atInsertion`: goods cards in the deck when the Venice card goes in, for 2, 3, 4, 5 players. */
export const SETUP = {
  ducats: 11,
  hand: 4,
  veniceSpread: 5,
  atInsertion: [76, 95, 94, 93],
} as const;

/** `prestige`: for the partner's first deal of a turn. */
export const DEALS = { mostCards: 4, mostDucats: 15, mostOffers: 6, mostFailed: 3, prestige: 1 } as const;

/** table talk. `offers` a turn and `failed` tries with one partner, for 1, 2, 3, 4 partners; `putBack`. */
export const TALK = { questions: 2, putBack: 12, offers: [6, 8, 10, 12], failed: [6, 4, 3, 3] } as const;

/** local authority pays what the sea power exceeds this by. */
export const LEAST_SEA_POWER = 3;

/** Merchant families by seat. */
export const FAMILIES = ['Contarini', 'Dandolo', 'Loredan', 'Morosini', 'Barbarigo'] as const;

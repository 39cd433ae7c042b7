// What changes with the number of players, and what everybody begins with.
export const PLAYERS = [2, 5] as const;
/** What changes with the number of players. `greens`: which of the four green spaces of a row are used. */
export const BY_PLAYERS = [
  { players: 2, actions: [3, 4, 4, 5, 5], goodsTiles: 16, rows: [2, 3, 4], greens: [0, 2], duchies: 3 },
  { players: 3, actions: [3, 4, 4, 5, 5], goodsTiles: 16, rows: [2, 3, 4], greens: [0, 1, 2, 3], duchies: 3 },
  { players: 4, actions: [4, 4, 5, 5], goodsTiles: 20, rows: [2, 3, 4, 5], greens: [0, 1, 2, 3], duchies: 3 },
  {
    players: 5,
    actions: [3, 4, 5, 5],
    goodsTiles: 20,
    rows: [1, 2, 3, 4, 5],
    greens: [0, 1, 2, 3],
    duchies: 4,
  },
] as const;
export const MONEY = 20;
export const BUYERS = 4;
export const DISCS = 9;
export const POSTS = 21;
/** Two players: what the third colour adds. */
export const SHARED_BUYERS = 2;
export const SHARED_POSTS = 2;
/** Final income from the main road: the most, and with a minus sign the fewest. */
export const MAIN_ROAD_MONEY = 5;
/** For a post where somebody else sells; beside a shared post it is double. */
export const POST_MONEY = 1;
export const POST_MONEY_BESIDE_SHARED = 2;

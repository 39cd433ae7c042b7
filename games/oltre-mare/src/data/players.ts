// For how many players the game is.
export const PLAYERS = [2, 5] as const;

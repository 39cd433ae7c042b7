// For how many players the game is.
export const PLAYERS = [2, 4] as const;

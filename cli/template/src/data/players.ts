export const PLAYERS = [2, 4] as const;

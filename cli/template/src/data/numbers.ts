// What is printed on cards and board.
export const COPIES = 6;
export const COINS = 12;
export const ROUNDS = 8;
export const LOT = 2;
export const MOST_BID = 9;
export const INCOME = 1;
export const STALL_ROOM = 3;
/** for none, one, two, three of a good. */
export const GOODS_POINTS = [0, 1, 3, 6] as const;
export const COINS_PER_POINT = 3;

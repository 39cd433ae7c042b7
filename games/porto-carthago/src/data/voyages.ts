// Voyages and the privileges with a number in them.
export const SUCCESS_POINTS = 2;
export const FAILURE_POINTS = 1;
export const OFFERING_PER_SERVANT = 1;
export const BONUS_TALENTS = 3;
export const SORTED_CARDS = 3;
export const PRIVILEGE_MOVES = 3;

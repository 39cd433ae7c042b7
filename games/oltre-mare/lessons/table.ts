// The table of every lesson: three players, and the talk of new tables. Each lesson has a deal of its own.
export const TABLE = {
  names: ['', 'Dandolo', 'Loredan'],
  seat: 0,
  version: 1,
  variants: ['talk:table'],
} as const;

/** What is said to cards that are played in another order than they are named. */
export const ANY_ORDER = {
  en: 'Any order will do.',
  fr: 'L’ordre importe peu.',
} as const;

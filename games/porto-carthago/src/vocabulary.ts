// The words of Porto Carthago that are not printed on components.
const PHASES = ['setup', 'arrival', 'actions', 'final'] as const;
/** the six ways between the three places. */
export const DIRECTIONS = [
  'reserve-lighthouse',
  'reserve-temple',
  'lighthouse-reserve',
  'lighthouse-temple',
  'temple-reserve',
  'temple-lighthouse',
] as const;
/** What a palace servant came by: a single space, the large space, the path of intrigue. */
const CATEGORIES = ['singleSpaces', 'largeSpace', 'path'] as const;

export type Phase = (typeof PHASES)[number];
export type Direction = (typeof DIRECTIONS)[number];
export type Category = (typeof CATEGORIES)[number];
export type Place = 'reserve' | 'lighthouse' | 'temple';

/** Places in GOODS, SHIP_CARDS, QUAYS, ACTION_SPACES, ACTION_CARDS. */
export type Good = number;
export type Card = number;
export type QuayNumber = number;
export type Space = number;
export type ActionCard = number;

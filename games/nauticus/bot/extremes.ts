// Where games of Nauticus seldom come, for those played as a test: a large ship is completed, and its rewards are chosen.
import type { NauticusState, Ship } from '../src/types.ts';

/** What is built of a ship: a sail is worth more than the mast it needs, a mast more than its part. */
function built({ parts }: Ship): number {
  const masts = parts.filter(({ mast }) => mast !== null).length;
  const sails = parts.filter(({ sail }) => sail !== null).length;
  return 2 * parts.length + 3 * masts + 4 * sails;
}

/** how far the largest ship of the table is. */
export function largestShip(s: NauticusState): number {
  return Math.max(0, ...s.players.flatMap(({ ships }) => ships.map(built)));
}

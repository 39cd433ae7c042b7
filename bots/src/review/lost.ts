// Where chances are lost, over several games.
import type { Seat } from '@comptoir/kernel';
import { lossOf, PARTS, partAt, type Review, turnsOf } from './types.ts';

/** A seat whose decisions of a game were looked at. */
export interface Looked {
  readonly review: Review;
  readonly seat: Seat;
  /** How many picks the game had. */
  readonly picks: number;
}

/** By third of the game: what such a seat lost in a game where it turned, on average. */
export function meanLost(all: readonly Looked[]): readonly number[] {
  const lost = new Array<number>(PARTS).fill(0);
  for (const { review, seat, picks } of all)
    for (const decision of turnsOf(review, seat)) {
      const part = partAt(decision.at / picks);
      lost[part] = (lost[part] ?? 0) + lossOf(decision) / all.length;
    }
  return lost;
}

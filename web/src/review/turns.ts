// Where a decision stands among the turns, and the turns' chances through somebody's eyes.
import type { DecisionChances, Review } from '@comptoir/bots/review';
import type { Seat } from '@comptoir/kernel';

type Turn = Review['turns'][number];

/** As this seat could judge it; null: all seats together. */
export const chancesIn = ({ chances, bySeat }: Turn, eyes: Seat | null): readonly number[] =>
  eyes === null ? chances : (bySeat[eyes] ?? chances);

/** The turn in which the pick with this number was made. */
export const turnOfPick = ({ turns }: Review, at: number): number =>
  Math.max(
    0,
    turns.findIndex((turn) => turn.at > at),
  );

/** How many picks led to the beginning of the turn. */
export const beginOf = ({ turns }: Review, turn: number): number => turns[turn - 1]?.at ?? 0;

/** What was decided in this turn. */
export function decisionsIn(review: Review, turn: number): readonly DecisionChances[] {
  const end = review.turns[turn]?.at ?? 0;
  const begin = beginOf(review, turn);
  return review.decisions.filter(({ at }) => at >= begin && at < end);
}

/** The decision that a whole review opens at: where the game turned first, else the best pick, else the last that was looked at. */
export const openingOf = ({ turningPoints, best, decisions }: Review): number | null =>
  turningPoints[0] ?? best ?? decisions.at(-1)?.at ?? null;

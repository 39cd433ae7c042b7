// What a review has found since it was last told: a long game has a thousand decisions, and the page takes in only what is new.
import type { DecisionChances, Review, ReviewProgress } from '@comptoir/bots/review';

type TurnChances = Review['turns'][number];

export interface ReviewNews extends Omit<ReviewProgress, 'review'>, Omit<Review, 'turns' | 'decisions'> {
  /** By their place. */
  readonly turns: readonly (readonly [place: number, turn: TurnChances])[];
  /** New, or judged again. */
  readonly decisions: readonly DecisionChances[];
}

/** What differs from what was told before; null: nothing was. */
export function newsIn({ done, total, review }: ReviewProgress, before: Review | null): ReviewNews {
  const known = new Set<DecisionChances>(before?.decisions);
  const { turns, decisions, ...rest } = review;
  return {
    ...rest,
    ...{ done, total },
    turns: turns.flatMap((turn, place) => (turn === before?.turns[place] ? [] : [[place, turn] as const])),
    decisions: decisions.filter((decision) => !known.has(decision)),
  };
}

/** What was known and what is new, together; what did not change stays the same object. */
export function withNews(before: Review | null, news: ReviewNews): Review {
  const { turningPoints, best, deals } = news;
  const turns = [...(before?.turns ?? [])];
  for (const [place, turn] of news.turns) turns[place] = turn;
  const decisions = new Map((before?.decisions ?? []).map((decision) => [decision.at, decision]));
  for (const decision of news.decisions) decisions.set(decision.at, decision);
  const inOrder = [...decisions.values()].sort((a, b) => a.at - b.at);
  return { turns, decisions: inOrder, turningPoints, best, deals };
}

// How it was won, the best and the costliest pick, under the scores of a game that has been reviewed on this device.
import type { Player } from '@comptoir/board-kit';
import { type Review, summaryOf } from '@comptoir/bots/review';
import type { Lang, Result } from '@comptoir/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { findReview } from './saved-reviews.ts';

interface SavedSummaryProps {
  /** The address of the review. */
  readonly at: string;
  readonly result: Result;
  readonly players: readonly Player[];
  readonly lang: Lang;
}

export default function SavedSummary({ at, result, players, lang }: SavedSummaryProps): ReactNode {
  const [review, setReview] = useState<Review | null>(null);
  useEffect(() => {
    let isGone = false;
    void findReview(at).then((found) => {
      if (!isGone) setReview(found);
    });
    return () => {
      isGone = true;
    };
  }, [at]);
  if (review === null) return null;
  const names = players.map(({ name }) => name);
  return <p className="f-tie f-review">{summaryOf({ review, result, names, lang }).join(' ')}</p>;
}

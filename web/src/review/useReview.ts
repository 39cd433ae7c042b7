// The review of a game: as it was saved, or made in a worker while one looks.
import type { Review } from '@comptoir/bots/review';
import { proxy, type Remote, wrap } from 'comlink';
import { startTransition, useEffect, useState } from 'react';
import { type ReviewNews, withNews } from './news.ts';
import type { ReviewWorker } from './review.worker.ts';
import { findReview, saveReview } from './saved-reviews.ts';
import type { Subject } from './subject.ts';

export interface ReviewState {
  /** null: not even the first curve is there. */
  readonly review: Review | null;
  readonly done: number;
  readonly total: number;
  readonly isWhole: boolean;
  readonly hasFailed: boolean;
}
const NOTHING: ReviewState = { review: null, done: 0, total: 1, isWhole: false, hasFailed: false };

export interface Helper {
  readonly worker: Worker;
  readonly remote: Remote<ReviewWorker>;
}
function startHelper(): Helper {
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
  return { worker, remote: wrap<ReviewWorker>(worker) };
}

/** A second one, for what is asked while the first thinks. */
export function useHelper(): Helper | null {
  const [helper, setHelper] = useState<Helper | null>(null);
  useEffect(() => {
    const started = startHelper();
    setHelper(started);
    return () => started.worker.terminate();
  }, []);
  return helper;
}

export function useReview({ path, played }: Subject): ReviewState {
  const [state, setState] = useState(NOTHING);
  useEffect(() => {
    let helper: Helper | null = null;
    let isGone = false;
    /** What is drawn anew is large: in pieces, so that the page answers meanwhile. */
    const show = (next: Partial<ReviewState>): void => {
      if (!isGone) startTransition(() => setState((before) => ({ ...before, ...next })));
    };
    const address = `${path}/review`;
    const make = async (): Promise<void> => {
      const saved = await findReview(address);
      if (saved !== null) return show({ review: saved, done: 1, total: 1, isWhole: true });
      if (isGone) return;
      helper = startHelper();
      helper.worker.addEventListener('error', () => show({ hasFailed: true }));
      const found: { review: Review | null } = { review: null };
      const onNews = proxy(async (news: ReviewNews) => {
        found.review = withNews(found.review, news);
        show({ ...found, done: news.done, total: news.total });
      });
      await helper.remote.review(played, onNews);
      helper.worker.terminate();
      show({ isWhole: true });
      if (found.review !== null) await saveReview(address, found.review);
    };
    make().catch(() => show({ hasFailed: true }));
    return () => {
      isGone = true;
      helper?.worker.terminate();
    };
  }, [path, played]);
  return state;
}

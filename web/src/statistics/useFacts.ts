// What there is to know of one's finished games, one after the other.
import { costOf, turnsOf } from '@comptoir/bots/review';
import { loadBoard } from '@comptoir/catalogue/boards';
import { type Remote, wrap } from 'comlink';
import { useEffect, useState } from 'react';
import { findReview } from '../review/saved-reviews.ts';
import { tallyOf } from '../review/sources.ts';
import type { Facts, OwnGame } from './statistics.ts';
import type { StatisticsWorker } from './statistics.worker.ts';

export interface Known {
  readonly facts: readonly Facts[];
  readonly done: number;
  readonly total: number;
}

/** Throws where the game no longer follows the rules. */
async function factsOf(own: OwnGame, remote: Remote<StatisticsWorker>): Promise<Facts | null> {
  const { seat, names, review: path } = own;
  const record = await own.record();
  const { game, players, result, picks } = record;
  const [board, review] = await Promise.all([loadBoard(game), findReview(path)]);
  if (board === null || result === null) return null;
  const costly = review === null ? [] : turnsOf(review, seat);
  const seen = await remote.look(
    { record, names, seat },
    costly.map(({ at }) => at),
  );
  const slips = seen.questions.map((question, n) => {
    const decision = costly[n];
    const at = decision?.at ?? 0;
    const loss = decision === undefined ? 0 : costOf(decision) / 100; // as the review says it, or the two would differ by one
    return { ...question, phase: at / picks.length, loss, at: `${path}#${at}` };
  });
  return {
    game,
    players,
    when: own.when,
    rank: result.ranks[seat] ?? 0,
    score: result.scores[seat] ?? 0,
    sources: tallyOf(board, seen.log, result)[seat] ?? [],
    slips: review === null ? null : slips,
    review: path,
  };
}

export function useFacts(own: readonly OwnGame[]): Known {
  const [known, setKnown] = useState<Known>({ facts: [], done: 0, total: 1 });
  useEffect(() => {
    const worker = new Worker(new URL('./statistics.worker.ts', import.meta.url), { type: 'module' });
    const remote = wrap<StatisticsWorker>(worker);
    let isGone = false;
    const look = async (): Promise<void> => {
      const facts: Facts[] = [];
      for (const [n, each] of own.entries()) {
        const found = await factsOf(each, remote).catch(() => null); // by older rules: it is left out
        if (isGone) return;
        if (found !== null) facts.push(found);
        setKnown({ facts: [...facts], done: n + 1, total: own.length });
      }
      worker.terminate();
    };
    void look();
    return () => {
      isGone = true;
      worker.terminate();
    };
  }, [own]);
  return known;
}

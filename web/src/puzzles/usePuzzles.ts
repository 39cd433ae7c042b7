import { boxOf } from '@comptoir/catalogue';
import type { Puzzle } from '@comptoir/kernel';
import { useEffect, useState } from 'react';

/** The puzzles of a game; null while they are fetched, none where there are none or they cannot be had. */
export function usePuzzles(game: string): readonly Puzzle[] | null {
  const [puzzles, setPuzzles] = useState<readonly Puzzle[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (found: readonly Puzzle[]): void => {
      if (!isGone) setPuzzles(found);
    };
    const loading = boxOf(game)?.loadPuzzles?.();
    if (loading === undefined) show([]);
    else
      loading.then(
        (book) => show(book.puzzles),
        () => show([]),
      );
    return () => {
      isGone = true;
    };
  }, [game]);
  return puzzles;
}

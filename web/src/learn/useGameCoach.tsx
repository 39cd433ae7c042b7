// Who has the coach at hand in a game on this device.
import { useMedia } from '@comptoir/board-kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { SavedGame } from '../local/saved-game.ts';
import { useGames } from '../local/storage.ts';
import type { LocalTable } from '../local/useLocalTable.ts';
import { useSettings } from '../settings.ts';
import { useTitles } from '../words/index.ts';
import { progressOf, roundOf } from './progress.ts';
import { useCourse } from './useCourse.ts';

/** Where the side panel is a drawer or a page, the coach stands over the table. */
export const NARROW = '(max-width: 1240px), (max-height: 499px)';

const GameCoach = lazy(() => import('./GameCoach.tsx'));

/** At the round of one's own, and as long as no game was finished here; only alone, and after the first lesson. */
export function useGameCoach({ host, entry, board }: LocalTable, saved: SavedGame): ReactNode {
  const { id, game, chairs } = saved;
  const { lang } = useSettings();
  const title = useTitles()(game);
  const games = useGames();
  const course = useCourse(game);
  const isSmall = useMedia(NARROW);
  const people = chairs.filter(({ level }) => level === null).length;
  const isFirst = games?.every((one) => one.game !== game || one.id === id || one.result === null) === true;
  const [hadRound, setHadRound] = useState<boolean | null>(null); // when the table was opened
  if (course !== null && hadRound === null) setHadRound(progressOf(game, roundOf(course)).isDone);
  const isAtHand = people === 1 && progressOf(game, 1).isDone && (isFirst || hadRound === false);
  if (board === null || course === null || !isAtHand) return null;
  return (
    <Suspense>
      <GameCoach {...{ host, entry, board, course, title, lang, isSmall }} path={`/table/${id}`} />
    </Suspense>
  );
}

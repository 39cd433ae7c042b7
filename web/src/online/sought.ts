// What is looked for, in words.
import { useTitles } from '../words/index.ts';
import type { Sought } from './seeking.ts';
import { useOnlineWords } from './words.ts';

/** "Looking for Nauticus or Carthago, 3 players, live" */
export function useSought({ games, players, pace }: Sought): string {
  const { quick, mine } = useOnlineWords();
  const titleOf = useTitles();
  const number = players === null ? quick.anyPlayers : mine.playersN(players);
  return quick.looking(games.map(titleOf), number, quick.paces[pace].toLowerCase());
}

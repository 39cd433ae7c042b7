import { useOnlineGames } from './matches.ts';
import { OnlineRow } from './OnlineRows.tsx';
import { useOnlineWords } from './words.ts';

const MOST_ROWS = 2;

/** The tables online where it is one's turn, for the home page. */
export default function OnlineWaiting() {
  const turns = (useOnlineGames() ?? []).filter(({ isYourTurn }) => isYourTurn);
  const { mine } = useOnlineWords();
  if (turns.length === 0) return null;
  return (
    <>
      <h2 className="hidden-words">{mine.title}</h2>
      <div className="duo">
        {turns.slice(0, MOST_ROWS).map((match) => (
          <OnlineRow key={match.id} match={match} />
        ))}
      </div>
    </>
  );
}

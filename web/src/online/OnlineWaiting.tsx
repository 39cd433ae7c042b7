import { useOnlineGames } from './matches.ts';
import { OnlineRow } from './OnlineRows.tsx';

const MOST_ROWS = 2;

/** The tables online where it is one's turn, for the home page. */
export default function OnlineWaiting() {
  const turns = (useOnlineGames() ?? []).filter(({ isYourTurn }) => isYourTurn);
  if (turns.length === 0) return null;
  return (
    <div className="duo">
      {turns.slice(0, MOST_ROWS).map((match) => (
        <OnlineRow key={match.id} match={match} />
      ))}
    </div>
  );
}

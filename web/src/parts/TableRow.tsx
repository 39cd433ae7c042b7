import './table-row.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { Mark } from '../art/Icon.tsx';
import { LEVEL_IDS } from '../local/levels.ts';
import { isYourTurn, type SavedGame } from '../local/saved-game.ts';
import { useSettings } from '../settings.ts';
import { useFormat, useTitles, useWords } from '../words/index.ts';

/** Who won, in words; '' while the game goes on. */
function useOutcome(saved: SavedGame): string {
  const { mine } = useWords();
  const winners = saved.chairs
    .filter((_, seat) => saved.result?.ranks[seat] === 1)
    .map((chair) => chair.name);
  const [first] = winners;
  if (first === undefined) return '';
  return winners.length === 1 ? mine.won(first) : mine.shared(winners);
}

function Seats({ saved }: { readonly saved: SavedGame }) {
  return (
    <ul className="who">
      {saved.chairs.map(({ name }, seat) => (
        <li key={`${seat} ${name}`}>
          <Mark seat={seat} size="s" />
          {name}
          {saved.result !== null && <span className="muted">{saved.result.scores[seat]}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Where it stands, when it was last played, against which bots. */
function useFacts({ chairs, stage, result, touched }: SavedGame): string {
  const { levels } = useWords();
  const { lang } = useSettings();
  const { date } = useFormat();
  const against = LEVEL_IDS.filter((id) => chairs.some(({ level }) => level === id));
  const where = result === null ? (stage?.[lang] ?? '') : '';
  return [where, date(touched), ...against.map((id) => levels[id].name)]
    .filter((fact) => fact !== '')
    .join(' · ');
}

/** A game on this device, with the one thing to do next. */
export function TableRow({ saved, children }: { readonly saved: SavedGame; readonly children?: ReactNode }) {
  const { mine } = useWords();
  const { lang } = useSettings();
  const title = useTitles()(saved.game);
  const outcome = useOutcome(saved);
  const facts = useFacts(saved);
  const isMine = isYourTurn(saved);
  const action = saved.result === null ? mine.open : mine.review;
  return (
    <article className={`table-row ${isMine ? 'mine' : 'calm'}`}>
      <Cover game={saved.game} />
      <div>
        <h3>{title}</h3>
        {isMine && saved.ask !== null && <p className="ask">{saved.ask[lang]}</p>}
        {outcome !== '' && <p className="muted">{outcome}</p>}
        <Seats saved={saved} />
        <p className="muted small">{facts}</p>
      </div>
      <div className="end">
        {children}
        <Link className={isMine ? 'btn go' : 'btn slim'} href={`/table/${saved.id}`}>
          {isMine ? mine.take : action}
          <span className="hidden-words"> {title}</span>
        </Link>
      </div>
    </article>
  );
}

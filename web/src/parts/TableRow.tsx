import './table-row.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { Mark } from '../art/Icon.tsx';
import { titleOf } from '../games.ts';
import { isYourTurn, type Kept } from '../local/kept.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

/** Who won, in words; '' while the game goes on. */
function useOutcome(kept: Kept): string {
  const { mine } = useWords();
  const winners = kept.chairs.filter((_, seat) => kept.result?.ranks[seat] === 1).map((chair) => chair.name);
  const [first] = winners;
  if (first === undefined) return '';
  return winners.length === 1 ? mine.won(first) : mine.shared(winners.join(', '));
}

function Seats({ kept }: { readonly kept: Kept }) {
  return (
    <ul className="who">
      {kept.chairs.map(({ name }, seat) => (
        <li key={`${seat} ${name}`}>
          <Mark seat={seat} size="s" />
          {name}
          {kept.result !== null && <span className="muted">{kept.result.scores[seat]}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A game on this device, with the one thing to do next. */
export function TableRow({ kept, children }: { readonly kept: Kept; readonly children?: ReactNode }) {
  const { mine } = useWords();
  const { lang } = useSettings();
  const outcome = useOutcome(kept);
  const isMine = isYourTurn(kept);
  const action = kept.result === null ? mine.open : mine.review;
  return (
    <article className={`table-row ${isMine ? 'mine' : 'calm'}`}>
      <Cover game={kept.game} />
      <div>
        <h3>{titleOf(kept.game)}</h3>
        {isMine && <p className="ask">{kept.ask?.[lang]}</p>}
        {outcome !== '' && <p className="muted">{outcome}</p>}
        <Seats kept={kept} />
      </div>
      <div className="end">
        {children}
        <Link className={isMine ? 'btn go' : 'btn slim'} href={`/table/${kept.id}`}>
          {isMine ? mine.take : action}
          <span className="hidden-words"> {titleOf(kept.game)}</span>
        </Link>
      </div>
    </article>
  );
}

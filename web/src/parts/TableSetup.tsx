// A table before the game: seats round a cover, what is chosen at the side, one bar with the next step below.
import './table-setup.css';
import { letterOf } from '@comptoir/board-kit';
import { GAME_IDS, loadGame } from '@comptoir/catalogue';
import type { LoadedGame } from '@comptoir/kernel';
import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useTitles, useWords } from '../words/index.ts';
import { LoadingPanel, Lost } from './StatePanel.tsx';

/** Where seats stand round the table, clockwise from the near side: up to four, and five. */
const FOUR = ['a', 'e', 'b', 'f'];
const FIVE = ['a', 'e', 'c', 'd', 'f'];

interface SeatsProps {
  readonly game: string;
  /** How many seats there are, and may be. */
  readonly count: number;
  readonly most: number;
  readonly card: (seat: number, area: string) => ReactNode;
  /** null where no seat can be added. */
  readonly onAdd: (() => void) | null;
  /** What is chosen for a seat takes the whole width of its card. */
  readonly isWide?: boolean;
}

function Seats({ game, count, most, card, onAdd, isWide = false }: SeatsProps) {
  const { table } = useWords();
  const areas = most > 4 ? FIVE : FOUR;
  return (
    <ul className={isWide ? 'tabletop wide-cards' : 'tabletop'} aria-label={table.seats}>
      <li className="middle" aria-hidden="true">
        <Cover game={game} />
      </li>
      {Array.from({ length: count }, (_, seat) => (
        <Fragment key={letterOf(seat)}>{card(seat, areas[seat] ?? 'a')}</Fragment>
      ))}
      {onAdd !== null && count < most && (
        <li className="ghost-seat" data-area={areas[count]} style={{ gridArea: areas[count] }}>
          <button type="button" className="seat-card ghost" onClick={onAdd}>
            <span className="plus" aria-hidden="true">
              +
            </span>
            <span className="title">{table.addSeat}</span>
            <span className="small">{table.upTo(most)}</span>
          </button>
        </li>
      )}
    </ul>
  );
}

interface TableSetupProps extends SeatsProps {
  readonly heading: ReactNode;
  /** At the side. */
  readonly children: ReactNode;
  /** What is ready, and what happens next. */
  readonly ready: string;
  readonly says: string;
  /** The button at the end of the bar. */
  readonly action: ReactNode;
}

export function TableSetup({ heading, children, ready, says, action, ...seats }: TableSetupProps) {
  return (
    <>
      <div className="new-table">
        <section className="wood floor">
          <div className="floor-head">{heading}</div>
          <Seats {...seats} />
        </section>
        <div className="new-side">{children}</div>
      </div>
      <div className="go-bar">
        <div role="status">
          <b>{ready}</b>
          <span className="muted small">{says}</span>
        </div>
        {action}
      </div>
    </>
  );
}

/** The title of a new table and the games it could be for. */
export function NewTableHeading({ id, suffix = '' }: { readonly id: string; readonly suffix?: string }) {
  const { table } = useWords();
  const titleOf = useTitles();
  return (
    <>
      <h1 className="page-title">{table.title}</h1>
      <nav className="game-picks" aria-label={table.choose}>
        {GAME_IDS.map((game) => (
          <Link key={game} href={`/new/${game}${suffix}`} aria-current={game === id ? 'true' : undefined}>
            <Cover game={game} />
            {titleOf(game)}
          </Link>
        ))}
      </nav>
    </>
  );
}

interface NewTablePageProps {
  readonly id: string;
  readonly Form: ComponentType<{ readonly entry: LoadedGame }>;
}

/** Fetches the game a new table is for, and shows the form. */
export function NewTablePage({ id, Form }: NewTablePageProps) {
  const { table } = useWords();
  const [entry, setEntry] = useState<LoadedGame | null>(null);
  useEffect(() => {
    void loadGame(id).then(setEntry);
  }, [id]);
  if (!GAME_IDS.includes(id)) return <Lost />;
  return (
    <Shell place="games" title={table.title} hasFoot={false}>
      {entry === null ? <LoadingPanel /> : <Form entry={entry} />}
    </Shell>
  );
}

// Finished games: when, which, how one came in, with whom, what it did to the rating; those one asks for.
import './history.css';
import type { PastGame, Person } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { Icon, Mark } from '../art/Icon.tsx';
import { botName } from '../local/names.ts';
import { download } from '../local/saved-game.ts';
import { Menu } from '../parts/Menu.tsx';
import { useFormat, useTitles } from '../words/index.ts';
import { api, ownEntropy } from './api.ts';
import { type Filter, Filters } from './HistoryFilters.tsx';
import { changeText, points } from './rating.ts';
import { useClockText } from './time.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

function Company({ game: { company, match } }: { readonly game: PastGame }) {
  const { history } = useOnlineWords();
  if (match === null) return <p className="muted small">{history.hidden}</p>;
  return (
    <ul className="company">
      {company.map(({ seat, user, name, score }) => (
        <li key={seat}>
          <Mark seat={seat} size="s" />
          {user === null ? name || botName(seat) : <Link href={`/players/${user}`}>{name}</Link>}
          {score !== null && <span className="muted">{score}</span>}
        </li>
      ))}
    </ul>
  );
}

function RatingChange({ game: { rating, change, isRated, wasAway, place } }: { readonly game: PastGame }) {
  const { history } = useOnlineWords();
  if (rating === null) {
    const unrated = place === null ? '' : history.void; // where it was closed that is said already
    return <span className="muted small">{isRated ? unrated : history.friendly}</span>;
  }
  const says = change === null ? '' : changeText(rating - change, rating);
  return (
    <span className="change" data-falls={change !== null && change < 0}>
      <b aria-hidden="true">{says}</b>
      <span className="muted small" aria-hidden="true">
        {points(rating)}
      </span>
      <span className="hidden-words">{history.change(says, points(rating))}</span>
      {wasAway && <span className="muted small"> {history.away}</span>}
    </span>
  );
}

/** How one came in; nowhere, where the game was closed. */
function Place({ game: { place, players, score, hasLeft } }: { readonly game: PastGame }) {
  const { history } = useOnlineWords();
  const format = useFormat();
  if (place === null || score === null) return <p className="place muted small">{history.closed}</p>;
  return (
    <p className="place" data-first={place === 1}>
      <b aria-hidden="true">{place}</b>
      <span className="hidden-words">{format.place(place)}</span> {history.of(players)}
      <span className="muted small">{history.points(score)}</span>
      {hasLeft && <span className="muted small">{history.left}</span>}
    </p>
  );
}

/** What one may do about one's own games. */
interface OwnWays {
  /** Puts it aside, or back. */
  readonly putAside: (match: string, isPutAside: boolean) => void;
  /** Opens a table for the same company. */
  readonly playAgain: (match: string) => void;
}
interface PastRowProps {
  readonly game: PastGame;
  /** Null where it is not one's own list. */
  readonly own: OwnWays | null;
}
interface PastMenuProps extends PastRowProps {
  readonly match: string;
  readonly title: string;
}

/** What is wanted less often than a look at the game. */
function PastMenu({ game: { place, isPutAside }, own, match, title }: PastMenuProps) {
  const { history, profile, absence, fair } = useOnlineWords();
  const isPlayed = place !== null;
  if (!isPlayed && own === null) return null;
  return (
    <Menu className="small-menu past-menu" label={history.more(title)} button={<Icon id="more" />}>
      <div>
        {own !== null && (
          <button type="button" onClick={() => own.playAgain(match)}>
            {absence.playAgain}
          </button>
        )}
        {isPlayed && <Link href={`/fair/${match}`}>{profile.check}</Link>}
        {isPlayed && (
          <button type="button" onClick={() => download(`/api/matches/${match}/record`, match)}>
            {fair.save}
          </button>
        )}
        {own !== null && (
          <button type="button" onClick={() => own.putAside(match, !isPutAside)}>
            {isPutAside ? history.takeBack : history.putAside}
          </button>
        )}
      </div>
    </Menu>
  );
}

function PastRow({ game, own }: PastRowProps) {
  const { history, profile } = useOnlineWords();
  const { date } = useFormat();
  const { left } = useClockText();
  const title = useTitles()(game.game);
  const { match } = game;
  const pace = game.pace === null ? history.noClock : history.paces[game.pace];
  return (
    <li>
      <time className="small" dateTime={game.at}>
        {date(game.at)}
      </time>
      <Cover game={game.game} />
      <div className="what">
        <h3>{title}</h3>
        <p className="muted small">
          {pace}
          {game.took !== null && `, ${left(game.took)}`}
        </p>
      </div>
      <Place game={game} />
      <Company game={game} />
      <RatingChange game={game} />
      {match !== null && (
        <span className="ways">
          <Link className="btn slim quiet" href={`/play/${match}`}>
            {profile.look}
            <span className="hidden-words"> {title}</span>
          </Link>
          <PastMenu game={game} match={match} title={title} own={own} />
        </span>
      )}
    </li>
  );
}

interface Pages {
  readonly items: readonly PastGame[];
  readonly next: string | null;
}

interface HistoryProps {
  readonly user: string;
  /** People to choose from who were there too. */
  readonly companions?: readonly Person[];
  /** One's own list, from which games are put aside. */
  readonly isOwn?: boolean;
}

/** Somebody's finished games, page by page. */
export function History({ user, companions = [], isOwn = false }: HistoryProps) {
  const { history } = useOnlineWords();
  const [filter, setFilter] = useState<Filter>({});
  const [found, setFound] = useState<Pages | null>(null);
  const { no, run } = useAction();
  const [, go] = useLocation();
  useEffect(() => {
    let isCurrent = true;
    run(async () => {
      const page = await api.players.games({ user, ...asked(filter, isOwn) });
      if (isCurrent) setFound(page);
    });
    return () => {
      isCurrent = false;
    };
  }, [user, filter, isOwn, run]);
  const older = async (): Promise<void> => {
    if (found === null || found.next === null) return;
    const page = await api.players.games({ user, ...asked(filter, isOwn), cursor: found.next });
    setFound({ items: [...found.items, ...page.items], next: page.next });
  };
  const putAside = async (match: string, isPutAside: boolean): Promise<void> => {
    await api.me.putAside({ match, isPutAside });
    setFound((shown) => shown && { ...shown, items: shown.items.filter((game) => game.match !== match) });
  };
  const playAgain = async (match: string): Promise<void> => {
    const { id } = await api.matches.rematch({ match, entropy: ownEntropy() });
    go(`/play/${id}`);
  };
  const own: OwnWays = {
    putAside: (match, isPutAside) => run(() => putAside(match, isPutAside)),
    playAgain: (match) => run(() => playAgain(match)),
  };
  if (found === null) return <Refused no={no} />;
  const isAll = Object.keys(filter).length === 0 && !isOwn; // one's own may all be in the archive
  if (isAll && found.items.length === 0) return <p className="muted">{history.nothing}</p>;
  return (
    <>
      <Filters filter={filter} onFilter={setFilter} companions={companions} isOwn={isOwn} />
      {found.items.length === 0 ? (
        <p className="muted">{history.none}</p>
      ) : (
        <ul className="history">
          {found.items.map((game) => (
            <PastRow key={`${game.at} ${game.seat}`} game={game} own={isOwn ? own : null} />
          ))}
        </ul>
      )}
      {found.next !== null && (
        <button type="button" className="btn quiet" onClick={() => run(older)}>
          {history.older}
        </button>
      )}
      <Refused no={no} />
    </>
  );
}

type Asked = Omit<Parameters<typeof api.players.games>[0], 'user'>;

/** As the route takes it. */
function asked({ stakes, players, place, days, putAside, ...rest }: Filter, isOwn: boolean): Asked {
  const number = (text: string | undefined): number | undefined =>
    text === undefined ? undefined : Number(text);
  return {
    ...rest,
    ...(stakes === 'rated' || stakes === 'friendly' ? { stakes } : {}),
    ...(isOwn ? { putAside: putAside === 'only' ? 'only' : 'without' } : {}),
    players: number(players),
    place: number(place),
    days: number(days),
  };
}

/** How many games somebody has finished online, or seen closed. */
export function useFinished(user: string | null): number {
  const [finished, setFinished] = useState(0);
  useEffect(() => {
    setFinished(0);
    if (user === null) return;
    api.players.statistics({ user }).then(
      ({ finished: played, closed }) => setFinished(played + closed),
      () => null, // no list then; the other tables are there
    );
  }, [user]);
  return finished;
}

/** One's own, under a heading. */
export function OwnHistory({ user, finished }: { readonly user: string; readonly finished: number }) {
  const { history } = useOnlineWords();
  const [companions, setCompanions] = useState<readonly Person[]>([]);
  useEffect(() => {
    api.me.companions({}).then(setCompanions, () => setCompanions([]));
  }, []);
  return (
    <section className="wrap own-history">
      <div className="heading">
        <h2>{history.title}</h2>
        <span className="muted small">{finished}</span>
      </div>
      <History user={user} companions={companions} isOwn />
    </section>
  );
}

// One's tables online, and those that are open to all.
import '../parts/table-row.css';
import './online.css';
import type { MatchInfo, OwnMatch } from '@comptoir/protocol';
import { Link } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { Mark } from '../art/Icon.tsx';
import { useFormat, useTitles, useWords } from '../words/index.ts';
import { HostQuote } from './HostLine.tsx';
import { playerAt } from './OnlineHost.ts';
import { serverNow } from './server-time.ts';
import { MINUTE, useClockText } from './time.ts';
import { useOnlineWords } from './words.ts';

function Sitters({ match }: { readonly match: MatchInfo }) {
  const { room } = useOnlineWords();
  return (
    <ul className="who">
      {match.seats.map((seat) => {
        const isOpen = seat.user === null && seat.level === null;
        return (
          <li key={seat.seat}>
            {isOpen ? (
              <span className="ring small-ring" aria-hidden="true" />
            ) : (
              <Mark seat={seat.seat} size="s" />
            )}
            {isOpen ? <span className="hidden-words">{room.open}</span> : playerAt(seat).name}
            {match.result !== null && <span className="muted">{match.result.scores[seat.seat]}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** What is asked of whom. */
function useAsked(match: OwnMatch): string {
  const { mine, vacation } = useOnlineWords();
  const { date } = useFormat();
  if (match.isYourTurn) return mine.yourTurn;
  if (match.status === 'open') return mine.waitingRoom;
  const names = match.waiting.flatMap((n) => {
    const seat = match.seats[n];
    if (seat === undefined) return [];
    const { name } = playerAt(seat);
    return [seat.backAt === null ? name : `${name} (${vacation.back(date(seat.backAt))})`];
  });
  return match.status === 'running' ? mine.turnOf(names) : '';
}

/** A table online, with the one thing to do next. */
export function OnlineRow({ match }: { readonly match: OwnMatch }) {
  const words = useOnlineWords();
  const { left } = useClockText();
  const { mine } = useWords();
  const asked = useAsked(match);
  const clock = match.clocks.find(({ isRunning }) => isRunning);
  const title = useTitles()(match.game);
  const action = match.isYourTurn ? mine.take : match.status === 'over' ? mine.review : mine.open;
  return (
    <article className={`table-row ${match.isYourTurn ? 'mine' : 'calm'}`}>
      <Cover game={match.game} />
      <div>
        <h3>{title}</h3>
        {asked !== '' && <p className={match.isYourTurn ? 'ask' : 'muted'}>{asked}</p>}
        <Sitters match={match} />
      </div>
      <div className="end">
        {clock !== undefined && <span className="muted small">{words.mine.left(left(clock.left))}</span>}
        <Link className={match.isYourTurn ? 'btn go' : 'btn slim'} href={`/play/${match.id}`}>
          {action}
          <span className="hidden-words"> {title}</span>
        </Link>
      </div>
    </article>
  );
}

/** How it is played; where there is little room without the figures of its clock. */
function RowTerms({ match }: { readonly match: MatchInfo }) {
  const { terms, kind } = useClockText();
  return (
    <>
      <span className="in-full">{terms(match)}</span>
      <span className="in-short">{kind(match)}</span>
    </>
  );
}

/** A table that waits for players: to its door. */
export function OpenRow({ match }: { readonly match: MatchInfo }) {
  const { mine, online } = useOnlineWords();
  const { span } = useClockText();
  const waited = serverNow() - Date.parse(match.createdAt);
  const host = match.seats.find(({ user }) => user === match.host);
  const title = useTitles()(match.game);
  return (
    <li className="open-row">
      <Cover game={match.game} />
      <div>
        <h3>
          {title} {host !== undefined && <span className="muted small">{mine.by(host.name)}</span>}
        </h3>
        <HostQuote info={match} />
        <Sitters match={match} />
        <p className="muted small">
          <RowTerms match={match} />
          {waited >= MINUTE && `, ${online.waits(span(waited))}`}
        </p>
      </div>
      <Link className="btn slim" href={`/play/${match.id}`}>
        {mine.join}
        <span className="hidden-words"> {title}</span>
      </Link>
    </li>
  );
}

/** A table that is being played, to watch. */
export function WatchRow({ match }: { readonly match: MatchInfo }) {
  const { door } = useOnlineWords();
  const title = useTitles()(match.game);
  return (
    <li className="open-row">
      <Cover game={match.game} />
      <div>
        <h3>{title}</h3>
        <Sitters match={match} />
        <p className="muted small">
          <RowTerms match={match} />
        </p>
      </div>
      <Link className="btn slim" href={`/play/${match.id}?watch`}>
        {door.watch}
        <span className="hidden-words"> {title}</span>
      </Link>
    </li>
  );
}

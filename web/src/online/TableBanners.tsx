// What the player should know about the connection and their seat; nothing when all is well.
import type { MatchInfo } from '@comptoir/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { loadAgain } from '../parts/load-again.ts';
import { Absent } from './Absent.tsx';
import { api, ownEntropy } from './api.ts';
import { type OnlineHost, playerAt, type TableStatus } from './OnlineHost.ts';
import { TellMe } from './TellMe.tsx';
import { troubleOf } from './trouble.ts';
import { useOnlineWords } from './words.ts';

interface BannerProps {
  readonly host: OnlineHost;
  readonly status: TableStatus;
  readonly info: MatchInfo;
  readonly me: string;
  /** Sits down where the game is played again. */
  readonly onRematch: () => void;
}

function ConnectionLost({ host, status }: BannerProps) {
  const { table } = useOnlineWords();
  if (!status.isLost) return null;
  return (
    <div className="banner" role="status">
      <Icon id="offline" />
      <p>
        <b>{table.lost}</b> {status.waiting > 0 ? table.waiting(status.waiting) : table.lostSays}
      </p>
      <button type="button" className="btn slim" onClick={() => host.tryNow()}>
        {table.tryNow}
      </button>
    </div>
  );
}

function StandIn({ host, status, info, me }: BannerProps) {
  const { table } = useOnlineWords();
  const [hasTried, setTried] = useState(false);
  const isAway = status.seats.some(({ user, isAway: away }) => user === me && away);
  if (!isAway || status.isOver) return null;
  const back = async (): Promise<void> => {
    try {
      await api.matches.sit({ match: info.id, entropy: ownEntropy() });
      setTried(true);
    } catch (error) {
      host.showTrouble(troubleOf(error));
    }
  };
  return (
    <div className="banner" role="status">
      <Icon id="bot" />
      <p>{hasTried ? table.gaveUp : table.standIn}</p>
      {!hasTried && (
        <button type="button" className="btn slim" onClick={() => void back()}>
          {table.comeBack}
        </button>
      )}
    </div>
  );
}

function Trouble({ host, status }: BannerProps) {
  const { table, trouble } = useOnlineWords();
  if (status.trouble === null) return null;
  const says = Object.entries(trouble).find(([code]) => code === status.trouble)?.[1] ?? trouble.refused;
  const isOld = status.trouble === 'oldPage';
  return (
    <div className="banner" role="alert">
      <Icon id="warning" />
      <p>{says}</p>
      <button
        type="button"
        className="btn slim"
        onClick={() => (isOld ? void loadAgain() : host.dismissTrouble())}
      >
        {isOld ? table.loadAgain : table.close}
      </button>
    </div>
  );
}

/** What became of the ratings where that is not what the places say. */
function useRatingsSay({ status, info }: Pick<BannerProps, 'status' | 'info'>): string {
  const { table } = useOnlineWords();
  const { absent } = info;
  if (absent.length === 0) return '';
  if (absent.length === status.seats.length) return table.unrated;
  const names = status.seats.filter(({ seat }) => absent.includes(seat)).map((seat) => playerAt(seat).name);
  return table.rankedLast(names);
}

function GameOver({ status, info, onRematch }: BannerProps) {
  const { table } = useOnlineWords();
  const ratings = useRatingsSay({ status, info });
  if (!status.isOver) return null;
  return (
    <div className="banner" role="status">
      <Icon id={info.rematch === null ? 'lock' : 'replay'} />
      <p>
        {ratings !== '' && <span className="ratings-say">{ratings} </span>}
        {info.rematch === null || status.viewer === null ? table.fairSays : table.rematch}
      </p>
      {info.rematch !== null && status.viewer !== null && (
        <button type="button" className="btn slim" onClick={onRematch}>
          {table.join}
        </button>
      )}
      <Link className="btn plain" href={`/fair/${info.id}`}>
        {table.fair}
      </Link>
    </div>
  );
}

function Closed({ status, info, onRematch }: BannerProps) {
  const { absence } = useOnlineWords();
  if (info.status !== 'over' || info.result !== null || status.isOver) return null;
  return (
    <div className="banner" role="status">
      <Icon id="lock" />
      <p>
        {info.closedWhy === null ? absence.closed : absence.closedByOperators(info.closedWhy)}
        {info.isRated && ` ${absence.closedUnrated}`}
      </p>
      {status.viewer !== null && (
        <button type="button" className="btn slim" onClick={onRematch}>
          {absence.playAgain}
        </button>
      )}
    </div>
  );
}

export function TableBanners(props: BannerProps) {
  return (
    <>
      <ConnectionLost {...props} />
      <StandIn {...props} />
      <Absent {...props} />
      <Closed {...props} />
      <TellMe hasMoved={props.status.hasMoved && !props.status.isOver} />
      <Trouble {...props} />
      <GameOver {...props} />
    </>
  );
}

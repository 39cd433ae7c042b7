// What the player should know about the line and the seat; nothing when all is well.
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { call, type MatchInfo, ownEntropy } from './api.ts';
import type { Around, OnlineHost } from './host.ts';
import { useOnlineWords } from './words.ts';

interface TidingsProps {
  readonly host: OnlineHost;
  readonly around: Around;
  readonly info: MatchInfo;
  readonly me: string;
}

function Lost({ host, around }: TidingsProps) {
  const { table } = useOnlineWords();
  if (!around.isLost) return null;
  return (
    <div className="tiding" role="status">
      <Icon id="offline" />
      <p>
        <b>{table.lost}</b> {around.waiting > 0 ? table.waiting(around.waiting) : table.lostSays}
      </p>
      <button type="button" className="btn slim" onClick={() => host.tryNow()}>
        {table.tryNow}
      </button>
    </div>
  );
}

function StandIn({ around, info, me }: TidingsProps) {
  const { table } = useOnlineWords();
  const [hasTried, setTried] = useState(false);
  const isAway = around.seats.some(({ user, isAway: away }) => user === me && away);
  if (!isAway || around.isOver) return null;
  const back = async (): Promise<void> => {
    await call(`/api/matches/${info.id}/sit`, 'POST', { entropy: ownEntropy() }).catch(() => {});
    setTried(true);
  };
  return (
    <div className="tiding" role="status">
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

function Trouble({ host, around }: TidingsProps) {
  const { table, trouble } = useOnlineWords();
  if (around.trouble === null) return null;
  const says = Object.entries(trouble).find(([code]) => code === around.trouble)?.[1] ?? trouble.refused;
  return (
    <div className="tiding" role="alert">
      <Icon id="warning" />
      <p>{says}</p>
      <button type="button" className="btn slim" onClick={() => host.forgive()}>
        {table.close}
      </button>
    </div>
  );
}

function Afterwards({ around, info }: TidingsProps) {
  const { table } = useOnlineWords();
  if (!around.isOver) return null;
  return (
    <div className="tiding" role="status">
      <Icon id={info.rematch === null ? 'lock' : 'replay'} />
      <p>{info.rematch === null || around.viewer === null ? table.fairSays : table.rematch}</p>
      {info.rematch !== null && around.viewer !== null && (
        <Link className="btn slim" href={`/play/${info.rematch}`}>
          {table.join}
        </Link>
      )}
      <Link className="btn plain" href={`/fair/${info.id}`}>
        {table.fair}
      </Link>
    </div>
  );
}

export function Tidings(props: TidingsProps) {
  return (
    <>
      <Lost {...props} />
      <StandIn {...props} />
      <Trouble {...props} />
      <Afterwards {...props} />
    </>
  );
}

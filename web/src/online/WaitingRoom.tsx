// Before the game: who sits, the link, bots for seats nobody takes.
import './online.css';
import type { MatchInfo, MatchSeat } from '@comptoir/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Hat } from '../art/Hat.tsx';
import { Icon, Mark } from '../art/Icon.tsx';
import { DEFAULT_LEVEL } from '../local/levels.ts';
import { botName } from '../local/names.ts';
import { SeatCard } from '../parts/SeatCard.tsx';
import { TableSetup } from '../parts/TableSetup.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useTitles } from '../words/index.ts';
import { api, ownEntropy } from './api.ts';
import { InviteForm } from './InviteForm.tsx';
import { useMe } from './me.ts';
import { NameField } from './NameField.tsx';
import { useClockText } from './time.ts';
import { useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

interface RoomProps {
  readonly info: MatchInfo;
  readonly onChange: () => void;
}

function CopyLink({ link }: { readonly link: string }) {
  const { room } = useOnlineWords();
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="link-box">
      <input
        className="field"
        readOnly
        aria-label={room.link}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button type="button" className="btn go" onClick={copy}>
        <Icon id={isCopied ? 'confirm' : 'copy'} />
        <span aria-live="polite">{isCopied ? room.copied : room.copy}</span>
      </button>
    </div>
  );
}

interface ChairProps {
  readonly seat: MatchSeat;
  readonly area: string;
  readonly info: MatchInfo;
  act(work: () => Promise<unknown>): void;
}

function Sitter({ seat }: { readonly seat: MatchSeat }) {
  if (seat.user !== null) return <Mark seat={seat.seat} size="l" />;
  return seat.level === null ? <span className="ring" aria-hidden="true" /> : <Hat level={seat.level} />;
}

function Chair({ seat, area, info, act }: ChairProps) {
  const { room, table } = useOnlineWords();
  const me = useMe();
  const { user, level, name } = seat;
  const isOpen = user === null && level === null;
  const isSeated = info.seats.some((other) => other.user === me?.id);
  const says = [user === me?.id && me !== null ? room.you : '', user === info.host ? room.host : '']
    .filter((word) => word !== '')
    .join(', ');
  const match = info.id;
  return (
    <SeatCard
      seat={seat.seat}
      area={area}
      icon={<Sitter seat={seat} />}
      name={isOpen ? room.open : name || botName(seat.seat)}
      isOpen={isOpen}
    >
      {!isOpen && (
        <>
          <span />
          <span className="muted">{user === null ? table.bot : says}</span>
        </>
      )}
      {isOpen && !isSeated && (
        <button
          type="button"
          className="btn go slim"
          onClick={() => act(() => api.matches.sit({ match, seat: seat.seat, entropy: ownEntropy() }))}
        >
          {room.sit}
        </button>
      )}
      {isOpen && isSeated && info.host === me?.id && !info.isRated && (
        <button
          type="button"
          className="btn quiet slim"
          onClick={() => act(() => api.matches.setBot({ match, seat: seat.seat, level: DEFAULT_LEVEL }))}
        >
          {room.fill}
        </button>
      )}
      {isOpen && isSeated && (info.host !== me?.id || info.isRated) && (
        <span className="muted">{room.waits}</span>
      )}
    </SeatCard>
  );
}

function Details({ info }: { readonly info: MatchInfo }) {
  const { room, make } = useOnlineWords();
  const { terms } = useClockText();
  const me = useMe();
  const isSeated = info.seats.some(({ user }) => user !== null && user === me?.id);
  return (
    <>
      <section>
        <h2>{room.link}</h2>
        <CopyLink link={`${location.origin}/play/${info.id}`} />
        <p className="small muted">{info.isPublic ? make.publicSays : make.privateSays}</p>
      </section>
      {isSeated && <InviteForm match={info.id} />}
      <section>
        <h2>{room.name}</h2>
        <NameField label={room.name} />
      </section>
      <section>
        <h2>{room.sealed}</h2>
        <p className="small muted">{room.sealedSays}</p>
        <code className="seal">{info.commitment.slice(0, 32)}…</code>
      </section>
      <p className="muted">{terms(info)}</p>
    </>
  );
}

export function WaitingRoom({ info, onChange }: RoomProps) {
  const { room, trouble } = useOnlineWords();
  const [, go] = useLocation();
  const title = useTitles()(info.game);
  const me = useMe();
  const { no, run } = useAction();
  const act = (work: () => Promise<unknown>): void => run(() => work().finally(onChange));
  const open = info.seats.filter(({ user, level }) => user === null && level === null).length;
  const leave = (): void => run(() => api.matches.leave({ match: info.id }).then(() => go('/my-games')));
  return (
    <Shell place="mine" title={title} hasFoot={false}>
      <TableSetup
        heading={<h1 className="page-title">{title}</h1>}
        game={info.game}
        count={info.seats.length}
        most={info.seats.length}
        card={(n, area) => {
          const seat = info.seats[n];
          return seat === undefined ? null : <Chair seat={seat} area={area} info={info} act={act} />;
        }}
        onAdd={null}
        isWide
        ready={open === 0 ? room.full : room.openSeats(open)}
        says={no === null ? room.says : trouble[no]}
        action={
          info.seats.some(({ user }) => user === me?.id) && (
            <button type="button" className="btn quiet" onClick={leave}>
              {room.leave}
            </button>
          )
        }
      >
        <Details info={info} />
      </TableSetup>
    </Shell>
  );
}

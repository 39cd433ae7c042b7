// A seat before the game: who sits there, for whom it is kept, and what its host may do about it.
import type { InfoSeat, ShownMatch } from '@comptoir/protocol';
import { termsOf } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Hat } from '../art/Hat.tsx';
import { Icon, Mark } from '../art/Icon.tsx';
import { LEVEL_IDS } from '../local/levels.ts';
import { botName } from '../local/names.ts';
import { Menu } from '../parts/Menu.tsx';
import { SeatCard, SitterSelect } from '../parts/SeatCard.tsx';
import { useWords } from '../words/index.ts';
import { api, ownEntropy } from './api.ts';
import { useMe } from './me.ts';
import { serverNow } from './server-time.ts';
import { useClockText } from './time.ts';
import { useOnlineWords } from './words.ts';

interface RoomSeatProps {
  readonly seat: InfoSeat;
  readonly area: string;
  readonly info: ShownMatch;
  act(work: () => Promise<unknown>): void;
}

function Sitter({ seat }: { readonly seat: InfoSeat }) {
  if (seat.user !== null) return <Mark seat={seat.seat} size="l" />;
  return seat.level === null ? <span className="ring" aria-hidden="true" /> : <Hat level={seat.level} />;
}

/** How long a seat is still kept. */
function Held({ until }: { readonly until: string }) {
  const { room } = useOnlineWords();
  const { left } = useClockText();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span className="muted">{room.held(left(Date.parse(until) - now))}</span>;
}

/** What a host may do about somebody. */
function SeatMenu({ seat, info, act }: Omit<RoomSeatProps, 'area'>) {
  const { room, table } = useOnlineWords();
  const { user, name } = seat;
  if (user === null) return null;
  return (
    <Menu className="small-menu seat-menu" label={table.about(name)} button={<Icon id="more" />}>
      <div>
        <Link href={`/players/${user}`}>{table.profile}</Link>
        <button type="button" onClick={() => act(() => api.matches.handOver({ match: info.id, user }))}>
          {room.makeHost}
        </button>
        <button type="button" onClick={() => act(() => api.matches.remove({ match: info.id, user }))}>
          {room.remove}
        </button>
        <p className="small muted">{room.removeSays(name)}</p>
      </div>
    </Menu>
  );
}

function Person({ seat, info, act }: Omit<RoomSeatProps, 'area'>) {
  const { room } = useOnlineWords();
  const me = useMe();
  const isMe = seat.user === me?.id;
  const says = [
    isMe ? room.you : '',
    seat.user === info.host ? room.host : '',
    seat.isReady ? '' : room.unready,
  ];
  return (
    <>
      <span />
      <span className="muted">{says.filter((word) => word !== '').join(', ')}</span>
      {info.host === me?.id && !isMe && <SeatMenu seat={seat} info={info} act={act} />}
    </>
  );
}

/** Nobody sits here, or a bot. */
function Empty({ seat, info, act }: Omit<RoomSeatProps, 'area'>) {
  const { room } = useOnlineWords();
  const { levels } = useWords();
  const me = useMe();
  const { level, heldFor, heldUntil } = seat;
  const match = info.id;
  const isHost = info.host === me?.id;
  const isSeated = info.seats.some(({ user }) => user !== null && user === me?.id);
  const setBot = (chosen: string | null): void =>
    act(() => api.matches.setBot({ match, seat: seat.seat, level: chosen }));
  const known = LEVEL_IDS.find((id) => id === level);
  return (
    <>
      {heldFor !== null && heldUntil !== null && <Held until={heldUntil} />}
      {heldFor !== null && isHost && (
        <button
          type="button"
          className="btn slim quiet"
          onClick={() => act(() => api.matches.release({ match, seat: seat.seat }))}
        >
          {room.giveUp}
        </button>
      )}
      {isHost && !info.isRated && (
        <SitterSelect
          seat={seat.seat}
          level={level}
          person={heldFor === null ? room.open : room.invited}
          onChange={setBot}
        />
      )}
      {!isHost && known !== undefined && <span className="muted">{levels[known].name}</span>}
      {level === null && !isSeated && heldFor === null && (
        <button
          type="button"
          className="btn go slim"
          onClick={() =>
            act(() =>
              api.matches.sit({ match, seat: seat.seat, terms: termsOf(info), entropy: ownEntropy() }),
            )
          }
        >
          {room.sit}
        </button>
      )}
      {level === null && isSeated && heldFor === null && (!isHost || info.isRated) && (
        <span className="muted">{room.waits}</span>
      )}
    </>
  );
}

export function RoomSeat({ area, ...props }: RoomSeatProps) {
  const { room } = useOnlineWords();
  const { seat } = props;
  const { user, level, name, heldFor } = seat;
  const isOpen = user === null && level === null;
  const called = isOpen
    ? heldFor === null
      ? room.open
      : room.invitedName(heldFor.name)
    : name || botName(seat.seat);
  return (
    <SeatCard seat={seat.seat} area={area} icon={<Sitter seat={seat} />} name={called} isOpen={isOpen}>
      {user === null ? <Empty {...props} /> : <Person {...props} />}
    </SeatCard>
  );
}

// Who is at the table, who is away, and what their clocks say: one line over the board.
import { letterOf } from '@comptoir/board-kit';
import type { Clock, MatchInfo, SeatInfo } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon, Mark } from '../art/Icon.tsx';
import { playerAt, type TableStatus } from './OnlineHost.ts';
import { isShort, useClockText } from './time.ts';
import { useOnlineWords } from './words.ts';

/** The clock ticks here between two words from the server. */
function useLeft(clock: Clock | undefined, at: number, isOver: boolean): number | null {
  const [now, setNow] = useState(() => performance.now());
  const isRunning = clock?.isRunning === true && !isOver;
  useEffect(() => {
    setNow(performance.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning, at]);
  if (clock === undefined) return null;
  return Math.max(0, isRunning ? clock.left - Math.max(0, now - at) : clock.left);
}

interface SeatProps {
  readonly seat: SeatInfo;
  readonly status: TableStatus;
  readonly info: MatchInfo;
  readonly me: string;
}

function Seat({ seat, status, info, me }: SeatProps) {
  const { table } = useOnlineWords();
  const clockText = useClockText();
  const clock = status.clocks.find((one) => one.seat === seat.seat);
  const left = useLeft(clock, status.clocksAt, status.isOver);
  const { name } = playerAt(seat);
  const isBot = seat.user === null;
  const presence = isBot ? table.bot : seat.isAway ? table.away : seat.isHere ? table.here : table.notHere;
  const state = isBot || seat.isAway ? 'bot' : seat.isHere ? 'here' : 'gone';
  return (
    <li
      data-seat={seat.seat + 1}
      data-state={state}
      data-running={clock?.isRunning === true}
      title={presence}
    >
      <Mark seat={seat.seat} size="s" />
      <span className="hidden-words">{letterOf(seat.seat)} </span>
      {seat.user === null || seat.user === me ? (
        <span className="name">{name}</span>
      ) : (
        <Link className="name" href={`/players/${seat.user}`}>
          {name}
        </Link>
      )}
      {state === 'bot' ? <Icon id="bot" size="s" /> : <i className="dot" aria-hidden="true" />}
      <span className="hidden-words">{presence}</span>
      {left !== null && (
        <b className={isShort(left, info.clock?.kind ?? null) ? 'left short' : 'left'}>
          {clockText.left(left)}
        </b>
      )}
    </li>
  );
}

export function SeatBar({ status, info, me }: Omit<SeatProps, 'seat'>) {
  const { table } = useOnlineWords();
  const isOnlooker = status.viewer === null && status.seats.length > 0;
  return (
    <ul className="seat-bar" aria-label={table.seatBar}>
      {status.seats.map((seat) => (
        <Seat key={seat.seat} seat={seat} status={status} info={info} me={me} />
      ))}
      {(isOnlooker || status.onlookers > 0) && (
        <li className="watching">
          <Icon id="eye" size="s" />
          {isOnlooker ? table.watching(Math.max(0, status.onlookers - 1)) : table.onlookers(status.onlookers)}
        </li>
      )}
    </ul>
  );
}

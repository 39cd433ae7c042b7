// Who is at the table, who is away, and what their clocks say: one line over the board.
import { letterOf } from '@comptoir/board-kit';
import type { MatchInfo, SeatInfo } from '@comptoir/protocol';
import { Link } from 'wouter';
import { Icon, Mark } from '../art/Icon.tsx';
import { useFormat } from '../words/index.ts';
import { playerAt, type TableStatus } from './OnlineHost.ts';
import { points } from './rating.ts';
import { isShort, useClockText, useLeft } from './time.ts';
import { useOnlineWords } from './words.ts';

interface SeatProps {
  readonly seat: SeatInfo;
  readonly status: TableStatus;
  readonly info: MatchInfo;
  readonly me: string;
}

function Seat({ seat, status, info, me }: SeatProps) {
  const { table, vacation } = useOnlineWords();
  const { date } = useFormat();
  const clockText = useClockText();
  const clock = status.clocks.find((one) => one.seat === seat.seat);
  const left = useLeft(clock, status.clocksAt, status.isOver);
  const { name } = playerAt(seat);
  const isBot = seat.user === null;
  const presence = isBot ? table.bot : seat.isAway ? table.away : seat.isHere ? table.here : table.notHere;
  const rating = info.ratings.find((one) => one.seat === seat.seat);
  const state = isBot || seat.isAway ? 'bot' : seat.isHere ? 'here' : 'gone';
  const called = (
    <>
      <span>{name}</span>
      {state === 'bot' ? <Icon id="bot" size="s" /> : <i className="dot" aria-hidden="true" />}
    </>
  );
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
        <span className="name">{called}</span>
      ) : (
        <Link className="name" href={`/players/${seat.user}`}>
          {called}
        </Link>
      )}
      <span className="hidden-words">{presence}</span>
      {seat.backAt !== null && !status.isOver && (
        <span className="back">{vacation.back(date(seat.backAt))}</span>
      )}
      {rating !== undefined && (
        <b className="rated">{table.rated(points(rating.before), points(rating.after))}</b>
      )}
      {left !== null && !status.isOver && (
        <b className={isShort(left, info.clock?.kind ?? null) ? 'left short' : 'left'}>
          {clockText.left(left)}
        </b>
      )}
    </li>
  );
}

export function SeatBar({ status, info, me }: Omit<SeatProps, 'seat'>) {
  const { table, absence, room } = useOnlineWords();
  const isSpectator = status.viewer === null && status.seats.length > 0;
  return (
    <ul className="seat-bar" aria-label={table.seatBar}>
      {status.seats.map((seat) => (
        <Seat key={seat.seat} seat={seat} status={status} info={info} me={me} />
      ))}
      {status.waiting > 0 && (
        <li className="sending" role="status">
          {absence.onItsWay(status.waiting)}
        </li>
      )}
      {info.hasCoach && <li className="coached">{room.coach}</li>}
      {(isSpectator || status.onlookers > 0) && (
        <li className="watching">
          <Icon id="eye" size="s" />
          {isSpectator
            ? table.watching(Math.max(0, status.onlookers - 1))
            : table.onlookers(status.onlookers)}
        </li>
      )}
    </ul>
  );
}

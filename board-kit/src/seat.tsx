// How players are marked: colour, emblem, pattern and letter, never colour alone.
import type { Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { Scene } from './contract.ts';

/** The kit counts seats from 1: `data-seat` sets colours and emblem. */
export const seatMark = (seat: Seat): number => seat + 1;
export const letterOf = (seat: Seat): string => 'ABCDE'.charAt(seat);

export function SeatMark({ seat, className = '' }: { seat: Seat; className?: string }): ReactNode {
  return (
    <svg className={`k-seat ${className}`} data-seat={seatMark(seat)} viewBox="0 0 48 48" aria-hidden="true">
      <use href="#seat-mark" />
    </svg>
  );
}

/** Mark, name and letter of a player. */
export function PlayerName({ scene, seat }: { scene: Scene; seat: Seat }): ReactNode {
  return (
    <span className="k-player" data-seat={seatMark(seat)}>
      <SeatMark seat={seat} />
      <span className="k-player-name">{scene.players[seat]?.name}</span>
      <span className="k-letter">{letterOf(seat)}</span>
    </span>
  );
}

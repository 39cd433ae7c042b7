// Who sits at a match, and whose time runs out next: known without the game.
import type { Seat } from '@comptoir/kernel';
import { type ClockState, nextExpiry } from './clock.ts';
import type { RoomSeat } from './room.ts';

export interface Seating {
  readonly seats: readonly RoomSeat[];
  readonly clocks: ClockState | null;
}

/** A bot plays this seat now, by arrangement or because its player is away. */
export function botAt({ seats }: Seating, seat: Seat): string | null {
  const found = seats[seat];
  return found === undefined || (found.user !== null && !found.isAway) ? null : (found.level ?? null);
}

/** Nobody else is at the table in person: whoever sits here is waited for, however long it takes. */
export function isLast({ seats }: Seating, seat: Seat): boolean {
  return !seats.some(
    (other) => other.seat !== seat && other.user !== null && !other.isAway && !other.hasLeft,
  );
}

/** The clocks, with who is on vacation. */
export function timersOf({ clocks, seats }: Seating): ClockState | null {
  return clocks === null ? null : { ...clocks, off: seats.map(({ off }) => off) };
}

/** When the first person who is asked has no time left; null where nobody is waited for by a clock. */
export function runsOutAt(seating: Seating, asked: readonly Seat[]): number | null {
  const timers = timersOf(seating);
  const people = asked.filter((seat) => botAt(seating, seat) === null && !isLast(seating, seat));
  return timers === null ? null : nextExpiry(timers, people);
}

// Index access that throws on nonsense instead of going on with undefined.
import { nth, type Seat } from '@comptoir/kernel';
import type { NauticusState, Player, Ship } from './types.ts';

export function playerAt(s: NauticusState, seat: Seat): Player {
  return nth(s.players, seat);
}

/** By its number: ship 1 is the first. */
export function shipAt(player: Player, number: number): Ship {
  return nth(player.ships, number - 1);
}

/** Adds to (or takes from) a counter in a list. */
export function add(counts: number[], n: number, amount: number): void {
  counts[n] = nth(counts, n) + amount;
}

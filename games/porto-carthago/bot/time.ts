// For bots: how much of the game is left.
import type { Seat } from '@comptoir/kernel';
import { DECADES, EARLY_END, ROUNDS } from '../src/data/players.ts';
import { playerAt } from '../src/lookup.ts';
import type { PortoState } from '../src/types.ts';

export function decadesLeft(s: PortoState): number {
  if (s.phase === 'final') return 0;
  return s.decade >= EARLY_END.decade && isEarly(s) ? 0 : DECADES - s.decade;
}
function isEarly(s: PortoState): boolean {
  for (let n = 0; n < s.players.length; n += 1) {
    if (playerAt(s, n).tradePoints >= EARLY_END.tradePoints) return true;
  }
  return false;
}

/** The turns this seat still has after the running one. */
export function turnsLeft(s: PortoState, seat: Seat, decades: number): number {
  if (s.phase === 'final') return 0;
  const ahead = decades * ROUNDS;
  if (s.phase !== 'actions') return ahead + ROUNDS;
  const players = s.players.length;
  const place = (seat - s.firstPlayer + players) % players;
  return ahead + ROUNDS - s.round + (place > s.turn ? 1 : 0);
}

// A first hint for bots.
import type { Seat } from '@comptoir/kernel';
import { totalPoints } from './scoring.ts';
import type { CarthagoState } from './types.ts';

export function evaluate(s: CarthagoState, seat: Seat): number {
  return totalPoints(s, seat);
}

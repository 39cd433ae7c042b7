// A hint for search: the final points a seat may expect.
import type { Seat } from '@comptoir/kernel';
import { nth, playerAt } from './lookup.ts';
import { finalVp } from './scoring.ts';
import type { NauticusState } from './types.ts';

export function evaluate(s: NauticusState, seat: Seat): number {
  if (s.result !== null) return nth(s.result.scores, seat);
  return finalVp(playerAt(s, seat));
}

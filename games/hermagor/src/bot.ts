// A hint for search: the final money a seat may expect.
import type { Seat } from '@comptoir/kernel';
import { playerAt } from './pieces.ts';
import type { HermagorState } from './types.ts';

export function evaluate(s: HermagorState, seat: Seat): number {
  return playerAt(s, seat).money;
}

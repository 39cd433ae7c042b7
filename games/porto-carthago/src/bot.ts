// A hint for bots: the palace servants a seat may expect at the end.
import type { Seat } from '@comptoir/kernel';
import { palaceServants } from './table.ts';
import type { PortoState } from './types.ts';

export function evaluate(s: PortoState, seat: Seat): number {
  return palaceServants(s, seat);
}

import type { Seat } from '@comptoir/kernel';
import { merchantAt } from './lookup.ts';
import type { OltreMareOption, OltreMareState } from './types.ts';

export function evaluate(s: OltreMareState, seat: Seat): number {
  return merchantAt(s, seat).ducats;
}
export function menu(_s: OltreMareState, _seat: Seat): OltreMareOption[][] {
  return [];
}

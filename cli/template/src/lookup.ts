// Access that throws on nonsense instead of going on with undefined.
import { nth, type Seat } from '@comptoir/kernel';
import type { Merchant, NightMarketState } from './types.ts';

export function merchantAt(s: NightMarketState, seat: Seat): Merchant {
  return nth(s.merchants, seat);
}

// A hint for search: the points this merchant may expect.
import { nth, type Seat } from '@comptoir/kernel';
import { COINS_PER_POINT, MOST_BID, ROUNDS } from '../src/data/numbers.ts';
import { finalPoints, goodsPoints, orderPoints } from '../src/scoring.ts';
import type { NightMarketState } from '../src/types.ts';

/** What a coin may still buy, early and at the end. */
const EARLY_COIN = 0.9;

export function evaluate(s: NightMarketState, seat: Seat): number {
  const merchant = nth(s.merchants, seat);
  if (s.result !== null) return finalPoints(merchant);
  const late = s.round / ROUNDS;
  const coin = EARLY_COIN * (1 - late) + late / COINS_PER_POINT;
  const spendable = Math.min(merchant.coins, MOST_BID);
  const saved = (merchant.coins - spendable) / COINS_PER_POINT;
  return goodsPoints(merchant.stall) + orderPoints(merchant) + spendable * coin + saved;
}

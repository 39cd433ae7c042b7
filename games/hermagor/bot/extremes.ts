// Where games of Hermagor seldom come, for those played as a test: a price at the top while prices may be raised at will.
import { ALL_STALLS, goodIndex, MARKET_FLUCTUATION } from '../src/lookup.ts';
import { GOODS } from '../src/names.ts';
import { winnerOf } from '../src/rules/6-preparation.ts';
import type { HermagorState } from '../src/types.ts';

/** the price table as a whole, the highest price most, and a winner for the market fluctuation. */
export function highPrices(s: HermagorState): number {
  const prices = GOODS.map((good) => s.prices[goodIndex(good)] ?? 0);
  const isWon = ALL_STALLS.some((stall) => s.market[stall] === MARKET_FLUCTUATION && winnerOf(s, stall) >= 0);
  const sum = prices.reduce((all, price) => all + price, 0);
  return 10 * Math.max(...prices) + sum + (isWon ? 5 : 0);
}

// Counts every component: nothing may be lost, doubled or where it cannot be.
import { COPIES, MOST_BID, ROUNDS, STALL_ROOM } from './data/numbers.ts';
import { GOODS, type GoodName } from './names.ts';
import type { Merchant, NightMarketState } from './types.ts';

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`night-market: ${what}`);
}

const count = (cards: readonly GoodName[], good: GoodName): number =>
  cards.filter((card) => card === good).length;

export function audit(s: NightMarketState): void {
  const orders = [...s.orders, ...s.merchants.map(({ order }) => order)];
  for (const good of GOODS) {
    const inStalls = s.merchants.reduce((sum, { stall }) => sum + stall[good], 0);
    const cards = count([...s.deck, ...s.lot, ...s.discard], good) + inStalls;
    demand(cards === COPIES, `${cards} cards of ${good} instead of ${COPIES}`);
    demand(count(orders, good) === 1, `${count(orders, good)} orders of ${good}`);
  }
  demand(s.round >= 1 && s.round <= ROUNDS, `round ${s.round}`);
  s.merchants.forEach(auditMerchant);
}

function auditMerchant({ coins, stall, bid }: Merchant): void {
  demand(Number.isInteger(coins) && coins >= 0, `${coins} coins`);
  demand(
    bid === null || (bid >= 0 && bid <= Math.min(coins, MOST_BID)),
    `a bid of ${bid} with ${coins} coins`,
  );
  for (const good of GOODS) demand(stall[good] <= STALL_ROOM, `${stall[good]} ${good} in one stall`);
}

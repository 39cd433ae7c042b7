// Chapter 6: the end of the game.
import { nth, ranksBy, type Upkeep } from '@comptoir/kernel';
import { COINS_PER_POINT, GOODS_POINTS } from './data/numbers.ts';
import { GOODS, type GoodName } from './names.ts';
import type { Merchant, NightMarket, Stall } from './types.ts';

/** */
export const goodPoints = (stall: Readonly<Stall>, good: GoodName): number => nth(GOODS_POINTS, stall[good]);

export function goodsPoints(stall: Readonly<Stall>): number {
  let points = 0;
  for (const good of GOODS) points += goodPoints(stall, good);
  return points;
}

/** what the good on the order counts a second time. */
export const orderPoints = ({ stall, order }: Merchant): number => goodPoints(stall, order);

/** */
export const coinPoints = (coins: number): number => Math.floor(coins / COINS_PER_POINT);

export function finalPoints(merchant: Merchant): number {
  return goodsPoints(merchant.stall) + orderPoints(merchant) + coinPoints(merchant.coins);
}

/** negative when `one` is placed before `other`. */
function compare(one: Merchant, other: Merchant): number {
  return finalPoints(other) - finalPoints(one) || other.coins - one.coins;
}

/** told category by category. */
export const endGame: Upkeep<NightMarket, 'endGame'> = {
  rule: 'R-6',
  run(s, _at, effects) {
    effects.reveal();
    s.merchants.forEach((merchant, seat) => {
      effects.tell({ kind: 'orderShown', seat, good: merchant.order });
      effects.tell({ kind: 'scored', seat, category: 'goods', points: goodsPoints(merchant.stall) });
      effects.tell({ kind: 'scored', seat, category: 'order', points: orderPoints(merchant) });
      effects.tell({ kind: 'scored', seat, category: 'coins', points: coinPoints(merchant.coins) });
    });
    const scores = s.merchants.map(finalPoints);
    const ranks = ranksBy(s.merchants, compare);
    s.result = { scores, ranks };
    effects.tell({ kind: 'gameEnded', scores, ranks });
  },
};
